import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { normStage } from '@mindglass/psychometrics/norms/norms'
import { publishedPercentileTable } from '@mindglass/psychometrics/publication/percentile-table'
import { pomp } from '@mindglass/psychometrics/scoring/scoring'
import { halfWidthOf, type MeasurementErrors } from '@mindglass/psychometrics/scoring/uncertainty'
import type { NormPart } from '../norms/norm-figures'

/** Forms of a percentile rank: none, a range, or a number. */
export const percentileRankStages = ['none', 'range', 'number'] as const
export type PercentileRankStage = (typeof percentileRankStages)[number]

/**
 * Changes in the results of the people who are measured with a new version of the norms. Levels depend only on the
 * answers and never change.
 */
export interface NormPartChange {
  /**
   * Half width of the interval in POMP points, with the old and with the new norms; both are means over the people of
   * the new norms.
   */
  half: { before: number; after: number }
  place: { before: PercentileRankStage; after: PercentileRankStage }
  /**
   * Percentage points by which percentile ranks move: the mean over people, and the largest move with its raw score.
   * Null if there was no percentile rank before.
   */
  moved: { mean: number; most: number; raw: number } | null
}

const stageOf = (n: number): PercentileRankStage =>
  (({ design: 'none', local: 'range', percentile: 'number' }) as const)[normStage(n)]

/**
 * Returns the changes of a part from the version in use to a new version.
 * @param before the same part of the version in use; null if there is none.
 */
export function changeOfPart(before: NormPart | null, after: NormPart): NormPartChange {
  const halfOf = (part: NormPart | null) =>
    meanHalfWidth(after, part && measurementErrorsOf({ parts: [part] }, part.id))
  const stages = { before: before ? stageOf(before.n) : 'none', after: stageOf(after.n) } as const
  return {
    half: { before: halfOf(before), after: halfOf(after) },
    place: stages,
    moved: before && stages.before !== 'none' ? movedBetween(before, after) : null,
  }
}

/** Returns the mean half width of the intervals of a part, weighted by the people who have each score. */
function meanHalfWidth(part: NormPart, measured: MeasurementErrors | null): number {
  const { lowest, highest } = part.raw
  const items = part.items.length
  const cells = publishedPercentileTable(part)
  const people = cells.reduce((sum, { count }) => sum + count, 0)
  const widths = cells.map(({ from, to, count }) => {
    const score = pomp(Math.round((from + to) / 2), lowest, highest)
    return count * halfWidthOf({ answered: items, items, pomp: score }, measured)
  })
  return widths.reduce((sum, one) => sum + one, 0) / people
}

function movedBetween(before: NormPart, after: NormPart): NormPartChange['moved'] {
  const then = publishedPercentileTable(before)
  let [sum, people, most, raw] = [0, 0, 0, after.raw.lowest]
  for (const { from, to, count, percentile } of publishedPercentileTable(after)) {
    for (let score = from; score <= to; score++) {
      const place = then.find((row) => score >= row.from && score <= row.to)
      if (!place) continue
      const by = percentile - place.percentile
      // The number of people at each score of a cell is not known: equal numbers are assumed.
      sum += (Math.abs(by) * count) / (to - from + 1)
      people += count / (to - from + 1)
      if (Math.abs(by) > Math.abs(most)) [most, raw] = [by, score]
    }
  }
  return people > 0 ? { mean: sum / people, most, raw } : null
}
