import { expect, test } from 'vitest'
import { formatMoney } from './money'

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
