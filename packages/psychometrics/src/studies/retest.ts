import { chiSquareAbove, fQuantile } from '../calibration/distributions.ts'
import { CalibrationRefusal } from '../calibration/refusal.ts'

/** One person's scores of one part, in the same unit. */
export type ScorePair = readonly [first: number, second: number]

export interface Estimate {
  value: number
  /** 95 % interval. */
  from: number
  to: number
}

export interface RetestFigures {
  n: number
  first: { mean: number; sd: number }
  second: { mean: number; sd: number }
  /** Mean of second − first, with Student's interval. */
  change: Estimate
  /** SD of second − first. */
  sdOfDifferences: Estimate
  /** SD of differences / √2: the error of one score, including real changes in between. */
  sem: Estimate
  /** ICC(A,1): two-way, absolute agreement, single score. */
  icc: Estimate
}

const tail = 0.025

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const squares = (values: readonly number[], mean = meanOf(values)): number =>
  values.reduce((sum, value) => sum + (value - mean) ** 2, 0)

const sdOf = (values: readonly number[]): number => Math.sqrt(squares(values) / (values.length - 1))

/** Returns the value below which the share `p` (0–1) of a χ² distribution lies. */
export function chiSquareQuantile(p: number, df: number): number {
  let [low, high] = [0, df + 20 * Math.sqrt(2 * df) + 20]
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (1 - chiSquareAbove(middle, df) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Returns the interval of an SD of normal values: `s·√(df/χ²)`.
 * Source: Hahn & Meeker 1991, Statistical Intervals, section 4.4.
 */
function sdInterval(sd: number, df: number): { from: number; to: number } {
  const end = (p: number) => sd * Math.sqrt(df / chiSquareQuantile(p, df))
  return { from: end(1 - tail), to: end(tail) }
}

/**
 * Returns ICC(A,1) with the interval of the two-way model, k = 2.
 * Source: McGraw & Wong 1996, doi 10.1037/1082-989X.1.1.30, tables 4 and 7; the interval is Satterthwaite's as in
 * Shrout & Fleiss 1979, doi 10.1037/0033-2909.86.2.420.
 * @throws CalibrationRefusal too-few-respondents below three pairs; not-identified when all scores are equal.
 */
export function intraclassCorrelation(pairs: readonly ScorePair[]): Estimate {
  const n = pairs.length
  if (n < 3) throw new CalibrationRefusal('too-few-respondents', `${n} pairs`)
  const k = 2
  const grand = meanOf(pairs.flat())
  const between =
    k *
    squares(
      pairs.map(([a, b]) => (a + b) / k),
      grand,
    )
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const occasions = n * ((meanOf(first) - grand) ** 2 + (meanOf(second) - grand) ** 2)
  const total = squares(pairs.flat(), grand)
  const rows = between / (n - 1)
  const columns = occasions / (k - 1)
  // Rounding must not make a negative sum of squares of pairs that agree exactly.
  const error = Math.max(0, total - between - occasions) / ((n - 1) * (k - 1))
  const below = rows + (k - 1) * error + (k * (columns - error)) / n
  if (!(below > 0)) throw new CalibrationRefusal('not-identified', 'nobody differs from anybody')
  const value = (rows - error) / below
  if (value === 1) return { value, from: 1, to: 1 }
  const a = (k * value) / (n * (1 - value))
  const b = 1 + (k * value * (n - 1)) / (n * (1 - value))
  const df = (a * columns + b * error) ** 2 / ((a * columns) ** 2 / (k - 1) + (b * error) ** 2 / ((n - 1) * (k - 1)))
  const low = fQuantile(1 - tail, n - 1, df)
  const high = fQuantile(1 - tail, df, n - 1)
  const rest = (k * n - k - n) * error
  return {
    value,
    from: (n * (rows - low * error)) / (low * (k * columns + rest) + n * rows),
    to: (n * (high * rows - error)) / (k * columns + rest + n * high * rows),
  }
}

/**
 * Computes the agreement of two scores of the same people, some weeks apart.
 * @throws CalibrationRefusal for the reasons of `intraclassCorrelation`.
 */
export function retestFigures(pairs: readonly ScorePair[]): RetestFigures {
  const n = pairs.length
  const icc = intraclassCorrelation(pairs)
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const differences = pairs.map(([a, b]) => b - a)
  const sd = sdOf(differences)
  const ofSd = sdInterval(sd, n - 1)
  const mean = meanOf(differences)
  // t² with df degrees of freedom is F with 1 and df.
  const reach = Math.sqrt(fQuantile(1 - 2 * tail, 1, n - 1)) * (sd / Math.sqrt(n))
  return {
    n,
    first: { mean: meanOf(first), sd: sdOf(first) },
    second: { mean: meanOf(second), sd: sdOf(second) },
    change: { value: mean, from: mean - reach, to: mean + reach },
    sdOfDifferences: { value: sd, ...ofSd },
    sem: { value: sd / Math.SQRT2, from: ofSd.from / Math.SQRT2, to: ofSd.to / Math.SQRT2 },
    icc,
  }
}
