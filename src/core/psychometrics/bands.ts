import type { Dimension, Level } from './instrument'

/** Lower ends of level2 … level5; a value on a cut belongs to the higher level. */
type Cuts = readonly [number, number, number, number]

const pompCuts: Cuts = [20, 40, 60, 80]
const tCuts: Cuts = [35, 45, 55, 65]
/** What the T cuts are in a normal distribution, for dimensions that have none. */
const percentileCuts: Cuts = [6.7, 30.9, 69.1, 93.3]

/** Prorating and averaging leave floating-point noise (19.999999999999996 for 20), which must not cost a level. */
const noise = 1e-9

function levelOf(value: number, [second, third, fourth, fifth]: Cuts): Level {
  if (Number.isNaN(value)) throw new RangeError('No level for NaN')
  if (value >= fifth - noise) return 'level5'
  if (value >= fourth - noise) return 'level4'
  if (value >= third - noise) return 'level3'
  if (value >= second - noise) return 'level2'
  return 'level1'
}

/**
 * Band of a POMP score (0–100), used while there are no norms.
 * @throws RangeError for NaN.
 */
export function levelOfPomp(pomp: number): Level {
  return levelOf(pomp, pompCuts)
}

/**
 * Band of a T score (mean 50, SD 10), used from the first local norms on.
 * @throws RangeError for NaN.
 */
export function levelOfT(t: number): Level {
  return levelOf(t, tCuts)
}

/**
 * Band of a percentile rank (0–100), used instead of T for skewed dimensions.
 * @throws RangeError for NaN.
 */
export function levelOfPercentile(percentile: number): Level {
  return levelOf(percentile, percentileCuts)
}

/** Reference range in POMP by design, not from a population: the midrange of a trait, the lower part of a symptom. */
export function designRange(kind: Dimension['kind']): { from: number; to: number } {
  return kind === 'symptom' ? { from: 0, to: 40 } : { from: 40, to: 60 }
}
