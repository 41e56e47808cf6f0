import { type Level, levels } from '../instrument.ts'
import { halfWidthOf, type MeasurementErrors, type ScoredDimension } from '../scoring/uncertainty.ts'

const step = 100 / levels.length
/** Width of the intervals for coarse scores, in POMP points. */
const stretch = 5

/** Returns the middle of a level's range (0–100), for a mark that shows only the level. */
export const levelMidpoint = (level: Level): number => (levels.indexOf(level) + 0.5) * step

/**
 * Returns the middle of the 5-point interval that contains a score (0–100): precise enough to draw two people next to
 * each other, too coarse to recover the score. The result always lies within the score's own level.
 */
export function coarsePosition(pomp: number, level: Level): number {
  const from = levels.indexOf(level) * step
  const inside = Math.min(from + step - stretch, Math.max(from, Math.floor(pomp / stretch) * stretch))
  return inside + stretch / 2
}

/**
 * Returns the coarse position of a score and the half width of a score at that position, so that the drawing does not
 * reveal the score. The half width at the score itself would reveal more than the position.
 */
export function coarseInterval(
  { level, ...scored }: ScoredDimension & { level: Level },
  measured: MeasurementErrors | null,
): { at: number; half: number } {
  const at = coarsePosition(scored.pomp, level)
  return { at, half: Math.round(halfWidthOf({ ...scored, pomp: at }, measured)) }
}
