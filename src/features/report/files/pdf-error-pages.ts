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
  NOT_FOUND: 404,
  VIP_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
}

/**
 * Returns the error page for a failed PDF.
 * @param reason the error, or the reason why the report was closed
 */
export async function reportPdfErrorPage(locale: Locale, sittingId: string, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([loadTexts(locale, 'report'), loadTexts(locale, 'errors')])
  const back = { href: `/report/${encodeURIComponent(sittingId)}`, label: t('download.back') }
  if (reason === 'refunded' || reason === 'closed') {
    const [title, text] = [t(`access.${reason}.title`), t(`access.${reason}.text`)]
    return plainPage({ locale, status: 410, title, text, links: [back] })
  }
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no PDF')
  const missing = code === 'NOT_FOUND'
  const vip = { href: '/vip', label: t('download.vip') }
  return plainPage({
    locale,
    status: statusOf[code] ?? 500,
    title: missing ? t('download.missing') : code === 'VIP_REQUIRED' ? t('download.members') : t('download.failed'),
    text: errors(code, params),
    links: missing
      ? [{ href: '/retrieve', label: t('missing.action') }]
      : [...(code === 'VIP_REQUIRED' ? [vip] : []), back],
  })
}

/** Returns the error page for an invoice that is not available. */
export async function invoiceErrorPage(locale: Locale, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([loadTexts(locale, 'payment'), loadTexts(locale, 'errors')])
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no PDF of an invoice')
  const missing = code === 'NOT_FOUND'
  return plainPage({
    locale,
    status: statusOf[code] ?? 500,
    title: t('invoice.missing'),
    text: missing ? t('invoice.missingText') : errors(code, params),
    links: [{ href: '/contact', label: t('held.action') }],
  })
}

/** Returns the error page for the PDF of a year that is not available. */
export async function yearPdfErrorPage(locale: Locale, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([loadTexts(locale, 'year'), loadTexts(locale, 'errors')])
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no PDF of a year')
  const signIn = { href: '/login?next=/me/year', label: t('signIn') }
  const vip = { href: '/vip', label: t('vip') }
  const missing = code === 'NOT_FOUND'
  return plainPage({
    locale,
    status: statusOf[code] ?? 500,
    title: code === 'VIP_REQUIRED' ? t('members') : missing ? t('none') : t('failed'),
    text: missing ? t('noneText') : errors(code, params),
    links: [
      ...(code === 'UNAUTHENTICATED' ? [signIn] : []),
      ...(code === 'VIP_REQUIRED' ? [vip] : []),
      { href: '/me', label: t('back') },
    ],
  })
}
