import { type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '../cookies'

/** Language of a page without script: the one of its address, else the one that was chosen before, else the browser's. */
export function requestLocale({ url, headers }: Request): Locale {
  const lang = new URL(url).searchParams.get('lang')
  return resolveLocale(lang, readCookie(headers.get('cookie'), localeCookie), headers.get('accept-language'))
}
