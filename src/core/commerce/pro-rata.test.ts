import { expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { locales } from '@/core/locale'
import { applyMemberDiscount } from './discount'
import { countReportsKept, refundEffect, unusedRefundMinor } from './pro-rata'
import { reportsIn } from './product'

test.each(['pack-3', 'pack-7'] as const)(
  'a refund for n unused reports of %s removes exactly n reports at every price',
  (sku) => {
    const reports = reportsIn(sku)
    for (const locale of locales) {
      const { amountMinor } = getLocalPrice(sku, locale)
      for (const paidMinor of [amountMinor, applyMemberDiscount(amountMinor)]) {
        const pack = { reports, paidMinor }
        for (let unused = 0; unused <= reports; unused++) {
          expect(countReportsKept(pack, unusedRefundMinor(pack, unused))).toBe(reports - unused)
        }
        expect(unusedRefundMinor(pack, reports)).toBe(paidMinor)
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
])('a refund of $refunded minor units on 3 reports for 11.99 leaves $kept reports', ({ refunded, kept }) => {
  expect(countReportsKept({ reports: 3, paidMinor: 1199 }, refunded)).toBe(kept)
})

test('the refund is the whole price when more reports are unused than the pack contained', () => {
  expect(unusedRefundMinor({ reports: 3, paidMinor: 1199 }, 9)).toBe(1199)
})

test('a free pack keeps its reports when the refund is 0', () => {
  expect(countReportsKept({ reports: 3, paidMinor: 0 }, 0)).toBe(3)
})

const report = { paidMinor: 499, countedMinor: 0, reports: null }
const pack = { paidMinor: 1199, countedMinor: 0, reports: 3 }

test.each([
  { of: report, amount: 499, access: 'rule', effect: { kind: 'closes' } },
  { of: report, amount: 498, access: 'rule', effect: { kind: 'stays' } },
  { of: report, amount: 1, access: 'closes', effect: { kind: 'closes' } },
  { of: report, amount: 499, access: 'stays', effect: { kind: 'stays' } },
  { of: { ...report, countedMinor: 200 }, amount: 299, access: 'rule', effect: { kind: 'closes' } },
  { of: pack, amount: 399, access: 'rule', effect: { kind: 'stays' } },
  { of: pack, amount: 400, access: 'rule', effect: { kind: 'reports', gone: 1 } },
  { of: pack, amount: 800, access: 'rule', effect: { kind: 'reports', gone: 2 } },
  { of: { ...pack, countedMinor: 400 }, amount: 400, access: 'rule', effect: { kind: 'reports', gone: 1 } },
  { of: pack, amount: 800, access: 'stays', effect: { kind: 'stays' } },
  { of: pack, amount: 1199, access: 'rule', effect: { kind: 'closes' } },
] as const)(
  'a refund of $amount from $of.paidMinor has the effect $effect with the access option “$access”',
  ({ of, amount, access, effect }) => {
    expect(refundEffect(of, amount, access)).toEqual(effect)
  },
)
