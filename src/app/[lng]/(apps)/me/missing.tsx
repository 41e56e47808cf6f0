import { missedRequest } from '@/app/missing'
import { texts } from '@/server/i18n'
import { Link } from '@/ui/app/Link'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

/** Not found in this account: an order or results of somebody else, or a test that was deleted. */
export async function MissingOfAccount() {
  const { locale, path } = await missedRequest()
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'me')])
  return (
    <ErrorScreen
      status={404}
      message={common('error.notFound', { path })}
      hint={common('error.notFoundHint')}
      home={common('error.home')}
    >
      <Link className="button quiet" href="/me">
        {t('trend.back')}
      </Link>
    </ErrorScreen>
  )
}
