import type { Locale } from '@/core/locale'
import { cardPaths } from './card-paths'

/** Pixels of a social card. */
export const cardSize = { width: 1200, height: 630 }

/** Where the card of a document with one of `cardPaths()` stands, under the site's address. */
export const cardFile = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`

/** The card that a page shows: its own, else that of the page above it, else the site's. */
export function cardOf(locale: Locale, path: string): string {
  const own = cardPaths().find((one) => one !== '/' && (path === one || path.startsWith(`${one}/`)))
  return cardFile(locale, own ?? '/')
}
