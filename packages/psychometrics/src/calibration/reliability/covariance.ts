import { type AnswerTable, isComplete } from '../answer-table.ts'
import { add, at, float64At, total } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'

/** A symmetric k × k covariance matrix, row by row. */
export interface Covariance {
  k: number
  cells: Float64Array
}

/**
 * Returns the covariance matrix in one array, row by row.
 * @throws CalibrationRefusal bad-value unless the matrix is square, symmetric and of numbers; constant-item for an item
 * that does not vary.
 */
export function covarianceOf(matrix: readonly (readonly number[])[]): Covariance {
  const k = matrix.length
  if (matrix.some((row) => row.length !== k)) throw new CalibrationRefusal('bad-value', 'the matrix is not square')
  const cells = Float64Array.from(matrix.flat())
  for (let i = 0; i < k; i++) {
    if (!(at(cells, i * k + i) > 0)) throw new CalibrationRefusal('constant-item', `item ${i + 1}`)
    for (let j = 0; j < i; j++) {
      const [a, b] = [at(cells, i * k + j), at(cells, j * k + i)]
      // Also refuses NaN.
      if (!(Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a)))) {
        throw new CalibrationRefusal('bad-value', `cells ${i + 1}, ${j + 1} are ${a} and ${b}`)
      }
    }
  }
  return { k, cells }
}

/**
 * Returns the covariances of the points of all items, with n − 1, from rows with an answer to every item.
 * @throws CalibrationRefusal too-few-respondents below two complete rows, constant-item.
 */
export function covarianceOfAnswers(table: AnswerTable): {
  covariance: Covariance
  people: number
  means: Float64Array
} {
  const { items, rows, answers, counts, points } = table
  const complete = Array.from({ length: rows }, (_, row) => row).filter((row) => isComplete(table, row))
  const people = complete.reduce((sum, row) => sum + at(counts, row), 0)
  if (people < 2) throw new CalibrationRefusal('too-few-respondents', `${people} without a gap`)
  const pointsOf = (row: number) => Float64Array.from(points, (own, item) => at(own, at(answers, row * items + item)))
  const means = new Float64Array(items)
  for (const row of complete) {
    const share = at(counts, row) / people
    pointsOf(row).forEach((point, item) => {
      add(means, item, share * point)
    })
  }
  const cells = new Float64Array(items * items)
  for (const row of complete) {
    const deviations = pointsOf(row).map((point, item) => point - float64At(means, item))
    const weight = at(counts, row) / (people - 1)
    for (let i = 0; i < items; i++) {
      for (let j = 0; j < items; j++)
        add(cells, i * items + j, weight * float64At(deviations, i) * float64At(deviations, j))
    }
  }
  for (let item = 0; item < items; item++) {
    if (!(float64At(cells, item * items + item) > 0)) throw new CalibrationRefusal('constant-item', `item ${item + 1}`)
  }
  return { covariance: { k: items, cells }, people, means }
}

/** Returns the variance of the sum of all items. */
export const totalVariance = ({ cells }: Covariance): number => total(cells)

/** Returns the covariance of an item with the sum of all items, including itself. */
export function covarianceWithTotal({ k, cells }: Covariance, item: number): number {
  let sum = 0
  for (let j = 0; j < k; j++) sum += at(cells, item * k + j)
  return sum
}

export const variance = ({ k, cells }: Covariance, item: number): number => at(cells, item * k + item)
