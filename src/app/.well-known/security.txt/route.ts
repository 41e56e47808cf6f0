import { DAY_MS } from '@/core/time'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** Days until the file expires (RFC 9116 recommends less than a year). */
const VALID_DAYS = 180

/** Returns the contact for reporting vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116 */
export function GET(): Response {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${env.SUPPORT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh, es',
    `Canonical: ${env.APP_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
