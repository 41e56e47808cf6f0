import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { CountBySheetSign } from '@/core/norms/norm-figures'
import { normLists } from '@/core/ops/console-lists'
import { percentileRankStages } from '@/core/ops/norm-change'
import { itemSigns, partSigns } from '@/core/ops/norm-flags'
import { GivenReason, TablePageInput } from '../schema'

export const ListNormsInput = z.extend(TablePageInput, { filter: z.enum(normLists) })
export type ListNormsInput = z.infer<typeof ListNormsInput>

const NormState = z.enum(['draft', 'frozen', 'published', 'withdrawn'])
export type NormState = z.infer<typeof NormState>

/** Number of sittings by decision of care, over twenty sittings or more; null while there are fewer. */
const CareCounts = z.nullable(
  z.object({
    since: z.isoDateTime(),
    until: z.isoDateTime(),
    counted: z.int(),
    first: z.int(),
    soft: z.int(),
    retake: z.int(),
    none: z.int(),
  }),
)
export type CareCounts = z.infer<typeof CareCounts>

const NormStatus = z.object({
  instrument: z.string(),
  instrumentVersion: z.int(),
  locale: z.enum(locales),
  title: z.string(),
  used: z.int(),
  complete: z.int(),
  noNorms: z.int(),
  askAgain: z.int(),
  bySign: CountBySheetSign,
  uncounted: z.int(),
  coming: z.int(),
  next: z.int(),
  waiting: z.nullable(z.object({ id: z.string(), number: z.int(), state: z.enum(['draft', 'frozen']) })),
  published: z.nullable(z.object({ id: z.string(), number: z.int(), n: z.int() })),
  /** Counts of the last `careDays` days. */
  care: CareCounts,
})
export const NormRows = z.object({ rows: z.array(NormStatus), total: z.int() })
export type NormRows = z.infer<typeof NormRows>

const Slug = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/))
/** One version of a test in one language. */
export const GetNormsInput = z.object({
  instrument: Slug,
  instrumentVersion: z.int().check(z.minimum(1), z.maximum(1000)),
  locale: z.enum(locales),
})
export type GetNormsInput = z.infer<typeof GetNormsInput>

export const NormsOfTest = z.object({
  status: NormStatus,
  versions: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      state: NormState,
      n: z.int(),
      createdAt: z.isoDateTime(),
      frozenAt: z.nullable(z.isoDateTime()),
      frozenBy: z.nullable(z.string()),
      publishedAt: z.nullable(z.isoDateTime()),
      withdrawnAt: z.nullable(z.isoDateTime()),
    }),
  ),
  /**
   * Number of days that `status.care` covers, minimum number of sittings in a sum (`least`), and counts of all time
   * (`ever`).
   */
  care: z.object({ days: z.int(), least: z.int(), ever: CareCounts }),
  /** Number of days that `dropOff` covers. */
  days: z.int(),
  /** Points at which people stop; null before the first nightly count with a started sitting. */
  dropOff: z.nullable(
    z.object({
      countedAt: z.isoDateTime(),
      finished: z.int(),
      /** Number of people who stopped, indexed by number of answers, from 0 to all. */
      stopped: z.array(z.int()),
    }),
  ),
})
export type NormsOfTest = z.infer<typeof NormsOfTest>

export const GetNormVersionInput = z.object({ id: RecordId })
export type GetNormVersionInput = z.infer<typeof GetNormVersionInput>

const Interval = z.object({ value: z.number(), from: z.number(), to: z.number() })

const Item = z.object({
  id: z.string(),
  /** Wording of the item as asked, in the language of the sheets. */
  text: z.string(),
  mean: z.number(),
  sd: z.number(),
  rest: z.nullable(z.number()),
  alphaWithout: z.nullable(z.number()),
  /** Share of the answers at each point of the scale as chosen, unkeyed. */
  categories: z.array(z.number()),
  seconds: z.nullable(z.number()),
  slope: z.nullable(z.number()),
  slopeSe: z.nullable(z.number()),
  fitP: z.nullable(z.number()),
  dif: z.array(
    z.object({
      other: z.enum(locales),
      verdict: z.enum(['A', 'B', 'C']),
      mantelP: z.number(),
      deltaR2: z.number(),
      /** null in releases that were compared by the earlier rule. */
      smd: z.nullable(z.number()),
    }),
  ),
  signs: z.array(z.enum(itemSigns)),
})

