/**
 * Running moments of k variables observed together (a sitting's items or dimensions), for means, SDs, skew and α. They
 * hold sums of deviations from the means instead of squares of raw values, which would lose precision.
 */
export interface Moments {
  /** Observations so far. */
  n: number
  means: Float64Array
  /** Sums of the cubes of deviations. */
  cubes: Float64Array
  /** k × k sums of products of deviations, row by row; the upper triangle is kept, the rest is 0. */
  products: Float64Array
}

export const emptyMoments = (variables: number): Moments => ({
  n: 0,
  means: new Float64Array(variables),
  cubes: new Float64Array(variables),
  products: new Float64Array(variables * variables),
})

/**
 * Adds one observation of all variables, in place (Welford's update, with the third moment of Pébay 2008, Sandia report
 * SAND2008-6212).
 * @throws RangeError if a value is not finite or their number is wrong; then nothing is added.
 */
export function observe(moments: Moments, values: ArrayLike<number>): void {
  const { means, cubes, products } = moments
  const k = means.length
  if (values.length !== k) throw new RangeError(`An observation of ${values.length} variables, not of ${k}`)
  for (let i = 0; i < k; i++) {
    if (!Number.isFinite(values[i])) throw new RangeError('An observation has a value that is not finite')
  }
  const before = moments.n
  const n = before + 1
  moments.n = n
  for (let i = 0; i < k; i++) {
    const delta = (values[i] ?? 0) - (means[i] ?? 0)
    const step = delta / n
    const square = products[i * k + i] ?? 0
    cubes[i] = (cubes[i] ?? 0) + step * step * delta * before * (n - 2) - 3 * step * square
    means[i] = (means[i] ?? 0) + step
    const left = delta - step
    const row = i * k
    products[row + i] = square + left * delta
    // Means beyond i are still the old ones: each product takes one deviation from the old and one from the new mean.
    for (let j = i + 1; j < k; j++) {
      products[row + j] = (products[row + j] ?? 0) + left * ((values[j] ?? 0) - (means[j] ?? 0))
    }
  }
}

/**
 * Returns the moments of both samples together; neither is changed.
 * Source: Chan, Golub & LeVeque 1983, The American Statistician 37:242; third moments as in `observe`.
 * @throws RangeError if the samples have different variables.
 */
export function mergeMoments(a: Moments, b: Moments): Moments {
  const k = a.means.length
  if (b.means.length !== k) throw new RangeError('Moments of different variables')
  const merged = emptyMoments(k)
  const n = a.n + b.n
  merged.n = n
  if (n === 0) return merged
  const weight = (a.n * b.n) / n
  const deltas = b.means.map((mean, i) => mean - (a.means[i] ?? 0))
  for (let i = 0; i < k; i++) {
    const delta = deltas[i] ?? 0
    const [own, other] = [a.products[i * k + i] ?? 0, b.products[i * k + i] ?? 0]
    merged.means[i] = (a.means[i] ?? 0) + delta * (b.n / n)
    merged.cubes[i] =
      (a.cubes[i] ?? 0) +
      (b.cubes[i] ?? 0) +
      (delta ** 3 * weight * (a.n - b.n)) / n +
      (3 * delta * (a.n * other - b.n * own)) / n
    for (let j = i; j < k; j++) {
      const at = i * k + j
      merged.products[at] = (a.products[at] ?? 0) + (b.products[at] ?? 0) + delta * (deltas[j] ?? 0) * weight
    }
  }
  return merged
}

/**
 * Returns the k × k covariance matrix, with n − 1, of the variables at `indices`, each multiplied by its `sign` (−1 for
 * a reversed item).
 * @throws RangeError with fewer than two observations, or for an index that does not exist.
 */
export function covarianceMatrix(
  { n, means, products }: Moments,
  indices: ArrayLike<number> = means.map((_, index) => index),
  sign: ArrayLike<number> = new Int8Array(indices.length).fill(1),
): number[][] {
  if (n < 2) throw new RangeError(`No covariance of ${n} observations`)
  const k = means.length
  const of = Array.from(indices)
  const cell = (i: number, j: number): number => {
    const product = products[Math.min(i, j) * k + Math.max(i, j)]
    if (product === undefined || i >= k || j >= k) throw new RangeError(`No variable ${Math.max(i, j)} of ${k}`)
    return product / (n - 1)
  }
  return of.map((i, a) => of.map((j, b) => cell(i, j) * (sign[a] ?? 1) * (sign[b] ?? 1)))
}

/**
 * Returns the standard deviation of each variable, with n − 1.
 * @throws RangeError with fewer than two observations.
 */
export function standardDeviations({ n, means, products }: Moments): number[] {
  if (n < 2) throw new RangeError(`No standard deviation of ${n} observations`)
  const k = means.length
  return Array.from(means, (_, i) => Math.sqrt((products[i * k + i] ?? 0) / (n - 1)))
}

/** Returns the skew of each variable, `√n · M₃ / M₂^1.5`; null if it does not vary. */
export function skews({ n, means, cubes, products }: Moments): (number | null)[] {
  const k = means.length
  return Array.from(means, (_, i) => {
    const square = products[i * k + i] ?? 0
    return square > 0 ? (Math.sqrt(n) * (cubes[i] ?? 0)) / square ** 1.5 : null
  })
}
