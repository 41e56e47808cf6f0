import { expect, test } from 'vitest'
import { includedTax, parseTaxRates, shareOfTax } from './tax'

test.each([
  { written: '', rates: {} },
  { written: '21', rates: { '*': 2100 } },
  { written: 'DE 19, ES 21 %; * 0', rates: { DE: 1900, ES: 2100, '*': 0 } },
  { written: 'FI  25.5', rates: { FI: 2550 } },
  { written: 'CH 8.15', rates: { CH: 815 } },
])('parseTaxRates returns the rates of “$written”', ({ written, rates }) =>
  expect(parseTaxRates(written)).toEqual(rates),
)

test.each(['ES', 'ES 200', 'Spain 21', '21,5.123', '-3'])('parseTaxRates throws for “%s”', (written) =>
  expect(() => parseTaxRates(written)).toThrow(/cannot be read/),
)

test('includedTax returns the tax in a price at the rate of the buyer’s country', () => {
  const rates = parseTaxRates('ES 21, DE 19')
  expect(includedTax(499, 'ES', rates)).toEqual({ minor: 87, rate: 2100 })
  expect(includedTax(499, 'US', rates)).toBeNull()
  expect(includedTax(499, null, rates)).toBeNull()
  expect(includedTax(499, null, parseTaxRates('21'))).toEqual({ minor: 87, rate: 2100 })
  expect(includedTax(499, 'US', parseTaxRates('ES 21, * 0'))).toEqual({ minor: 0, rate: 0 })
})

test('the tax on a part of an amount is proportional to the part', () => {
  for (const gross of [499, 1, 9990]) {
    const tax = includedTax(gross, 'ES', { ES: 2100 })?.minor ?? 0
    for (const cut of [0, 1, Math.floor(gross / 3), gross - 1]) {
      // The tax is rounded to the nearest minor unit, so it differs by at most half a unit.
      expect(Math.abs(shareOfTax(tax, gross, cut) - (tax * cut) / gross)).toBeLessThanOrEqual(0.5)
    }
    expect(shareOfTax(tax, gross, gross)).toBe(tax)
  }
  expect(shareOfTax(0, 0, 0)).toBe(0)
})
