import { missedRequest } from '@/app/missing'
import { texts } from '@/server/i18n'
import { Link } from '@/ui/app/Link'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

export { missingMetadata as generateMetadata } from '@/app/missing'

/** No such report for this browser. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ReportNotFound() {
  const { locale, path } = await missedRequest()
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'report')])
  return (
    <ErrorScreen
      status={404}
      message={common('error.notFound', { path })}
      hint={t('missing.text')}
      home={common('error.home')}
    >
      <Link className="button quiet" href="/retrieve">
        {t('missing.action')}
      </Link>
    </ErrorScreen>
  )
}
