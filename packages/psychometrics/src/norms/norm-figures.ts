import type { SheetSign } from '../validity/signs.ts'

/** How one item was answered. Means are keyed points of the response scale: a reversed item counts `min + max − x`. */
interface ItemFigures {
  id: string
  mean: number
  sd: number
  /** Correlation with the sum of the other items of its part. */
  rest: number | null
  /** α of the part without it. */
  alphaWithout: number | null
  /** Share of answers at each point of the response scale, lowest first, as they were chosen (not keyed). */
  categories: number[]
  /** Tenths of a second. */
  medianTenths: number | null
  /** Signs that a person should look at. */
  flags: string[]
}

/** The place of one raw score among all sheets of the part: half of those at the score and all below, in percent. */
interface TableRow {
  raw: number
  /** How many had it; null where fewer than five did and neighbours were put together, or the row is one of them. */
  count: number | null
  percentile: number
  /** Wilson's 95 % interval. */
  from: number
  to: number
}

interface GradedCalibration {
  model: 'graded'
  n: number
  logLikelihood: number
  reliability: number
  items: {
    id: string
    slope: number
    slopeSe: number
    intercepts: number[]
    interceptSes: number[]
    /** p-value of S-X². */
    fitP: number | null
  }[]
  theta: { raw: number; theta: number; se: number }[]
}

/** Fit of the one-factor model to the covariances of the keyed items; see `oneFactorFit`. */
interface FitFigures {
  /** Complete sheets it comes from. */
  n: number
  chiSquare: number
  df: number
  scaling: number
  cfi: number
  /** With its 90 % interval. */
  rmsea: { value: number; from: number; to: number }
}

/** Figures of one part of a test. */
export interface NormPart {
  id: string
  /** Sheets with an answer to every item of the part: those that its figures come from. */
  n: number
  /** Standard error of measurement in POMP points; null for a negative α. */
  sem: number | null
  /**
   * Standard error of measurement in POMP points at each raw score, from the lowest to the highest, by the calibrated
   * model; null where nothing was calibrated, absent in releases made before it was computed.
   */
  scoreErrors?: number[] | null | undefined
  raw: { lowest: number; highest: number }
  /** Mean and SD of POMP, 0–100; the SD with n − 1. */
  mean: number
  sd: number
  skew: number | null
  /** With Feldt's 95 % interval. */
  alpha: { value: number; from: number; to: number } | null
  /** `heywood`: ids of items that the one-factor model leaves no error of their own; ω is then not to be trusted. */
  omega: { value: number; heywood: string[] } | null
  /** Null where it cannot be told, as with three items; releases before there was one lack it. */
  fit?: FitFigures | null | undefined
  /** Shares at the lowest and the highest raw score. */
  floor: number
  ceiling: number
  /**
   * Of all complete sheets, those that were left out among them: what leaving out does to the figures. Null where fewer
   * than ten were left out, absent in releases made before it was computed.
   */
  withLeftOut?: { n: number; mean: number; sd: number; alpha: number | null } | null | undefined
  retest: { n: number; r: number; days: number } | null
  table: TableRow[]
  items: ItemFigures[]
  /** Covariances of the keyed items with n − 1, row by row in their order; none where an item does not vary. */
  covariance?: number[][] | undefined
  /** Change of the mean, in POMP points, since an earlier number of the same version and language. */
  drift: { sinceVersion: number; meanChange: number; se: number } | null
  calibration: GradedCalibration | null
}

interface DifFigures<Language extends string> {
  other: Language
  n: number
  items: {
    id: string
    verdict: 'A' | 'B' | 'C'
    mantelP: number
    deltaR2: number
    /** Mean difference at equal scores, the other language less this one, in SD of the item; earlier releases lack it. */
    smd?: number | undefined
  }[]
  /**
   * By part, POMP points by which people of the other language score higher than equal people of this one because of all
   * items of B and C together; null where so many items differ that nobody can be matched. Earlier releases lack it.
   */
  shifts?: { part: string; points: number | null }[] | undefined
}

/** Everything that one version of the norms says of one test, version and language, as plain data. */
export interface NormFigures<Language extends string = string> {
  v: 1
  /** Sheets used. */
  n: number
  /** Sheets left out, by what their validity says. */
  leftOut: { noNorms: number; askAgain: number }
  /**
   * Sheets left out by what they show; one may show several. Those from before signs were kept show none; absent in
   * releases made before that.
   */
  leftOutBySign?: Record<SheetSign, number> | undefined
  /** `YYYY-MM` */
  months: { from: string; to: string }
  /** Median time for the whole test. */
  medianSeconds: number | null
  parts: NormPart[]
  dif: DifFigures<Language>[] | null
}
