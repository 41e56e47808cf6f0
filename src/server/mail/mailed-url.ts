import type { Locale } from '@/core/locale'
import { env } from '@/env'

/**
 * Returns the address of one of our pages for a mail: it opens in the mail's language, whatever the browser prefers.
 */
export function mailedUrl(path: string, locale: Locale): string {
  const url = new URL(path, env.APP_URL)
  url.searchParams.set('lang', locale)
  return url.href
}
