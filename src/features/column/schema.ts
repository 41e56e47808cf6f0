import { z } from 'zod'
import { locales } from '@/core/locale'

/** Longest query, in characters; what is longer was not typed by a person. */
export const maxQuery = 80

export const SearchInput = z.object({
  query: z.string().max(maxQuery),
  /** Language of what is searched; without it, the language of the request. */
  locale: z.enum(locales).optional(),
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

export const ListInput = z.object({
  list: z.string().max(20),
  tag: z.string().max(20).optional(),
  page: z.int().min(1).max(1000).default(1),
  locale: z.enum(locales).optional(),
})

export const Card = z.object({
  id: z.string(),
  column: z.enum(['mood', 'stress', 'self', 'relations']),
  published: z.string(),
  minutes: z.int(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()).readonly(),
})

export const CardPage = z.object({ articles: z.array(Card).readonly(), page: z.int(), pages: z.int() })
export type CardPage = z.infer<typeof CardPage>

export const MetaInput = z.object({ id: z.string().max(60), locale: z.enum(locales).optional() })

export const Meta = Card.extend({
  relatedTest: z.string(),
  sources: z.array(z.string()).readonly(),
  contents: z.array(z.object({ id: z.string(), title: z.string() })).readonly(),
  previous: Card.nullable(),
  next: Card.nullable(),
})
export type Meta = z.infer<typeof Meta>
