import { total } from '../numbers.ts'

/** Values of θ, and the share of people at each. */
export interface Grid {
  nodes: Float64Array
  /** Sum to 1. */
  weights: Float64Array
}

/**
 * Returns evenly spaced values of θ, 61 from −6 to 6 by default, with weights of the standard normal distribution. For
 * likelihoods this smooth, the rule is exact to rounding. Source: Bock & Aitkin 1981, doi 10.1007/BF02293801.
 */
export function normalGrid(size = 61, reach = 6): Grid {
  const nodes = Float64Array.from({ length: size }, (_, i) => -reach + (2 * reach * i) / (size - 1))
  const densities = nodes.map((node) => Math.exp((-node * node) / 2))
  const sum = total(densities)
  return { nodes, weights: densities.map((density) => density / sum) }
}
