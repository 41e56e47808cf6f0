import { add, at, float64At, total } from '../numbers.ts'
import { lnCurves } from './curves.ts'
import type { GradedFit } from './fit.ts'

type Points = readonly (readonly number[])[]

/** Returns the probabilities of all categories at all nodes, in the order of the layout. */
export const categoryProbabilities = ({ layout, parameters, grid }: GradedFit): Float64Array =>
  lnCurves(layout, parameters, grid).map(Math.exp)

/**
 * Returns the likelihood of each sum of points at each node: one row per sum, from the lowest on, one column per node.
 * Source: Lord & Wingersky 1984, doi 10.1177/014662168400800409; Thissen et al. 1995, doi 10.1177/014662169501900105.
 * @param without index of an item that is left out of the sum.
 */
export function sumLikelihoods(fit: GradedFit, points: Points, chances: Float64Array, without?: number): Float64Array {
  const q = fit.grid.nodes.length
  let sums = new Float64Array(q).fill(1)
  for (let item = 0; item < fit.layout.items; item++) {
    if (item === without) continue
    const own = points[item] ?? []
    const lowest = at(own, 0)
    const next = new Float64Array(sums.length + (at(own, own.length - 1) - lowest) * q)
    for (let category = 0; category < own.length; category++) {
      const shift = (at(own, category) - lowest) * q
      const from = (at(fit.layout.first, item) + category) * q
      for (let place = 0; place < sums.length; place++) {
        add(next, place + shift, float64At(sums, place) * float64At(chances, from + (place % q)))
      }
    }
    sums = next
  }
  return sums
}

/** Statistics of one sum of points, for people with an answer to every item. */
export interface SummedScore {
  sum: number
  /** Expected proportion of people with this sum, 0–1. */
  share: number
  /** Mean of θ among people with this sum, and its standard deviation. */
  theta: number
  error: number
  /**
   * Half width, in points, of the 95 % interval for the expected sum of a person with this observed sum. The interval
   * contains an expected sum if the observed sum differs from it by at most 1.96 standard deviations of the observed
   * sums of people with that expected sum.
   */
  reach: number
}

/** Returns the table from raw score to θ, from the lowest to the highest sum, without impossible sums. */
export function summedScores(fit: GradedFit, points: Points): SummedScore[] {
  const { nodes, weights } = fit.grid
  const q = nodes.length
  const chances = categoryProbabilities(fit)
  const likelihoods = sumLikelihoods(fit, points, chances)
  const average = sumMoments(fit, points, chances)
  const lowest = points.reduce((sum, own) => sum + at(own, 0), 0)
  return Array.from({ length: likelihoods.length / q }, (_, place) => {
    const joint = weights.map((weight, node) => weight * at(likelihoods, place * q + node))
    const share = total(joint)
    const shares = joint.map((value) => value / share)
    return {
      sum: lowest + place,
      share,
      ...moments(nodes, shares),
      reach: reachOf(lowest + place, average),
    }
  }).filter(({ share }) => share > 0)
}

interface SumMoments {
  means: Float64Array
  deviations: Float64Array
}

/** Returns the mean and standard deviation of the sum at each node, given that answers are independent at a fixed θ. */
function sumMoments({ layout, grid }: GradedFit, points: Points, chances: Float64Array): SumMoments {
  const q = grid.nodes.length
  const means = new Float64Array(q)
  const variances = new Float64Array(q)
  for (let item = 0; item < layout.items; item++) {
    const own = points[item] ?? []
    for (let node = 0; node < q; node++) {
      const chance = own.map((_point, category) => float64At(chances, (at(layout.first, item) + category) * q + node))
      const mean = own.reduce((sum, point, category) => sum + at(chance, category) * point, 0)
      add(means, node, mean)
      add(
        variances,
        node,
        own.reduce((sum, point, category) => sum + at(chance, category) * (point - mean) ** 2, 0),
      )
    }
  }
  return { means, deviations: variances.map(Math.sqrt) }
}

/** Number of interpolation steps between two nodes: a step is at most a hundredth of a standard deviation of θ. */
const stepsBetween = 20

/**
 * Returns the largest distance between an observed sum and an expected sum whose 1.96 standard deviations include the
 * observed sum. An interval obtained by inverting a test, like Wilson's for a proportion, has the right coverage at
 * every θ and a positive width at both ends of the scale.
 */
function reachOf(sum: number, { means, deviations }: SumMoments): number {
  let reach = 0
  for (let node = 0; node + 1 < means.length; node++) {
    for (let step = 0; step <= stepsBetween; step++) {
      const part = step / stepsBetween
      const mean = (1 - part) * at(means, node) + part * at(means, node + 1)
      const deviation = (1 - part) * at(deviations, node) + part * at(deviations, node + 1)
      const off = Math.abs(sum - mean)
      if (off <= 1.96 * deviation) reach = Math.max(reach, off)
    }
  }
  return reach
}

/** Returns the reliability, 0–1, of θ by the raw score: 1 minus the mean squared error, as θ has variance 1. */
export const summedScoreReliability = (table: readonly SummedScore[]): number =>
  1 - table.reduce((sum, { share, error }) => sum + share * error * error, 0)

/** Returns mean and standard deviation of a distribution over the nodes. */
function moments(nodes: Float64Array, shares: Float64Array): { theta: number; error: number } {
  const theta = nodes.reduce((sum, node, i) => sum + at(shares, i) * node, 0)
  const variance = nodes.reduce((sum, node, i) => sum + at(shares, i) * (node - theta) ** 2, 0)
  return { theta, error: Math.sqrt(variance) }
}
