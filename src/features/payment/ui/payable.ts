import type { SoldSku } from '@/core/commerce/product'
import type { Offer, ProductOffer } from '../schema'

/** What the payment form needs to know of anything that can be bought. */
export interface Payable
  extends Pick<Offer, 'methods' | 'needsAcknowledgements' | 'refundDays' | 'email' | 'signedIn'> {
  sku: SoldSku
  /** null for a product of the shop. */
  sittingId: string | null
  price: ProductOffer['price']
  /** Where to go instead of paying. */
  keep: string
}
