import { z } from 'zod'
import { type Group, groups } from '@/core/instrument'

/** A column for each group of tests; its name and introduction are `columns.<id>` in `locales/<lng>/column.json`. */
export const columns = groups
export type Column = Group

/** Subjects of an article besides its column; named in `tags` of `locales/<lng>/column.json`. */
export const tags = [
  'how-it-works',
  'practice',
  'thoughts',
  'talking',
  'body',
  'work',
  'results',
  'getting-help',
] as const
export type Tag = (typeof tags)[number]

/** Front matter that the languages of an article share. A message follows the name of the field and the refused value. */
export const ArticleFacts = z.object({
  /** Day of publication, `YYYY-MM-DD`. */
  published: z.iso.date('is not a date such as 2026-11-22'),
  /** Place in the column, from 1: the order in which to read them. */
  order: z.int('is not a whole number from 1').min(1, 'is not a whole number from 1'),
  tags: z
    .array(z.enum(tags, 'is none of the tags in src/content/articles/columns.ts'), 'is not a list')
    .min(1, 'has not one to three entries')
    .max(3, 'has not one to three entries')
    .readonly(),
  /** Slug of the test that looks at the same thing. */
  relatedTest: z.string('is not the slug of a test'),
  /** Seen through a signed preview link only. */
  draft: z.boolean('is neither true nor false'),
  /** Works the article rests on. */
  sources: z
    .array(z.string('is not a text').trim().min(1, 'has an empty entry'), 'is not a list')
    .min(3, 'has fewer than three entries')
    .readonly(),
})
export type ArticleFacts = z.infer<typeof ArticleFacts>

/** Language-independent data of an article: its folder is `columns/<column>/<id>`. */
export interface Article extends ArticleFacts {
  /** Stands in addresses and so never changes. */
  id: string
  column: Column
}
