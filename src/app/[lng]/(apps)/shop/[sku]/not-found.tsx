import { Button } from '@mantine/core'
import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Link } from '@/ui/app/Link'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

/** No such product. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ProductNotFound() {
  const requested = await headers()
  const lang = requested.get('x-lang')
  const locale = isLocale(lang) ? lang : fallbackLocale
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'shop')])
  const path = requested.get('x-pathname') ?? ''
  return (
    <ErrorScreen status={404} message={common('error.notFound', { path })} home={common('error.home')}>
      <Button component={Link} variant="default" href="/shop">
        {t('page.all')}
      </Button>
    </ErrorScreen>
  )
}
