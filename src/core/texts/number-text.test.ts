import { expect, test } from 'vitest'
import { decimal, percentText, signed, whole } from './number-text'

test.each([
  { text: decimal(0.456, 2, 'en'), expected: '0.46' },
  { text: decimal(0.456, 2, 'es'), expected: '0,46' },
  { text: whole(12_345.4, 'cn'), expected: '12,345' },
  { text: signed(-1.24, 1, 'en'), expected: '−1.2' },
  { text: signed(0, 1, 'en'), expected: '+0.0' },
  { text: percentText(0.125, 'en'), expected: '12.5%' },
])('a number is formatted as $expected', ({ text, expected }) => {
  expect(text).toBe(expected)
})
