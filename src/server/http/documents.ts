import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import zlib from 'node:zlib'
import { escapeMarkup } from '@/core/escape'
import { fallbackLocale, isLocale, type Locale, localeCookie, localeCookieMaxAge, resolveLocale } from '@/core/locale'
import { env } from '@/env'
import { fillOperator } from '@/seo/operator'
import { ORIGIN_PLACEHOLDER, SUPPORT_PLACEHOLDER } from '@/seo/origin'
import { buildId } from '@/server/build-id'
import { readCookie } from '@/server/cookies'
import { contentSecurityPolicy, securityHeaders } from './csp'

interface Page {
  plain: Buffer
  gzip: Buffer
  br: Buffer
  etag: string
}

/** Prerendered documents by path with language (`/es/tests`), compressed once. */
export type Documents = ReadonlyMap<string, Page>

/** Loads what scripts/build.ts wrote; `origin` takes the place of the address unknown at build time. */
export function loadDocuments(origin: string, dir = join(process.cwd(), '.next/documents')): Documents {
  const pages = new Map<string, Page>()
  if (!existsSync(dir)) return pages
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const plain = Buffer.from(
      fillOperator(readFileSync(join(dir, file), 'utf8'), localeOf(file))
        .replaceAll(ORIGIN_PLACEHOLDER, origin)
        .replaceAll(SUPPORT_PLACEHOLDER, escapeMarkup(env.SUPPORT_EMAIL))
        .replace('<html ', `<html data-build="${escapeMarkup(buildId())}" `),
    )
    pages.set(`/${file.slice(0, -'.html'.length)}`, {
      plain,
      gzip: zlib.gzipSync(plain, { level: 9 }),
      br: zlib.brotliCompressSync(plain),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    })
  }
  return pages
}

/** The language of a document by its place: `es/tests.html`, `es.html`. */
function localeOf(file: string): Locale {
  const [first = ''] = file.split(/[\\/.]/)
  return isLocale(first) ? first : fallbackLocale
}

const policy = contentSecurityPolicy()

/** Answers a GET or HEAD for a document; returns false when the path is not one. */
export function serveDocument(documents: Documents, req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  const { pathname, lang } = split(req.url ?? '/')
  const stored = readCookie(req.headers.cookie, localeCookie)
  const locale = resolveLocale(lang, stored, req.headers['accept-language'])
  const page = documents.get(`/${locale}${pathname === '/' ? '' : pathname}`)
  if (!page) return false

  const headers: Record<string, string | number> = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: page.etag,
  }
  const destination = req.headers['sec-fetch-dest']
  if (stored !== locale && (!destination || destination === 'document')) {
    headers['set-cookie'] = `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAge}; SameSite=Lax`
  }
  if (req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, headers).end()
    return true
  }
  const encoding = acceptedEncoding(String(req.headers['accept-encoding'] ?? ''))
  const body = encoding ? page[encoding] : page.plain
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body)
  return true
}

function split(url: string): { pathname: string; lang: string | null } {
  const at = url.indexOf('?')
  if (at < 0) return { pathname: url, lang: null }
  return { pathname: url.slice(0, at), lang: new URLSearchParams(url.slice(at)).get('lang') }
}

const acceptedEncoding = (header: string): 'br' | 'gzip' | undefined =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : undefined
