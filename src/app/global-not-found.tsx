import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'
import { Shell } from '@/ui/shell/Shell'
import '@/ui/base.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }
export const metadata: Metadata = {
  title: '404',
  robots: { index: false },
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
}

/** Every unmatched path: a real 404 in the page's language. */
export default async function GlobalNotFound() {
  const requested = await headers()
  const lang = requested.get('x-lang')
  const locale = isLocale(lang) ? lang : fallbackLocale
  const [t, home] = await Promise.all([texts(locale, 'common'), texts(locale, 'home')])
  const path = readable(requested.get('x-pathname') ?? '')
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
