import { at } from '../numbers.ts'
import { type Covariance, variance } from './covariance.ts'
import type { OneFactor } from './one-factor.ts'

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
