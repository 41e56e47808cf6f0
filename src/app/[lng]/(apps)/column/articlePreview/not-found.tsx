import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

/** A link that opens nothing: forged, expired or incomplete, all the same to its reader. */
export default async function PreviewNotFound() {
  const requested = await headers()
  const lang = requested.get('x-lang')
  const t = await texts(isLocale(lang) ? lang : fallbackLocale, 'common')
  const path = requested.get('x-pathname') ?? ''
  return <ErrorScreen status={404} message={t('error.notFound', { path })} home={t('error.home')} />
}
