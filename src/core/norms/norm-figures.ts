import type * as Package from '@mindglass/psychometrics/norms/norm-figures'
import type { SheetSign } from '@mindglass/psychometrics/validity/signs'
import * as z from '../input/zod'
import { type Locale, locales } from '../locale'

const Share = z.number().check(z.minimum(0), z.maximum(1))
const Percent = z.number().check(z.minimum(0), z.maximum(100))
const Count = z.int().check(z.minimum(0))
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const ItemFigures = z.object({
  id: z.string(),
  mean: z.number(),
  sd: z.number(),
  rest: z.nullable(z.number()),
  alphaWithout: z.nullable(z.number()),
  categories: z.array(Share),
  medianTenths: z.nullable(z.number()),
  flags: z.array(z.string()),
})

const TableRow = z.object({
  raw: z.number(),
  count: z.nullable(Count),
  percentile: Percent,
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
      fitP: z.nullable(Share),
    }),
  ),
  theta: z.array(z.object({ raw: z.number(), theta: z.number(), se: z.number() })),
})

const FitFigures = z.object({
  n: Count,
  chiSquare: z.number(),
  df: Count,
  scaling: z.number(),
  cfi: Share,
  rmsea: z.object({ value: z.number(), from: z.number(), to: z.number() }),
})

const measured = {
  id: z.string(),
  n: Count,
  sem: z.nullable(z.number()),
  scoreErrors: z.optional(z.nullable(z.array(z.number()))),
}
/** Number of sheets that show each sign. */
export const CountBySheetSign = z.object({
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
  mean: z.number(),
  sd: z.number(),
  skew: z.nullable(z.number()),
  alpha: z.nullable(z.object({ value: z.number(), from: z.number(), to: z.number() })),
  omega: z.nullable(z.object({ value: z.number(), heywood: z.array(z.string()) })),
  fit: z.optional(z.nullable(FitFigures)),
  floor: Share,
  ceiling: Share,
  withLeftOut: z.optional(
    z.nullable(z.object({ n: Count, mean: z.number(), sd: z.number(), alpha: z.nullable(z.number()) })),
  ),
  retest: z.nullable(z.object({ n: Count, r: z.number(), days: z.number() })),
  table: z.array(TableRow),
  items: z.array(ItemFigures),
  covariance: z.optional(z.array(z.array(z.number()))),
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
      smd: z.optional(z.number()),
    }),
  ),
  shifts: z.optional(z.array(z.object({ part: z.string(), points: z.nullable(z.number()) }))),
})

/**
 * `NormVersion.figures`; the type in the package documents its fields. Plain data that never changes once it is frozen:
 * a new shape gets a new `v`.
 */
export const NormFigures = z.object({
  v: z.literal(1),
  n: Count,
  leftOut: z.object({ noNorms: Count, askAgain: Count }),
  leftOutBySign: z.optional(CountBySheetSign),
  months: z.object({ from: Month, to: Month }),
  medianSeconds: z.nullable(z.number()),
  parts: z.array(PartFigures),
  dif: z.nullable(z.array(DifFigures)),
}) satisfies z.ZodMiniType<Package.NormFigures<Locale>>

/** Figures of one version that the database returns for lists of results. */
export const MeasuredRow = z.object({ version: z.string(), ...measured })

export type NormFigures = z.infer<typeof NormFigures>
export type NormPart = z.infer<typeof PartFigures>

/** Reasons to inspect an item; their words are `flag.*` in the texts of the norms. */
const flagWords = ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'] as const
type FlagWord = (typeof flagWords)[number] | 'other'

/** Returns the word for a flag of a release; `other` for a flag that is not known here. */
export const flagWord = (flag: string): FlagWord => flagWords.find((word) => word === flag) ?? 'other'
