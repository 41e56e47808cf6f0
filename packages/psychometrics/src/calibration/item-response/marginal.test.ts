import { expect, test } from 'vitest'
import { interceptFor, marginalProbability } from './marginal.ts'

test('marginalProbability is one half at intercept 0, and the logistic function of the intercept at slope 0', () => {
  expect(marginalProbability(1.7, 0)).toBeCloseTo(0.5, 12)
  expect(marginalProbability(0, Math.log(3))).toBeCloseTo(0.75, 9)
})

test.each([
  { slope: 1.5, probability: 0.02 },
  { slope: 0.4, probability: 0.5 },
  { slope: 3, probability: 0.97 },
])(
  'interceptFor returns an intercept that gives the probability $probability with a slope of $slope',
  ({ slope, probability }) => {
    expect(marginalProbability(slope, interceptFor(slope, probability))).toBeCloseTo(probability, 12)
  },
)

test.each([0, 1, Number.NaN])('interceptFor throws for a probability of %s', (probability) => {
  expect(() => interceptFor(1, probability)).toThrow(RangeError)
})
