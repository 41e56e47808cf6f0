import type { SheetSign } from '../validity/signs.ts'

/** Statistics of one item. Means are keyed points of the response scale: a reversed item counts `min + max − x`. */
interface ItemFigures {
  id: string
  mean: number
  sd: number
  /** Correlation with the sum of the other items of its part. */
  rest: number | null
  /** α of the part without this item. */
  alphaWithout: number | null
  /** Share of answers at each point of the response scale, lowest first, unkeyed. */
  categories: number[]
  /** Median response time in tenths of a second. */
  medianTenths: number | null
  /** Names of the checks that the item failed; a person should look at it. */
  flags: string[]
}

/** Percentile rank of one raw score among all sheets of the part: all below and half of those at the score. */
interface TableRow {
  raw: number
  /**
   * Number of people with the score; null if it was below five and neighbours were joined, also for the joined
   * neighbours.
   */
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

/** Fit of the one-factor model to the covariances of the keyed items; see `computeOneFactorFit`. */
interface FitFigures {
  /** Number of complete sheets used. */
  n: number
  chiSquare: number
  df: number
  scaling: number
  cfi: number
  /** Root mean square error of approximation with its 90 % interval. */
  rmsea: { value: number; from: number; to: number }
}

/** Figures of one part of a test. */
export interface NormPart {
  id: string
  /** Number of sheets with an answer to every item of the part; its figures come from these. */
  n: number
  /** Standard error of measurement in POMP points; null for a negative α. */
  sem: number | null
  /**
   * Standard error of measurement in POMP points at each raw score, from the lowest to the highest, from the calibrated
   * model; null without a calibration, absent in releases made before it was computed.
   */
  scoreErrors?: number[] | null | undefined
  raw: { lowest: number; highest: number }
  /** Mean and SD of POMP, 0–100; the SD with n − 1. */
  mean: number
  sd: number
  skew: number | null
  /** Cronbach's α with Feldt's 95 % interval. */
  alpha: { value: number; from: number; to: number } | null
  /** `heywood`: ids of items without error variance in the one-factor model; if there are any, ω cannot be trusted. */
  omega: { value: number; heywood: string[] } | null
  /**
   * Fit of one factor; null if it cannot be computed, as with three items; absent in releases made before it was
   * computed.
   */
  fit?: FitFigures | null | undefined
  /** Shares at the lowest and the highest raw score. */
  floor: number
  ceiling: number
  /**
   * Figures of all complete sheets, including those left out, to show the effect of leaving them out. Null if fewer
   * than ten were left out, absent in releases made before it was computed.
   */
  withLeftOut?: { n: number; mean: number; sd: number; alpha: number | null } | null | undefined
  retest: { n: number; r: number; days: number } | null
  table: TableRow[]
  items: ItemFigures[]
  /** Covariances of the keyed items with n − 1, row by row in their order; absent if an item does not vary. */
  covariance?: number[][] | undefined
  /** Change of the mean, in POMP points, since an earlier norm version of the same instrument version and language. */
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
    /**
     * Mean difference at equal scores, the other language minus this one, in SD of the item; absent in earlier
     * releases.
     */
    smd?: number | undefined
  }[]
  /**
   * POMP points by which people of the other language score higher than people of this one at equal trait levels, by
   * part, because of all items with verdicts B and C together; null if too many items differ to match people. Absent in
   * earlier releases.
   */
  shifts?: { part: string; points: number | null }[] | undefined
}

/** All figures of one norm version of an instrument version in one language, as plain data. */
export interface NormFigures<Language extends string = string> {
  v: 1
  /** Number of sheets used. */
  n: number
  /** Number of sheets left out, by their validity. */
  leftOut: { noNorms: number; askAgain: number }
  /**
   * Number of excluded sheets by sign; a sheet with several signs counts for each. Sheets from before signs were stored
   * have none; releases from before then lack this field.
   */
  leftOutBySign?: Record<SheetSign, number> | undefined
  /** First and last month of the sheets, as `YYYY-MM`. */
  months: { from: string; to: string }
  /** Median duration of the whole test in seconds. */
  medianSeconds: number | null
  parts: NormPart[]
  dif: DifFigures<Language>[] | null
}
