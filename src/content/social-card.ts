import type { Locale } from '@/core/locale'
import { publishedArticles } from './articles/articles'
import { currentInstruments } from './tests/instruments'

/** Returns the documents with their own social card; pages below one share it, and all other pages use the site's. */
export const cardPaths = (): readonly string[] => [
  '/',
  ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
  ...publishedArticles().map(({ id }) => `/column/articleDetail/${id}`),
]

/** Size of a social card in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** Returns the path of the card of a document in `cardPaths()`, relative to the site's address. */
export const cardFile = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`

/** Returns the card of a page: its own, otherwise that of its parent page, otherwise the site's. */
export function cardOf(locale: Locale, path: string): string {
  const own = cardPaths().find((one) => one !== '/' && (path === one || path.startsWith(`${one}/`)))
  return cardFile(locale, own ?? '/')
}
