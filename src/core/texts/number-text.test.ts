import { expect, test } from 'vitest'
import { decimalText, percentText, signedText, wholeText } from './number-text'

test.each([
  { text: decimalText(0.456, 2, 'en'), expected: '0.46' },
  { text: decimalText(0.456, 2, 'es'), expected: '0,46' },
  { text: wholeText(12_345.4, 'cn'), expected: '12,345' },
  { text: signedText(-1.24, 1, 'en'), expected: '−1.2' },
  { text: signedText(0, 1, 'en'), expected: '+0.0' },
  { text: percentText(0.125, 'en'), expected: '12.5%' },
])('a number is formatted as $expected', ({ text, expected }) => {
  expect(text).toBe(expected)
})
