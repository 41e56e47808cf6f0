import { applyMemberDiscount } from './discount'

/** Prices for every buyer, in minor units of one currency. */
export interface Prices {
  report: number
  vip: number
  packs: readonly ReportBundle[]
}

export const priceFaults = ['OFFER_ORDER', 'OFFER_PACK', 'OFFER_MEMBERSHIP'] as const
export type PriceFault = (typeof priceFaults)[number]

/** Returns whether one more report never costs less with any combination of products. */
function isOrdered(ways: readonly ReportBundle[], most: number): boolean {
  const cost = cheapestCosts(ways, most)
  return cost.every((minor, reports) => minor >= (cost[reports - 1] ?? 0))
}

/**
 * Checks the rules between prices, those of the catalogue or of an offer, and returns the first broken one; null if all
 * hold.
 * @param most largest number of reports that anybody opens
 */
export function findPriceFault(prices: Prices, most: number): PriceFault | null {
  const ways = [{ reports: 1, amountMinor: prices.report }, ...prices.packs]
  // A member pays the member price or the price of the offer: both must be in order.
  const forMembers = ways.map((way) => ({ ...way, amountMinor: applyMemberDiscount(way.amountMinor) }))
  if (!isOrdered(ways, most) || !isOrdered(forMembers, most)) return 'OFFER_ORDER'
  const cheaperPacks = prices.packs.every(({ reports, amountMinor }) => {
    const others = ways.filter((way) => way.reports !== reports)
    return amountMinor < (cheapestCosts(others, reports)[reports] ?? 0)
  })
  if (!cheaperPacks) return 'OFFER_PACK'
  // The membership page says that membership costs as much as one report.
  return prices.vip <= prices.report ? null : 'OFFER_MEMBERSHIP'
}

/** A product that opens reports: how many it holds and what it costs, in minor units. */
export interface ReportBundle {
  reports: number
  amountMinor: number
}

/**
 * Returns the cost of exactly 0, 1 … `most` reports by the cheapest combination of these products.
 * @returns `most + 1` amounts in minor units; Infinity if no combination opens exactly that number
 */
export function cheapestCosts(ways: readonly ReportBundle[], most: number): number[] {
  const cost = [0]
  for (let reports = 1; reports <= most; reports++) {
    const last = ways.map((way) => (cost[reports - way.reports] ?? Number.POSITIVE_INFINITY) + way.amountMinor)
    cost.push(Math.min(...last, Number.POSITIVE_INFINITY))
  }
  return cost
}
