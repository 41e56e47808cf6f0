import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

/** Nothing for this browser. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ComparisonNotFound() {
  const lang = (await headers()).get('x-lang')
  const locale = isLocale(lang) ? lang : fallbackLocale
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'share')])
  return (
    <ErrorScreen status={404} message={t('unknown.title')} hint={t('unknown.text')} home={common('error.home')}>
      <a className="button quiet" href="/tests">
        {t('unknown.tests')}
      </a>
    </ErrorScreen>
  )
}
