import { seededRandom } from '../../random.ts'
import { answerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import { randomNormal, simulateAnswers, simulateItemParameters } from '../simulation.ts'
import { lnCurves } from './curves.ts'
import { normalGrid } from './grid.ts'
import { itemParameters, layoutOf } from './layout.ts'

/* 120 people and three items of two, three and four categories, and the values of a model computed from its
   definition. */

const random = seededRandom(11)
const truth = simulateItemParameters(random, 3, 4)
const rows = Array.from({ length: 120 }, () => {
  const [a = 0, b = 0, c = 0] = simulateAnswers(random, truth, randomNormal(random))
  return [Math.min(a, 1), Math.min(b, 2), c]
})
rows[0] = [1, 0, 3]
export const rowsWithGaps = rows.map((row, n) =>
  row.map((answer, item) => (n % 10 === 3 && item === n % 3 ? null : answer)),
)
export const { table } = answerTable(rowsWithGaps)
export const layout = layoutOf(table.points)
export const grid = normalGrid(31, 5)
export const parameters = Float64Array.of(1.3, 0.4, 0.9, 0.8, -0.7, 1.6, 1.5, 0.1, -1.2)
export const curves = lnCurves(layout, parameters, grid)

/** Returns the probability of an answer by definition: `P(answer ≥ k) − P(answer ≥ k + 1)`. */
export function answerProbability(item: number, answer: number, theta: number, of: Float64Array = parameters): number {
  const own = itemParameters(layout, of, item)
  const above = (k: number) =>
    k === 0 ? 1 : k === own.length ? 0 : 1 / (1 + Math.exp(-at(own, 0) * theta - at(own, k)))
  return above(answer) - above(answer + 1)
}
const answersIn = (row: number) => [0, 1, 2].map((item) => at(table.answers, 3 * row + item))
export const likelihoodAt = (row: number, theta: number, of?: Float64Array) =>
  answersIn(row).reduce(
    (product, answer, item) => (answer < 0 ? product : product * answerProbability(item, answer, theta, of)),
    1,
  )

/** Row and frequency of each answer pattern, because the likelihood is summed a few hundred times. */
const alike = new Map<string, { row: number; count: number }>()
for (let row = 0; row < table.rows; row++) {
  const key = answersIn(row).join()
  const { count } = alike.get(key) ?? { count: 0 }
  alike.set(key, { row, count: count + 1 })
}

export const lnLikelihood = (of: Float64Array) =>
  [...alike.values()].reduce((all, { row, count }) => {
    const own = grid.nodes.reduce((sum, theta, node) => sum + at(grid.weights, node) * likelihoodAt(row, theta, of), 0)
    return all + count * Math.log(own)
  }, 0)
