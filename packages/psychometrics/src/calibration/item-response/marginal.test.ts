import { expect, test } from 'vitest'
import { chanceAbove, interceptFor } from './marginal.ts'

test('chanceAbove is one half at intercept 0 and the logistic share without a slope', () => {
  expect(chanceAbove(1.7, 0)).toBeCloseTo(0.5, 12)
  expect(chanceAbove(0, Math.log(3))).toBeCloseTo(0.75, 9)
})

test.each([
  { slope: 1.5, share: 0.02 },
  { slope: 0.4, share: 0.5 },
  { slope: 3, share: 0.97 },
])('interceptFor returns an intercept that gives the share $share with a slope of $slope', ({ slope, share }) => {
  expect(chanceAbove(slope, interceptFor(slope, share))).toBeCloseTo(share, 12)
})

test.each([0, 1, Number.NaN])('interceptFor throws for a share of %s', (share) => {
  expect(() => interceptFor(1, share)).toThrow(RangeError)
})
