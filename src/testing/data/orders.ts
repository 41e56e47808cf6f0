import { acknowledgementVersion, getLocalPrice } from '@/content/shop/catalogue'
import { defaultCountryByLocale, hasWithdrawalRight } from '@/core/commerce/country'
import { catalogueVersion } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { Order } from '@/generated/prisma/client'
import { hashKey, randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

interface Options {
  email: string
  locale?: Locale
  paidAt?: Date
}

/** Creates a paid order with its completed sitting and entitlement, in the state after fulfilment. */
export async function createPaidOrder(db: Db, { email, locale = 'en', paidAt = new Date() }: Options): Promise<Order> {
  const [guestId, sittingId, orderId] = [randomId(), randomId(), randomId()]
  const { currency, amountMinor } = getLocalPrice('report', locale)
  const country = defaultCountryByLocale[locale]
  const acknowledged = hasWithdrawalRight(country)
  await db.guest.create({ data: { id: guestId, keyHash: hashKey(guestId) } })
  await db.sitting.create({
    data: {
      id: sittingId,
      guestId,
      instrument: 'sleep',
      instrumentVersion: 1,
      locale,
      consentVersion: '1',
      consentAt: paidAt,
      completedAt: paidAt,
    },
  })
  const order = await db.order.create({
    data: {
      id: orderId,
      guestId,
      sittingId,
      sku: 'report',
      catalogueVersion,
      locale,
      currency,
      listMinor: amountMinor,
      amountMinor,
      email,
      method: 'card',
      country,
      acknowledgedAt: acknowledged ? paidAt : null,
      acknowledgedText: acknowledged ? acknowledgementVersion : null,
      status: 'paid',
      provider: 'sandbox',
      sessionExpiresAt: new Date(paidAt.getTime() + 60 * 60_000),
      paidAt,
    },
  })
  await db.entitlement.create({ data: { id: randomId(), sittingId, orderId } })
  return order
}
