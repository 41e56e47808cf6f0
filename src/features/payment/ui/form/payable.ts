import type { SoldSku } from '@/core/commerce/products'
import type { Offer, ProductOffer, Started } from '../../schema'

/** Data that the payment form needs about anything that can be bought. */
export interface Payable
  extends Pick<ProductOffer, 'country' | 'methods' | 'prices' | 'refundDays' | 'email' | 'signedIn'> {
  sku: SoldSku
  /** null for a product of the shop. */
  sittingId: string | null
  /** Entries from the last try at this purchase. */
  started: Started | null
  /** Where to go instead of paying. */
  keep: string
}

/** Returns the product that a page of one sitting sells. */
export const reportOf = (offer: Offer): Payable => ({ ...offer, sku: 'report', keep: `/report/${offer.sittingId}` })
