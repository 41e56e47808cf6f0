import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

/** No such report for this browser. It stands beside the page, because it reads headers and so must be rendered per request. */
export default async function ReportNotFound() {
  const requested = await headers()
  const lang = requested.get('x-lang')
  const locale = isLocale(lang) ? lang : fallbackLocale
  const [common, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'report')])
  const path = requested.get('x-pathname') ?? ''
  return (
    <ErrorScreen
      status={404}
      message={common('error.notFound', { path })}
      hint={t('missing.text')}
      home={common('error.home')}
    >
      <a className="button quiet" href="/retrieve">
        {t('missing.action')}
      </a>
    </ErrorScreen>
  )
}
