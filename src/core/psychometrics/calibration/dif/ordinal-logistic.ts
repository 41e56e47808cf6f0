import { derivatives, lnChance, noSlopes } from '../item-response/category'
import { newtonStep } from '../matrix'
import { add, at, farthest } from '../numbers'
import { CalibrationRefusal } from '../refusal'

/** Answers counted by what is known of people. */
export interface CountedAnswers {
  /** Values of the covariates, one list for each kind of people. */
  covariates: readonly (readonly number[])[]
  /** People of that kind in each category, lowest first. */
  counts: readonly (readonly number[])[]
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
 * Ordinal logistic regression (proportional odds) by maximum likelihood, with Newton steps that are halved until the
 * likelihood does not fall. Source: McCullagh 1980, doi 10.1111/j.2517-6161.1980.tb01109.x.
 * @throws CalibrationRefusal constant-item when a category is empty or there is only one; bad-value; no-convergence.
 */
export function ordinalLogistic({ covariates, counts }: CountedAnswers): OrdinalLogistic {
  const k = counts[0]?.length ?? 0
  const width = covariates[0]?.length ?? 0
  const totals = Array.from({ length: k }, (_, c) => counts.reduce((sum, row) => sum + at(row, c), 0))
  if (k < 2 || totals.some((count) => count === 0)) throw new CalibrationRefusal('constant-item', 'an empty category')
  const people = totals.reduce((sum, count) => sum + count, 0)
  if (!Number.isFinite(people) || covariates.flat().some((x) => !Number.isFinite(x))) {
    throw new CalibrationRefusal('bad-value', 'a count or covariate')
  }
  let parameters = new Float64Array(k - 1 + width)
  let above = people
  for (let step = 1; step < k; step++) {
    above -= at(totals, step - 1)
    parameters[step - 1] = Math.log(above / (people - above))
  }
  let value = logLikelihood(parameters, covariates, counts, k)
  for (let i = 0; i < maxSteps; i++) {
    const { gradient, hessian } = slopes(parameters, covariates, counts, k)
    const step = newtonStep(gradient, hessian, parameters.length)
    let next = parameters
    let nextValue = value
    for (let share = 1; share > 1e-6; share /= 2) {
      const tried = parameters.map((x, place) => x + share * at(step, place))
      const triedValue = logLikelihood(tried, covariates, counts, k)
      if (triedValue < value - 1e-12 * Math.abs(value) || Number.isNaN(triedValue)) continue
      next = tried
      nextValue = triedValue
      break
    }
    const change = farthest(next, parameters)
    parameters = next
    value = nextValue
    if (change < 1e-9) {
      const all = [...parameters]
      return { intercepts: all.slice(0, k - 1), coefficients: all.slice(k - 1), logLikelihood: value, people }
    }
  }
  throw new CalibrationRefusal('no-convergence', `after ${maxSteps} steps`)
}

/** The ln likelihood of a model without covariates: everybody answers as all do. */
export function nullLogLikelihood({ counts }: CountedAnswers): number {
  const k = counts[0]?.length ?? 0
  const totals = Array.from({ length: k }, (_, c) => counts.reduce((sum, row) => sum + at(row, c), 0))
  const people = totals.reduce((sum, count) => sum + count, 0)
  return totals.reduce((sum, count) => sum + (count > 0 ? count * Math.log(count / people) : 0), 0)
}

/** Nagelkerke's R², 0–1. Source: Nagelkerke 1991, doi 10.1093/biomet/78.3.691. */
export function nagelkerke(logLikelihoodOfModel: number, logLikelihoodOfNull: number, people: number): number {
  const share = -Math.expm1((2 * (logLikelihoodOfNull - logLikelihoodOfModel)) / people)
  return share / -Math.expm1((2 * logLikelihoodOfNull) / people)
}

type Rows = readonly (readonly number[])[]

const predictor = (parameters: Float64Array, row: readonly number[], k: number): number =>
  row.reduce((sum, x, i) => sum + at(parameters, k - 1 + i) * x, 0)

const upperOf = (parameters: Float64Array, category: number, eta: number): number =>
  category === 0 ? Number.POSITIVE_INFINITY : at(parameters, category - 1) + eta

const lowerOf = (parameters: Float64Array, category: number, eta: number, k: number): number =>
  category === k - 1 ? Number.NEGATIVE_INFINITY : at(parameters, category) + eta

function logLikelihood(parameters: Float64Array, covariates: Rows, counts: Rows, k: number): number {
  let value = 0
  counts.forEach((row, i) => {
    const eta = predictor(parameters, covariates[i] ?? [], k)
    row.forEach((people, category) => {
      if (people === 0) return
      value += people * lnChance(upperOf(parameters, category, eta), lowerOf(parameters, category, eta, k))
    })
  })
  return value
}

function slopes(parameters: Float64Array, covariates: Rows, counts: Rows, k: number) {
  const size = parameters.length
  const gradient = new Float64Array(size)
  const hessian = new Float64Array(size * size)
  const by = noSlopes()
  counts.forEach((row, i) => {
    const own = covariates[i] ?? []
    const eta = predictor(parameters, own, k)
    row.forEach((people, category) => {
      if (people === 0) return
      derivatives(by, upperOf(parameters, category, eta), lowerOf(parameters, category, eta, k))
      // How far each border moves with each parameter.
      const upper = new Float64Array(size)
      const lower = new Float64Array(size)
      if (category > 0) upper[category - 1] = 1
      if (category < k - 1) lower[category] = 1
      own.forEach((x, place) => {
        if (category > 0) upper[k - 1 + place] = x
        if (category < k - 1) lower[k - 1 + place] = x
      })
      for (let a = 0; a < size; a++) {
        add(gradient, a, people * (by.upper * at(upper, a) + by.lower * at(lower, a)))
        for (let b = 0; b < size; b++) {
          const cross = at(upper, a) * at(lower, b) + at(lower, a) * at(upper, b)
          const curve = by.upperUpper * at(upper, a) * at(upper, b) + by.lowerLower * at(lower, a) * at(lower, b)
          add(hessian, a * size + b, people * (curve + by.upperLower * cross))
        }
      }
    })
  })
  return { gradient, hessian }
}
