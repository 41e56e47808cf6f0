import { expect, test } from 'vitest'
import { type CovariatePattern, nagelkerke, nullLogLikelihood, ordinalLogistic } from './ordinal-logistic.ts'

/** Returns groups of people with one covariate each, and their answers. */
const kindsOf = (...kinds: [number, ...number[]][]): CovariatePattern[] =>
  kinds.map(([x, ...counts]) => ({ known: [x], counts }))

test('the regression of two categories on two groups gives the log odds ratio', () => {
  const { intercepts, coefficients, people } = ordinalLogistic(kindsOf([0, 30, 10], [1, 20, 40]))
  expect(intercepts).toEqual([expect.closeTo(Math.log(10 / 30), 8)])
  expect(coefficients).toEqual([expect.closeTo(Math.log(40 / 20 / (10 / 30)), 8)])
  expect(people).toBe(100)
})

test('covariates without effect get coefficients of zero', () => {
  const kinds = kindsOf([0, 10, 20, 30], [1, 10, 20, 30])
  const model = ordinalLogistic(kinds)
  expect(model.coefficients).toEqual([expect.closeTo(0, 8)])
  expect(model.intercepts).toEqual([expect.closeTo(Math.log(100 / 20), 8), expect.closeTo(0, 8)])
  const none = nullLogLikelihood(kinds)
  expect(none).toBeCloseTo(20 * Math.log(1 / 6) + 40 * Math.log(1 / 3) + 60 * Math.log(1 / 2), 8)
  expect(model.logLikelihood).toBeCloseTo(none, 8)
  expect(nagelkerke(model.logLikelihood, none, 120)).toBeCloseTo(0, 8)
})

test('oversized steps are halved until expected and observed answers agree', () => {
  const kinds = kindsOf([7, 58, 3], [3, 2, 1], [1, 0, 3])
  const { intercepts, coefficients } = ordinalLogistic(kinds)
  const sums = [0, 0]
  for (const { known, counts } of kinds) {
    const [x = 0] = known
    const [none = 0, some = 0] = counts
    const chance = 1 / (1 + Math.exp(-((intercepts[0] ?? 0) + (coefficients[0] ?? 0) * x)))
    sums[0] = (sums[0] ?? 0) + (none + some) * chance - some
    sums[1] = (sums[1] ?? 0) + x * ((none + some) * chance - some)
  }
  expect(sums).toEqual([expect.closeTo(0, 8), expect.closeTo(0, 8)])
})

test('R² is 1 for a model that predicts every answer', () => {
  expect(nagelkerke(0, -50, 100)).toBe(1)
})

test('the regression converges when some categories are rare or empty in one group', () => {
  const model = ordinalLogistic(kindsOf([-1, 900, 3, 0, 0], [0, 40, 40, 40, 2], [1, 0, 1, 1, 700]))
  expect(model.coefficients[0]).toBeGreaterThan(4)
  expect([...model.intercepts].sort((a, b) => b - a)).toEqual(model.intercepts)
})

test.each([
  { what: 'an empty category', kinds: kindsOf([0, 3, 0, 4]), reason: 'constant-item' },
  { what: 'one category', kinds: kindsOf([0, 3]), reason: 'constant-item' },
  { what: 'nobody', kinds: [], reason: 'constant-item' },
  { what: 'a covariate that tells all answers', kinds: kindsOf([0, 9, 0], [1, 0, 9]), reason: 'no-convergence' },
  { what: 'a covariate of NaN', kinds: kindsOf([Number.NaN, 3, 4]), reason: 'bad-value' },
  { what: 'a count of NaN', kinds: kindsOf([0, 3, Number.NaN]), reason: 'bad-value' },
])('ordinalLogistic throws “$reason” for $what', ({ kinds, reason }) => {
  expect(() => ordinalLogistic(kinds)).toThrow(expect.objectContaining({ reason }))
})
