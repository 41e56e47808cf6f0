import { describe, expect, test } from 'vitest'
import { answerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import { lnCurves } from './curves.ts'
import { posteriorInto, runExpectationStep } from './expectation.ts'
import { fitGraded, startingValues } from './fit.ts'
import {
  answerProbability,
  curves,
  grid,
  layout,
  likelihoodAt,
  lnLikelihood,
  parameters,
  rowsWithGaps,
  table,
} from './fixture.ts'
import { normalGrid } from './grid.ts'
import { expandFreeParameters, freeParameters, isOrdered, itemParameters } from './layout.ts'
import { maximizeItems, maximizeTogether } from './maximization.ts'
import { itemDerivatives, itemObjective } from './objective.ts'
import { standardErrors } from './standard-errors.ts'

/* The steps of an estimation, each against what it is by definition. */

test('a parameter layout indexes the slope and every intercept of each item', () => {
  expect([[...layout.categories], [...layout.first], layout.items, layout.size]).toEqual([[2, 3, 4], [0, 2, 5], 3, 9])
  expect([...itemParameters(layout, parameters, 1)]).toEqual([0.9, 0.8, -0.7])
})

test('the quadrature grid is symmetric, and its weights have the moments of a normal distribution', () => {
  const { nodes, weights } = normalGrid()
  expect([nodes.length, nodes[0], nodes[30], nodes[60]]).toEqual([61, -6, 0, 6])
  const mean = (value: (node: number) => number) =>
    nodes.reduce((sum, node, i) => sum + at(weights, i) * value(node), 0)
  expect(mean(() => 1)).toBeCloseTo(1, 12)
  expect(mean((node) => node)).toBeCloseTo(0, 12)
  expect(mean((node) => node ** 2)).toBeCloseTo(1, 6)
  expect(mean((node) => node ** 4)).toBeCloseTo(3, 5)
})

test('response curves are log probabilities with a lower limit of −700', () => {
  for (const item of [0, 1, 2]) {
    for (let answer = 0; answer < at(layout.categories, item); answer++) {
      for (const node of [0, 9, 20, 30]) {
        const place = (at(layout.first, item) + answer) * 31 + node
        expect(at(curves, place)).toBeCloseTo(Math.log(answerProbability(item, answer, at(grid.nodes, node))), 9)
      }
    }
  }
  expect(
    Math.min(
      ...lnCurves(
        layout,
        parameters.map((value) => 1000 * value),
        grid,
      ),
    ),
  ).toBe(-700)
})

test('the posterior of a person follows from the given answers by Bayes’ theorem', () => {
  const posterior = new Float64Array(31)
  for (const row of [0, 3, 13, 50]) {
    const ln = posteriorInto(posterior, table, row, layout, curves, grid)
    const joint = [...grid.nodes].map((theta, node) => at(grid.weights, node) * likelihoodAt(row, theta))
    const all = joint.reduce((sum, value) => sum + value, 0)
    expect(ln).toBeCloseTo(Math.log(all), 10)
    for (const [node, value] of joint.entries()) expect(at(posterior, node)).toBeCloseTo(value / all, 10)
  }
})

test('the expected counts of an item add up to the people who answered', () => {
  const counted = answerTable(
    rowsWithGaps,
    rowsWithGaps.map((_, n) => 1 + (n % 2)),
  ).table
  const { expected, logLikelihood } = runExpectationStep(counted, layout, curves, grid)
  for (const item of [0, 1, 2]) {
    const seen = rowsWithGaps.reduce((sum, row, n) => sum + (row[item] === null ? 0 : 1 + (n % 2)), 0)
    const from = at(layout.first, item) * 31
    const own = expected.slice(from, from + at(layout.categories, item) * 31)
    expect(own.reduce((sum, value) => sum + value, 0)).toBeCloseTo(seen, 8)
  }
  expect(runExpectationStep(table, layout, curves, grid).logLikelihood).toBeCloseTo(lnLikelihood(parameters), 8)
  expect(logLikelihood).toBeLessThan(lnLikelihood(parameters))
})

test('the derivatives of the objective equal finite differences', () => {
  const { expected } = runExpectationStep(table, layout, curves, grid)
  for (const item of [0, 1, 2]) {
    const own = itemParameters(layout, parameters, item)
    const first = at(layout.first, item)
    const moved = (changes: readonly [number, number][]) => {
      const next = Float64Array.from(own)
      for (const [place, by] of changes) next[place] = at(next, place) + by
      return itemObjective(next, expected, first, grid)
    }
    const { gradient, hessian } = itemDerivatives(own, expected, first, grid)
    const h = 1e-4
    for (let a = 0; a < own.length; a++) {
      expect(at(gradient, a)).toBeCloseTo((moved([[a, h]]) - moved([[a, -h]])) / (2 * h), 4)
      for (let b = 0; b < own.length; b++) {
        const difference =
          moved([
            [a, h],
            [b, h],
          ]) -
          moved([
            [a, h],
            [b, -h],
          ]) -
          moved([
            [a, -h],
            [b, h],
          ]) +
          moved([
            [a, -h],
            [b, -h],
          ])
        expect(at(hessian, a * own.length + b)).toBeCloseTo(difference / (4 * h * h), 2)
      }
    }
  }
})

describe('free parameters', () => {
  test('include every slope, or one shared slope in the equal-slopes model', () => {
    const graded = freeParameters(layout, 'graded')
    expect([[...graded.index], graded.size]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8], 9])
    const equal = freeParameters(layout, 'equal-slopes')
    expect([[...equal.index], equal.size]).toEqual([[0, 1, 0, 2, 3, 0, 4, 5, 6], 7])
    expect([...expandFreeParameters(equal, Float64Array.of(9, 1, 2, 3, 4, 5, 6))]).toEqual([9, 1, 9, 2, 3, 9, 4, 5, 6])
  })

  test('are valid when the intercepts of each item strictly decrease', () => {
    expect(isOrdered(layout, parameters)).toBe(true)
    const change = (place: number, value: number) => parameters.map((own, i) => (i === place ? value : own))
    expect(isOrdered(layout, change(4, 0.8))).toBe(false)
    expect(isOrdered(layout, change(4, 0.9))).toBe(false)
    expect(isOrdered(layout, change(8, 0.1))).toBe(false)
    expect(isOrdered(layout, change(6, 0))).toBe(false)
    expect(isOrdered(layout, change(5, Number.NaN))).toBe(false)
    expect(isOrdered(layout, change(1, Number.POSITIVE_INFINITY))).toBe(false)
    // The slope may have any sign and size.
    expect(isOrdered(layout, change(2, -4))).toBe(true)
  })
})

