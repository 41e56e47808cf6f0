import { expect, test } from 'vitest'
import { formatDecimal, formatPercent, formatSigned, formatWholeNumber } from './number-text'

test.each([
  { text: formatDecimal(0.456, 2, 'en'), expected: '0.46' },
  { text: formatDecimal(0.456, 2, 'es'), expected: '0,46' },
  { text: formatWholeNumber(12_345.4, 'cn'), expected: '12,345' },
  { text: formatSigned(-1.24, 1, 'en'), expected: '−1.2' },
  { text: formatSigned(0, 1, 'en'), expected: '+0.0' },
  { text: formatPercent(0.125, 'en'), expected: '12.5%' },
])('a number is formatted as $expected', ({ text, expected }) => {
  expect(text).toBe(expected)
})
