import { expect, test } from 'vitest'
import { numberOf, typedOf } from './NumberField'

test.each([
  ['4.99', 2, 499],
  ['4,99', 2, 499],
  [' 4 ', 2, 400],
  ['4,9', 2, 490],
  ['0.07', 2, 7],
  ['-1', 0, -1],
  ['20', 0, 20],
  ['', 0, null],
  ['  ', 2, null],
])('numberOf parses %j with %i decimals as %j', (typed, decimals, value) => {
  expect(numberOf(typed, decimals)).toBe(value)
})

// Text that is no exact number with these decimals is rejected instead of rounded.
test.each([
  ['4.999', 2],
  ['1,200.50', 2],
  ['1.5', 0],
  ['ten', 0],
  ['1e3', 0],
  ['4.', 2],
])('numberOf returns NaN for %j with %i decimals', (typed, decimals) => {
  expect(numberOf(typed, decimals)).toBeNaN()
})

test('numberOf parses every number that typedOf formats', () => {
  for (const value of [0, 7, 499, 800, 1199, 123_456]) expect(numberOf(typedOf(value, 2), 2)).toBe(value)
  expect(typedOf(null, 2)).toBe('')
})
