import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { escapeMarkup } from '@/core/escape'
import {
  fallbackLocale,
  isLocale,
  isWholeTag,
  type Locale,
  localeCookie,
  localeCookieMaxAge,
  resolveLocale,
} from '@/core/locale'
import { env } from '@/env'
import { fillOperator } from '@/seo/operator'
import { ORIGIN_PLACEHOLDER, SUPPORT_PLACEHOLDER } from '@/seo/origin'
import { buildId } from '@/server/build-id'
import { readCookie } from '@/server/cookies'
import { documentPolicy, securityHeaders } from './csp'
import { Page } from './page'

/** Prerendered documents by path with language (`/es/tests`). */
export type Documents = ReadonlyMap<string, Page>

/** Loads what scripts/build.ts wrote; `origin` takes the place of the address unknown at build time. */
export function loadDocuments(origin: string, dir = join(process.cwd(), '.next/documents')): Documents {
  const pages = new Map<string, Page>()
  if (!existsSync(dir)) return pages
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(dir, file), 'utf8')
    pages.set(`/${file.slice(0, -'.html'.length)}`, pageOf(html, localeOf(file), origin))
  }
  return pages
}

/** A document without scripts, as it is sent: what is configured and not known to the build is in it. */
export function pageOf(html: string, locale: Locale, origin: string): Page {
  const filled = fillOperator(html, locale)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    .replaceAll(SUPPORT_PLACEHOLDER, escapeMarkup(env.SUPPORT_EMAIL))
    .replace('<html ', `<html data-build="${escapeMarkup(buildId())}" `)
  return new Page(Buffer.from(filled), documentPolicy(filled))
}

/** The language of a document by its place: `es/tests.html`, `es.html`. */
function localeOf(file: string): Locale {
  const [first = ''] = file.split(/[\\/.]/)
  return isLocale(first) ? first : fallbackLocale
}

/** A document is only ever read. */
export const reads = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The path of a request and the language it is to be answered in. */
export function askedFor(req: IncomingMessage): { pathname: string; locale: Locale } {
  const { pathname, lang } = split(req.url ?? '/')
  const stored = readCookie(req.headers.cookie, localeCookie)
  return { pathname, locale: resolveLocale(lang, stored, req.headers['accept-language']) }
}

/** Sends a document, or says that the browser has it already; stores the language like the proxy does. */
export function sendPage(page: Page, locale: Locale, req: IncomingMessage, res: ServerResponse): void {
  const headers: Record<string, string | number> = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: page.etag,
  }
  const destination = req.headers['sec-fetch-dest']
  const { lang } = split(req.url ?? '/')
  const chosen = !lang || isWholeTag(lang)
  const stored = readCookie(req.headers.cookie, localeCookie)
  if (chosen && stored !== locale && (!destination || destination === 'document')) {
    headers['set-cookie'] = `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAge}; SameSite=Lax`
  }
  if (req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = acceptedEncoding(String(req.headers['accept-encoding'] ?? ''))
  const body = encoding ? page[encoding] : page.plain
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body)
}

function split(url: string): { pathname: string; lang: string | null } {
  const at = url.indexOf('?')
  if (at < 0) return { pathname: url, lang: null }
  return { pathname: url.slice(0, at), lang: new URLSearchParams(url.slice(at)).get('lang') }
}

const acceptedEncoding = (header: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : undefined
