import { missedRequest } from '@/app/missing'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

export { missingMetadata as generateMetadata } from '@/app/missing'

/** A preview link that does not work: forged, expired or incomplete. */
export default async function PreviewNotFound() {
  const { locale, path } = await missedRequest()
  const t = await texts(locale, 'common')
  return <ErrorScreen status={404} message={t('error.notFound', { path })} home={t('error.home')} />
}
