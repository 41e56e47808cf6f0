import { z } from 'zod'
import { helps } from '@/core/instrument'

const Point = z.object({ at: z.iso.datetime(), score: z.int() })

/** A year of one account over all tests: drawings and sentences that are free, and values of reports that were read. */
export const YearView = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The gravest of the year: help stands first once any result had it first. */
  help: z.enum(helps),
  /** The test taken last comes first. */
  tests: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      /** Newest first. */
      results: z.array(
        z.object({
          sittingId: z.string(),
          at: z.iso.datetime(),
          /** Coarse places; empty where nothing was scored. */
          picture: z.array(z.object({ id: z.string(), at: z.number(), half: z.number() })),
          sentence: z.string().nullable(),
        }),
      ),
      /** null where no two results are of one version and one language. */
      compared: z
        .object({
          /** Results it is made of. */
          count: z.int(),
          changed: z.array(z.object({ name: z.string(), from: Point, to: Point, wobble: z.int() })),
          /** Names of the parts that moved by less than the wobble. */
          stayed: z.array(z.string()),
        })
        .nullable(),
    }),
  ),
  articles: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.number() })),
  /** Results whose full report was not read, so that what is free of them stands alone. */
  closed: z.int(),
})
export type YearView = z.infer<typeof YearView>
export type YearTestView = YearView['tests'][number]

/** One test of an invented year: its picture, and what moved in it by more than the wobble. */
export interface SampleYearTest {
  slug: string
  title: string
  picture: YearTestView['results'][number]['picture']
  changed: { name: string; from: number; to: number }[]
}
