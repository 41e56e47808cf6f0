import { cholesky } from '../matrix.ts'
import { at, largestDifference } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { type Covariance, variance } from './covariance.ts'

/** One common factor of all items, for standardized items. */
export interface OneFactor {
  loadings: Float64Array
  /** Share of each item's variance that the factor does not explain, 0–1. */
  uniquenesses: Float64Array
  /**
   * Items with a uniqueness at its lower bound (Heywood cases): too few items, or one item that determines the factor.
   */
  atBound: number[]
  /** Smallest value of the discrepancy `ln|Σ| − ln|S| + tr(SΣ⁻¹) − k`. */
  discrepancy: number
}

/** Lower bound of a uniqueness: an item without error variance is not a valid estimate. */
const lowest = 0.005

/**
 * Fits a one-factor model by maximum likelihood for normal items, with the EM steps of Rubin & Thayer, which never
 * decrease the likelihood.
 * Source: Rubin & Thayer 1982, doi 10.1007/BF02293851.
 * @throws CalibrationRefusal too-few-items below three, no-convergence, or not-identified for a singular matrix.
 */
export function fitOneFactor(covariance: Covariance): OneFactor {
  const { k } = covariance
  if (k < 3) throw new CalibrationRefusal('too-few-items', `${k} of at least 3`)
  const correlations = correlationsOf(covariance)
  let loadings = startingLoadings(correlations, k)
  let uniquenesses = loadings.map((loading) => bounded(1 - loading * loading))
  for (let i = 0; i < 100_000; i++) {
    const next = step(correlations, k, loadings, uniquenesses)
    const change = Math.max(
      largestDifference(next.loadings, loadings),
      largestDifference(next.uniquenesses, uniquenesses),
    )
    loadings = next.loadings
    uniquenesses = next.uniquenesses
    if (change < 1e-10) {
      const atBound = [...uniquenesses.keys()].filter((item) => at(uniquenesses, item) <= lowest)
      return { loadings, uniquenesses, atBound, discrepancy: discrepancy(correlations, k, loadings, uniquenesses) }
    }
  }
  throw new CalibrationRefusal('no-convergence', 'the one-factor model did not come to rest')
}

const bounded = (uniqueness: number): number => Math.max(lowest, uniqueness)

function correlationsOf(covariance: Covariance): Float64Array {
  const { k, cells } = covariance
  return Float64Array.from({ length: k * k }, (_, cell) => {
    const scale = Math.sqrt(variance(covariance, Math.floor(cell / k)) * variance(covariance, cell % k))
    return at(cells, cell) / scale
  })
}

/** Returns starting loadings from the mean correlation of each item with the others, with its sign. */
function startingLoadings(correlations: Float64Array, k: number): Float64Array {
  return Float64Array.from({ length: k }, (_, i) => {
    let sum = 0
    for (let j = 0; j < k; j++) if (j !== i) sum += at(correlations, i * k + j)
    return Math.sign(sum || 1) * Math.min(0.95, Math.sqrt(Math.abs(sum) / (k - 1)) + 0.05)
  })
}

function step(correlations: Float64Array, k: number, loadings: Float64Array, uniquenesses: Float64Array) {
  const precision = 1 + loadings.reduce((sum, loading, i) => sum + (loading * loading) / at(uniquenesses, i), 0)
  // Weights of the items in the expected factor score.
  const weights = loadings.map((loading, i) => loading / at(uniquenesses, i) / precision)
  const withScore = weights.map((_, i) => weights.reduce((sum, w, j) => sum + w * at(correlations, i * k + j), 0))
  const scoreVariance = withScore.reduce((sum, value, i) => sum + value * at(weights, i), 0)
  const next = withScore.map((value) => value / (1 / precision + scoreVariance))
  return { loadings: next, uniquenesses: next.map((loading, i) => bounded(1 - loading * at(withScore, i))) }
}

function discrepancy(
  correlations: Float64Array,
  k: number,
  loadings: Float64Array,
  uniquenesses: Float64Array,
): number {
  const lnSample = lnDeterminant(correlations, k)
  const precision = 1 + loadings.reduce((sum, loading, i) => sum + (loading * loading) / at(uniquenesses, i), 0)
  const lnModel = uniquenesses.reduce((sum, value) => sum + Math.log(value), Math.log(precision))
  const weights = loadings.map((loading, i) => loading / at(uniquenesses, i))
  let trace = 0
  for (let i = 0; i < k; i++) {
    trace += 1 / at(uniquenesses, i)
    for (let j = 0; j < k; j++) trace -= (at(weights, i) * at(weights, j) * at(correlations, i * k + j)) / precision
  }
  return lnModel - lnSample + trace - k
}

function lnDeterminant(matrix: Float64Array, k: number): number {
  const factor = cholesky(matrix, k)
  if (!factor) throw new CalibrationRefusal('not-identified', 'an item follows from the others')
  return 2 * Array.from({ length: k }, (_, i) => Math.log(at(factor, i * k + i))).reduce((sum, value) => sum + value, 0)
}

/**
 * Returns McDonald's ω of a sum of items with one common factor: `(Σλ)² / ((Σλ)² + Σψ)`, 0–1, in the items' own units.
 * Source: McDonald 1999, Test Theory: A Unified Treatment, ch. 6.
 */
export function omega(covariance: Covariance, { loadings, uniquenesses }: OneFactor): number {
  let common = 0
  let own = 0
  for (let item = 0; item < covariance.k; item++) {
    common += at(loadings, item) * Math.sqrt(variance(covariance, item))
    own += at(uniquenesses, item) * variance(covariance, item)
  }
  return (common * common) / (common * common + own)
}
