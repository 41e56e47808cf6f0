import { Query } from '@/core/input/fields'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

/** Longest query, in characters; what is longer was not typed by a person. */
export const maxQuery = 80

export const SearchInput = z.object({
  query: Query(maxQuery),
  /** Language of what is searched; without it, the language of the request. */
  locale: z.optional(z.enum(locales)),
})

/** A text in pieces, some of which are what was searched for. */
export const MarkedText = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const SearchHit = z.object({
  kind: z.enum(['test', 'article']),
  id: z.string(),
  /** Where it stands: a group of tests or a column of articles. */
  group: z.enum(['mood', 'stress', 'self', 'relations']),
  title: MarkedText,
  excerpt: MarkedText,
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchHits = z.array(SearchHit)
