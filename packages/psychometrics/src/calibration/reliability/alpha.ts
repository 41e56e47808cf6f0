import { fQuantile } from '../distributions.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { type Covariance, covarianceWithTotal, totalVariance, variance } from './covariance.ts'

/** Returns Cronbach's α for `k` items, given the sum of their variances and the variance of their sum. */
function alphaOf(k: number, itemVariances: number, sumVariance: number): number {
  if (k < 2) throw new CalibrationRefusal('too-few-items', `${k} of at least 2`)
  if (!(sumVariance > 0)) throw new CalibrationRefusal('not-identified', 'the sum of the items does not vary')
  return (k / (k - 1)) * (1 - itemVariances / sumVariance)
}

const indices = ({ k }: Covariance): number[] => Array.from({ length: k }, (_, i) => i)

const itemVariances = (covariance: Covariance): number =>
  indices(covariance).reduce((sum, i) => sum + variance(covariance, i), 0)

/**
 * Returns Cronbach's α of keyed items, at most 1; negative if items are keyed in the wrong direction.
 * Source: Cronbach 1951, doi 10.1007/BF02310555.
 * @throws CalibrationRefusal too-few-items, or not-identified when the sum of the items does not vary.
 */
export const alpha = (covariance: Covariance): number =>
  alphaOf(covariance.k, itemVariances(covariance), totalVariance(covariance))

/** Returns, for each item, α of all the others. */
export function alphaWithout(covariance: Covariance): number[] {
  const sum = itemVariances(covariance)
  const all = totalVariance(covariance)
  return indices(covariance).map((i) => {
    const own = variance(covariance, i)
    return alphaOf(covariance.k - 1, sum - own, all - 2 * covarianceWithTotal(covariance, i) + own)
  })
}

/**
 * Returns the confidence interval of α: `1 − (1 − α) · F`, exact for normally distributed, essentially parallel items.
 * Source: Feldt 1965, doi 10.1007/BF02289499; Feldt, Woodruff & Salih 1987, doi 10.1177/014662168701100107.
 * @param value α of the sample, at most 1.
 * @param k number of items, at least 2.
 * @param n number of people with complete answers, at least 2.
 * @param share confidence level, 0–1.
 * @throws CalibrationRefusal bad-value.
 */
export function alphaInterval(value: number, k: number, n: number, share = 0.95): { from: number; to: number } {
  if (!(value <= 1 && k >= 2 && n >= 2)) {
    throw new CalibrationRefusal('bad-value', `α ${value} of ${k} items and ${n} people`)
  }
  const tail = (1 - share) / 2
  const d1 = n - 1
  const d2 = (n - 1) * (k - 1)
  return {
    from: 1 - (1 - value) * fQuantile(1 - tail, d1, d2),
    to: 1 - (1 - value) * fQuantile(tail, d1, d2),
  }
}

/** Returns the correlation of each item with the sum of the others; null if that sum does not vary. */
export function itemRestCorrelations(covariance: Covariance): (number | null)[] {
  const all = totalVariance(covariance)
  return indices(covariance).map((i) => {
    const own = variance(covariance, i)
    const together = covarianceWithTotal(covariance, i)
    const rest = all - 2 * together + own
    return rest > 0 ? (together - own) / Math.sqrt(own * rest) : null
  })
}
