import { DomainError, type DomainErrorCode } from '@/core/error'
import type { Locale } from '@/core/locale'
import { plainTexts } from '@/server/dictionaries'
import { plainPage } from '@/server/http/plain-page'
import { log } from '@/server/log'

const statusOf: Partial<Record<DomainErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
}

/** Error page for a failed export. */
export async function noExport(locale: Locale, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([plainTexts(locale, 'settings'), plainTexts(locale, 'errors')])
  const { code, params } = reason instanceof DomainError ? reason : new DomainError('INTERNAL')
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no export')
  const back =
    code === 'UNAUTHENTICATED'
      ? { href: '/login?next=/me/privacy', label: t('export.signIn') }
      : { href: '/me/privacy', label: t('export.back') }
  return plainPage({
    locale,
    status: statusOf[code] ?? 500,
    title: t('export.failed'),
    text: errors(code, params),
    links: [back],
  })
}
