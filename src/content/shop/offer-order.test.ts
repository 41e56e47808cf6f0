import { expect, test } from 'vitest'
import { listMinorOf, type OfferedSku, offeredSkus } from '@/core/commerce/products'
import type { PriceOffer } from '@/core/site/state'
import { changesOf, offersFault } from './offer-order'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

const offer = (sku: OfferedSku, share: number, from = 1, to = 30): PriceOffer => {
  const less = (minor: number) => Math.round(minor * share)
  const amounts = {
    CNY: less(listMinorOf(sku, 'CNY')),
    USD: less(listMinorOf(sku, 'USD')),
    EUR: less(listMinorOf(sku, 'EUR')),
  }
  return { id: `${sku}-${from}`, sku, amounts, startsAt: day(from), endsAt: day(to) }
}

test('offersFault returns null for the list prices alone', () => {
  expect(offersFault([], [day(1)])).toBeNull()
})

test('offersFault returns null when every product has the same discount', () => {
  expect(
    offersFault(
      offeredSkus.map((sku) => offer(sku, 0.8)),
      [day(2)],
    ),
  ).toBeNull()
})

test('offersFault returns OFFER_PACK when offers make a pack dearer than its parts', () => {
  const known = offeredSkus.filter((sku) => sku !== 'pack-7').map((sku) => offer(sku, 0.8))
  expect(offersFault(known, [day(2)])).toBe('OFFER_PACK')
  // Neither before it begins, nor from its end on.
  expect(offersFault(known, [new Date(day(1).getTime() - 1), day(30)])).toBeNull()
})

test('changesOf returns the start and the end of every offer', () => {
  const two = [offer('report', 0.8, 1, 10), offer('vip', 0.8, 5, 20)]
  expect(changesOf(two)).toEqual([day(1), day(10), day(5), day(20)])
})
