import { float64At } from '../numbers.ts'
import { normalGrid } from './grid.ts'

const grid = normalGrid()

/** Returns the marginal probability `σ(slope · θ + intercept)` over a standard normal θ. */
export function marginalProbability(slope: number, intercept: number): number {
  let sum = 0
  for (let node = 0; node < grid.nodes.length; node++) {
    sum += float64At(grid.weights, node) / (1 + Math.exp(-slope * float64At(grid.nodes, node) - intercept))
  }
  return sum
}

/**
 * Returns the intercept for which the marginal probability is `share`.
 * @throws RangeError unless `share` lies between 0 and 1.
 */
export function interceptFor(slope: number, share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`No intercept for a share of ${share}`)
  let [low, high] = [-1, 1]
  while (marginalProbability(slope, low) > share) low *= 2
  while (marginalProbability(slope, high) < share) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (marginalProbability(slope, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
