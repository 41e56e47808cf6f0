import type { SoldSku } from '@/core/commerce/products'
import type { Offer, ProductOffer, UnfinishedPurchase } from '../../schema'

/** Data about a product that the payment form needs. */
export interface Payable
  extends Pick<ProductOffer, 'country' | 'methods' | 'prices' | 'refundDays' | 'email' | 'signedIn'> {
  sku: SoldSku
  /** null for a product of the shop. */
  sittingId: string | null
  /** Values entered in the last try at this purchase. */
  started: UnfinishedPurchase | null
  /** Path to leave without paying. */
  exitPath: string
}

/** Returns the report of a sitting as a product for the payment form. */
export const toPayableReport = (offer: Offer): Payable => ({
  ...offer,
  sku: 'report',
  exitPath: `/report/${offer.sittingId}`,
})