test('the starting values have equal slopes, and intercepts from the answer frequencies', () => {
  const start = startingValues(table, layout)
  expect([0, 2, 5].map((place) => at(start, place))).toEqual([1.2, 1.2, 1.2])
  expect(isOrdered(layout, start)).toBe(true)
  const flattening = Math.sqrt(1 + (1.2 / 1.7) ** 2)
  const answers = rowsWithGaps.flatMap((row) => row[0] ?? [])
  const ones = answers.filter((answer) => answer === 1).length
  expect(at(start, 1)).toBeCloseTo(flattening * Math.log(ones / (answers.length - ones)), 10)
})

describe('a maximization', () => {
  const { expected } = runExpectationStep(table, layout, curves, grid)
  const objectiveOf = (of: Float64Array) =>
    [0, 1, 2].reduce(
      (sum, item) => sum + itemObjective(itemParameters(layout, of, item), expected, at(layout.first, item), grid),
      0,
    )

  test('of single items ends with a zero gradient', () => {
    let next: Float64Array = parameters
    for (let i = 0; i < 6; i++) next = maximizeItems(layout, next, expected, grid)
    expect(objectiveOf(next)).toBeGreaterThan(objectiveOf(parameters))
    for (const item of [0, 1, 2]) {
      const { gradient } = itemDerivatives(itemParameters(layout, next, item), expected, at(layout.first, item), grid)
      for (const slope of gradient) expect(slope).toBeCloseTo(0, 5)
    }
  })

  test('improves the objective of shared parameters until their common gradient is zero', () => {
    const free = freeParameters(layout, 'equal-slopes')
    let next: Float64Array = expandFreeParameters(free, Float64Array.of(1, 0.4, 0.8, -0.7, 1.5, 0.1, -1.2))
    const before = objectiveOf(next)
    for (let i = 0; i < 6; i++) next = maximizeTogether(layout, free, next, expected, grid)
    expect(objectiveOf(next)).toBeGreaterThan(before)
    expect([at(next, 2), at(next, 5)]).toEqual([at(next, 0), at(next, 0)])
    const slopes = [0, 1, 2].map(
      (item) => itemDerivatives(itemParameters(layout, next, item), expected, at(layout.first, item), grid).gradient,
    )
    expect(slopes.reduce((sum, own) => sum + at(own, 0), 0)).toBeCloseTo(0, 5)
    for (const own of slopes) for (const slope of own.slice(1)) expect(slope).toBeCloseTo(0, 5)
  })
})

describe.each(['graded', 'equal-slopes'] as const)('standard errors of a %s model', (model) => {
  test('equal those from the curvature of the likelihood', () => {
    const fit = { ...fitGraded(table, { model }), grid }
    const free = freeParameters(layout, model)
    const own = new Float64Array(free.size)
    free.index.forEach((place, i) => {
      own[place] = at(fit.parameters, i)
    })
    const h = 1e-3
    const moved = (a: number, x: number, b: number, y: number) => {
      const next = Float64Array.from(own)
      next[a] = at(next, a) + x
      next[b] = at(next, b) + y
      return lnLikelihood(expandFreeParameters(free, next))
    }
    const information = Array.from({ length: free.size }, () => new Array<number>(free.size).fill(0))
    for (let a = 0; a < free.size; a++) {
      for (let b = 0; b <= a; b++) {
        const curve = (moved(a, h, b, h) - moved(a, h, b, -h) - moved(a, -h, b, h) + moved(a, -h, b, -h)) / (4 * h * h)
        for (const [i, j] of [
          [a, b],
          [b, a],
        ] as const) {
          const row = information[i]
          if (row) row[j] = -curve
        }
      }
    }
    const variances = inverse(information)
    const errors = standardErrors(table, fit)
    free.index.forEach((place, i) => {
      expect(at(errors, i) / Math.sqrt(variances[place]?.[place] ?? Number.NaN)).toBeCloseTo(1, 2)
    })
  })
})

/** Inverts a matrix by Gauss-Jordan elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (const [i, row] of work.entries()) {
    const pivot = row[i] ?? Number.NaN
    for (const j of row.keys()) row[j] = (row[j] ?? 0) / pivot
    for (const [k, other] of work.entries()) {
      if (k === i) continue
      const share = other[i] ?? 0
      for (const j of other.keys()) other[j] = (other[j] ?? 0) - share * (row[j] ?? 0)
    }
  }
  return work.map((row) => row.slice(matrix.length))
}
