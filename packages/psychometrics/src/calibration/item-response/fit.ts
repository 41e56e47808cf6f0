import type { AnswerTable } from '../answer-table.ts'
import { at, largestDifference } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { lnCurves } from './curves.ts'
import { runExpectationStep } from './expectation.ts'
import { type Grid, normalGrid } from './grid.ts'
import { freeParameters, isOrdered, type Layout, layoutOf, type SlopeModel } from './layout.ts'
import { maximizeItems, maximizeTogether } from './maximization.ts'

/** Estimated graded response model. */
export interface GradedFit {
  model: SlopeModel
  layout: Layout
  grid: Grid
  /** Slope, then falling intercepts, item after item: `P(answer ≥ k) = σ(a·θ + d_k)`, θ standard normal. */
  parameters: Float64Array
  logLikelihood: number
  /** Number of passes over all answers. */
  cycles: number
}

/** Largest change of a parameter in one step that still counts as converged. */
const rest = 1e-5

/**
 * Fits a graded response model by marginal maximum likelihood: EM over a fixed grid. Each third step is extrapolated
 * from the last two, and discarded if the likelihood decreases.
 * Source: Samejima 1969, doi 10.1007/BF03372160; Bock & Aitkin 1981, doi 10.1007/BF02293801; Varadhan & Roland 2008,
 * doi 10.1111/j.1467-9469.2007.00585.x.
 * @throws CalibrationRefusal no-convergence.
 */
export function fitGraded(
  table: AnswerTable,
  { model = 'graded', maxCycles = 2000 }: { model?: SlopeModel; maxCycles?: number } = {},
): GradedFit {
  const layout = layoutOf(table.points)
  const grid = normalGrid()
  const free = freeParameters(layout, model)
  let cycles = 0
  const likelihoods: number[] = []
  const step = (parameters: Float64Array): Float64Array => {
    cycles++
    const { logLikelihood, expected } = runExpectationStep(table, layout, lnCurves(layout, parameters, grid), grid)
    likelihoods.push(logLikelihood)
    return model === 'graded'
      ? maximizeItems(layout, parameters, expected, grid)
      : maximizeTogether(layout, free, parameters, expected, grid)
  }
  let parameters = startingValues(table, layout)
  while (cycles < maxCycles) {
    const one = step(parameters)
    const two = step(one)
    if (largestDifference(one, two) < rest) {
      const { logLikelihood } = runExpectationStep(table, layout, lnCurves(layout, two, grid), grid)
      return { model, layout, grid, parameters: two, logLikelihood, cycles: cycles + 1 }
    }
    const thrown = extrapolated(parameters, one, two)
    const before = at(likelihoods, likelihoods.length - 1)
    const three = isOrdered(layout, thrown) ? step(thrown) : null
    parameters = three && at(likelihoods, likelihoods.length - 1) >= before ? three : two
  }
  throw new CalibrationRefusal('no-convergence', `after ${cycles} cycles`)
}

/** Extrapolates two steps: the less the second is shorter than the first, the farther. */
function extrapolated(start: Float64Array, one: Float64Array, two: Float64Array): Float64Array {
  let wayLength = 0
  let turnLength = 0
  for (let i = 0; i < start.length; i++) {
    const way = at(one, i) - at(start, i)
    const turn = at(two, i) - 2 * at(one, i) + at(start, i)
    wayLength += way * way
    turnLength += turn * turn
  }
  // A reach of 1 ends exactly where the second step ends.
  const reach = Math.max(1, Math.sqrt(wayLength / turnLength))
  return start.map((x, i) => {
    const way = at(one, i) - x
    const turn = at(two, i) - 2 * at(one, i) + x
    return x + 2 * reach * way + reach * reach * turn
  })
}

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
