import type { SoldSku } from '@/core/commerce/product'
import type { Offer, ProductOffer, Started } from '../schema'

/** What the payment form needs to know of anything that can be bought. */
export interface Payable
  extends Pick<ProductOffer, 'country' | 'methods' | 'prices' | 'refundDays' | 'email' | 'signedIn'> {
  sku: SoldSku
  /** null for a product of the shop. */
  sittingId: string | null
  /** What was filled in at the last try at this purchase. */
  started: Started | null
  /** Where to go instead of paying. */
  keep: string
}

/** What a page of one sitting sells. */
export const reportOf = (offer: Offer): Payable => ({ ...offer, sku: 'report', keep: `/report/${offer.sittingId}` })
