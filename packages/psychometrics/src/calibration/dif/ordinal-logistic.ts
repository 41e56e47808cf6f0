import { lnCategoryProbability, writeCategoryDerivatives, zeroCategoryDerivatives } from '../item-response/category.ts'
import { newtonStep } from '../matrix.ts'
import { add, at, float64At, largestDifference, total } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'

/** People with the same covariates, and their answers. */
export interface CovariatePattern {
  /** Values of the covariates. */
  known: readonly number[]
  /** People in each category, lowest first. */
  counts: readonly number[]
}

/** A proportional odds model: `P(answer ≥ k) = σ(d_k + Σ βx)`. */
export interface OrdinalLogistic {
  intercepts: number[]
  coefficients: number[]
  logLikelihood: number
  people: number
}

const maxSteps = 100

/**
 * Fits an ordinal logistic regression (proportional odds) by maximum likelihood, with Newton steps that are halved
 * until the likelihood does not decrease.
 * Source: McCullagh 1980, doi 10.1111/j.2517-6161.1980.tb01109.x.
 * @throws CalibrationRefusal constant-item when a category is empty or there is only one; bad-value; no-convergence.
 */
export function ordinalLogistic(kinds: readonly CovariatePattern[]): OrdinalLogistic {
  const totals = totalsOf(kinds)
  const k = totals.length
  if (k < 2 || totals.includes(0)) throw new CalibrationRefusal('constant-item', 'an empty category')
  const people = total(totals)
  if (!Number.isFinite(people + total(kinds.flatMap(({ known }) => known)))) {
    throw new CalibrationRefusal('bad-value', 'a count or covariate')
  }
  // Any descending intercepts work as a start, because the likelihood has a single maximum.
  const width = kinds[0]?.known.length ?? 0
  let parameters = Float64Array.from({ length: k - 1 + width }, (_, i) => (i < k - 1 ? -i : 0))
  let value = logLikelihood(parameters, kinds, k)
  for (let i = 0; i < maxSteps; i++) {
    const { gradient, hessian } = slopes(parameters, kinds, k)
    const step = newtonStep(gradient, hessian, parameters.length)
    let next = parameters
    let nextValue = value
    for (let share = 1; share > 1e-6; share /= 2) {
      const tried = parameters.map((x, place) => x + share * at(step, place))
      const triedValue = logLikelihood(tried, kinds, k)
      if (triedValue < value - 1e-12 * Math.abs(value) || Number.isNaN(triedValue)) continue
      next = tried
      nextValue = triedValue
      break
    }
    const change = largestDifference(next, parameters)
    parameters = next
    value = nextValue
    if (change < 1e-9) {
      const all = [...parameters]
      return { intercepts: all.slice(0, k - 1), coefficients: all.slice(k - 1), logLikelihood: value, people }
    }
  }
  throw new CalibrationRefusal('no-convergence', `after ${maxSteps} steps`)
}

/** Returns the ln likelihood of a model without covariates: all people have the same answer probabilities. */
export function nullLogLikelihood(kinds: readonly CovariatePattern[]): number {
  const totals = totalsOf(kinds)
  const people = total(totals)
  return total(totals.filter((count) => count > 0).map((count) => count * Math.log(count / people)))
}

/** Returns Nagelkerke's R², 0–1. Source: Nagelkerke 1991, doi 10.1093/biomet/78.3.691. */
export function nagelkerke(logLikelihoodOfModel: number, logLikelihoodOfNull: number, people: number): number {
  const share = -Math.expm1((2 * (logLikelihoodOfNull - logLikelihoodOfModel)) / people)
  return share / -Math.expm1((2 * logLikelihoodOfNull) / people)
}

/** Returns the number of people in each category. */
const totalsOf = ([first, ...others]: readonly CovariatePattern[]): number[] =>
  (first?.counts ?? []).map((count, category) => others.reduce((sum, { counts }) => sum + at(counts, category), count))

const predictor = (parameters: Float64Array, known: readonly number[], k: number): number =>
  known.reduce((sum, x, i) => sum + at(parameters, k - 1 + i) * x, 0)

const upperOf = (parameters: Float64Array, category: number, eta: number): number =>
  category === 0 ? Number.POSITIVE_INFINITY : at(parameters, category - 1) + eta

const lowerOf = (parameters: Float64Array, category: number, eta: number, k: number): number =>
  category === k - 1 ? Number.NEGATIVE_INFINITY : at(parameters, category) + eta

function logLikelihood(parameters: Float64Array, kinds: readonly CovariatePattern[], k: number): number {
  let value = 0
  for (const { known, counts } of kinds) {
    const eta = predictor(parameters, known, k)
    counts.forEach((people, category) => {
      if (people === 0) return
      value += people * lnCategoryProbability(upperOf(parameters, category, eta), lowerOf(parameters, category, eta, k))
    })
  }
  return value
}

/**
 * Returns gradient and Hessian. The covariates shift all borders between categories by the same amount, so derivatives
 * are summed by border first and multiplied by the covariates after that.
 */
function slopes(parameters: Float64Array, kinds: readonly CovariatePattern[], k: number) {
  const size = parameters.length
  const borders = k - 1
  const gradient = new Float64Array(size)
  const hessian = new Float64Array(size * size)
  const own = new Float64Array(borders)
  /** Second derivatives by each border (`curve`), and by each border and the next one (`cross`). */
  const curve = new Float64Array(borders)
  const cross = new Float64Array(borders)
  const by = zeroCategoryDerivatives()
  for (const { known, counts } of kinds) {
    const eta = predictor(parameters, known, k)
    own.fill(0)
    curve.fill(0)
    cross.fill(0)
    counts.forEach((people, category) => {
      if (people === 0) return
      writeCategoryDerivatives(by, upperOf(parameters, category, eta), lowerOf(parameters, category, eta, k))
      if (category > 0) {
        add(own, category - 1, people * by.upper)
        add(curve, category - 1, people * by.upperUpper)
      }
      if (category < borders) {
        add(own, category, people * by.lower)
        add(curve, category, people * by.lowerLower)
      }
      if (category > 0 && category < borders) add(cross, category - 1, people * by.upperLower)
    })
    for (let j = 0; j < borders; j++) {
      const [before, after] = [j > 0 ? float64At(cross, j - 1) : 0, j < borders - 1 ? float64At(cross, j) : 0]
      const all = float64At(curve, j) + before + after
      add(gradient, j, float64At(own, j))
      add(hessian, j * size + j, float64At(curve, j))
      if (j < borders - 1) {
        add(hessian, j * size + j + 1, after)
        add(hessian, (j + 1) * size + j, after)
      }
      for (const [a, x] of known.entries()) {
        add(gradient, borders + a, x * float64At(own, j))
        add(hessian, j * size + borders + a, x * all)
        add(hessian, (borders + a) * size + j, x * all)
        for (const [b, y] of known.entries()) add(hessian, (borders + a) * size + borders + b, x * y * all)
      }
    }
  }
  return { gradient, hessian }
}
