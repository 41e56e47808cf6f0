import type { AnswerTable } from '../answer-table'
import { at } from '../numbers'
import { lnCurves } from './curves'
import { posteriorInto } from './expectation'
import type { GradedFit } from './fit'

/** Mean and standard deviation of a distribution over the nodes. */
export function moments(nodes: Float64Array, shares: Float64Array): { theta: number; error: number } {
  const theta = nodes.reduce((sum, node, i) => sum + at(shares, i) * node, 0)
  const variance = nodes.reduce((sum, node, i) => sum + at(shares, i) * (node - theta) ** 2, 0)
  return { theta, error: Math.sqrt(variance) }
}

/**
 * Expected a posteriori place θ of each row of answers, and its standard error; people as calibrated have mean 0, SD 1.
 * Source: Bock & Mislevy 1982, doi 10.1177/014662168200600405.
 */
export function eapScores(table: AnswerTable, fit: GradedFit): { theta: Float64Array; error: Float64Array } {
  const theta = new Float64Array(table.rows)
  const error = new Float64Array(table.rows)
  const curves = lnCurves(fit.layout, fit.parameters, fit.grid)
  const posterior = new Float64Array(fit.grid.nodes.length)
  for (let row = 0; row < table.rows; row++) {
    posteriorInto(posterior, table, row, fit.layout, curves, fit.grid)
    const own = moments(fit.grid.nodes, posterior)
    theta[row] = own.theta
    error[row] = own.error
  }
  return { theta, error }
}
