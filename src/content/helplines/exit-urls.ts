import type { Locale } from '@/core/locale'

/**
 * Targets of "leave this page": sites that everybody reads, so that they look inconspicuous in a list of tabs. Our own
 * pages would show what the site is about, and an empty page would need an explanation. The target for Chinese readers
 * opens in mainland China. Browsers request a target only when a reader leaves, without a referrer.
 */
export const exitUrls: Readonly<Record<Locale, string>> = {
  cn: 'https://www.weather.com.cn/',
  en: 'https://en.wikipedia.org/',
  es: 'https://es.wikipedia.org/',
}
