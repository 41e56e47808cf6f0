import { expect, test } from 'vitest'
import { nagelkerke, nullLogLikelihood, ordinalLogistic } from './ordinal-logistic'

test('two categories and two kinds of people give the ln odds ratio', () => {
  const { intercepts, coefficients, people } = ordinalLogistic({
    covariates: [[0], [1]],
    counts: [
      [30, 10],
      [20, 40],
    ],
  })
  expect(intercepts).toEqual([expect.closeTo(Math.log(10 / 30), 8)])
  expect(coefficients).toEqual([expect.closeTo(Math.log(40 / 20 / (10 / 30)), 8)])
  expect(people).toBe(100)
})

test('covariates that say nothing add nothing', () => {
  const counts = [
    [10, 20, 30],
    [10, 20, 30],
  ]
  const model = ordinalLogistic({ covariates: [[0], [1]], counts })
  expect(model.coefficients).toEqual([expect.closeTo(0, 8)])
  const none = nullLogLikelihood({ covariates: [], counts })
  expect(model.logLikelihood).toBeCloseTo(none, 8)
  expect(nagelkerke(model.logLikelihood, none, 120)).toBeCloseTo(0, 8)
})

test('steps that go too far are halved until the chances of people add up to their answers', () => {
  const [covariates, counts] = [
    [[7], [3], [1]],
    [
      [58, 3],
      [2, 1],
      [0, 3],
    ],
  ]
  const { intercepts, coefficients } = ordinalLogistic({ covariates, counts })
  const sums = [0, 0]
  for (const [row, [x = 0] = []] of covariates.entries()) {
    const [none = 0, some = 0] = counts[row] ?? []
    const chance = 1 / (1 + Math.exp(-((intercepts[0] ?? 0) + (coefficients[0] ?? 0) * x)))
    sums[0] = (sums[0] ?? 0) + (none + some) * chance - some
    sums[1] = (sums[1] ?? 0) + x * ((none + some) * chance - some)
  }
  expect(sums).toEqual([expect.closeTo(0, 8), expect.closeTo(0, 8)])
})

test('R² of a model that knows every answer is 1', () => {
  expect(nagelkerke(0, -50, 100)).toBe(1)
})

test.each([
  { what: 'an empty category', counts: [[3, 0, 4]], covariates: [[0]], reason: 'constant-item' },
  { what: 'one category', counts: [[3]], covariates: [[0]], reason: 'constant-item' },
  { what: 'no answers', counts: [], covariates: [], reason: 'constant-item' },
  {
    what: 'a covariate that tells all answers',
    counts: [
      [9, 0],
      [0, 9],
    ],
    covariates: [[0], [1]],
    reason: 'no-convergence',
  },
  { what: 'a covariate of NaN', counts: [[3, 4]], covariates: [[Number.NaN]], reason: 'bad-value' },
  { what: 'a count of NaN', counts: [[3, Number.NaN]], covariates: [[0]], reason: 'bad-value' },
])('$what is refused as $reason', ({ counts, covariates, reason }) => {
  expect(() => ordinalLogistic({ counts, covariates })).toThrow(expect.objectContaining({ reason }))
})
