import { vipMinor } from './discount'
import { type OfferedSku, packSkus, reportsIn } from './product'
import { cheapest, type Way } from './ways'

/** Price of each product for every buyer, in minor units of one currency. */
export type Prices = Readonly<Record<OfferedSku, number>>

export const priceFaults = ['OFFER_ORDER', 'OFFER_PACK', 'OFFER_MEMBERSHIP'] as const
export type PriceFault = (typeof priceFaults)[number]

const waysOf = (prices: Prices): Way[] => [
  { reports: 1, amountMinor: prices.report },
  ...packSkus.map((sku) => ({ reports: reportsIn(sku), amountMinor: prices[sku] })),
]

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
  const ways = waysOf(prices)
  // A member pays their own price or the one of the offer: both have to be in order.
  const forMembers = ways.map((way) => ({ ...way, amountMinor: vipMinor(way.amountMinor) }))
  if (!isOrdered(ways, most) || !isOrdered(forMembers, most)) return 'OFFER_ORDER'
  const cheaperPacks = packSkus.every((sku) => {
    const reports = reportsIn(sku)
    const others = ways.filter((way) => way.reports !== reports)
    return prices[sku] < (cheapest(others, reports)[reports] ?? 0)
  })
  if (!cheaperPacks) return 'OFFER_PACK'
  // Its page says that membership costs as much as one report.
  return prices.vip <= prices.report ? null : 'OFFER_MEMBERSHIP'
}
