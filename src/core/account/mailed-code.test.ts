import { expect, test } from 'vitest'
import { digitsOf, isMailedCode } from './mailed-code'

test.each(['12345678', ' 1234 5678 ', '1234-5678', '１２３４５６７８', '1234\u00a05678\n'])(
  'digitsOf returns the eight digits of the code %j',
  (typed) => {
    expect(digitsOf(typed)).toBe('12345678')
  },
)

test('digitsOf removes no letters or dots', () => {
  expect(digitsOf('12a4.5678')).toBe('12a4.5678')
})

test.each([
  ['12345678', true],
  ['00000000', true],
  ['1234567', false],
  ['123456789', false],
  ['', false],
  ['1234567a', false],
  ['a2345678', false],
  ['1234 678', false],
  ['+1234567', false],
])('isMailedCode of %j returns %s', (digits, is) => {
  expect(isMailedCode(digits)).toBe(is)
})
