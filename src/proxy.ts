import { type NextRequest, NextResponse } from 'next/server'
import { localeCookie, localeCookieMaxAge, resolveLocale } from '@/core/locale'
import { contentSecurityPolicy, prerenderedHashes, securityHeaders } from '@/server/http/csp'

const development = process.env.NODE_ENV === 'development'
const hashes = development ? {} : prerenderedHashes()

/** Pages rendered with one person's answers or orders, drafts, and the console: kept nowhere, and their address goes to nobody. */
const PERSONAL = /^\/(admin|report|compare|me|sandbox|column\/articlePreview)(\/|$)/

/** Rewrites a clean URL to the page of the request's language and stores the language. */
export function proxy(req: NextRequest): NextResponse {
  const url = req.nextUrl
  const stored = req.cookies.get(localeCookie)?.value
  const locale = resolveLocale(url.searchParams.get('lang'), stored, req.headers.get('accept-language'))
  const target = url.clone()
  target.pathname = `/${locale}${url.pathname === '/' ? '' : url.pathname}`

  const headers = new Headers(req.headers)
  headers.set('x-pathname', url.pathname)
  headers.set('x-lang', locale)
  const known = hashes[target.pathname]
  const nonce = known ? undefined : crypto.randomUUID()
  const policy = contentSecurityPolicy(known ?? (development ? "'unsafe-inline' 'unsafe-eval'" : `'nonce-${nonce}'`))
  // Next reads the nonce from the request's policy and puts it on the scripts of dynamic pages.
  if (!known) headers.set('content-security-policy', policy)

  const response = NextResponse.rewrite(target, { request: { headers } })
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-cache')
  if (PERSONAL.test(url.pathname)) {
    response.headers.set('cache-control', 'private, no-store')
    response.headers.set('referrer-policy', 'no-referrer')
  }
  // Only documents store the language: prefetches and data requests would fight over it.
  const destination = req.headers.get('sec-fetch-dest')
  if (stored !== locale && (!destination || destination === 'document')) {
    response.cookies.set(localeCookie, locale, { path: '/', maxAge: localeCookieMaxAge, sameSite: 'lax' })
  }
  return response
}

export const config = {
  matcher: [
    '/((?!api/|_next/|science/[^/]+/[^/]+/.|builds/|\\.well-known/|css/|js/|og/|icons/|manifest/|feed/|dev/|a/|r/|share/|metrics$|favicon.svg|llms.txt|robots.txt|sitemap.xml).*)',
  ],
}
