import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '../auth/cookies'

/**
 * Returns the language of a page without script: the one in its address, else the one chosen before, else the
 * browser's.
 * @param otherwise for a client without any language, such as a program that fetches a preview; default: the site's own
 */
export function requestLocale({ url, headers }: Request, otherwise?: Locale): Locale {
  const tag = new URL(url).searchParams.get('lang')
  const cookie = readCookie(headers.get('cookie'), localeCookie)
  const accept = headers.get('accept-language')
  if (otherwise && tag === null && !isLocale(cookie) && !accept) return otherwise
  return resolveLocale(tag, cookie, accept)
}

/** Returns the path of a request and the language of its response. */
export function readTarget(req: IncomingMessage): { pathname: string; locale: Locale } {
  const { pathname, lang } = splitUrl(req.url ?? '/')
  const stored = readCookie(req.headers.cookie, localeCookie)
  return { pathname, locale: resolveLocale(lang, stored, req.headers['accept-language']) }
}

/** Returns the path of an address, and the language that its query names. */
export function splitUrl(url: string): { pathname: string; lang: string | null } {
  const at = url.indexOf('?')
  if (at < 0) return { pathname: url, lang: null }
  return { pathname: url.slice(0, at), lang: langOf(url.slice(at + 1)) }
}

/** Returns the language that a query names. A query usually has no other parameter and then needs no parser. */
export function langOf(query: string): string | null {
  if (/^lang=\w*$/.test(query)) return query.slice('lang='.length)
  return new URLSearchParams(query).get('lang')
}