const Part = z.object({
  id: z.string(),
  name: z.string(),
  n: z.int(),
  raw: z.object({ lowest: z.number(), highest: z.number() }),
  mean: z.number(),
  sd: z.number(),
  skew: z.nullable(z.number()),
  alpha: z.nullable(Interval),
  omega: z.nullable(z.number()),
  fit: z.nullable(
    z.object({
      cfi: z.number(),
      rmsea: z.object({ value: z.number(), from: z.number(), to: z.number() }),
      chiSquare: z.number(),
      df: z.int(),
    }),
  ),
  /**
   * Shift in POMP points caused by all items with verdict B or C in another language; null if no people can be matched.
   */
  shifts: z.array(z.object({ other: z.enum(locales), points: z.nullable(z.number()) })),
  sem: z.nullable(z.number()),
  floor: z.number(),
  ceiling: z.number(),
  /** Figures of all complete sheets with those left out; null if fewer than ten were left out, or if not computed. */
  withLeftOut: z.nullable(z.object({ n: z.int(), mean: z.number(), sd: z.number(), alpha: z.nullable(z.number()) })),
  drift: z.nullable(z.object({ sinceVersion: z.int(), meanChange: z.number(), se: z.number() })),
  calibration: z.nullable(z.object({ n: z.int(), reliability: z.number(), logLikelihood: z.number() })),
  signs: z.array(z.enum(partSigns)),
  /** Changes that the version brings for the people measured with it. */
  change: z.object({
    half: z.object({ before: z.number(), after: z.number() }),
    place: z.object({ before: z.enum(percentileRankStages), after: z.enum(percentileRankStages) }),
    moved: z.nullable(z.object({ mean: z.number(), most: z.number(), raw: z.number() })),
  }),
  /** Texts of reports at the lowest and at the highest score; empty if the reports make no comparison with others. */
  previews: z.array(z.string()),
  /** Mid-ranks by raw score, of this version and of the one before. */
  places: z.array(z.object({ raw: z.number(), percentile: z.number(), from: z.number(), to: z.number() })),
  placesBefore: z.nullable(z.array(z.object({ raw: z.number(), percentile: z.number() }))),
  items: z.array(Item),
})
export type NormPartView = z.infer<typeof Part>
export type NormItemView = z.infer<typeof Item>

/** Leak of the open tables of a version; `beside` is the number of the other release involved. */
const LeakView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too-close'), beside: z.int(), sheets: z.int() }),
  z.object({
    kind: z.literal('cell'),
    beside: z.nullable(z.int()),
    part: z.string(),
    /** Id of the item; null for the sum of the part. */
    item: z.nullable(z.string()),
    place: z.int(),
    people: z.object({ low: z.int(), high: z.int() }),
  }),
  z.object({ kind: z.literal('not-derived'), part: z.string(), figure: z.string() }),
])
export type LeakView = z.infer<typeof LeakView>

export const NormVersionView = z.object({
  ...GetNormsInput.shape,
  id: z.string(),
  title: z.string(),
  number: z.int(),
  state: NormState,
  n: z.int(),
  leftOut: z.object({ noNorms: z.int(), askAgain: z.int() }),
  /** null for a release made before signs were kept. */
  leftOutBySign: z.nullable(CountBySheetSign),
  months: z.object({ from: z.string(), to: z.string() }),
  medianSeconds: z.nullable(z.number()),
  createdAt: z.isoDateTime(),
  frozenAt: z.nullable(z.isoDateTime()),
  frozenBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.isoDateTime()),
  withdrawnAt: z.nullable(z.isoDateTime()),
  codeHash: z.string(),
  itemHash: z.string(),
  plan: z.string(),
  before: z.nullable(z.object({ id: z.string(), number: z.int(), n: z.int() })),
  /** null once the version is public or withdrawn; the audit on the command line checks it then. */
  leaks: z.nullable(z.array(LeakView)),
  parts: z.array(Part),
})
export type NormVersionView = z.infer<typeof NormVersionView>

/** Version to freeze; `createdAt` is that of the draft viewed, so that a newer draft is not frozen unseen. */
export const FreezeNormsInput = z.extend(GetNormVersionInput, { createdAt: z.isoDateTime(), reason: GivenReason })
export type FreezeNormsInput = z.infer<typeof FreezeNormsInput>
export const NormsActionInput = z.extend(GetNormVersionInput, { reason: GivenReason })
export type NormsActionInput = z.infer<typeof NormsActionInput>
