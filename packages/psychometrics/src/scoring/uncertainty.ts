import { type Level, levels } from '../instrument.ts'
import { normStage } from '../norms/norms.ts'
import { levelOfPomp } from './bands.ts'

/** Assumed until measured: SD of a part in POMP points, and the mean correlation between two of its items. */
const assumed = { sd: 20, r: 0.3 } as const

/** z of a 95 % interval. */
const z = 1.96

/**
 * Half width in POMP points of the stretch a score stands for: `1.96 · SD · √(1 − α)`, with α of `answered` items by
 * Spearman and Brown. An assumption until a standard error is measured: 20.7, 18.6, 17.1, 15.8 for 6, 8, 10, 12 items.
 * @throws RangeError unless `answered` is at least 1.
 */
export function assumedHalfWidth(answered: number): number {
  if (!(answered >= 1)) throw new RangeError(`No uncertainty of ${answered} answers`)
  const alpha = (answered * assumed.r) / (1 + (answered - 1) * assumed.r)
  return z * assumed.sd * Math.sqrt(1 - alpha)
}

/** Standard errors of measurement in POMP points, measured on `n` valid sittings of one version and language. */
export interface Measured {
  /** Over all scores. */
  sem: number
  n: number
  /**
   * At each raw score of a part without a gap, from the lowest to the highest: from the calibrated model. Absent where
   * nothing was calibrated.
   */
  errors?: readonly number[]
}

/** A scored part: how many of its items were answered, and the score, 0–100. */
export interface Scored {
  answered: number
  items: number
  pomp: number
}

/**
 * Half width in POMP points of the stretch a score stands for; the only place that decides it. Assumed from the number of
 * answers while fewer than 300 sittings were measured; then from the measured error, and where the version is
 * calibrated from the error at this very score.
 * @throws RangeError unless `answered` is at least 1, and for a measured error that is not positive.
 */
export function halfWidthOf(scored: Scored, measured: Measured | null = null): number {
  if (measured === null || normStage(measured.n) === 'design') return assumedHalfWidth(scored.answered)
  const error = errorOf(scored, measured)
  if (!(error > 0 && Number.isFinite(error))) throw new RangeError(`No half width of SEM ${error}`)
  return z * error
}

/**
 * The measured error of a score: where there are errors by score, that of its neighbours among raw scores, larger where
 * items were left out.
 */
function errorOf({ answered, items, pomp }: Scored, { sem, errors }: Measured): number {
  if (!errors || errors.length < 2) return sem
  const at = (Math.min(100, Math.max(0, pomp)) / 100) * (errors.length - 1)
  const below = Math.min(errors.length - 2, Math.floor(at))
  const [low = sem, high = sem] = errors.slice(below, below + 2)
  return (low + (at - below) * (high - low)) * Math.sqrt(items / answered)
}

/**
 * How sure one can be that the score over all that could be asked lies in the stretch. A measured one holds it in 93 of
 * 100 sittings at least, wherever on the scale; an assumed one in 85 at least, also where statements turn out to belong
 * together weakly. `npm run bench -- validity` counts both.
 */
export const certaintyOf = (measured: Measured | null): 'likely' | 'veryLikely' =>
  measured === null || normStage(measured.n) === 'design' ? 'likely' : 'veryLikely'

/** Where a score likely lies, in whole POMP points as they are shown, cut to 0–100. */
export interface ScoreInterval {
  score: number
  half: number
  from: number
  to: number
}

/** @throws RangeError for a score off the scale or a half width that is not positive. */
export function scoreInterval(pomp: number, halfWidth: number): ScoreInterval {
  if (!(pomp >= 0 && pomp <= 100)) throw new RangeError(`No score ${pomp} on 0–100`)
  if (!(halfWidth > 0)) throw new RangeError(`No half width ${halfWidth}`)
  const score = Math.round(pomp)
  const half = Math.round(halfWidth)
  return { score, half, from: Math.max(0, score - half), to: Math.min(100, score + half) }
}

/** Cuts between levels, in POMP points. */
export const borders = [20, 40, 60, 80] as const
export type Border = (typeof borders)[number]

/** A cut that lies inside of an interval, and by how many points the interval reaches beyond it. */
export interface Crossing {
  border: Border
  /** On which side of the score the cut lies. */
  side: 'below' | 'above'
  by: number
}

/** The nearest cut on each side that the interval reaches beyond, the wider reach first. */
export function crossings(pomp: number, { score, half }: ScoreInterval): Crossing[] {
  const place = levels.indexOf(levelOfPomp(pomp))
  const below = borders[place - 1]
  const above = borders[place]
  const found: Crossing[] = []
  if (below !== undefined) found.push({ border: below, side: 'below', by: half - (score - below) })
  if (above !== undefined) found.push({ border: above, side: 'above', by: half - (above - score) })
  return found.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by)
}

/**
 * The level of a score, or two in order from low to high: a neighbour is named when the interval reaches beyond the cut by
 * more than half of its half width, in the whole points that are shown, and reaches less far beyond the other one.
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
 * Points that two scores of one person must differ by before more than the wobble of the test is likely to be behind
 * it: `1.96 · √2 · SEM`, from the half width that is shown.
 */
export const reliableChange = (halfWidth: number): number => Math.SQRT2 * halfWidth

/** Change of one person's score, and how far it may differ through the measurement error of the test alone. */
export interface Change {
  /** After − before, in POMP points. */
  by: number
  /** `1.96 · √(SEM² + SEM²)`, from both half widths: 28–34 points at 6 items, 20–24 at 8–12. */
  wobble: number
  /** More than the wobble is likely to be behind it. */
  reliable: boolean
}

/**
 * Reliable change from one score to another on one part.
 * Source: Jacobson & Truax 1991, J. Consult. Clin. Psychol. 59:12.
 * @throws RangeError for scores that are no numbers and half widths that are not positive.
 */
export function changeOf(before: { pomp: number; half: number }, after: { pomp: number; half: number }): Change {
  const by = after.pomp - before.pomp
  const wobble = Math.hypot(before.half, after.half)
  if (!(before.half > 0 && after.half > 0 && Number.isFinite(by + wobble))) throw new RangeError('No change of these')
  return { by, wobble, reliable: Math.abs(by) > wobble }
}

/**
 * How far two people's scores on one part lie from each other, in points by which both together wobble
 * (`√(half² + half²)`, 95 %): up to 1 nobody can tell them apart, beyond it they differ. The sign says which is higher.
 * @throws RangeError for half widths that are not positive.
 */
export function differenceOf(own: { pomp: number; half: number }, other: { pomp: number; half: number }): number {
  if (!(own.half > 0 && other.half > 0 && Number.isFinite(own.pomp - other.pomp)))
    throw new RangeError(`No half widths ${own.half} and ${other.half}`)
  return (own.pomp - other.pomp) / Math.hypot(own.half, other.half)
}
