import { expect, test } from 'vitest'
import { getQuote } from '@/content/shop/catalogue'
import { applyDiscount, type Discount, isCouponCode, isCouponFor, minimumCharges, normalizeCouponCode } from './coupon'
import { currencies } from './money'
import { catalogueVersion, skus } from './products'

const none = { CNY: null, USD: null, EUR: null }

test('a coupon never raises a price, and leaves either zero or at least the minimum charge', () => {
  expect(catalogueVersion).toBeGreaterThan(0)
  for (const sku of skus) {
    for (const currency of currencies) {
      const { listMinor } = getQuote(sku, currency, false)
      const shares: Discount[] = Array.from({ length: 100 }, (_, at) => ({ percent: at + 1, off: none }))
      const amounts: Discount[] = [1, 50, 449, 450, listMinor - 1, listMinor, listMinor + 5].map((off) => ({
        percent: null,
        off: { ...none, [currency]: off },
      }))
      const left = shares.map((discount) => applyDiscount(listMinor, currency, discount))
      expect(left).toEqual(left.toSorted((a, b) => b - a))
      for (const minor of [...left, ...amounts.map((discount) => applyDiscount(listMinor, currency, discount))]) {
        expect(minor).toBeLessThanOrEqual(listMinor)
        expect(minor === 0 || minor >= minimumCharges[currency]).toBe(true)
      }
    }
  }
})

test.each([
  { what: '20 percent, rounded down', percent: 20, minor: 399 },
  { what: '99 percent, raised to the minimum charge', percent: 99, minor: 50 },
  { what: '100 percent', percent: 100, minor: 0 },
])('applyDiscount returns $minor for a discount of $what', ({ percent, minor }) =>
  expect(applyDiscount(499, 'EUR', { percent, off: none })).toBe(minor),
)

test('a coupon amount is taken off only in its own currency', () => {
  const off = { ...none, EUR: 150 }
  expect(applyDiscount(499, 'EUR', { percent: null, off })).toBe(349)
  expect(applyDiscount(499, 'USD', { percent: null, off })).toBe(499)
})

test('a coupon code is normalized to capitals, and has 6 to 24 letters or digits', () => {
  expect(normalizeCouponCode(' autumn-20 ')).toBe('AUTUMN20')
  expect(normalizeCouponCode('ＡＵＴＵＭＮ２０')).toBe('AUTUMN20')
  expect(['AUTUMN20', 'SHORT', 'A'.repeat(25), 'BAD_ONE'].map(isCouponCode)).toEqual([true, false, false, false])
})

test('isCouponFor accepts the named products or every product when none is named', () => {
  expect([isCouponFor([], 'vip'), isCouponFor(['vip'], 'vip'), isCouponFor(['report'], 'vip')]).toEqual([
    true,
    true,
    false,
  ])
})
