import { total } from '../numbers.ts'

/** Places on the latent scale, and the share of people each of them stands for. */
export interface Grid {
  nodes: Float64Array
  /** Sum to 1. */
  weights: Float64Array
}

/**
 * Evenly spaced places with the weights of the standard normal distribution, 61 from −6 to 6: a rule that is exact to
 * rounding for likelihoods as smooth as these. Source: Bock & Aitkin 1981, doi 10.1007/BF02293801.
 */
export function normalGrid(size = 61, reach = 6): Grid {
  const nodes = Float64Array.from({ length: size }, (_, i) => -reach + (2 * reach * i) / (size - 1))
  const densities = nodes.map((node) => Math.exp((-node * node) / 2))
  const sum = total(densities)
  return { nodes, weights: densities.map((density) => density / sum) }
}
