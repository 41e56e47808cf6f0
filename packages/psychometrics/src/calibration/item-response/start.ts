import type { AnswerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import type { Layout } from './layout.ts'

/** Typical slope of a questionnaire item. */
const slope = 1.2

/**
 * Returns starting values for a fit: one slope for all, and intercepts from the frequency of each point. Not estimates.
 */
export function startingValues(table: AnswerTable, layout: Layout): Float64Array {
  const parameters = new Float64Array(layout.size)
  // Factor by which the spread of θ flattens a logistic curve.
  const flattening = Math.sqrt(1 + (slope / 1.7) ** 2)
  for (let item = 0; item < table.items; item++) {
    const chosen = countsOf(table, item, at(layout.categories, item))
    const all = chosen.reduce((sum, count) => sum + count, 0)
    const first = at(layout.first, item)
    parameters[first] = slope
    let above = all
    for (let step = 1; step < chosen.length; step++) {
      above -= at(chosen, step - 1)
      parameters[first + step] = flattening * Math.log(above / (all - above))
    }
  }
  return parameters
}

function countsOf({ rows, items, answers, counts }: AnswerTable, item: number, categories: number): number[] {
  const chosen = Array.from({ length: categories }, () => 0)
  for (let row = 0; row < rows; row++) {
    const answer = at(answers, row * items + item)
    if (answer >= 0) chosen[answer] = at(chosen, answer) + at(counts, row)
  }
  return chosen
}
