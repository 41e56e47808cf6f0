import type { Order } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import type { CheckoutRequest, PaymentProvider } from '@/server/payments/provider'
import { skuOf } from '@/server/sku'

/**
 * The provider's checkout for this order: the known one, or the one that the order's id stands for as idempotency
 * key, so that a crash between the provider's answer and our note of it loses nothing.
 */
export async function openCheckout(
  db: Db,
  provider: PaymentProvider,
  order: Order,
): Promise<{ sessionId: string; url: string }> {
  if (order.providerSessionId !== null && order.checkoutUrl !== null) {
    return { sessionId: order.providerSessionId, url: order.checkoutUrl }
  }
  const { sessionId, url } = await provider.createCheckout(requestOf(order))
  await db.order.updateMany({
    where: { id: order.id, checkoutUrl: null },
    data: { providerSessionId: sessionId, checkoutUrl: url },
  })
  return { sessionId, url }
}

/** The order's snapshot and nothing else: the same order always asks for the same checkout. */
function requestOf({
  id,
  sku,
  amountMinor,
  currency,
  email,
  locale,
  method,
  sessionExpiresAt,
}: Order): CheckoutRequest {
  const product = skuOf(sku)
  return { orderId: id, sku: product, amountMinor, currency, email, locale, method, expiresAt: sessionExpiresAt }
}
