import { z } from 'zod'
import { locales } from '@/core/locale'
import { levels } from '@/core/psychometrics/instrument'

/** Any string is a question that has an answer: an id that cannot exist is "not found" like any other foreign one. */
export const ReportInput = z.object({ sittingId: z.string().max(200) })
export type ReportInput = z.infer<typeof ReportInput>

/** The test that a sitting is of. */
export const Sitting = z.object({ slug: z.string(), title: z.string() })
export type Sitting = z.infer<typeof Sitting>

/** Free and bought reports that are left to the account. */
export const Credits = z.object({ credits: z.int() })

const Level = z.enum(levels)

/** 0–100 points, both ends included. */
const Range = z.object({ from: z.number(), to: z.number() })

/** One dimension with everything that is known of it: free for one dimension, paid for the others. */
export const DimensionView = z.object({
  id: z.string(),
  name: z.string(),
  short: z.string(),
  about: z.string(),
  low: z.string(),
  high: z.string(),
  /** Design range, not from a population. */
  range: Range,
  /** null if too few items were answered. */
  reading: z
    .object({
      /** 0–100, unrounded. */
      pomp: z.number(),
      level: Level,
      quick: z.string(),
      describes: z.string(),
      helps: z.string(),
      talk: z.string(),
    })
    .nullable(),
})
export type DimensionView = z.infer<typeof DimensionView>

const Overall = z.object({ level: Level, headline: z.string(), body: z.string() })

const common = {
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  /** Language the questions were answered in. */
  takenIn: z.enum(locales),
  version: z.number().int(),
  normVersion: z.string(),
  flagCount: z.number().int(),
  /** Offer a free retake before anything else. */
  retake: z.boolean(),
  /** Show help first, and no upsell in that place. */
  distress: z.boolean(),
  limits: z.array(z.string()),
  /** The reader may show parts of it to others. */
  shareable: z.boolean(),
}

/** Why the full report is not open: never bought, being paid, paid but looked at, returned, or in dispute. */
export const SummaryAccess = z.enum(['offer', 'pending', 'checking', 'refunded', 'suspended'])
export type SummaryAccess = z.infer<typeof SummaryAccess>

/** What is free. It has no field for a paid value, so none can slip through. */
export const SummaryView = z.object({
  kind: z.literal('summary'),
  ...common,
  access: SummaryAccess,
  /** null if the test has no overall band or it could not be scored. */
  overall: Overall.nullable(),
  /** Names of all dimensions in the order of the test. */
  parts: z.array(z.object({ id: z.string(), name: z.string() })),
  free: DimensionView,
})
export type SummaryView = z.infer<typeof SummaryView>

/** Everything. */
export const FullView = z.object({
  kind: z.literal('full'),
  ...common,
  /** The reader took the test, so that it is theirs to delete. */
  own: z.boolean(),
  overall: Overall.extend({ pomp: z.number() }).nullable(),
  dimensions: z.array(DimensionView),
  /** Notes that follow from the answers to the unscored questions about circumstances. */
  context: z.array(z.object({ question: z.string(), answer: z.string(), note: z.string() })),
})
export type FullView = z.infer<typeof FullView>

/** For the holder of a mailed link whose payment was returned or is in dispute. */
export const ClosedView = z.object({
  kind: z.literal('closed'),
  reason: SummaryAccess.extract(['refunded', 'suspended']),
  title: z.string(),
})
export type ClosedView = z.infer<typeof ClosedView>

export const ReportView = z.discriminatedUnion('kind', [SummaryView, FullView, ClosedView])
export type ReportView = z.infer<typeof ReportView>
