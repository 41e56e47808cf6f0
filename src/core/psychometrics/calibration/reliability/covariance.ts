import { at, type Numbers, total } from '../numbers'
import { CalibrationRefusal } from '../refusal'

/** A symmetric k × k covariance matrix, row by row. */
export interface Covariance {
  k: number
  cells: Numbers
}

/** @throws CalibrationRefusal bad-value unless the matrix is square, symmetric and of numbers, each item varying. */
export function covarianceOf(matrix: readonly (readonly number[])[]): Covariance {
  const k = matrix.length
  if (matrix.some((row) => row.length !== k)) throw new CalibrationRefusal('bad-value', 'the matrix is not square')
  const cells = Float64Array.from(matrix.flat())
  for (let i = 0; i < k; i++) {
    if (!(at(cells, i * k + i) > 0)) throw new CalibrationRefusal('constant-item', `item ${i + 1}`)
    for (let j = 0; j < i; j++) {
      const [a, b] = [at(cells, i * k + j), at(cells, j * k + i)]
      // Also refuses what is not a number.
      if (!(Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a)))) {
        throw new CalibrationRefusal('bad-value', `cells ${i + 1}, ${j + 1} are ${a} and ${b}`)
      }
    }
  }
  return { k, cells }
}

/** Variance of the sum of all items. */
export const totalVariance = ({ cells }: Covariance): number => total(cells)

/** Covariance of an item with the sum of all items, itself included. */
export function withTotal({ k, cells }: Covariance, item: number): number {
  let sum = 0
  for (let j = 0; j < k; j++) sum += at(cells, item * k + j)
  return sum
}

export const variance = ({ k, cells }: Covariance, item: number): number => at(cells, item * k + item)
