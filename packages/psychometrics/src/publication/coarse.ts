import { type Level, levels } from '../instrument.ts'
import { halfWidthOf, type Measured, type Scored } from '../scoring/uncertainty.ts'

const step = 100 / levels.length
/** Width of the stretches that a score may be told by. */
const stretch = 5

/** Middle of a level's part of the scale (0–100): where a mark stands that tells the level and no more. */
export const middleOf = (level: Level): number => (levels.indexOf(level) + 0.5) * step

/**
 * A score (0–100) as the middle of the twentieth of the scale that it lies in: enough to draw two people beside each
 * other, not enough to get the score back. It always stands within the score's own level.
 */
export function coarsePosition(pomp: number, level: Level): number {
  const from = levels.indexOf(level) * step
  const inside = Math.min(from + step - stretch, Math.max(from, Math.floor(pomp / stretch) * stretch))
  return inside + stretch / 2
}

/**
 * Where a score is drawn so that it cannot be read off: its coarse place, and half the width that a score there would
 * have. The width at the score itself would tell more than the place does.
 */
export function coarsePlace(
  { level, ...scored }: Scored & { level: Level },
  measured: Measured | null,
): { at: number; half: number } {
  const at = coarsePosition(scored.pomp, level)
  return { at, half: Math.round(halfWidthOf({ ...scored, pomp: at }, measured)) }
}
