import type { Locale } from '@/core/locale'

/**
 * Where "leave this page" goes: something anybody reads, which looks like nothing in a list of tabs. Pages of our own
 * would not do, since they show what the site is about; an empty page asks for an explanation. It opens in mainland
 * China for readers of Chinese. It is asked for only when somebody leaves, and is not told from where.
 */
export const leaveTo: Readonly<Record<Locale, string>> = {
  cn: 'https://www.weather.com.cn/',
  en: 'https://en.wikipedia.org/',
  es: 'https://es.wikipedia.org/',
}
