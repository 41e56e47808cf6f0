import type { ShopSku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import type { Owner } from '@/server/principal'
import type { ProductOffer } from './schema'
import { termsOf } from './terms'

/** What a product of the shop costs the account signed in, and how it can be paid. */
export async function getProductOffer(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sku: ShopSku,
  locale: Locale,
): Promise<ProductOffer> {
  const { vip, ...terms } = await termsOf(db, provider, principal, sku, locale)
  return { sku, owned: sku === 'vip' && vip, ...terms }
}
