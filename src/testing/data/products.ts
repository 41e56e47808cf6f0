import { getQuote } from '@/content/shop/catalogue'
import { localCurrency } from '@/core/commerce/money'
import { catalogueVersion, type ShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { grantProduct, syncProductAccess } from '@/features/shop/product-delivery'
import type { Order } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

interface Options {
  userId: string
  sku: ShopSku
  giftEmail?: string
  member?: boolean
  locale?: Locale
  paidAt?: Date
}

/** Creates a paid order for a product of the shop with its rights, in the state after fulfilment. */
export async function createBoughtProduct(
  db: Db,
  { userId, sku, giftEmail, member = false, locale = 'en', paidAt = new Date() }: Options,
): Promise<Order> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return db.$transaction(async (tx) => {
    const order = await tx.order.create({
      data: {
        id: randomId(),
        userId,
        sku,
        catalogueVersion,
        locale,
        ...getQuote(sku, localCurrency[locale], member),
        email,
        giftEmail: giftEmail ?? null,
        method: 'card',
        status: 'paid',
        provider: 'sandbox',
        sessionExpiresAt: new Date(paidAt.getTime() + 60 * 60_000),
        createdAt: paidAt,
        paidAt,
      },
    })
    await grantProduct(tx, order)
    return order
  })
}

/** Refunds the whole amount, with all consequences. */
export async function refundProduct(db: Db, { id }: Order): Promise<void> {
  await db.$transaction(async (tx) => {
    const { amountMinor } = await tx.order.findUniqueOrThrow({ where: { id } })
    const data = { status: 'refunded' as const, refundedMinor: amountMinor }
    await syncProductAccess(tx, await tx.order.update({ where: { id }, data }), false)
  })
}
