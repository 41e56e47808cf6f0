import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

interface Props {
  locale: Locale
  /** The path that was asked for. */
  path: string
}

/** Says that there is no such page, with links to the home page and the tests. */
export async function MissedPage({ locale, path }: Props) {
  const [t, home] = await Promise.all([texts(locale, 'common'), texts(locale, 'home')])
  return (
    <ErrorScreen
      status={404}
      message={t('error.notFound', { path: readable(path) })}
      hint={t('error.notFoundHint')}
      home={t('error.home')}
    >
      <a className="button text" href="/tests">
        {home('hero.start')}
      </a>
    </ErrorScreen>
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
