import type { DomainErrorCode } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { plainPage } from '@/server/http/plain-page'
import { loadTexts } from '@/server/i18n/dictionaries'
import { log } from '@/server/observability/log'
import { pageRefusal } from '@/server/refusal'

const statusOf: Partial<Record<DomainErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  ACCOUNT_CHANGED: 412,
  PASSWORD_CHANGE_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
}

export const accountDataPath = '/me/privacy'
/** Path of the data page for a browser without an account. */
export const browserDataPath = '/my-data'

/** Returns the error page for a failed export; `from` is the path of the page that requested it. */
export async function createExportErrorResponse(locale: Locale, reason: unknown, from: string): Promise<Response> {
  const [t, errors] = await Promise.all([loadTexts(locale, 'settings'), loadTexts(locale, 'errors')])
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no export')
  const back =
    code === 'UNAUTHENTICATED'
      ? { href: `/login?next=${accountDataPath}`, label: t('export.signIn') }
      : { href: from, label: t('export.back') }
  return plainPage({
    locale,
    status: statusOf[code] ?? 500,
    title: t('export.failed'),
    text: errors(code, params),
    links: [back],
  })
}
