import { seededRandom } from '@mindglass/psychometrics/random'

/** Random draws that are reproducible by seed. */
export interface RandomSource {
  random: () => number
  normal: () => number
  /** Returns a whole number from `min` to `max`, both inclusive. */
  whole: (min: number, max: number) => number
}

export function createRandomSource(seed: number): RandomSource {
  const random = seededRandom(seed)
  return {
    random,
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    whole: (min, max) => min + Math.floor(random() * (max - min + 1)),
  }
}

/** Distribution of keyed answers of a general sample over the points of a scale, in percent. */
export const shares: Readonly<Record<string, readonly number[]>> = {
  'symptom 4': [45, 31, 16, 8],
  'symptom 4 reversed': [20, 35, 29, 16],
  'symptom 5': [40, 28, 17, 10, 5],
  'symptom 5 reversed': [17, 30, 27, 17, 9],
  'trait 5': [9, 21, 30, 27, 13],
  'trait 5 reversed': [9, 21, 30, 27, 13],
  'trait 7': [15, 17, 20, 16, 14, 11, 7],
  'trait 7 reversed': [15, 17, 20, 16, 14, 11, 7],
}

/** Returns the normal quantile of a share, by bisection. */
export function normalQuantile(share: number): number {
  let [low, high] = [-6, 6]
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the share of a normal distribution below z. Source: Marsaglia 2004, doi 10.18637/jss.v011.i04. */
function normalBelow(z: number): number {
  let [term, sum] = [z, z]
  for (let odd = 3; Math.abs(term) > 1e-15; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** Returns the cuts of a standard normal distribution that give these shares. */
export const normalCuts = (percents: readonly number[]): number[] => {
  const total = percents.reduce((sum, one) => sum + one, 0)
  return percents
    .slice(0, -1)
    .map((_, n) => normalQuantile(percents.slice(0, n + 1).reduce((sum, one) => sum + one, 0) / total))
}
