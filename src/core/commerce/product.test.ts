import { describe, expect, test } from 'vitest'
import {
  boughtSkus,
  giftOf,
  giftSkus,
  isPackSku,
  isShopSku,
  isSku,
  ownSkus,
  packSkus,
  reportsIn,
  shopSkus,
  skus,
} from './product'

test.each([
  { sku: 'report', inside: null },
  { sku: 'pack-3', inside: null },
  { sku: 'pack-7', inside: null },
  { sku: 'pack-10', inside: null },
  { sku: 'vip', inside: null },
  { sku: 'gift-pack-3', inside: 'pack-3' },
  { sku: 'gift-pack-7', inside: 'pack-7' },
  { sku: 'gift-pack-10', inside: 'pack-10' },
  { sku: 'gift-vip', inside: 'vip' },
] as const)('the content of $sku as a gift is $inside', ({ sku, inside }) => {
  expect(giftOf(sku)).toBe(inside)
})

test.each([
  { sku: 'pack-3', reports: 3 },
  { sku: 'pack-7', reports: 7 },
  { sku: 'pack-10', reports: 10 },
  { sku: 'vip', reports: 0 },
] as const)('$sku holds $reports reports', ({ sku, reports }) => {
  expect(reportsIn(sku)).toBe(reports)
})

describe.each([
  { name: 'what is sold', is: isSku, values: skus, not: 'pack-10' },
  { name: 'what the shop sells', is: isShopSku, values: shopSkus, not: 'report' },
])('$name', ({ is, values, not }) => {
  test('is known by its exact name', () => {
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => !is(value))).toEqual([])
    for (const other of [not, '', `${values[0]} `, 'toString']) expect(is(other)).toBe(false)
  })
})

test('a pack has reports in it, and membership has none', () => {
  for (const sku of packSkus) expect({ sku, some: reportsIn(sku) >= 1 }).toEqual({ sku, some: true })
  expect(ownSkus.filter((sku) => reportsIn(sku) === 0)).toEqual(['vip'])
})

test('whatever an account can get can be given, once', () => {
  expect(giftSkus.map(giftOf)).toEqual([...ownSkus])
})

test('products that are no longer sold stay known as bought products', () => {
  expect(boughtSkus.filter((sku) => !isSku(sku))).toEqual(['pack-10', 'gift-pack-10'])
})

test('a gift is no pack, and no product is listed twice', () => {
  expect(giftSkus.filter(isPackSku)).toEqual([])
  expect(new Set(skus).size).toBe(skus.length)
})
