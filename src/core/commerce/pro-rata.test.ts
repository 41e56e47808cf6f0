import { expect, test } from 'vitest'
import { priceOf } from '@/content/shop/catalogue'
import { locales } from '@/core/locale'
import { vipMinor } from './discount'
import { reportsKept, unusedMinor } from './pro-rata'
import { reportsIn } from './product'

test.each(['pack-3', 'pack-7'] as const)(
  'refund for n unused reports of %s removes exactly n reports, at every price',
  (sku) => {
    const reports = reportsIn(sku)
    for (const locale of locales) {
      const { amountMinor } = priceOf(sku, locale)
      for (const paidMinor of [amountMinor, vipMinor(amountMinor)]) {
        const pack = { reports, paidMinor }
        for (let unused = 0; unused <= reports; unused++) {
          expect(reportsKept(pack, unusedMinor(pack, unused))).toBe(reports - unused)
        }
        expect(unusedMinor(pack, reports)).toBe(paidMinor)
      }
    }
  },
)

test.each([
  { refunded: 0, kept: 3 },
  { refunded: 399, kept: 3 },
  { refunded: 400, kept: 2 },
  { refunded: 799, kept: 2 },
  { refunded: 800, kept: 1 },
  { refunded: 1199, kept: 0 },
  { refunded: 5000, kept: 0 },
])('refund of $refunded minor units on 3 reports for 11.99 leaves $kept reports', ({ refunded, kept }) => {
  expect(reportsKept({ reports: 3, paidMinor: 1199 }, refunded)).toBe(kept)
})

test('more unused than the pack brought is the whole price', () => {
  expect(unusedMinor({ reports: 3, paidMinor: 1199 }, 9)).toBe(1199)
})

test('a pack that cost nothing keeps its reports', () => {
  expect(reportsKept({ reports: 3, paidMinor: 0 }, 0)).toBe(3)
})
