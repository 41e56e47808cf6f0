import type { SheetSign } from '@mindglass/psychometrics/validity/signs'
import * as z from '../input/zod'
import { locales } from '../locale'

const Share = z.number().check(z.minimum(0), z.maximum(1))
const Percent = z.number().check(z.minimum(0), z.maximum(100))
const Count = z.int().check(z.minimum(0))
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** How one item was answered. Means are keyed points of the response scale: a reversed item counts `min + max − x`. */
const ItemFigures = z.object({
  id: z.string(),
  mean: z.number(),
  sd: z.number(),
  /** Correlation with the sum of the other items of its part. */
  rest: z.nullable(z.number()),
  /** α of the part without it. */
  alphaWithout: z.nullable(z.number()),
  /** Share of answers at each point of the response scale, lowest first, as they were chosen (not keyed). */
  categories: z.array(Share),
  /** Tenths of a second. */
  medianTenths: z.nullable(z.number()),
  /** Signs that a person should look at. */
  flags: z.array(z.string()),
})

/** The place of one raw score among all sheets of the part: half of those at the score and all below, in percent. */
const TableRow = z.object({
  raw: z.number(),
  /** How many had it; null where fewer than five did and neighbours were put together, or the row is one of them. */
  count: z.nullable(Count),
  percentile: Percent,
  /** Wilson's 95 % interval. */
  from: Percent,
  to: Percent,
})

const GradedCalibration = z.object({
  model: z.literal('graded'),
  n: Count,
  logLikelihood: z.number(),
  reliability: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      slope: z.number(),
      slopeSe: z.number(),
      intercepts: z.array(z.number()),
      interceptSes: z.array(z.number()),
      /** p-value of S-X². */
      fitP: z.nullable(Share),
    }),
  ),
  theta: z.array(z.object({ raw: z.number(), theta: z.number(), se: z.number() })),
})

/** Fit of the one-factor model to the covariances of the keyed items; see `oneFactorFit`. */
const FitFigures = z.object({
  /** Complete sheets it comes from. */
  n: Count,
  chiSquare: z.number(),
  df: Count,
  scaling: z.number(),
  cfi: Share,
  /** With its 90 % interval. */
  rmsea: z.object({ value: z.number(), from: z.number(), to: z.number() }),
})

const measured = {
  id: z.string(),
  /** Sheets with an answer to every item of the part: those that its figures come from. */
  n: Count,
  /** Standard error of measurement in POMP points; null for a negative α. */
  sem: z.nullable(z.number()),
  /**
   * Standard error of measurement in POMP points at each raw score, from the lowest to the highest, by the calibrated
   * model; null where nothing was calibrated, absent in editions made before it was computed.
   */
  scoreErrors: z.optional(z.nullable(z.array(z.number()))),
}
/** How many sheets show each sign. */
export const SignCounts = z.object({
  directed: Count,
  inconsistency: Count,
  speed: Count,
  longstring: Count,
  pattern: Count,
  spread: Count,
  copied: Count,
} satisfies Record<SheetSign, typeof Count>)

const PartFigures = z.object({
  ...measured,
  raw: z.object({ lowest: z.number(), highest: z.number() }),
  /** Mean and SD of POMP, 0–100; the SD with n − 1. */
  mean: z.number(),
  sd: z.number(),
  skew: z.nullable(z.number()),
  /** With Feldt's 95 % interval. */
  alpha: z.nullable(z.object({ value: z.number(), from: z.number(), to: z.number() })),
  /** `heywood`: ids of items that the one-factor model leaves no error of their own; ω is then not to be trusted. */
  omega: z.nullable(z.object({ value: z.number(), heywood: z.array(z.string()) })),
  /** Null where it cannot be told, as with three items; editions before there was one lack it. */
  fit: z.optional(z.nullable(FitFigures)),
  /** Shares at the lowest and the highest raw score. */
  floor: Share,
  ceiling: Share,
  /**
   * Of all complete sheets, those that were left out among them: what leaving out does to the figures. Null where fewer
   * than ten were left out, absent in editions made before it was computed.
   */
  withLeftOut: z.optional(
    z.nullable(z.object({ n: Count, mean: z.number(), sd: z.number(), alpha: z.nullable(z.number()) })),
  ),
  retest: z.nullable(z.object({ n: Count, r: z.number(), days: z.number() })),
  table: z.array(TableRow),
  items: z.array(ItemFigures),
  /** Covariances of the keyed items with n − 1, row by row in their order; none where an item does not vary. */
  covariance: z.optional(z.array(z.array(z.number()))),
  /** Change of the mean, in POMP points, since an earlier number of the same version and language. */
  drift: z.nullable(z.object({ sinceVersion: Count, meanChange: z.number(), se: z.number() })),
  calibration: z.nullable(GradedCalibration),
})

const DifFigures = z.object({
  other: z.enum(locales),
  n: Count,
  items: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(['A', 'B', 'C']),
      mantelP: Share,
      deltaR2: z.number(),
      /** Mean difference at equal scores, the other language less this one, in SD of the item; earlier editions lack it. */
      smd: z.optional(z.number()),
    }),
  ),
  /**
   * By part, POMP points by which people of the other language score higher than equal people of this one because of all
   * items of B and C together; null where so many items differ that nobody can be matched. Earlier editions lack it.
   */
  shifts: z.optional(z.array(z.object({ part: z.string(), points: z.nullable(z.number()) }))),
})

/**
 * Everything that one version of the norms says of one test, version and language; `NormVersion.figures`. Plain data
 * that never changes once it is frozen: a new shape gets a new `v`.
 */
export const NormFigures = z.object({
  v: z.literal(1),
  /** Sheets used. */
  n: Count,
  /** Sheets left out, by what their validity says. */
  leftOut: z.object({ noNorms: Count, askAgain: Count }),
  /**
   * Sheets left out by what they show; one may show several. Those from before signs were kept show none; absent in
   * editions made before that.
   */
  leftOutBySign: z.optional(SignCounts),
  months: z.object({ from: Month, to: Month }),
  /** Median time for the whole test. */
  medianSeconds: z.nullable(z.number()),
  parts: z.array(PartFigures),
  dif: z.nullable(z.array(DifFigures)),
})

/** Figures of one version that the database reads out for lists of results. */
export const MeasuredRow = z.object({ version: z.string(), ...measured })

export type NormFigures = z.infer<typeof NormFigures>
export type NormPart = z.infer<typeof PartFigures>
