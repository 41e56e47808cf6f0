import { currencies } from '@/core/commerce/money'
import { type PriceFault, priceFault } from '@/core/commerce/price-faults'
import { type OfferedSku, offeredSkus } from '@/core/commerce/product'
import { currentInstruments } from '../tests/instruments'
import type { Prices } from './published'

const says: Readonly<Record<PriceFault, string>> = {
  OFFER_ORDER: 'one report more is cheaper than one less, in packs or for members',
  OFFER_PACK: 'a pack costs as much as its reports bought in another way, or more',
  OFFER_MEMBERSHIP: 'membership costs more than a report; its page says that it does not',
}

/** Where the prices of one currency contradict each other, before anybody is asked to pay them. */
export const checkPrices = (prices: Prices, most = 3 * currentInstruments().length): string[] =>
  currencies.flatMap((currency) => {
    const offered = Object.fromEntries(offeredSkus.map((sku) => [sku, prices[sku]?.[currency] ?? 0]))
    const fault = priceFault(offered as Record<OfferedSku, number>, most)
    return fault ? [`src/content/shop/catalogue.ts: prices in ${currency}: ${says[fault]}`] : []
  })
