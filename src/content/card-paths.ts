import { published } from './articles/articles'
import { currentInstruments } from './tests/instruments'

/** Documents that have a social card of their own; the pages below one share it, and every other page has the site's. */
export const cardPaths = (): readonly string[] => [
  '/',
  ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
  ...published().map(({ id }) => `/column/articleDetail/${id}`),
]
