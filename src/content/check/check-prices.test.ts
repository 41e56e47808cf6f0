import { expect, test } from 'vitest'
import { packSkus } from '@/core/commerce/products'
import { checkPrices } from './check-prices'
import { currentPrices } from './published'

test('the prices of the catalogue pass every check', () => {
  expect(checkPrices(currentPrices())).toEqual([])
})

test.each([
  {
    says: /^src\/core\/commerce\/products\.ts: prices in USD: one report more is cheaper/,
    change: { 'pack-3': { USD: 1 } },
  },
  { says: /: prices in EUR: a pack costs as much/, change: { [packSkus.at(-1) ?? '']: { EUR: 1_000_000 } } },
  { says: /: prices in CNY: membership costs more/, change: { vip: { CNY: 1_000_000 } } },
])('checkPrices reports exactly one fault, which matches $says', ({ says, change }) => {
  const prices = currentPrices()
  const changed = Object.entries(change).map(([sku, amounts]) => [sku, { ...prices[sku], ...amounts }])
  expect(checkPrices({ ...prices, ...Object.fromEntries(changed) })).toEqual([expect.stringMatching(says)])
})
