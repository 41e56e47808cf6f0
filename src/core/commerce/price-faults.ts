import { vipMinor } from './discount'

/** Prices for every buyer, in minor units of one currency. */
export interface Prices {
  report: number
  vip: number
  packs: readonly Way[]
}

export const priceFaults = ['OFFER_ORDER', 'OFFER_PACK', 'OFFER_MEMBERSHIP'] as const
export type PriceFault = (typeof priceFaults)[number]

/** One report more is never cheaper, by whatever ways one buys. */
function isOrdered(ways: readonly Way[], most: number): boolean {
  const cost = cheapest(ways, most)
  return cost.every((minor, reports) => minor >= (cost[reports - 1] ?? 0))
}

/**
 * What has to hold between prices, those of the catalogue and those of an offer alike; the first thing that does not.
 * @param most as many reports as anybody opens
 */
export function priceFault(prices: Prices, most: number): PriceFault | null {
  const ways = [{ reports: 1, amountMinor: prices.report }, ...prices.packs]
  // A member pays their own price or the one of the offer: both have to be in order.
  const forMembers = ways.map((way) => ({ ...way, amountMinor: vipMinor(way.amountMinor) }))
  if (!isOrdered(ways, most) || !isOrdered(forMembers, most)) return 'OFFER_ORDER'
  const cheaperPacks = prices.packs.every(({ reports, amountMinor }) => {
    const others = ways.filter((way) => way.reports !== reports)
    return amountMinor < (cheapest(others, reports)[reports] ?? 0)
  })
  if (!cheaperPacks) return 'OFFER_PACK'
  // Its page says that membership costs as much as one report.
  return prices.vip <= prices.report ? null : 'OFFER_MEMBERSHIP'
}

/** A product that opens reports: how many it holds and what it costs, in minor units. */
export interface Way {
  reports: number
  amountMinor: number
}

/**
 * What it costs to open exactly 0, 1 … `most` reports by the cheapest combination of these ways.
 * @returns `most + 1` amounts in minor units; Infinity where no combination opens just so many
 */
export function cheapest(ways: readonly Way[], most: number): number[] {
  const cost = [0]
  for (let reports = 1; reports <= most; reports++) {
    const last = ways.map((way) => (cost[reports - way.reports] ?? Number.POSITIVE_INFINITY) + way.amountMinor)
    cost.push(Math.min(...last, Number.POSITIVE_INFINITY))
  }
  return cost
}
