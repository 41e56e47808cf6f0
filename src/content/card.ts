import type { Locale } from '@/core/locale'
import { published } from './articles/articles'
import { currentInstruments } from './tests/instruments'

/** Documents that have a social card of their own; the pages below one share it, and every other page has the site's. */
export const cardPaths = (): readonly string[] => [
  '/',
  ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
  ...published().map(({ id }) => `/column/articleDetail/${id}`),
]

/** Pixels of a social card. */
export const cardSize = { width: 1200, height: 630 }

/** Where the card of a document with one of `cardPaths()` stands, under the site's address. */
export const cardFile = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`

/** The card that a page shows: its own, else that of the page above it, else the site's. */
export function cardOf(locale: Locale, path: string): string {
  const own = cardPaths().find((one) => one !== '/' && (path === one || path.startsWith(`${one}/`)))
  return cardFile(locale, own ?? '/')
}
