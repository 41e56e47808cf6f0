import { add, float64At } from '../numbers.ts'
import {
  boundaryLogitInto,
  boundaryLogitOutOf,
  lnCategoryProbability,
  writeCategoryDerivatives,
  zeroCategoryDerivatives,
} from './category.ts'
import type { Grid } from './grid.ts'

/**
 * Returns the expected ln likelihood of one item's answers, as if each person's θ were known.
 * @param own slope and intercepts.
 * @param expected people in each category at each node: all categories × nodes; the item's begin at row `first`.
 */
export function itemObjective(own: Float64Array, expected: Float64Array, first: number, { nodes }: Grid): number {
  const q = nodes.length
  let value = 0
  for (let category = 0; category < own.length; category++) {
    for (let node = 0; node < q; node++) {
      const people = float64At(expected, (first + category) * q + node)
      if (people === 0) continue
      const theta = float64At(nodes, node)
      value +=
        people *
        lnCategoryProbability(boundaryLogitInto(own, category, theta), boundaryLogitOutOf(own, category, theta))
    }
  }
  return value
}

/**
 * Returns gradient (k) and Hessian (k × k) of `itemObjective` by slope and intercepts. The function is concave: Pratt
 * 1981.
 */
export function itemDerivatives(
  own: Float64Array,
  expected: Float64Array,
  first: number,
  { nodes }: Grid,
): { gradient: Float64Array; hessian: Float64Array } {
  const k = own.length
  const q = nodes.length
  const gradient = new Float64Array(k)
  const hessian = new Float64Array(k * k)
  const by = zeroCategoryDerivatives()
  for (let category = 0; category < k; category++) {
    for (let node = 0; node < q; node++) {
      const people = float64At(expected, (first + category) * q + node)
      if (people === 0) continue
      const theta = float64At(nodes, node)
      writeCategoryDerivatives(by, boundaryLogitInto(own, category, theta), boundaryLogitOutOf(own, category, theta))
      add(gradient, 0, people * theta * (by.upper + by.lower))
      add(hessian, 0, people * theta * theta * (by.upperUpper + 2 * by.upperLower + by.lowerLower))
      // The infinite borders of the lowest and the highest category are not parameters.
      if (category > 0) {
        add(gradient, category, people * by.upper)
        add(hessian, category, people * theta * (by.upperUpper + by.upperLower))
        add(hessian, category * k + category, people * by.upperUpper)
      }
      if (category < k - 1) {
        add(gradient, category + 1, people * by.lower)
        add(hessian, category + 1, people * theta * (by.lowerLower + by.upperLower))
        add(hessian, (category + 1) * k + category + 1, people * by.lowerLower)
        // 0 for the lowest category, whose upper border is fixed.
        add(hessian, category * k + category + 1, people * by.upperLower)
      }
    }
  }
  for (let i = 0; i < k; i++) for (let j = 0; j < i; j++) hessian[i * k + j] = float64At(hessian, j * k + i)
  return { gradient, hessian }
}
