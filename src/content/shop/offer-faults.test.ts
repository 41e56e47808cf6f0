import { expect, test } from 'vitest'
import { getListPriceMinor, type OfferedSku, offeredSkus, packSkus } from '@/core/commerce/products'
import type { PriceOffer } from '@/core/site/state'
import { findOfferFault, listPriceChangeTimes } from './offer-faults'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

const offer = (sku: OfferedSku, share: number, from = 1, to = 30): PriceOffer => {
  const less = (minor: number) => Math.round(minor * share)
  const amounts = {
    CNY: less(getListPriceMinor(sku, 'CNY')),
    USD: less(getListPriceMinor(sku, 'USD')),
    EUR: less(getListPriceMinor(sku, 'EUR')),
  }
  return { id: `${sku}-${from}`, sku, amounts, startsAt: day(from), endsAt: day(to) }
}

test('findOfferFault returns null when there is no offer', () => {
  expect(findOfferFault([], [day(1)])).toBeNull()
})

test('findOfferFault returns null when every product has the same discount', () => {
  expect(
    findOfferFault(
      offeredSkus.map((sku) => offer(sku, 0.8)),
      [day(2)],
    ),
  ).toBeNull()
})

test('findOfferFault returns OFFER_PACK when offers make a pack dearer than its parts', () => {
  const known = offeredSkus.filter((sku) => sku !== packSkus.at(-1)).map((sku) => offer(sku, 0.8))
  expect(findOfferFault(known, [day(2)])).toBe('OFFER_PACK')
  // There is no fault before the offer begins, and none from its end on.
  expect(findOfferFault(known, [new Date(day(1).getTime() - 1), day(30)])).toBeNull()
})

test('listPriceChangeTimes returns the start and the end of every offer', () => {
  const two = [offer('report', 0.8, 1, 10), offer('vip', 0.8, 5, 20)]
  expect(listPriceChangeTimes(two)).toEqual([day(1), day(10), day(5), day(20)])
})
