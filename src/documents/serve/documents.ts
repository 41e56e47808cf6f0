import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fallbackLocale, isLanguageTag, isLocale, type Locale, localeCookie, localeCookieMaxAge } from '@/core/locale'
import { escapeMarkup } from '@/core/texts/escape'
import { env } from '@/env'
import { fillOperator } from '@/seo/operator'
import { ORIGIN_PLACEHOLDER, SUPPORT_PLACEHOLDER } from '@/seo/origin'
import { readCookie } from '@/server/auth/cookies'
import { documentPolicy } from '@/server/http/csp'
import { splitUrl } from '@/server/http/request-locale'
import { getBuildId } from '@/server/observability/build-id'
import { type Encoding, Page } from './page'

/** Prerendered documents by path with language (`/es/tests`). */
export type Documents = ReadonlyMap<string, Page>

/** Loads the files that scripts/build/build.ts wrote; `origin` replaces the address unknown at build time. */
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

/** Returns a document without scripts as it is sent, with the configured values that the build did not know. */
export function pageOf(html: string, locale: Locale, origin: string): Page {
  const filled = fillOperator(html, locale)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    .replaceAll(SUPPORT_PLACEHOLDER, escapeMarkup(env.SUPPORT_EMAIL))
    .replace('<html ', `<html data-build="${escapeMarkup(getBuildId())}" `)
  return new Page(Buffer.from(filled), documentPolicy(filled))
}

/** Returns the language of a document by its path: `es/tests.html`, `es.html`. */
function localeOf(file: string): Locale {
  const [first = ''] = file.split(/[\\/.]/)
  return isLocale(first) ? first : fallbackLocale
}

/** Returns whether the request only reads; documents allow nothing else. */
export const isReadRequest = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Sends a document, or 304 if the browser has it already; stores the language like the proxy does. */
export function sendPage(page: Page, locale: Locale, req: IncomingMessage, res: ServerResponse): void {
  const destination = req.headers['sec-fetch-dest']
  const { lang } = splitUrl(req.url ?? '/')
  const chosen = !lang || isLanguageTag(lang)
  const stored = readCookie(req.headers.cookie, localeCookie)
  if (chosen && stored !== locale && (!destination || destination === 'document')) {
    res.setHeader('set-cookie', `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAge}; SameSite=Lax`)
  }
  if (req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, page.headers).end()
    return
  }
  const { body, headers } = page.encodedAs(acceptedEncoding(String(req.headers['accept-encoding'] ?? '')))
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body)
}

const acceptedEncoding = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'plain'
