import type { Locale } from '@/core/locale'
import { publishedArticles } from './articles/articles'
import { currentInstruments } from './tests/instruments'

/**
 * Returns the documents that have a social card of their own. The pages below such a document share its card; all other
 * pages use the card of the site.
 */
export const cardPaths = (): readonly string[] => [
  '/',
  ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
  ...publishedArticles().map(({ id }) => `/column/articleDetail/${id}`),
]

/** Size of a social card in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** Returns the path of the card of a document in `cardPaths()`, relative to the site's address. */
export const cardFile = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`

/** Returns the card of a page: its own, otherwise the one of its parent page, otherwise the one of the site. */
export function cardOf(locale: Locale, path: string): string {
  const own = cardPaths().find((one) => one !== '/' && (path === one || path.startsWith(`${one}/`)))
  return cardFile(locale, own ?? '/')
}
