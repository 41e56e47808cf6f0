import { type AnswerTable, isComplete } from '../answer-table.ts'
import { noncentralChiSquareAbove } from '../distributions.ts'
import { cholesky, solveCholesky } from '../matrix.ts'
import { add, at, float64At } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { covarianceOfAnswers } from './covariance.ts'
import { fitOneFactor, type OneFactor } from './one-factor.ts'

/** Fit of one factor to the covariances of the items of a part. */
export interface OneFactorFit {
  /** Uncorrected likelihood ratio test of the model against unrestricted covariances. */
  chiSquare: number
  df: number
  /** Scaling factor of the test for answers that are not normal; 1 for normal answers. */
  scaling: number
  /** Comparative fit index, 0–1, corrected. */
  cfi: number
  /** Root mean square error of approximation with its 90 % interval, corrected. */
  rmsea: { value: number; from: number; to: number }
}

/**
 * Computes the fit of the one-factor model to the covariances of keyed items by maximum likelihood. Answers in few
 * categories are not normal, so the test is scaled by their fourth moments.
 * Source: Satorra & Bentler 1994 (in von Eye & Clogg, Latent Variables Analysis); CFI Bentler 1990,
 * doi 10.1037/0033-2909.107.2.238, corrected as in Brosseau-Liard & Savalei 2014, doi 10.1080/00273171.2014.933697;
 * RMSEA and its interval Browne & Cudeck 1992, doi 10.1177/0049124192021002005, corrected as in Brosseau-Liard, Savalei
 * & Li 2012, doi 10.1080/00273171.2012.715252.
 * @throws CalibrationRefusal too-few-items below four, for which any covariances fit; not-identified if the model
 * leaves an item without error variance; and the errors of `fitOneFactor`.
 */
export function computeOneFactorFit(table: AnswerTable): OneFactorFit {
  const { covariance, people, means } = covarianceOfAnswers(table)
  const { k, cells } = covariance
  if (k < 4) throw new CalibrationRefusal('too-few-items', `${k} of at least 4`)
  const factor = fitOneFactor(covariance)
  if (factor.atBound.length > 0) throw new CalibrationRefusal('not-identified', 'an item without an error of its own')
  // Computed with n instead of n − 1, as in the likelihood.
  const scales = Float64Array.from({ length: k }, (_, i) => Math.sqrt((at(cells, i * k + i) * (people - 1)) / people))
  const standardized = (row: number) =>
    Float64Array.from(
      scales,
      (scale, item) =>
        (at(table.points[item] ?? [], at(table.answers, row * k + item)) - float64At(means, item)) / scale,
    )
  const correlations = Float64Array.from(
    cells,
    (value, place) =>
      (value * (people - 1)) / people / (float64At(scales, Math.floor(place / k)) * float64At(scales, place % k)),
  )
  const pairs = pairsOf(k)
  const fourth = fourthMoments(table, standardized, correlations, pairs, people)
  const df = (k * (k - 3)) / 2
  const dfNone = (k * (k - 1)) / 2
  const scaling = traceOfProduct(residualWeights(factor, pairs), fourth) / df
  const scalingNone = meanOf(
    pairs.flatMap(({ i, j }, place) => (i === j ? [] : at(fourth, place * pairs.length + place))),
  )
  const chiSquare = Math.max(0, people * factor.discrepancy)
  const chiSquareNone = -people * lnDeterminant(correlations, k)
  const beyond = Math.max(0, chiSquare - scaling * df)
  const beyondNone = Math.max(beyond, chiSquareNone - scalingNone * dfNone)
  const rmsea = (noncentrality: number) => Math.sqrt((scaling * noncentrality) / (people * df))
  return {
    chiSquare,
    df,
    scaling,
    cfi: beyondNone > 0 ? 1 - beyond / beyondNone : 1,
    rmsea: {
      value: rmsea(beyond / scaling),
      from: rmsea(noncentralityOf(chiSquare / scaling, df, 0.05)),
      to: rmsea(noncentralityOf(chiSquare / scaling, df, 0.95)),
    },
  }
}

/** Two items with i ≤ j, including pairs of an item with itself. */
interface Pair {
  i: number
  j: number
}

const pairsOf = (k: number): Pair[] =>
  Array.from({ length: k }, (_, j) => Array.from({ length: j + 1 }, (_unused, i) => ({ i, j }))).flat()

