import { z } from 'zod'
import { type Group, groups } from '@/core/instrument'

/** Columns, one for each group of tests; name and introduction are `columns.<id>` in `locales/<lng>/column.json`. */
export const columns = groups
export type Column = Group

/** Topics of an article besides its column; their names are `tags` in `locales/<lng>/column.json`. */
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

/** Front matter shared by all languages of an article. Error messages follow the field name and the rejected value. */
export const ArticleFacts = z.object({
  /** Day of publication, `YYYY-MM-DD`. */
  published: z.iso.date('is not a date such as 2026-11-22'),
  /** Day of the last change that a reader would notice, `YYYY-MM-DD`, if there was one. */
  updated: z.optional(z.iso.date('is not a date such as 2026-11-22')),
  /** Reading order in the column, from 1. */
  order: z.int('is not a whole number from 1').min(1, 'is not a whole number from 1'),
  tags: z
    .array(z.enum(tags, 'is none of the tags in src/content/articles/article.ts'), 'is not a list')
    .min(1, 'has not one to three entries')
    .max(3, 'has not one to three entries')
    .readonly(),
  /** Slug of the test on the same topic. */
  relatedTest: z.string('is not the slug of a test'),
  /** Whether only a signed preview link can open it. */
  draft: z.boolean('is neither true nor false'),
  /** Publications the article is based on. */
  sources: z
    .array(z.string('is not a text').trim().min(1, 'has an empty entry'), 'is not a list')
    .min(3, 'has fewer than three entries')
    .readonly(),
})
export type ArticleFacts = z.infer<typeof ArticleFacts>

/** Language-independent data of an article: its folder is `columns/<column>/<id>`. */
export interface Article extends ArticleFacts {
  /** Part of addresses, and therefore permanent. */
  id: string
  column: Column
}
