import { afterEach, describe, expect, test } from 'vitest'
import { applyMemberDiscount } from '@/core/commerce/discount'
import { getListPriceMinor, type OfferedSku } from '@/core/commerce/products'
import { type ListPrice, type PriceOffer, setSiteState } from '@/core/site/state'
import { getPaymentQuote, getPrice, getQuote, getShownQuote, reductionOf } from './catalogue'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const offer = (sku: OfferedSku, usd: number, from: string, to: string): PriceOffer => ({
  id: `${sku}-${from}`,
  sku,
  amounts: { CNY: usd * 4, USD: usd, EUR: usd },
  startsAt: day(from),
  endsAt: day(to),
})
const running = (...offers: PriceOffer[]) => setSiteState({ articles: [], notices: [], offers })
const now = day('2026-12-10')
const list = getListPriceMinor('report', 'USD')

afterEach(() => setSiteState(undefined))

test('an offer price applies from the start of the offer until its end', () => {
  running(offer('report', 399, '2026-12-10', '2026-12-20'))
  const at = (text: string) => getPrice('report', 'USD', new Date(text)).amountMinor
  expect(at('2026-12-09T23:59:59.999Z')).toBe(list)
  expect(at('2026-12-10T00:00:00Z')).toBe(399)
  expect(at('2026-12-19T23:59:59.999Z')).toBe(399)
  expect(at('2026-12-20T00:00:00Z')).toBe(list)
})

test('a buyer can pay the offer price until 30 minutes after the end of the offer', () => {
  running(offer('report', 399, '2026-12-10', '2026-12-20'))
  const at = (text: string) => getPaymentQuote('report', 'USD', false, new Date(text)).amountMinor
  expect(at('2026-12-09T23:59:59Z')).toBe(list)
  expect(at('2026-12-10T00:00:00Z')).toBe(399)
  expect(at('2026-12-20T00:29:59Z')).toBe(399)
  expect(at('2026-12-20T00:30:00Z')).toBe(list)
})

test('a quote contains the list price and the offer price', () => {
  running(offer('report', 399, '2026-12-10', '2026-12-20'))
  expect(getQuote('report', 'USD', false, now)).toEqual({ listMinor: list, amountMinor: 399, currency: 'USD' })
})

test.each([
  { usd: 450, pays: applyMemberDiscount(list), until: undefined },
  { usd: 350, pays: 350, until: '2026-12-20T00:00:00.000Z' },
])('the lower of the member price and an offer at $usd applies', ({ usd, pays, until }) => {
  running(offer('report', usd, '2026-12-10', '2026-12-20'))
  expect(getShownQuote('report', 'USD', true, now)).toEqual({
    listMinor: list,
    amountMinor: pays,
    currency: 'USD',
    ...(until && { until }),
  })
})

test('a gift costs the same as its content during an offer', () => {
  running(offer('pack-3', 999, '2026-12-10', '2026-12-20'))
  expect(getPrice('gift-pack-3', 'USD', now)).toEqual(getPrice('pack-3', 'USD', now))
  expect(getPrice('gift-pack-3', 'USD', now).amountMinor).toBe(999)
})

describe('the price before a reduction', () => {
  const current = offer('report', 399, '2026-12-10', '2026-12-20')
  test.each([
    { why: 'no other offer', earlier: [], before: list },
    {
      why: 'an offer that ended the day before',
      earlier: [offer('report', 420, '2026-12-01', '2026-12-09')],
      before: 420,
    },
    {
      why: 'an offer that ended 29 days before',
      earlier: [offer('report', 420, '2026-11-01', '2026-11-11')],
      before: 420,
    },
    {
      why: 'an offer that ended 30 days before',
      earlier: [offer('report', 420, '2026-11-01', '2026-11-10')],
      before: list,
    },
    { why: 'an offer for another product', earlier: [offer('pack-3', 420, '2026-12-01', '2026-12-09')], before: list },
    { why: 'a later offer', earlier: [offer('report', 300, '2026-12-21', '2026-12-22')], before: list },
  ])('is the lowest price of the last 30 days: $why', ({ earlier, before }) => {
    running(current, ...earlier)
    expect(reductionOf('report', 'USD', now)?.beforeMinor).toBe(before)
  })

  const asked = (usd: number, since: string): ListPrice => ({
    sku: 'report',
    since: day(since),
    amounts: { CNY: usd * 4, USD: usd, EUR: usd },
  })
  test.each([
    {
      why: 'raised within the 30 days',
      prices: [asked(420, '2026-01-01'), asked(list, '2026-12-01')],
      before: 420,
    },
    { why: 'raised before the 30 days', prices: [asked(420, '2026-01-01'), asked(list, '2026-11-10')], before: list },
    {
      why: 'raised on the first of the 30 days',
      prices: [asked(420, '2026-01-01'), asked(list, '2026-11-11')],
      before: 420,
    },
    {
      why: 'another list price for one day',
      prices: [asked(410, '2026-12-01'), asked(list, '2026-12-02')],
      before: 410,
    },
    {
      why: 'a list price that started with the offer',
      prices: [asked(list, '2026-01-01'), asked(300, '2026-12-10')],
      before: list,
    },
  ])('considers the list prices of the last 30 days: $why', ({ prices, before }) => {
    setSiteState({ articles: [], notices: [], offers: [current], listPrices: prices })
    expect(reductionOf('report', 'USD', now)?.beforeMinor).toBe(before)
  })

  test('is not shown when a lower price applied within the last 30 days', () => {
    running(current, offer('report', 300, '2026-12-01', '2026-12-09'))
    expect(getShownQuote('report', 'USD', false, now)).toMatchObject({ listMinor: 399, amountMinor: 399 })
  })
})
