import type { Locale } from '@/core/locale'
import type { Order } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { hashKey, randomId } from '@/server/secrets'

const prices = { cn: ['CNY', 1990], en: ['USD', 499], es: ['EUR', 499] } as const

interface Options {
  email: string
  locale?: Locale
  paidAt?: Date
}

/** A paid order with its completed sitting and entitlement, as fulfilment leaves them. */
export async function paidOrder(db: Db, { email, locale = 'en', paidAt = new Date() }: Options): Promise<Order> {
  const [guestId, sittingId, orderId] = [randomId(), randomId(), randomId()]
  const [currency, amountMinor] = prices[locale]
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
      catalogueVersion: 1,
      locale,
      currency,
      listMinor: amountMinor,
      amountMinor,
      email,
      method: 'card',
      acknowledgedAt: currency === 'EUR' ? paidAt : null,
      acknowledgedText: currency === 'EUR' ? 'eu-digital-2' : null,
      status: 'paid',
      provider: 'sandbox',
      sessionExpiresAt: new Date(paidAt.getTime() + 60 * 60_000),
      paidAt,
    },
  })
  await db.entitlement.create({ data: { id: randomId(), sittingId, orderId } })
  return order
}
