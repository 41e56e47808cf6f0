import { expect, test } from 'vitest'
import { roundStep, roundTo } from './rounding.ts'

test.each([
  { least: 10 / 300, step: 0.05 },
  { least: 0.01, step: 0.01 },
  { least: 0.011, step: 0.02 },
  { least: 0.0021, step: 0.005 },
  { least: 0.6, step: 1 },
  { least: 1, step: 1 },
  { least: 7, step: 10 },
])('roundStep returns $step for a minimum step of $least', ({ least, step }) => {
  expect(roundStep(least)).toBe(step)
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('roundStep throws for %s', (least) => {
  expect(() => roundStep(least)).toThrow(RangeError)
})

test.each([
  { value: 1.6533333, step: 0.05, rounded: 1.65 },
  { value: -0.024, step: 0.05, rounded: 0 },
  { value: 53.657, step: 0.2, rounded: 53.6 },
  { value: 0.1 + 0.2, step: 0.1, rounded: 0.3 },
  { value: -1.2345, step: 0.01, rounded: -1.23 },
  { value: 12345, step: 1, rounded: 12345 },
])('roundTo returns $rounded for $value in steps of $step', ({ value, step, rounded }) => {
  expect(Object.is(roundTo(value, step), rounded)).toBe(true)
})
