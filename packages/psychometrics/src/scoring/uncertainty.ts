import { type Level, levels } from '../instrument.ts'
import { normStage } from '../norms/norms.ts'
import { levelOfPomp } from './levels.ts'

/**
 * Assumptions until values are measured: SD of a part in POMP points, and the mean correlation between two of its
 * items.
 */
const assumed = { sd: 20, r: 0.3 } as const

/** z of a 95 % interval. */
const z = 1.96

/**
 * Returns the assumed half width of a score interval in POMP points: `1.96 · SD · √(1 − α)`, with α of `answered` items
 * by Spearman and Brown. Used until a standard error is measured: 20.7, 18.6, 17.1, 15.8 for 6, 8, 10, 12 items.
 * @throws RangeError unless `answered` is at least 1.
 */
export function assumedHalfWidth(answered: number): number {
  if (!(answered >= 1)) throw new RangeError(`No uncertainty of ${answered} answers`)
  const alpha = (answered * assumed.r) / (1 + (answered - 1) * assumed.r)
  return z * assumed.sd * Math.sqrt(1 - alpha)
}

/** Standard errors of measurement in POMP points, measured on `n` valid sittings of one version and language. */
export interface MeasurementErrors {
  /** Mean over all scores. */
  sem: number
  n: number
  /**
   * Errors at each raw score of a complete part, from the lowest to the highest, by the calibrated model. Absent
   * without a calibration.
   */
  errors?: readonly number[]
}

/** Scored part: the number of its answered items, and the score, 0–100. */
export interface ScoredDimension {
  answered: number
  items: number
  pomp: number
}

/**
 * Returns the half width of a score interval in POMP points; all code uses this function. It is assumed from the number
 * of answers below 300 measured sittings, and based on the measured error after that; for a calibrated version, on the
 * error at this score.
 * @throws RangeError unless `answered` is at least 1, and for a measured error that is not positive.
 */
export function halfWidthOf(scored: ScoredDimension, measured: MeasurementErrors | null = null): number {
  if (measured === null || normStage(measured.n) === 'design') return assumedHalfWidth(scored.answered)
  const error = errorOf(scored, measured)
  if (!(error > 0 && Number.isFinite(error))) throw new RangeError(`No half width of SEM ${error}`)
  return z * error
}

/**
 * Returns the measured error of a score: interpolated between the neighbouring raw scores if there are errors by score,
 * and larger if items were left out.
 */
function errorOf({ answered, items, pomp }: ScoredDimension, { sem, errors }: MeasurementErrors): number {
  if (!errors || errors.length < 2) return sem
  const at = (Math.min(100, Math.max(0, pomp)) / 100) * (errors.length - 1)
  const below = Math.min(errors.length - 2, Math.floor(at))
  const [low = sem, high = sem] = errors.slice(below, below + 2)
  return (low + (at - below) * (high - low)) * Math.sqrt(items / answered)
}

/**
 * Returns the certainty that the score over all possible items lies in the interval. A measured interval contains it in
 * at least 93 of 100 sittings, everywhere on the scale; an assumed one in at least 85, even if the items turn out to
 * correlate weakly. `npm run bench -- validity` measures both.
 */
export const certaintyOf = (measured: MeasurementErrors | null): 'likely' | 'veryLikely' =>
  measured === null || normStage(measured.n) === 'design' ? 'likely' : 'veryLikely'

/** Likely range of a score, in whole POMP points as displayed, clamped to 0–100. */
export interface ScoreInterval {
  score: number
  half: number
  from: number
  to: number
}

/**
 * Returns the interval of a score.
 * @throws RangeError for a score off the scale or a half width that is not positive.
 */
export function scoreInterval(pomp: number, halfWidth: number): ScoreInterval {
  if (!(pomp >= 0 && pomp <= 100)) throw new RangeError(`No score ${pomp} on 0–100`)
  if (!(halfWidth > 0)) throw new RangeError(`No half width ${halfWidth}`)
  const score = Math.round(pomp)
  const half = Math.round(halfWidth)
  return { score, half, from: Math.max(0, score - half), to: Math.min(100, score + half) }
}

/** Cuts between levels, in POMP points. */
export const levelCuts = [20, 40, 60, 80] as const
export type LevelCut = (typeof levelCuts)[number]

/** Cut inside an interval, and the number of points by which the interval extends beyond it. */
export interface Crossing {
  border: LevelCut
  /** Side of the score on which the cut lies. */
  side: 'below' | 'above'
  by: number
}

/** Returns the nearest cut on each side that the interval extends beyond, the larger extent first. */
export function crossings(pomp: number, { score, half }: ScoreInterval): Crossing[] {
  const place = levels.indexOf(levelOfPomp(pomp))
  const below = levelCuts[place - 1]
  const above = levelCuts[place]
  const found: Crossing[] = []
  if (below !== undefined) found.push({ border: below, side: 'below', by: half - (score - below) })
  if (above !== undefined) found.push({ border: above, side: 'above', by: half - (above - score) })
  return found.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by)
}

/**
 * Returns the level of a score, or two levels from low to high. A neighbouring level is named if the interval extends
 * beyond its cut by more than half of the half width, in the displayed whole points, and less far beyond the other cut.
 */
export function levelsNamed(pomp: number, interval: ScoreInterval): [Level] | [Level, Level] {
  const level = levelOfPomp(pomp)
  const [first, second] = crossings(pomp, interval)
  if (!first || 2 * first.by <= interval.half || first.by === second?.by) return [level]
  const place = levels.indexOf(level)
  const neighbour = levels[place + (first.side === 'above' ? 1 : -1)]
  if (neighbour === undefined) return [level]
  return first.side === 'above' ? [level, neighbour] : [neighbour, level]
}

/**
 * Returns the points by which two scores of one person must differ before the cause is likely more than measurement
 * error: `1.96 · √2 · SEM`, from the displayed half width.
 */
export const reliableChange = (halfWidth: number): number => Math.SQRT2 * halfWidth

/** Change of one person's score, and the largest change that measurement error alone is likely to cause. */
export interface Change {
  /** After − before, in POMP points. */
  by: number
  /** `1.96 · √(SEM² + SEM²)`, from both half widths: 28–34 points at 6 items, 20–24 at 8–12. */
  wobble: number
  /** Whether the change exceeds the wobble. */
  reliable: boolean
}

/**
 * Returns the change from one score to another on one part, and whether it is reliable.
 * Source: Jacobson & Truax 1991, J. Consult. Clin. Psychol. 59:12.
 * @throws RangeError for scores that are not numbers and half widths that are not positive.
 */
export function changeOf(before: { pomp: number; half: number }, after: { pomp: number; half: number }): Change {
  const by = after.pomp - before.pomp
  const wobble = Math.hypot(before.half, after.half)
  if (!(before.half > 0 && after.half > 0 && Number.isFinite(by + wobble))) throw new RangeError('No change of these')
  return { by, wobble, reliable: Math.abs(by) > wobble }
}

/**
 * Returns the difference between two people's scores on one part, in units of their joint measurement error (`√(half² +
 * half²)`, 95 %): up to 1 they cannot be distinguished, beyond it they differ. The sign shows which is higher.
 * @throws RangeError for half widths that are not positive.
 */
export function differenceOf(own: { pomp: number; half: number }, other: { pomp: number; half: number }): number {
  if (!(own.half > 0 && other.half > 0 && Number.isFinite(own.pomp - other.pomp)))
    throw new RangeError(`No half widths ${own.half} and ${other.half}`)
  return (own.pomp - other.pomp) / Math.hypot(own.half, other.half)
}
