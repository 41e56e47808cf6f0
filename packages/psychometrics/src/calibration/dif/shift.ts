import { type AnswerTable, rawSum } from '../answer-table.ts'
import { add, at, float64At, total } from '../numbers.ts'

/** Sums of squares and products of deviations within the two groups, and the means of each group. */
interface Within {
  anchorMeans: number[]
  shiftedMeans: number[]
  anchorSquares: number
  products: number
  /** Sum of squares of each anchor. */
  itemSquares: Float64Array
}

/**
 * Returns the points by which the sum of `shifted` items is higher in the focal group than in the reference group at
 * equal trait levels: the difference between the groups minus the part that their difference on the anchors explains.
 * The slope on the anchors is divided by their reliability (α within the groups), because measurement error attenuates
 * it.
 * Source: regression with errors in the variable, Fuller 1987, Measurement Error Models, ch. 1; the correction for a
 * matching score with error is that of Shealy & Stout 1993, doi 10.1007/BF02294572, with one line for all scores.
 * @param rows those with an answer to every item.
 * @param shifted at least one.
 * @param anchors at least two, that vary.
 */
export function shiftOfSum(
  table: AnswerTable,
  rows: readonly number[],
  focal: readonly boolean[],
  shifted: readonly number[],
  anchors: readonly number[],
): number {
  const { anchorMeans, shiftedMeans, anchorSquares, products, itemSquares } = within(
    table,
    rows,
    focal,
    shifted,
    anchors,
  )
  const k = anchors.length
  const reliability = (k / (k - 1)) * (1 - total(itemSquares) / anchorSquares)
  // Anchors without internal consistency cannot match people; the result is the plain difference between the groups.
  const slope = reliability > 0 ? products / anchorSquares / reliability : 0
  return at(shiftedMeans, 1) - at(shiftedMeans, 0) - slope * (at(anchorMeans, 1) - at(anchorMeans, 0))
}

function within(
  table: AnswerTable,
  rows: readonly number[],
  focal: readonly boolean[],
  shifted: readonly number[],
  anchors: readonly number[],
): Within {
  const found: Within = {
    anchorMeans: [],
    shiftedMeans: [],
    anchorSquares: 0,
    products: 0,
    itemSquares: new Float64Array(anchors.length),
  }
  for (const group of [false, true]) {
    const own = rows.filter((row) => focal[row] === group)
    const weights = own.map((row) => at(table.counts, row))
    const [anchorSums, shiftedSums] = [anchors, shifted].map((items) => own.map((row) => rawSum(table, row, items)))
    const anchorMean = weightedMean(anchorSums ?? [], weights)
    const shiftedMean = weightedMean(shiftedSums ?? [], weights)
    found.anchorMeans.push(anchorMean)
    found.shiftedMeans.push(shiftedMean)
    weights.forEach((weight, person) => {
      const deviation = at(anchorSums ?? [], person) - anchorMean
      found.anchorSquares += weight * deviation * deviation
      found.products += weight * deviation * (at(shiftedSums ?? [], person) - shiftedMean)
    })
    anchors.forEach((item, place) => {
      const answers = Float64Array.from(own, (row) => rawSum(table, row, [item]))
      const mean = weightedMean(answers, weights)
      weights.forEach((weight, person) => {
        add(found.itemSquares, place, weight * (float64At(answers, person) - mean) ** 2)
      })
    })
  }
  return found
}

const weightedMean = (values: ArrayLike<number>, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * at(values, i), 0) / total(weights)
