import type { Locale } from '@/core/locale'
import { plainPage } from '@/server/http/plain-page'
import { plainTexts } from '@/server/i18n/dictionaries'
import { log } from '@/server/observability/log'
import { pageRefusal } from '@/server/refusal'

/** Returns the error page for a calendar file that is not available. */
export async function weekErrorPage(locale: Locale, sittingId: string, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([plainTexts(locale, 'report'), plainTexts(locale, 'errors')])
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no calendar file')
  return plainPage({
    locale,
    status:
      code === 'NOT_FOUND' ? 404 : code === 'TOO_MANY_REQUESTS' ? 429 : code === 'SERVICE_UNAVAILABLE' ? 503 : 500,
    title: t('week.missing'),
    text: errors(code, params),
    links: [{ href: `/report/${encodeURIComponent(sittingId)}`, label: t('download.back') }],
  })
}
