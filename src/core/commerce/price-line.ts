import type { Translate } from '../texts/namespaces'

/** Full reports that come with a new account. */
export const freeReports = 3

/** Kind of reader for whom the price is stated: without an account, with reports left in it, or with none left. */
export type PriceAudience = 'guest' | 'own' | 'once'

/**
 * The one sentence on the price of a full report, the same on home, tests, summary, payment page and shop.
 * @param price formatted, with its currency
 */
export const formatPriceLine = (t: Translate<'common'>, reader: PriceAudience, price: string): string =>
  t(`price.line.${reader}`, { price, free: freeReports })
