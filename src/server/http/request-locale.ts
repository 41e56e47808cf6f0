import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '../auth/cookies'

/**
 * Language of a page without script: the one of its address, else the one that was chosen before, else the browser's.
 * @param otherwise for who says none, such as the program that fetches a preview; the site's own unless told.
 */
export function requestLocale({ url, headers }: Request, otherwise?: Locale): Locale {
  const tag = new URL(url).searchParams.get('lang')
  const cookie = readCookie(headers.get('cookie'), localeCookie)
  const accept = headers.get('accept-language')
  if (otherwise && tag === null && !isLocale(cookie) && !accept) return otherwise
  return resolveLocale(tag, cookie, accept)
}

/** The path of a request and the language it is to be answered in. */
export function readTarget(req: IncomingMessage): { pathname: string; locale: Locale } {
  const { pathname, lang } = splitUrl(req.url ?? '/')
  const stored = readCookie(req.headers.cookie, localeCookie)
  return { pathname, locale: resolveLocale(lang, stored, req.headers['accept-language']) }
}

/** The path of an address, and the language that its query names. */
export function splitUrl(url: string): { pathname: string; lang: string | null } {
  const at = url.indexOf('?')
  if (at < 0) return { pathname: url, lang: null }
  return { pathname: url.slice(0, at), lang: new URLSearchParams(url.slice(at)).get('lang') }
}
