import type { AnswerTable } from '../answer-table'
import { add, at, cell } from '../numbers'
import type { Grid } from './grid'
import type { Layout } from './layout'

/**
 * Writes into `into` how likely each node is for one row of answers (sums to 1), and returns ln of the chance of the row.
 * Items without an answer say nothing.
 */
export function posteriorInto(
  into: Float64Array,
  table: AnswerTable,
  row: number,
  layout: Layout,
  curves: Float64Array,
  grid: Grid,
): number {
  const q = into.length
  into.fill(0)
  for (let item = 0; item < table.items; item++) {
    const answer = at(table.answers, row * table.items + item)
    if (answer < 0) continue
    const from = (at(layout.first, item) + answer) * q
    for (let node = 0; node < q; node++) into[node] = cell(into, node) + cell(curves, from + node)
  }
  let highest = Number.NEGATIVE_INFINITY
  for (let node = 0; node < q; node++) highest = Math.max(highest, cell(into, node))
  let sum = 0
  for (let node = 0; node < q; node++) {
    const value = cell(grid.weights, node) * Math.exp(cell(into, node) - highest)
    into[node] = value
    sum += value
  }
  for (let node = 0; node < q; node++) into[node] = cell(into, node) / sum
  return highest + Math.log(sum)
}

export interface Expectation {
  logLikelihood: number
  /** How many people are expected in each category of each item at each node: all categories × nodes. */
  expected: Float64Array
}

/** The E step. */
export function expectation(table: AnswerTable, layout: Layout, curves: Float64Array, grid: Grid): Expectation {
  const q = grid.nodes.length
  const expected = new Float64Array(layout.size * q)
  const posterior = new Float64Array(q)
  let logLikelihood = 0
  for (let row = 0; row < table.rows; row++) {
    const count = at(table.counts, row)
    logLikelihood += count * posteriorInto(posterior, table, row, layout, curves, grid)
    for (let node = 0; node < q; node++) posterior[node] = cell(posterior, node) * count
    for (let item = 0; item < table.items; item++) {
      const answer = at(table.answers, row * table.items + item)
      if (answer < 0) continue
      const from = (at(layout.first, item) + answer) * q
      for (let node = 0; node < q; node++) add(expected, from + node, cell(posterior, node))
    }
  }
  return { logLikelihood, expected }
}
