import { at } from '../numbers.ts'
import {
  boundaryLogitInto,
  boundaryLogitOutOf,
  lnCategoryProbability,
  writeCategoryDerivatives,
  zeroCategoryDerivatives,
} from './category.ts'
import type { GradedFit } from './fit.ts'
import { itemParameters } from './layout.ts'

/** Returns the Fisher information of one item at θ: `Σ P′² / P` over its categories. */
export function itemInformation({ layout, parameters }: GradedFit, item: number, theta: number): number {
  const own = itemParameters(layout, parameters, item)
  const by = zeroCategoryDerivatives()
  let information = 0
  for (let category = 0; category < own.length; category++) {
    const upper = boundaryLogitInto(own, category, theta)
    const lower = boundaryLogitOutOf(own, category, theta)
    writeCategoryDerivatives(by, upper, lower)
    const change = at(own, 0) * (by.upper + by.lower)
    information += Math.exp(lnCategoryProbability(upper, lower)) * change * change
  }
  return information
}

/** Returns the information of all items at θ; `1 / √information` is the standard error of an estimate there. */
export function testInformation(fit: GradedFit, theta: number): number {
  let information = 0
  for (let item = 0; item < fit.layout.items; item++) information += itemInformation(fit, item, theta)
  return information
}

/**
 * Returns the marginal reliability, 0–1: the mean of `I / (I + 1)` over people, as θ has variance 1.
 * Source: Thissen & Wainer 2001, Test Scoring, ch. 3.
 */
export function marginalReliability(fit: GradedFit): number {
  const { nodes, weights } = fit.grid
  return nodes.reduce((sum, theta, node) => {
    const information = testInformation(fit, theta)
    return sum + at(weights, node) * (information / (information + 1))
  }, 0)
}
