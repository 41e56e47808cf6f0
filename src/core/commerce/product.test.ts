import { expect, test } from 'vitest'
import { isGift, isKnownSku, isPackSku, kindOf, ownSkuOfGift, parseOwnSku, parseSku, reportsIn } from './product'

test.each([
  { sku: 'report', kind: 'report', inside: null, reports: 0 },
  { sku: 'pack-3', kind: 'pack', inside: null, reports: 3 },
  { sku: 'pack-7', kind: 'pack', inside: null, reports: 7 },
  { sku: 'pack-10', kind: 'pack', inside: null, reports: 10 },
  { sku: 'vip', kind: 'vip', inside: null, reports: 0 },
  { sku: 'gift-pack-3', kind: 'gift', inside: 'pack-3', reports: 3 },
  { sku: 'gift-pack-7', kind: 'gift', inside: 'pack-7', reports: 7 },
  { sku: 'gift-pack-10', kind: 'gift', inside: 'pack-10', reports: 10 },
  { sku: 'gift-vip', kind: 'gift', inside: 'vip', reports: 0 },
] as const)(
  'the product $sku has the kind $kind, the gift content $inside and $reports reports',
  ({ sku, kind, inside, reports }) => {
    expect(kindOf(sku)).toBe(kind)
    expect(ownSkuOfGift(sku)).toBe(inside)
    expect(reportsIn(sku)).toBe(reports)
    expect(isPackSku(sku)).toBe(kind === 'pack')
    expect(isGift(sku)).toBe(kind === 'gift')
    expect(parseSku(sku)).toBe(sku)
  },
)

test.each([
  '',
  'pack',
  'pack-',
  'pack-0',
  'pack-1',
  'pack-03',
  'pack-3 ',
  'pack-1000',
  'gift-',
  'gift-report',
  'toString',
])('the sku “%s” is rejected as unknown', (sku) => {
  expect(isKnownSku(sku)).toBe(false)
  expect(() => parseSku(sku)).toThrow()
})

test.each(['report', 'gift-vip', 'gift-pack-3'])(
  'parseOwnSku throws for the product %s, which no account can own',
  (sku) => {
    expect(() => parseOwnSku(sku)).toThrow()
  },
)
