import type { AnswerTable } from '../answer-table.ts'
import { cholesky, inverseDiagonal } from '../matrix.ts'
import { add, at, float64At } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { boundaryLogitInto, boundaryLogitOutOf, writeCategoryDerivatives, zeroCategoryDerivatives } from './category.ts'
import { lnCurves } from './curves.ts'
import { posteriorInto, runExpectationStep } from './expectation.ts'
import type { GradedFit } from './fit.ts'
import { expandFreeParameters, type FreeParameters, freeParameters, itemParameters } from './layout.ts'
import { itemDerivatives } from './objective.ts'

/** Minimum posterior probability of a node; smaller ones change nothing beyond rounding. */
const negligible = 1e-10

/**
 * Returns the standard error of every parameter, in the order of `fit.parameters`, from the observed information: the
 * information of complete data minus the information lost because θ is unknown.
 * Source: Louis 1982, doi 10.1111/j.2517-6161.1982.tb01203.x.
 * @throws CalibrationRefusal not-identified when the answers do not determine a parameter.
 */
export function standardErrors(table: AnswerTable, fit: GradedFit): Float64Array {
  const free = freeParameters(fit.layout, fit.model)
  const information = completeInformation(table, fit, free)
  subtractLost(information, table, fit, free)
  const factor = cholesky(information, free.size)
  if (!factor) throw new CalibrationRefusal('not-identified', 'the information is not positive definite')
  return expandFreeParameters(free, inverseDiagonal(factor, free.size).map(Math.sqrt))
}

function completeInformation(table: AnswerTable, fit: GradedFit, { index, size }: FreeParameters): Float64Array {
  const { layout, grid, parameters } = fit
  const information = new Float64Array(size * size)
  const { expected } = runExpectationStep(table, layout, lnCurves(layout, parameters, grid), grid)
  for (let item = 0; item < layout.items; item++) {
    const from = at(layout.first, item)
    const own = itemParameters(layout, parameters, item)
    const { hessian } = itemDerivatives(own, expected, from, grid)
    for (let a = 0; a < own.length; a++) {
      for (let b = 0; b < own.length; b++) {
        add(information, at(index, from + a) * size + at(index, from + b), -float64At(hessian, a * own.length + b))
      }
    }
  }
  return information
}

/** Subtracts the lost information: the posterior variance of each person's score over the nodes. */
function subtractLost(information: Float64Array, table: AnswerTable, fit: GradedFit, free: FreeParameters): void {
  const { layout, grid, parameters } = fit
  const q = grid.nodes.length
  const curves = lnCurves(layout, parameters, grid)
  const scores = scoreTables(fit)
  const posterior = new Float64Array(q)
  // An answer affects the slope and at most two intercepts of its item.
  const touched = new Int32Array(3 * layout.items)
  const values = new Float64Array(3 * layout.items * q)
  for (let row = 0; row < table.rows; row++) {
    posteriorInto(posterior, table, row, layout, curves, grid)
    const nodes = [...posterior.keys()].filter((node) => float64At(posterior, node) > negligible)
    const width = nodes.length
    let count = 0
    const take = (parameter: number, score: Float64Array, from: number): void => {
      touched[count] = at(free.index, parameter)
      let mean = 0
      for (const node of nodes) mean += float64At(posterior, node) * float64At(score, from + node)
      nodes.forEach((node, place) => {
        values[count * width + place] = Math.sqrt(float64At(posterior, node)) * (float64At(score, from + node) - mean)
      })
      count++
    }
    for (let item = 0; item < layout.items; item++) {
      const answer = at(table.answers, row * table.items + item)
      if (answer < 0) continue
      const first = at(layout.first, item)
      const from = (first + answer) * q
      take(first, scores.slope, from)
      if (answer > 0) take(first + answer, scores.upper, from)
      if (answer < at(layout.categories, item) - 1) take(first + answer + 1, scores.lower, from)
    }
    const weight = at(table.counts, row)
    for (let u = 0; u < count; u++) {
      for (let v = 0; v <= u; v++) {
        let dot = 0
        // Direct access: this loop does most of the work.
        const first = u * width
        const second = v * width
        for (let place = 0; place < width; place++) dot += (values[first + place] ?? 0) * (values[second + place] ?? 0)
        const i = at(touched, u)
        const j = at(touched, v)
        add(information, i * free.size + j, -weight * dot)
        if (u !== v) add(information, j * free.size + i, -weight * dot)
      }
    }
  }
}

/** Returns the derivatives of ln P by slope, upper and lower intercept, for each category at each node. */
function scoreTables({ layout, grid, parameters }: GradedFit) {
  const q = grid.nodes.length
  const tables = {
    slope: new Float64Array(layout.size * q),
    upper: new Float64Array(layout.size * q),
    lower: new Float64Array(layout.size * q),
  }
  const by = zeroCategoryDerivatives()
  for (let item = 0; item < layout.items; item++) {
    const own = itemParameters(layout, parameters, item)
    for (let category = 0; category < own.length; category++) {
      for (let node = 0; node < q; node++) {
        const theta = float64At(grid.nodes, node)
        writeCategoryDerivatives(by, boundaryLogitInto(own, category, theta), boundaryLogitOutOf(own, category, theta))
        const place = (at(layout.first, item) + category) * q + node
        tables.slope[place] = theta * (by.upper + by.lower)
        tables.upper[place] = by.upper
        tables.lower[place] = by.lower
      }
    }
  }
  return tables
}
