import { levelOfPomp } from './bands'
import { type Level, levels } from './instrument'

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

/** Where a score very likely lies, in whole POMP points as they are shown, cut to 0–100. */
export interface Lens {
  score: number
  half: number
  from: number
  to: number
}

/** @throws RangeError for a score off the scale or a half width that is not positive. */
export function lensOf(pomp: number, halfWidth: number): Lens {
  if (!(pomp >= 0 && pomp <= 100)) throw new RangeError(`No score ${pomp} on 0–100`)
  if (!(halfWidth > 0)) throw new RangeError(`No half width ${halfWidth}`)
  const score = Math.round(pomp)
  const half = Math.round(halfWidth)
  return { score, half, from: Math.max(0, score - half), to: Math.min(100, score + half) }
}

/** Cuts between levels, in POMP points. */
export const borders = [20, 40, 60, 80] as const
export type Border = (typeof borders)[number]

/** A cut that lies inside of a lens, and by how many points the lens reaches beyond it. */
export interface Crossing {
  border: Border
  /** On which side of the score the cut lies. */
  side: 'below' | 'above'
  by: number
}

/** The nearest cut on each side that the lens reaches beyond, the wider reach first. */
export function crossings(pomp: number, { score, half }: Lens): Crossing[] {
  const place = levels.indexOf(levelOfPomp(pomp))
  const below = borders[place - 1]
  const above = borders[place]
  const found: Crossing[] = []
  if (below !== undefined) found.push({ border: below, side: 'below', by: half - (score - below) })
  if (above !== undefined) found.push({ border: above, side: 'above', by: half - (above - score) })
  return found.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by)
}

/**
 * The level of a score, or two in order from low to high: a neighbour is named when the lens reaches beyond the cut by
 * more than half of its half width, in the whole points that are shown, and reaches less far beyond the other one.
 */
export function levelsNamed(pomp: number, lens: Lens): [Level] | [Level, Level] {
  const level = levelOfPomp(pomp)
  const [first, second] = crossings(pomp, lens)
  if (!first || 2 * first.by <= lens.half || first.by === second?.by) return [level]
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

/**
 * How far two people's scores on one part lie from each other, in points by which both together wobble
 * (`√(half² + half²)`, 95 %): up to 1 nobody can tell them apart, beyond it they differ. The sign says which is higher.
 * @throws RangeError for half widths that are not positive.
 */
export function differenceOf(own: { pomp: number; half: number }, other: { pomp: number; half: number }): number {
  if (!(own.half > 0 && other.half > 0)) throw new RangeError(`No half widths ${own.half} and ${other.half}`)
  return (own.pomp - other.pomp) / Math.hypot(own.half, other.half)
}
