import { add, at, cell, total } from '../numbers'
import { lnCurves } from './curves'
import type { GradedFit } from './fit'

type Points = readonly (readonly number[])[]

/** Chances of all categories at all nodes, in the order of the layout. */
export const chancesOf = ({ layout, parameters, grid }: GradedFit): Float64Array =>
  lnCurves(layout, parameters, grid).map(Math.exp)

/**
 * How likely each sum of points is at each node: sums above the lowest × nodes, row by row.
 * Source: Lord & Wingersky 1984, doi 10.1177/014662168400800409; Thissen et al. 1995, doi 10.1177/014662169501900105.
 * @param without an item that is left out of the sum.
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
        add(next, place + shift, cell(sums, place) * cell(chances, from + (place % q)))
      }
    }
    sums = next
  }
  return sums
}

/** What a sum of points says, where all items have an answer. */
export interface SummedScore {
  sum: number
  /** Share of people expected to have this sum, 0–1. */
  share: number
  /** Expected place and its standard error. */
  theta: number
  error: number
}

/** Table from raw score to θ, from the lowest to the highest sum; sums that no answers lead to are left out. */
export function summedScores(fit: GradedFit, points: Points): SummedScore[] {
  const { nodes, weights } = fit.grid
  const q = nodes.length
  const likelihoods = sumLikelihoods(fit, points, chancesOf(fit))
  const lowest = points.reduce((sum, own) => sum + at(own, 0), 0)
  return Array.from({ length: likelihoods.length / q }, (_, place) => {
    const joint = weights.map((weight, node) => weight * at(likelihoods, place * q + node))
    const share = total(joint)
    return {
      sum: lowest + place,
      share,
      ...moments(
        nodes,
        joint.map((value) => value / share),
      ),
    }
  }).filter(({ share }) => share > 0)
}

/** Reliability of θ from the raw score, 0–1: one less the mean squared error, as θ has variance 1. */
export const summedScoreReliability = (table: readonly SummedScore[]): number =>
  1 - table.reduce((sum, { share, error }) => sum + share * error * error, 0)

/** Mean and standard deviation of a distribution over the nodes. */
function moments(nodes: Float64Array, shares: Float64Array): { theta: number; error: number } {
  const theta = nodes.reduce((sum, node, i) => sum + at(shares, i) * node, 0)
  const variance = nodes.reduce((sum, node, i) => sum + at(shares, i) * (node - theta) ** 2, 0)
  return { theta, error: Math.sqrt(variance) }
}