/** Returns the covariances of the products of standardized answers, pair by pair. */
function fourthMoments(
  table: AnswerTable,
  standardized: (row: number) => Float64Array,
  correlations: Float64Array,
  pairs: readonly Pair[],
  people: number,
): Float64Array {
  const size = pairs.length
  const k = table.items
  const moments = new Float64Array(size * size)
  const products = new Float64Array(size)
  for (let row = 0; row < table.rows; row++) {
    if (!isComplete(table, row)) continue
    const answers = standardized(row)
    pairs.forEach(({ i, j }, place) => {
      products[place] = float64At(answers, i) * float64At(answers, j) - float64At(correlations, i * k + j)
    })
    const weight = at(table.counts, row) / people
    for (let a = 0; a < size; a++) {
      const weighted = weight * float64At(products, a)
      for (let b = a; b < size; b++) add(moments, a * size + b, weighted * float64At(products, b))
    }
  }
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) moments[a * size + b] = float64At(moments, b * size + a)
  return moments
}

/** Returns `U = W − WΔ(Δ′WΔ)⁻¹Δ′W`: weights of the residuals of the model under normal theory. */
function residualWeights({ loadings, uniquenesses }: OneFactor, pairs: readonly Pair[]): Float64Array {
  const k = loadings.length
  const size = pairs.length
  const inverse = inverseOfModel(loadings, uniquenesses)
  const p = (a: number, b: number) => float64At(inverse, a * k + b)
  const weights = new Float64Array(size * size)
  pairs.forEach((one, a) => {
    pairs.forEach((other, b) => {
      const times = (one.i === one.j ? 1 : 2) * (other.i === other.j ? 1 : 2)
      weights[a * size + b] =
        (times / 4) * (p(one.i, other.i) * p(one.j, other.j) + p(one.i, other.j) * p(one.j, other.i))
    })
  })
  // Columns of Δ: loadings first, then uniquenesses.
  const slopes = Array.from({ length: 2 * k }, (_, parameter) =>
    Float64Array.from(pairs, ({ i, j }) => {
      if (parameter >= k) return i === j && i === parameter - k ? 1 : 0
      return (i === parameter ? float64At(loadings, j) : 0) + (j === parameter ? float64At(loadings, i) : 0)
    }),
  )
  const weighted = slopes.map((column) =>
    Float64Array.from({ length: size }, (_, a) => dot(weights.subarray(a * size, (a + 1) * size), column)),
  )
  const information = Float64Array.from(slopes.flatMap((column) => weighted.map((other) => dot(column, other))))
  const factor = cholesky(information, 2 * k)
  if (!factor) throw new CalibrationRefusal('not-identified', 'parameters of the one-factor model')
  for (let b = 0; b < size; b++) {
    const column = Float64Array.from(weighted, (one) => float64At(one, b))
    const explained = solveCholesky(factor, 2 * k, column)
    for (let a = 0; a < size; a++) {
      add(
        weights,
        a * size + b,
        -weighted.reduce((sum, one, n) => sum + float64At(one, a) * float64At(explained, n), 0),
      )
    }
  }
  return weights
}

/** Returns `(λλ′ + Ψ)⁻¹` by the Sherman–Morrison formula. */
function inverseOfModel(loadings: Float64Array, uniquenesses: Float64Array): Float64Array {
  const k = loadings.length
  const scaled = loadings.map((loading, i) => loading / float64At(uniquenesses, i))
  const precision = 1 + dot(scaled, loadings)
  return Float64Array.from({ length: k * k }, (_, place) => {
    const [i, j] = [Math.floor(place / k), place % k]
    return (i === j ? 1 / float64At(uniquenesses, i) : 0) - (float64At(scaled, i) * float64At(scaled, j)) / precision
  })
}

/**
 * Returns the noncentrality at which `share` (0–1) of a χ² distribution lies above `x`; 0 if even more of the central
 * distribution does.
 */
function noncentralityOf(x: number, df: number, share: number): number {
  if (noncentralChiSquareAbove(x, df, 0) >= share) return 0
  let [low, high] = [0, Math.max(1, x)]
  while (noncentralChiSquareAbove(x, df, high) < share) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (noncentralChiSquareAbove(x, df, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * float64At(b, i), 0)

const traceOfProduct = (a: Float64Array, symmetric: Float64Array): number => dot(a, symmetric)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function lnDeterminant(matrix: Float64Array, k: number): number {
  const factor = cholesky(matrix, k)
  if (!factor) throw new CalibrationRefusal('not-identified', 'an item follows from the others')
  return 2 * Array.from({ length: k }, (_, i) => Math.log(at(factor, i * k + i))).reduce((sum, value) => sum + value, 0)
}

export type FitRating = 'good' | 'fair' | 'low'

/**
 * Returns a verdict on the fit of one factor, used in the texts of the norms. The cuts are conventions: Hu & Bentler
 * 1999, doi 10.1080/10705519909540118, for a good fit; a value beyond their milder cuts is low.
 */
export function rateFit({ cfi, rmsea }: { cfi: number; rmsea: number }): FitRating {
  if (cfi < 0.9 || rmsea > 0.08) return 'low'
  return cfi >= 0.95 && rmsea <= 0.06 ? 'good' : 'fair'
}
