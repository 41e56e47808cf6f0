import { expect, test } from 'vitest'
import { cheapestCosts, findPriceFault } from './price-faults'
import { reportsIn } from './product'

const prices = { report: 499, 'pack-3': 1199, 'pack-7': 2499, vip: 499 }

test.each([
  { fault: 'OFFER_ORDER', why: 'three reports for less than one', change: { 'pack-3': 300 } },
  { fault: 'OFFER_ORDER', why: 'seven reports for less than three', change: { 'pack-7': 1100 } },
  // 20 % off, to the cent: two reports are 796, three are 795.
  {
    fault: 'OFFER_ORDER',
    why: 'three reports for less than two at the member price',
    change: { report: 497, vip: 497, 'pack-3': 994, 'pack-7': 2400 },
  },
  { fault: 'OFFER_PACK', why: 'a pack that costs more than its reports', change: { report: 399, vip: 399 } },
  { fault: 'OFFER_PACK', why: 'a pack that costs as much as its reports', change: { 'pack-3': 1497, 'pack-7': 3000 } },
  {
    fault: 'OFFER_PACK',
    why: 'seven reports for more than two packs of three and one report',
    change: { 'pack-3': 1000 },
  },
  { fault: 'OFFER_MEMBERSHIP', why: 'a membership for more than a report', change: { report: 480 } },
  { fault: null, why: 'a cheaper large pack', change: { 'pack-7': 2399 } },
  { fault: null, why: 'three reports for the price of two', change: { 'pack-3': 998, 'pack-7': 2400 } },
  { fault: null, why: 'a cheaper membership', change: { vip: 399 } },
])('a price list with $why has the fault $fault', ({ fault, change }) => {
  const { report, vip, ...packs } = { ...prices, ...change }
  const ways = (['pack-3', 'pack-7'] as const).map((sku) => ({ reports: reportsIn(sku), amountMinor: packs[sku] }))
  expect(findPriceFault({ report, vip, packs: ways }, 30)).toBe(fault)
})

test('the cheapest combination of packs is found even when it leaves out the largest pack', () => {
  const ways = [
    { reports: 1, amountMinor: 5 },
    { reports: 3, amountMinor: 12 },
    { reports: 4, amountMinor: 19 },
  ]
  expect(cheapestCosts(ways, 6)).toEqual([0, 5, 10, 12, 17, 22, 24])
})

test('the price is infinite for a number of reports that no combination of packs adds up to', () => {
  expect(cheapestCosts([{ reports: 3, amountMinor: 12 }], 4)).toEqual([0, Infinity, Infinity, 12, Infinity])
})
