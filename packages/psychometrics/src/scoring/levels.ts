import type { Dimension, Level } from '../instrument.ts'

/** Lower ends of level2 … level5 in POMP; a value on a cut belongs to the higher level. */
const cuts = { level5: 80, level4: 60, level3: 40, level2: 20 } as const

/**
 * Tolerance for floating-point noise of prorating and averaging (19.999999999999996 for 20), which must not lower a
 * level.
 */
const noise = 1e-9

/**
 * Returns the level of a POMP score (0–100). It depends only on the answers, never on a comparison with other people.
 * @throws RangeError for NaN.
 */
export function levelOfPomp(pomp: number): Level {
  if (Number.isNaN(pomp)) throw new RangeError('No level for NaN')
  if (pomp >= cuts.level5 - noise) return 'level5'
  if (pomp >= cuts.level4 - noise) return 'level4'
  if (pomp >= cuts.level3 - noise) return 'level3'
  if (pomp >= cuts.level2 - noise) return 'level2'
  return 'level1'
}

/**
 * Returns the reference range in POMP by design, not from a population: the middle for a trait, the lower part for a
 * symptom.
 */
export function designRange(kind: Dimension['kind']): { from: number; to: number } {
  return kind === 'symptom' ? { from: 0, to: 40 } : { from: 40, to: 60 }
}
