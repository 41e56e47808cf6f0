/** Two-sided 95 % point of the standard normal distribution. */
const z95 = 1.96

/** design: bands by design only · local: T scores of visitors · percentile: percentiles too. */
export type NormStage = 'design' | 'local' | 'percentile'

/** Valid sittings of one version and locale from which figures are measured and no longer assumed. */
export const fewestMeasured = 300

/** What `n` valid sittings of one version and locale allow to report; what is no number allows nothing. */
export function normStage(n: number): NormStage {
  if (!(n >= fewestMeasured)) return 'design'
  return n < 1000 ? 'local' : 'percentile'
}

/**
 * `50 + 10 · (x − M) / SD`, with the SD of n − 1.
 * @throws RangeError unless `sd` > 0 and the others are numbers.
 */
export function tScore(x: number, mean: number, sd: number): number {
  if (!(sd > 0 && Number.isFinite(x - mean))) throw new RangeError(`No T score of ${x} with mean ${mean} and SD ${sd}`)
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
 * @throws RangeError if `sd` < 0, or the reliability is not a number from 0 to 1.
 */
export function standardErrorOfMeasurement(sd: number, reliability: number): number {
  // A missing figure (null) would count as 0.
  const known = typeof sd === 'number' && typeof reliability === 'number'
  if (!(known && sd >= 0 && Number.isFinite(sd) && reliability >= 0 && reliability <= 1))
    throw new RangeError(`No SEM with SD ${sd} and reliability ${reliability}`)
  return sd * Math.sqrt(1 - reliability)
}

/**
 * `x ± 1.96 · SEM`, in the units of `x`, cut to what the scale reaches.
 * @throws RangeError for a value off the scale or a negative SEM.
 */
export function interval95(x: number, sem: number, scale: { from: number; to: number }): { from: number; to: number } {
  if (!(x >= scale.from && x <= scale.to && sem >= 0)) throw new RangeError(`No interval of ${x} with SEM ${sem}`)
  return { from: Math.max(scale.from, x - z95 * sem), to: Math.min(scale.to, x + z95 * sem) }
}

/**
 * Percentile rank of `x` among `values`, 0–100: `(below + ½ · equal) / N`.
 * @throws RangeError if there are no values, or one of them, or `x`, is not a number.
 */
export function percentileRank(x: number, values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No percentile rank among no values')
  if (Number.isNaN(x) || values.some(Number.isNaN)) throw new RangeError('No percentile rank with NaN')
  const below = values.filter((value) => value < x).length
  const equal = values.filter((value) => value === x).length
  return (100 * (below + equal / 2)) / values.length
}

/**
 * Reliable change index `Δ / (SD · √2 · √(1 − r))` of two sittings, after − before, in standard errors of a
 * difference; beyond ±1.96 measurement error alone is an unlikely reason.
 * Source: Jacobson & Truax 1991, J. Consult. Clin. Psychol. 59:12.
 * @throws RangeError unless `sd` > 0, `reliability` is from 0 to below 1, and both scores are numbers.
 */
export function retestChange(before: number, after: number, sd: number, reliability: number): number {
  const sem = standardErrorOfMeasurement(sd, reliability)
  if (sem === 0) throw new RangeError('No reliable change without measurement error')
  if (!Number.isFinite(after - before)) throw new RangeError(`No change from ${before} to ${after}`)
  return (after - before) / (Math.SQRT2 * sem)
}

/**
 * Cronbach's α from the k × k covariance matrix of keyed items: `k/(k−1) · (1 − Σ s²ᵢ / s²ₜ)`. The variance of the
 * total, s²ₜ, is the sum of all cells, so no responses need to be kept. It is negative where items oppose each other;
 * a standard error does not take it then.
 * @returns null if there are fewer than two items or the total does not vary.
 * @throws RangeError unless the matrix is square, of numbers, and the same on both sides of its diagonal.
 */
export function cronbachAlpha(covariance: readonly (readonly number[])[]): number | null {
  const k = covariance.length
  covariance.forEach((row, i) => {
    if (row.length !== k) throw new RangeError(`A covariance matrix of ${k} rows with one of ${row.length}`)
    row.forEach((cell, j) => {
      const other = covariance[j]?.[i] ?? Number.NaN
      if (!(Math.abs(cell - other) <= 1e-9 * Math.max(1, Math.abs(cell)))) {
        throw new RangeError(`Covariances of ${i} and ${j} are ${cell} and ${other}`)
      }
    })
  })
  const ofItems = covariance.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
  const ofTotal = covariance.flat().reduce((sum, cell) => sum + cell, 0)
  if (k < 2 || !(ofTotal > 0)) return null
  return (k / (k - 1)) * (1 - ofItems / ofTotal)
}
