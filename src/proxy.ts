import { type NextRequest, NextResponse } from 'next/server'
import { articleVisibility, publicLocales } from '@/content/articles/article-catalogue'
import { isLanguageTag, type Locale, localeCookie, localeCookieMaxAge, resolveLocale } from '@/core/locale'
import { DRAFT_COOKIE } from '@/documents/framework'
import { missingHeader, missingPath } from '@/documents/serve/record-response'
import { appPolicy, readInlineHashes, securityHeaders } from '@/server/http/csp'

const development = process.env.NODE_ENV === 'development'
const hashes = development ? { scripts: {}, styles: '' } : readInlineHashes()

/**
 * Pages with one person's answers or orders, drafts, and the console: no cache keeps them, and no referrer carries
 * their address.
 */
const PERSONAL = /^\/(admin|report|compare|me|payment|withdraw|change-password|sandbox|column\/articlePreview)(\/|$)/

const ARTICLE = /^\/column\/articleDetail\/([a-z0-9-]+)$/

/** Returns the path of the page that replaces an article that is withdrawn, or missing in this language. */
function absent(pathname: string, locale: Locale): string | undefined {
  const [, id] = ARTICLE.exec(pathname) ?? []
  const stands = id && articleVisibility(id, locale)
  if (!id || !stands || stands === 'public') return undefined
  return stands === 'withdrawn' || publicLocales(id).length > 0 ? `/a/${id}/absent` : undefined
}

/** Returns the path and query of the page that is missing. */
const missed = ({ nextUrl, headers }: NextRequest): string | null =>
  nextUrl.pathname === missingPath ? headers.get(missingHeader) : null

/** Rewrites a clean URL to the page of the request's language and stores the language. */
export function proxy(req: NextRequest): NextResponse {
  const url = req.nextUrl
  const stored = req.cookies.get(localeCookie)?.value
  const lang = url.searchParams.get('lang')
  const locale = resolveLocale(lang, stored, req.headers.get('accept-language'))
  const target = url.clone()
  const instead = absent(url.pathname, locale)
  target.pathname = instead ?? `/${locale}${url.pathname === '/' ? '' : url.pathname}`
  if (instead) target.searchParams.set('lang', locale)

  const headers = new Headers(req.headers)
  // A page that replaces a missing one needs the path of the missing one.
  const [, path = '/', search = ''] = /^([^?]*)(.*)$/s.exec(missed(req) ?? url.pathname + url.search) ?? []
  headers.set('x-pathname', path)
  headers.set('x-search', search)
  headers.set('x-lang', locale)
  // A draft is rendered per request, so its scripts have other hashes.
  const known = req.cookies.has(DRAFT_COOKIE) ? undefined : hashes.scripts[target.pathname]
  const nonce = known ? undefined : crypto.randomUUID()
  const scripts = known ?? (development ? "'unsafe-inline' 'unsafe-eval'" : `'nonce-${nonce}'`)
  const policy = appPolicy(scripts, hashes.styles)
  // Next reads the nonce from the request's policy and puts it on the scripts of dynamic pages.
  if (!known) headers.set('content-security-policy', policy)

  const response = NextResponse.rewrite(target, { request: { headers } })
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  // The replacement for an article is finished HTML, and sets the policy for its own content.
  if (!instead) response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-cache')
  if (PERSONAL.test(url.pathname)) {
    response.headers.set('cache-control', 'private, no-store')
    response.headers.set('referrer-policy', 'no-referrer')
  }
  // Only documents store the language: prefetches and data requests would fight over it.
  const destination = req.headers.get('sec-fetch-dest')
  const chosen = !lang || isLanguageTag(lang)
  if (chosen && stored !== locale && (!destination || destination === 'document')) {
    response.cookies.set(localeCookie, locale, { path: '/', maxAge: localeCookieMaxAge, sameSite: 'lax' })
  }
  return response
}

export const config = {
  matcher: [
    '/((?!api/|_next/|science/[^/]+/[^/]+/.|builds/|\\.well-known/|css/|js/|og/|icons/|manifest/|feed/|dev/|a/|m/|r/|share/|metrics$|favicon.svg|llms.txt|robots.txt|sitemap.xml).*)',
  ],
}
