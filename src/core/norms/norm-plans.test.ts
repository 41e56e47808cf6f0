import { expect, test } from 'vitest'
import { nextMilestone, reachedMilestone } from './norm-plans'

test.each([
  { n: 0, reached: null, next: 300 },
  { n: 299, reached: null, next: 300 },
  { n: 300, reached: 300, next: 1000 },
  { n: 999, reached: 300, next: 1000 },
  { n: 1000, reached: 1000, next: 2000 },
  { n: 1999, reached: 1000, next: 2000 },
  { n: 2000, reached: 2000, next: 4000 },
  { n: 130_000, reached: 128_000, next: 256_000 },
  { n: Number.NaN, reached: null, next: 300 },
])('the reached norm milestone is $reached and the next is $next at $n answer sheets', ({ n, reached, next }) => {
  expect(reachedMilestone(n)).toBe(reached)
  expect(nextMilestone(n)).toBe(next)
})
