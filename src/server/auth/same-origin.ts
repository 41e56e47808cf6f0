import { env, isLocalUrl } from '@/env'

/**
 * Refuses what a foreign page could send with a visitor's cookies: another Origin, or a body type that a plain form
 * can post. Returns null when the request may go on.
 */
export function rejectCrossOrigin(req: Request): Response | null {
  if (isCrossOrigin(req)) return refusal(403)
  const json = req.headers.get('content-type')?.split(';')[0]?.trim() === 'application/json'
  if (req.method !== 'GET' && !json) return refusal(415)
  return null
}

/** Whether another site's page has sent it. */
export function isCrossOrigin(req: Request): boolean {
  const origin = req.headers.get('origin')
  return origin !== null ? !isOwnOrigin(origin, req) : req.headers.get('sec-fetch-site') === 'cross-site'
}

function isOwnOrigin(origin: string, req: Request): boolean {
  if (origin === env.APP_URL) return true
  // On localhost the site may be opened under another local name or port than APP_URL says.
  return isLocalUrl(env.APP_URL) && URL.canParse(origin) && new URL(origin).host === req.headers.get('host')
}

const refusal = (status: number): Response =>
  Response.json({ error: { message: 'FORBIDDEN_ORIGIN' } }, { status, headers: { 'cache-control': 'no-store' } })
