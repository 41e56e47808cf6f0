import { expect, test } from 'vitest'
import { formatEither, formatMoney, formatPlainMoney, formatSums, toMajorUnits } from './money'

test.each([
  { amountMinor: 1990, currency: 'CNY', locale: 'cn', expected: '¥19.90' },
  { amountMinor: 499, currency: 'USD', locale: 'en', expected: '$4.99' },
  { amountMinor: 499, currency: 'EUR', locale: 'es', expected: '4,99 €' },
  { amountMinor: 5, currency: 'USD', locale: 'en', expected: '$0.05' },
  // Many Spanish readers would take the sign alone for pesos.
  { amountMinor: 499, currency: 'USD', locale: 'es', expected: '4,99 USD' },
  { amountMinor: 8700, currency: 'MXN', locale: 'en', expected: 'MX$87.00' },
  { amountMinor: 8700, currency: 'MXN', locale: 'es', expected: '87,00 MXN' },
  // Amounts paid in at the provider, which also takes currencies without cents and with thousandths.
  { amountMinor: 500, currency: 'JPY', locale: 'en', expected: '¥500' },
  { amountMinor: 1_234, currency: 'KWD', locale: 'en', expected: 'KWD 1.234' },
] as const)(
  'formatMoney returns $expected for $amountMinor minor units of $currency in $locale',
  ({ expected, locale, ...money }) => {
    expect(formatMoney(money, locale).replace(/\s/g, ' ')).toBe(expected)
  },
)

test.each([
  { amountMinor: 499, currency: 'USD', major: 4.99, plain: 'USD 4.99' },
  { amountMinor: 1990, currency: 'CNY', major: 19.9, plain: 'CNY 19.90' },
  { amountMinor: -5, currency: 'EUR', major: -0.05, plain: 'EUR -0.05' },
  { amountMinor: 78, currency: 'JPY', major: 78, plain: 'JPY 78' },
  { amountMinor: 1_234, currency: 'KWD', major: 1.234, plain: 'KWD 1.234' },
])(
  'an amount of $amountMinor minor units is “$plain” as plain text and $major as a number',
  ({ major, plain, ...money }) => {
    expect([toMajorUnits(money), formatPlainMoney(money)]).toEqual([major, plain])
  },
)

test.each([
  { locale: 'cn', text: '$3.60和€1.00' },
  { locale: 'en', text: '$3.60 and €1.00' },
  { locale: 'es', text: '3,60 USD y 1,00 €' },
] as const)('formatSums joins amounts in two currencies into one phrase in $locale', ({ locale, text }) => {
  const sums = [
    { amountMinor: 360, currency: 'USD' },
    { amountMinor: 100, currency: 'EUR' },
  ]
  expect(formatSums(sums, locale).replace(/\s/g, ' ')).toBe(text)
})

test.each([
  { locale: 'en', text: '€4.99 or $4.99' },
  { locale: 'es', text: '4,99 € o 4,99 USD' },
] as const)('formatEither joins two prices with “or” in $locale', ({ locale, text }) => {
  const prices = [
    { amountMinor: 499, currency: 'EUR' },
    { amountMinor: 499, currency: 'USD' },
  ]
  expect(formatEither(prices, locale).replace(/\s/g, ' ')).toBe(text)
})
