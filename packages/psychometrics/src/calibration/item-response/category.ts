import { float64At } from '../numbers.ts'

const lnLogistic = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)))
const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * Returns ln of the probability of a category between two borders, `σ(upper) − σ(lower)`, with `upper` = ∞ for the
 * lowest category and `lower` = −∞ for the highest. −∞ unless `upper` > `lower`.
 *
 * Written as `σ(u) · σ(−l) · (1 − e^(l−u))`: the plain difference loses all digits far from the middle.
 */
export function lnCategoryProbability(upper: number, lower: number): number {
  if (!(upper > lower)) return Number.NEGATIVE_INFINITY
  return lnLogistic(upper) + lnLogistic(-lower) + Math.log1p(-Math.exp(lower - upper))
}

/** First and second derivatives of `lnCategoryProbability` by its borders. */
export interface CategoryDerivatives {
  upper: number
  lower: number
  upperUpper: number
  lowerLower: number
  upperLower: number
}

/** Writes the derivatives of `lnCategoryProbability` at these borders into `into`, which is reused in long loops. */
export function writeCategoryDerivatives(into: CategoryDerivatives, upper: number, lower: number): void {
  const above = logistic(upper)
  const below = logistic(lower)
  const gap = -Math.expm1(lower - upper)
  into.upper = logistic(-upper) / (logistic(-lower) * gap)
  into.lower = -below / (above * gap)
  into.upperUpper = into.upper * (1 - 2 * above) - into.upper * into.upper
  into.lowerLower = into.lower * (1 - 2 * below) - into.lower * into.lower
  into.upperLower = -into.upper * into.lower
}

export const zeroCategoryDerivatives = (): CategoryDerivatives => ({
  upper: 0,
  lower: 0,
  upperUpper: 0,
  lowerLower: 0,
  upperLower: 0,
})

/**
 * Returns the logit at θ of the boundary into a category, `aθ + d` of the step into it, or of the boundary out of it.
 * @param own slope and intercepts of the item.
 */
export const boundaryLogitInto = (own: Float64Array, category: number, theta: number): number =>
  category === 0 ? Number.POSITIVE_INFINITY : float64At(own, 0) * theta + float64At(own, category)

export const boundaryLogitOutOf = (own: Float64Array, category: number, theta: number): number =>
  category === own.length - 1 ? Number.NEGATIVE_INFINITY : float64At(own, 0) * theta + float64At(own, category + 1)
