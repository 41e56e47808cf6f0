import { fewestMeasured } from '@mindglass/psychometrics/norms/norms'

/** Number of valid sheets from which a place among visitors is shown as a number instead of a range. */
const numbersFrom = 1000

/**
 * Returns the last milestone of valid sheets that was reached: 300, 1,000, then each doubling; null below the first.
 */
export function reachedMilestone(n: number): number | null {
  if (!(n >= fewestMeasured)) return null
  if (n < numbersFrom) return fewestMeasured
  return numbersFrom * 2 ** Math.floor(Math.log2(n / numbersFrom))
}

/** Returns the number of valid sheets at which the next version is drafted. */
export function nextMilestone(n: number): number {
  const reached = reachedMilestone(n)
  if (reached === null) return fewestMeasured
  return reached < numbersFrom ? numbersFrom : 2 * reached
}
