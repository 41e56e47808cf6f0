import { expect, test } from 'vitest'
import { formatMoney, formatSums } from './money'

test.each([
  { amountMinor: 1990, currency: 'CNY', locale: 'cn', expected: '¥19.90' },
  { amountMinor: 499, currency: 'USD', locale: 'en', expected: '$4.99' },
  { amountMinor: 499, currency: 'EUR', locale: 'es', expected: '4,99 €' },
  { amountMinor: 5, currency: 'USD', locale: 'en', expected: '$0.05' },
  // What somebody paid in at the provider, who also takes money without cents and with thousandths.
  { amountMinor: 500, currency: 'JPY', locale: 'en', expected: '¥500' },
  { amountMinor: 1_234, currency: 'KWD', locale: 'en', expected: 'KWD 1.234' },
] as const)('$expected', ({ expected, locale, ...money }) => {
  expect(formatMoney(money, locale).replace(/\s/g, ' ')).toBe(expected)
})

test.each([
  { locale: 'cn', text: '$3.60和€1.00' },
  { locale: 'en', text: '$3.60 and €1.00' },
  { locale: 'es', text: '3,60 $ y 1,00 €' },
] as const)('sums in two currencies are one phrase in $locale', ({ locale, text }) => {
  const sums = [
    { amountMinor: 360, currency: 'USD' },
    { amountMinor: 100, currency: 'EUR' },
  ]
  expect(formatSums(sums, locale).replace(/\s/g, ' ')).toBe(text)
})
