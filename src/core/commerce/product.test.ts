import { expect, test } from 'vitest'
import { giftOf, giftSkus, isPackSku, ownSkus, packSkus, reportsIn, skus } from './product'

test('a pack has reports in it, and membership has none', () => {
  for (const sku of packSkus) expect({ sku, some: reportsIn(sku) >= 1 }).toEqual({ sku, some: true })
  expect(ownSkus.filter((sku) => reportsIn(sku) === 0)).toEqual(['vip'])
})

test('whatever an account can get can be given, once', () => {
  expect(giftSkus.map(giftOf)).toEqual([...ownSkus])
})

test('a gift is no pack, and no product is listed twice', () => {
  expect(giftSkus.filter(isPackSku)).toEqual([])
  expect(new Set(skus).size).toBe(skus.length)
})
