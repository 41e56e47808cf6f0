import { missedRequest } from '@/app/missing'
import { texts } from '@/server/i18n'
import { Link } from '@/ui/app/Link'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

export { missingMetadata as generateMetadata } from '@/app/missing'

/** No such product. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ProductNotFound() {
  const { locale, path } = await missedRequest()
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'shop')])
  return (
    <ErrorScreen status={404} message={common('error.notFound', { path })} home={common('error.home')}>
      <Link className="button quiet" href="/shop">
        {t('page.all')}
      </Link>
    </ErrorScreen>
  )
}
