import { at, float64At, type Numbers } from '../numbers.ts'
import { boundaryLogitInto, boundaryLogitOutOf, lnCategoryProbability } from './category.ts'
import type { Grid } from './grid.ts'
import { itemParameters, type Layout } from './layout.ts'

/**
 * Returns ln of the probability of every category of every item at every node: all categories × nodes, row by row. A
 * probability of 0 is replaced by e^−700, so that no answer makes all values of θ impossible.
 */
export function lnCurves(layout: Layout, parameters: Numbers, { nodes }: Grid): Float64Array {
  const q = nodes.length
  const curves = new Float64Array(layout.size * q)
  for (let item = 0; item < layout.items; item++) {
    const own = itemParameters(layout, parameters, item)
    const row = at(layout.first, item)
    for (let category = 0; category < own.length; category++) {
      for (let node = 0; node < q; node++) {
        const theta = float64At(nodes, node)
        const value = lnCategoryProbability(
          boundaryLogitInto(own, category, theta),
          boundaryLogitOutOf(own, category, theta),
        )
        curves[(row + category) * q + node] = Math.max(-700, value)
      }
    }
  }
  return curves
}
