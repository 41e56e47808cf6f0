import { SearchQuery } from '@/core/input/fields'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

/** Maximum length of a query in characters; a longer one was not typed by a person. */
export const maxQueryLength = 80

export const SearchInput = z.object({
  query: SearchQuery(maxQueryLength),
  /** Language of the searched texts; without it, the language of the request. */
  locale: z.optional(z.enum(locales)),
})

/** A text in pieces; the pieces that match the query are marked. */
export const MarkedText = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchHit = z.object({
  kind: z.enum(['test', 'article']),
  id: z.string(),
  /** Group of the test, or column of the article. */
  group: z.enum(['mood', 'stress', 'self', 'relations']),
  title: MarkedText,
  excerpt: MarkedText,
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchHits = z.array(SearchHit)
