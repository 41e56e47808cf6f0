import { z } from 'zod'
import { helpLevels } from '@/core/instrument'

const Point = z.object({ at: z.iso.datetime(), score: z.int() })

/** A year of one account over all tests: the free drawings and sentences, and values of reports that were read. */
export const YearView = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Strongest form of help in the year: help comes first if it did for any result. */
  help: z.enum(helpLevels),
  /** Most recently taken test first. */
  tests: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      /** Newest first. */
      results: z.array(
        z.object({
          sittingId: z.string(),
          at: z.iso.datetime(),
          /** Coarse positions; empty if nothing was scored. */
          picture: z.array(z.object({ id: z.string(), at: z.number(), half: z.number() })),
          sentence: z.string().nullable(),
        }),
      ),
      /** null if no two results share a version and a language. */
      compared: z
        .object({
          /** Number of results compared. */
          count: z.int(),
          changed: z.array(z.object({ name: z.string(), from: Point, to: Point, wobble: z.int() })),
          /** Names of the parts that changed by less than the error of the two results. */
          stayed: z.array(z.string()),
        })
        .nullable(),
    }),
  ),
  articles: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.number() })),
  /** Number of results whose full report was not read; only their free part is shown. */
  closed: z.int(),
})
export type YearView = z.infer<typeof YearView>
export type YearTestView = YearView['tests'][number]

/** One test of an invented year: its picture, and the parts that changed by more than the error of the two results. */
export interface SampleYearTest {
  slug: string
  title: string
  picture: YearTestView['results'][number]['picture']
  changed: { name: string; from: number; to: number }[]
}
