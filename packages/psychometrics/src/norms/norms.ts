/**
 * Figures that a report may contain: `design` only the levels set by design, `local` also T scores of visitors,
 * `percentile` also percentile ranks.
 */
export type NormStage = 'design' | 'local' | 'percentile'

/** Number of valid sittings of one version and locale from which figures are measured instead of assumed. */
export const minMeasuredSittings = 300

/** Returns the stage of reporting that `n` valid sittings of one version and locale allow; `design` for NaN. */
export function normStage(n: number): NormStage {
  if (!(n >= minMeasuredSittings)) return 'design'
  return n < 1000 ? 'local' : 'percentile'
}

/**
 * Returns `SD · √(1 − r)`, in the units of `sd`.
 * @throws RangeError if `sd` < 0, or the reliability is not a number from 0 to 1.
 */
export function standardErrorOfMeasurement(sd: number, reliability: number): number {
  // Without this check, null would count as 0.
  const known = typeof sd === 'number' && typeof reliability === 'number'
  if (!(known && sd >= 0 && Number.isFinite(sd) && reliability >= 0 && reliability <= 1))
    throw new RangeError(`No SEM with SD ${sd} and reliability ${reliability}`)
  return sd * Math.sqrt(1 - reliability)
}

/**
 * Returns Cronbach's α from the k × k covariance matrix of keyed items: `k/(k−1) · (1 − Σ s²ᵢ / s²ₜ)`. The variance of
 * the total, s²ₜ, is the sum of all cells, so no responses need to be stored. α is negative if items oppose each other;
 * such a value yields no standard error.
 * @returns null if there are fewer than two items or the total does not vary.
 * @throws RangeError unless the matrix is square, numeric and symmetric.
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
