import { expect, test } from 'vitest'
import { formatTypedNumber, parseTypedNumber } from './NumberField'

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
])('parseTypedNumber parses %j with %i decimals as %j', (typed, decimals, value) => {
  expect(parseTypedNumber(typed, decimals)).toBe(value)
})

// Text that is no exact number with these decimals is rejected instead of rounded.
test.each([
  ['4.999', 2],
  ['1,200.50', 2],
  ['1.5', 0],
  ['ten', 0],
  ['1e3', 0],
  ['4.', 2],
])('parseTypedNumber returns NaN for %j with %i decimals', (typed, decimals) => {
  expect(parseTypedNumber(typed, decimals)).toBeNaN()
})

test('parseTypedNumber parses every number that formatTypedNumber formats', () => {
  for (const value of [0, 7, 499, 800, 1199, 123_456])
    expect(parseTypedNumber(formatTypedNumber(value, 2), 2)).toBe(value)
  expect(formatTypedNumber(null, 2)).toBe('')
})
