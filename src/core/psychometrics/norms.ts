/** Two-sided 95 % point of the standard normal distribution. */
const z95 = 1.96

/** design: bands by design only · local: T scores of visitors · percentile: percentiles too. */
export type NormStage = 'design' | 'local' | 'percentile'

/** What `n` valid sittings of one version and locale allow to report. */
export function normStage(n: number): NormStage {
  if (n < 300) return 'design'
  return n < 1000 ? 'local' : 'percentile'
}

/**
 * `50 + 10 · (x − M) / SD`, with the SD of n − 1.
 * @throws RangeError unless `sd` > 0.
 */
export function tScore(x: number, mean: number, sd: number): number {
  if (!(sd > 0)) throw new RangeError(`No T score with SD ${sd}`)
  return 50 + (10 * (x - mean)) / sd
}

/**
 * Percent (0–100) of a normal distribution below a T score.
 * Source: Marsaglia 2004, doi 10.18637/jss.v011.i04, a series in the odd powers of z.
 */
export function percentOfT(t: number): number {
  const z = (t - 50) / 10
  // Beyond 8 SD the share differs from 0 or 100 by less than the series' rounding.
  if (Math.abs(z) > 8) return z < 0 ? 0 : 100
  let term = z
  let sum = z
  for (let odd = 3; Math.abs(term) > Number.EPSILON * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 100 * (0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI))
}

/**
 * `SD · √(1 − r)`, in the units of `sd`.
 * @throws RangeError if `sd` < 0 or `reliability` > 1.
 */
export function standardErrorOfMeasurement(sd: number, reliability: number): number {
  if (!(sd >= 0 && reliability <= 1)) throw new RangeError(`No SEM with SD ${sd} and reliability ${reliability}`)
  return sd * Math.sqrt(1 - reliability)
}

/** `x ± 1.96 · SEM`, in the units of `x`. */
export function interval95(x: number, sem: number): { from: number; to: number } {
  return { from: x - z95 * sem, to: x + z95 * sem }
}

/**
 * Percentile rank of `x` among `values`, 0–100: `(below + ½ · equal) / N`.
 * @throws RangeError if there are no values.
 */
export function percentileRank(x: number, values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No percentile rank among no values')
  const below = values.filter((value) => value < x).length
  const equal = values.filter((value) => value === x).length
  return (100 * (below + equal / 2)) / values.length
}

/**
 * Reliable change index `Δ / (SD · √2 · √(1 − r))` of two sittings, after − before, in standard errors of a
 * difference; beyond ±1.96 measurement error alone is an unlikely reason.
 * Source: Jacobson & Truax 1991, J. Consult. Clin. Psychol. 59:12.
 * @throws RangeError unless `sd` > 0 and `reliability` < 1.
 */
export function retestChange(before: number, after: number, sd: number, reliability: number): number {
  const sem = standardErrorOfMeasurement(sd, reliability)
  if (sem === 0) throw new RangeError('No reliable change without measurement error')
  return (after - before) / (Math.SQRT2 * sem)
}

/**
 * Cronbach's α from the k × k covariance matrix of keyed items: `k/(k−1) · (1 − Σ s²ᵢ / s²ₜ)`. The variance of the
 * total, s²ₜ, is the sum of all cells, so no responses need to be kept.
 * @returns null if there are fewer than two items or the total does not vary.
 */
export function cronbachAlpha(covariance: readonly (readonly number[])[]): number | null {
  const k = covariance.length
  const ofItems = covariance.reduce((sum, row, i) => sum + at(row, i), 0)
  const ofTotal = covariance.flat().reduce((sum, cell) => sum + cell, 0)
  if (k < 2 || !(ofTotal > 0)) return null
  return (k / (k - 1)) * (1 - ofItems / ofTotal)
}

/** Running moments of k variables seen together (a sitting's items or dimensions); plain data, to be stored. */
export interface Moments {
  n: number
  means: readonly number[]
  /** k × k sums of the products of deviations from the means. */
  coMoments: readonly (readonly number[])[]
}

export function emptyMoments(variables: number): Moments {
  const zeros = Array.from({ length: variables }, () => 0)
  return { n: 0, means: zeros, coMoments: zeros.map(() => zeros) }
}

/**
 * Moments with one more observation of all variables (Welford's update, the case n = 1 of a merge).
 * @throws RangeError if a value is not finite or their number is wrong.
 */
export function addObservation(moments: Moments, values: readonly number[]): Moments {
  if (!values.every(Number.isFinite)) throw new RangeError('An observation has a value that is not finite')
  return mergeMoments(moments, { ...emptyMoments(values.length), n: 1, means: values })
}

/**
 * Moments of both samples together, from deviations and never from squares of raw values, which would cancel.
 * Source: Chan, Golub & LeVeque 1983, The American Statistician 37:242.
 * @throws RangeError if the samples have different variables.
 */
export function mergeMoments(a: Moments, b: Moments): Moments {
  if (a.means.length !== b.means.length) throw new RangeError('Moments of different variables')
  if (b.n === 0) return a
  const n = a.n + b.n
  const deltas = b.means.map((mean, i) => mean - at(a.means, i))
  return {
    n,
    means: a.means.map((mean, i) => mean + at(deltas, i) * (b.n / n)),
    coMoments: a.coMoments.map((row, i) =>
      row.map((cell, j) => cell + at(at(b.coMoments, i), j) + at(deltas, i) * at(deltas, j) * ((a.n * b.n) / n)),
    ),
  }
}

/**
 * k × k covariance matrix, with n − 1.
 * @throws RangeError with fewer than two observations.
 */
export function covarianceMatrix({ n, coMoments }: Moments): number[][] {
  if (n < 2) throw new RangeError(`No covariance of ${n} observations`)
  return coMoments.map((row) => row.map((cell) => cell / (n - 1)))
}

/**
 * Standard deviation of each variable, with n − 1.
 * @throws RangeError with fewer than two observations.
 */
export function standardDeviations(moments: Moments): number[] {
  return covarianceMatrix(moments).map((row, i) => Math.sqrt(at(row, i)))
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index]
  if (value === undefined) throw new RangeError(`No element ${index} of ${values.length}`)
  return value
}
