import { currencies } from '@/core/commerce/money'
import { type PriceFault, type Prices, priceFault } from '@/core/commerce/price-faults'
import type { OfferedSku } from '@/core/commerce/product'
import { isWithin, type PriceOffer } from '@/core/site/state'
import { currentInstruments } from '../tests/instruments'
import { listMinorOf } from './catalogue'

/** Every test three times: more than anybody opens. */
const mostReports = () => 3 * currentInstruments().length

/** The moments at which these offers change a price. */
export const changesOf = (offers: readonly PriceOffer[]): Date[] =>
  offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])

/** The first thing that does not hold between the prices of these moments, those of offers and list prices together. */
export function offersFault(offers: readonly PriceOffer[], moments: readonly Date[]): PriceFault | null {
  for (const moment of moments) {
    const running = offers.filter((offer) => isWithin(offer, moment))
    for (const currency of currencies) {
      const priceAt = (sku: OfferedSku) =>
        running.find((offer) => offer.sku === sku)?.amounts[currency] ?? listMinorOf(sku, currency)
      const prices: Prices = {
        report: priceAt('report'),
        'pack-3': priceAt('pack-3'),
        'pack-7': priceAt('pack-7'),
        vip: priceAt('vip'),
      }
      const fault = priceFault(prices, mostReports())
      if (fault) return fault
    }
  }
  return null
}
