import { chiSquareAbove } from '../distributions.ts'
import { at } from '../numbers.ts'

/** Answers of people with one matching score: number in each category, lowest category first. */
export interface Stratum {
  reference: readonly number[]
  focal: readonly number[]
}

export interface Mantel {
  /** Test statistic with 1 degree of freedom. */
  chiSquare: number
  p: number
  /**
   * Mean difference between people of the two groups with the same score, focal minus reference, in points of the item.
   */
  difference: number
  /** The mean difference in standard deviations of the item over both groups. */
  standardized: number
}

/**
 * Computes Mantel's test of a difference between two groups in an ordered answer, for matched people and without
 * continuity correction, and the standardized mean difference, weighted by the distribution of the focal group.
 * Source: Mantel 1963, doi 10.1080/01621459.1963.10500879; Zwick, Donoghue & Grima 1993, doi
 * 10.1111/j.1745-3984.1993.tb00425.x.
 * @param points the points of each category of the item, lowest first.
 * @returns null when no two people of different groups have the same score, or the answer does not vary.
 */
export function mantel(strata: readonly Stratum[], points: readonly number[]): Mantel | null {
  let seen = 0
  let expected = 0
  let variance = 0
  let matched = 0
  let difference = 0
  for (const { reference, focal } of strata) {
    const all = points.map((_, i) => at(reference, i) + at(focal, i))
    const [n, nReference, nFocal] = [people(all), people(reference), people(focal)]
    if (nReference === 0 || nFocal === 0) continue
    const sum = pointsOf(all, points)
    const squares = all.reduce((total, count, i) => total + count * at(points, i) ** 2, 0)
    seen += pointsOf(focal, points)
    expected += (nFocal * sum) / n
    variance += (nReference * nFocal * (n * squares - sum * sum)) / (n * n * (n - 1))
    matched += nFocal
    difference += nFocal * (pointsOf(focal, points) / nFocal - pointsOf(reference, points) / nReference)
  }
  if (!(variance > 0)) return null
  const chiSquare = (seen - expected) ** 2 / variance
  return {
    chiSquare,
    p: chiSquareAbove(chiSquare, 1),
    difference: difference / matched,
    standardized: difference / matched / spread(strata, points),
  }
}

const people = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const pointsOf = (counts: readonly number[], points: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + count * at(points, i), 0)

/** Returns the standard deviation of the item over both groups. */
function spread(strata: readonly Stratum[], points: readonly number[]): number {
  const all = points.map((_, i) =>
    strata.reduce((sum, { reference, focal }) => sum + at(reference, i) + at(focal, i), 0),
  )
  const n = people(all)
  const mean = pointsOf(all, points) / n
  return Math.sqrt(all.reduce((sum, count, i) => sum + count * (at(points, i) - mean) ** 2, 0) / (n - 1))
}
