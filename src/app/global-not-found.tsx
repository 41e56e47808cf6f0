import type { Metadata, Viewport } from 'next'
import { missedRequest, missingMetadata } from '@/app/missing'
import { Shell } from '@/features/site/ui/frame/Shell'
import { siteIcons } from '@/seo/site-icons'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'
import '@/ui/base.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await missingMetadata()),
  ...siteIcons((await missedRequest()).locale),
})

/** Every unmatched path: a real 404 in the page's language. */
export default async function GlobalNotFound() {
  const { locale, path: asked } = await missedRequest()
  const [t, home] = await Promise.all([texts(locale, 'common'), texts(locale, 'home')])
  const path = readable(asked)
  return (
    <Shell locale={locale} kind="document">
      <ErrorScreen
        status={404}
        message={t('error.notFound', { path })}
        hint={t('error.notFoundHint')}
        home={t('error.home')}
      >
        <a className="button text" href="/tests">
          {home('hero.start')}
        </a>
      </ErrorScreen>
    </Shell>
  )
}

/** A malformed escape sequence must not turn the 404 into a 500. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
