import type { AnswerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import type { Grid } from './grid.ts'
import type { Layout } from './layout.ts'

/**
 * Writes the posterior probability of each node for one row of answers into `into` (sums to 1), and returns the ln
 * likelihood of the row. Missing answers are skipped.
 */
export function posteriorInto(
  into: Float64Array,
  table: AnswerTable,
  row: number,
  layout: Layout,
  curves: Float64Array,
  { weights }: Grid,
): number {
  const q = into.length
  into.fill(0)
  for (let item = 0; item < table.items; item++) {
    const answer = at(table.answers, row * table.items + item)
    if (answer < 0) continue
    const from = (at(layout.first, item) + answer) * q
    // Direct access in the innermost loops: all nodes exist, and a function call costs more than the addition.
    for (let node = 0; node < q; node++) into[node] = (into[node] ?? 0) + (curves[from + node] ?? 0)
  }
  let highest = Number.NEGATIVE_INFINITY
  for (let node = 0; node < q; node++) highest = Math.max(highest, into[node] ?? 0)
  let sum = 0
  for (let node = 0; node < q; node++) {
    const value = (weights[node] ?? 0) * Math.exp((into[node] ?? 0) - highest)
    into[node] = value
    sum += value
  }
  for (let node = 0; node < q; node++) into[node] = (into[node] ?? 0) / sum
  return highest + Math.log(sum)
}

export interface Expectation {
  logLikelihood: number
  /** Expected number of people in each category of each item at each node: all categories × nodes. */
  expected: Float64Array
}

/** Runs the expectation (E) step of the EM algorithm. */
export function runExpectationStep(table: AnswerTable, layout: Layout, curves: Float64Array, grid: Grid): Expectation {
  const q = grid.nodes.length
  const expected = new Float64Array(layout.size * q)
  const posterior = new Float64Array(q)
  let logLikelihood = 0
  for (let row = 0; row < table.rows; row++) {
    const count = at(table.counts, row)
    logLikelihood += count * posteriorInto(posterior, table, row, layout, curves, grid)
    for (let node = 0; node < q; node++) posterior[node] = (posterior[node] ?? 0) * count
    for (let item = 0; item < table.items; item++) {
      const answer = at(table.answers, row * table.items + item)
      if (answer < 0) continue
      const from = (at(layout.first, item) + answer) * q
      for (let node = 0; node < q; node++) expected[from + node] = (expected[from + node] ?? 0) + (posterior[node] ?? 0)
    }
  }
  return { logLikelihood, expected }
}
