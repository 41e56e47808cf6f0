import { needsAcknowledgements, type Quote, quoteOf, refundDays } from '@/content/catalogue'
import type { Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { isVip } from '@/features/shop/membership'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import type { Owner } from '@/server/principal'
import type { Offer } from './schema'

type Terms = Pick<Offer, 'methods' | 'needsAcknowledgements' | 'refundDays' | 'email' | 'signedIn'> & {
  price: Quote
  vip: boolean
}

/** What anything costs this buyer on a page of this language, and how it can be paid. */
export async function termsOf(
  db: Db,
  provider: PaymentProvider,
  { userId }: Owner,
  sku: Sku,
  locale: Locale,
): Promise<Terms> {
  const vip = await isVip(db, userId)
  const price = quoteOf(sku, locale, vip)
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { email: true } })
  return {
    vip,
    price,
    methods: [...provider.methods(price.currency)],
    needsAcknowledgements: needsAcknowledgements(price.currency),
    refundDays,
    email: user?.email ?? '',
    signedIn: user !== null,
  }
}
