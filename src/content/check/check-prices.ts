import { currencies } from '@/core/commerce/money'
import { findPriceFault, type PriceFault } from '@/core/commerce/price-faults'
import { collectPrices } from '@/core/commerce/products'
import { currentInstruments } from '../tests/instruments'
import type { Prices } from './published'

const says: Readonly<Record<PriceFault, string>> = {
  OFFER_ORDER: 'one report more is cheaper than one less, in packs or for members',
  OFFER_PACK: 'a pack costs as much as its reports bought in another way, or more',
  OFFER_MEMBERSHIP: 'membership costs more than a report; its page says that it does not',
}

/**
 * Returns the contradictions between the prices in one currency.
 * @param most largest number of reports that anybody opens
 */
export const checkPrices = (prices: Prices, most = 3 * currentInstruments().length): string[] =>
  currencies.flatMap((currency) => {
    const fault = findPriceFault(
      collectPrices((sku) => prices[sku]?.[currency] ?? 0),
      most,
    )
    return fault ? [`src/core/commerce/products.ts: prices in ${currency}: ${says[fault]}`] : []
  })
