import { expect, test } from 'vitest'
import { numberOf, typedOf } from './typed-number'

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
])('%j with %i decimals is %j', (typed, decimals, value) => {
  expect(numberOf(typed, decimals)).toBe(value)
})

// A sum that is not what somebody meant is never rounded to one that is.
test.each([
  ['4.999', 2],
  ['1,200.50', 2],
  ['1.5', 0],
  ['ten', 0],
  ['1e3', 0],
  ['4.', 2],
])('%j with %i decimals is no number', (typed, decimals) => {
  expect(numberOf(typed, decimals)).toBeNaN()
})

test('number shown at first is read back unchanged, and a missing number is shown as empty', () => {
  for (const value of [0, 7, 499, 800, 1199, 123_456]) expect(numberOf(typedOf(value, 2), 2)).toBe(value)
  expect(typedOf(null, 2)).toBe('')
})
