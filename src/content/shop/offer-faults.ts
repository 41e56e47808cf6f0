import { currencies } from '@/core/commerce/money'
import { findPriceFault, type PriceFault } from '@/core/commerce/price-faults'
import { collectPrices, getListPriceMinor, type OfferedSku } from '@/core/commerce/products'
import { isWithin, type PriceOffer } from '@/core/site/state'
import { currentInstruments } from '../tests/instruments'

/** Number of reports up to which prices are checked: every test three times, more than anybody opens. */
const mostReports = () => 3 * currentInstruments().length

/** Returns the moments at which these offers change a price. */
export const listPriceChangeTimes = (offers: readonly PriceOffer[]): Date[] =>
  offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])

/**
 * Returns the first fault among the prices at these moments, with offers and list prices together; null without one.
 */
export function findOfferFault(offers: readonly PriceOffer[], moments: readonly Date[]): PriceFault | null {
  for (const moment of moments) {
    const running = offers.filter((offer) => isWithin(offer, moment))
    for (const currency of currencies) {
      const priceAt = (sku: OfferedSku) =>
        running.find((offer) => offer.sku === sku)?.amounts[currency] ?? getListPriceMinor(sku, currency)
      const fault = findPriceFault(collectPrices(priceAt), mostReports())
      if (fault) return fault
    }
  }
  return null
}
