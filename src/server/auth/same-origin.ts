import { env, isLocalUrl } from '@/env'

/**
 * Refuses requests that a foreign page could send with a visitor's cookies: another Origin, or a body type that a plain
 * form can post. Returns null if the request may proceed.
 */
export function rejectCrossOrigin(req: Request): Response | null {
  if (isCrossOrigin(req)) return refusal(403)
  const json = req.headers.get('content-type')?.split(';')[0]?.trim() === 'application/json'
  if (req.method !== 'GET' && !json) return refusal(415)
  return null
}

/** Returns whether another site's page sent the request. */
export function isCrossOrigin(req: Request): boolean {
  const origin = req.headers.get('origin')
  return origin !== null ? !isOwnOrigin(origin, req) : req.headers.get('sec-fetch-site') === 'cross-site'
}

function isOwnOrigin(origin: string, req: Request): boolean {
  if (origin === env.APP_URL) return true
  // On localhost the site may be open under another local name or port than in APP_URL.
  return isLocalUrl(env.APP_URL) && URL.canParse(origin) && new URL(origin).host === req.headers.get('host')
}

const refusal = (status: number): Response =>
  Response.json({ error: { message: 'FORBIDDEN_ORIGIN' } }, { status, headers: { 'cache-control': 'no-store' } })
