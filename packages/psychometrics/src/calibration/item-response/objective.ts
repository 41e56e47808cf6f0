import { add, cell } from '../numbers.ts'
import { derivatives, lnChance, lowerBorder, noSlopes, upperBorder } from './category.ts'
import type { Grid } from './grid.ts'

/**
 * Expected ln likelihood of one item's answers, if everybody's place were known.
 * @param own slope and intercepts.
 * @param expected people in each category at each node: all categories × nodes; the item's begin at row `first`.
 */
export function itemObjective(own: Float64Array, expected: Float64Array, first: number, { nodes }: Grid): number {
  const q = nodes.length
  let value = 0
  for (let category = 0; category < own.length; category++) {
    for (let node = 0; node < q; node++) {
      const people = cell(expected, (first + category) * q + node)
      if (people === 0) continue
      const theta = cell(nodes, node)
      value += people * lnChance(upperBorder(own, category, theta), lowerBorder(own, category, theta))
    }
  }
  return value
}

/** Gradient (k) and Hessian (k × k) of `itemObjective` by slope and intercepts. The function is concave: Pratt 1981. */
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
  const by = noSlopes()
  for (let category = 0; category < k; category++) {
    for (let node = 0; node < q; node++) {
      const people = cell(expected, (first + category) * q + node)
      if (people === 0) continue
      const theta = cell(nodes, node)
      derivatives(by, upperBorder(own, category, theta), lowerBorder(own, category, theta))
      add(gradient, 0, people * theta * (by.upper + by.lower))
      add(hessian, 0, people * theta * theta * (by.upperUpper + 2 * by.upperLower + by.lowerLower))
      // The borders of the lowest and of the highest category that lie at infinity are no parameters.
      if (category > 0) {
        add(gradient, category, people * by.upper)
        add(hessian, category, people * theta * (by.upperUpper + by.upperLower))
        add(hessian, category * k + category, people * by.upperUpper)
      }
      if (category < k - 1) {
        add(gradient, category + 1, people * by.lower)
        add(hessian, category + 1, people * theta * (by.lowerLower + by.upperLower))
        add(hessian, (category + 1) * k + category + 1, people * by.lowerLower)
        // For the lowest category this is 0: its upper border does not move.
        add(hessian, category * k + category + 1, people * by.upperLower)
      }
    }
  }
  for (let i = 0; i < k; i++) for (let j = 0; j < i; j++) hessian[i * k + j] = cell(hessian, j * k + i)
  return { gradient, hessian }
}
