import { isLocale, type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '../cookies'

/**
 * Language of a page without script: the one of its address, else the one that was chosen before, else the browser's.
 * @param otherwise for who says none, such as the program that fetches a preview; the site's own unless told.
 */
export function requestLocale({ url, headers }: Request, otherwise?: Locale): Locale {
  const asked = new URL(url).searchParams.get('lang')
  const cookie = readCookie(headers.get('cookie'), localeCookie)
  const accept = headers.get('accept-language')
  if (otherwise && asked === null && !isLocale(cookie) && !accept) return otherwise
  return resolveLocale(asked, cookie, accept)
}
