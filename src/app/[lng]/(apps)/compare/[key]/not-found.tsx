import { missedRequest } from '@/app/missing'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

export { missingMetadata as generateMetadata } from '@/app/missing'

/** Nothing for this browser. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ComparisonNotFound() {
  const { locale } = await missedRequest()
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'share')])
  return (
    <ErrorScreen status={404} message={t('unknown.title')} hint={t('unknown.text')} home={common('error.home')}>
      <a className="button quiet" href="/tests">
        {t('unknown.tests')}
      </a>
    </ErrorScreen>
  )
}
