import { currencies } from '@/core/commerce/money'
import { DomainError } from '@/core/error/error'
import { issueDueInvoices } from '@/features/billing/issue-invoices'
import type { Order } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { countEvent } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import type { CheckoutState, PaymentProvider } from '@/server/payments/provider'
import { fulfilOrder } from '../settlement/fulfil-order'
import { requestRefund } from './request-refund'

/**
 * Accepts a held payment: the amount paid becomes the price of the order, and the product is granted. Both amounts stay
 * in the order.
 * @throws DomainError NOT_FOUND; NOTHING_TO_DO for an order that is not held; PAYMENT_UNAVAILABLE; CURRENCY_UNKNOWN
 * when we do not sell in the currency paid; REFUND_WAITING; ORDER_CHANGED when the money was refunded or is in dispute
 */
export async function releaseHeldPayment(
  db: Db,
  provider: PaymentProvider,
  orderId: string,
  now = new Date(),
): Promise<void> {
  const state = await readHeld(provider, await findHeld(db, orderId))
  const order = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const held = await findHeld(tx, orderId)
    if ((await tx.refund.count({ where: { orderId, state: { in: ['waiting', 'paused'] } } })) > 0) {
      throw new DomainError('REFUND_WAITING')
    }
    const { amountMinor, refundedMinor, payment, dispute } = state
    if (payment !== 'paid' || refundedMinor > 0 || dispute !== 'none') throw new DomainError('ORDER_CHANGED')
    const currency = currencies.find((one) => one === state.currency)
    if (currency === undefined) throw new DomainError('CURRENCY_UNKNOWN')
    const released = await tx.order.update({
      where: { id: orderId },
      data: {
        status: 'paid',
        failureCode: null,
        releasedAt: now,
        askedMinor: held.amountMinor,
        askedCurrency: held.currency,
        // The list price no longer applies to this order, so the receipt has no struck-through price.
        amountMinor,
        currency,
        listMinor: amountMinor,
        paidMinor: amountMinor,
        paidCurrency: currency,
      },
    })
    await fulfilOrder(tx, released, state)
    // Invoices are issued last, because every other payment waits for the invoice number meanwhile.
    await issueDueInvoices(tx, orderId, state.tax ?? null)
    return released
  })
  countEvent('payment', order.sku, order.locale)
}

/**
 * Requests a refund of a held payment in full.
 * @throws DomainError NOT_FOUND, NOTHING_TO_DO for an order that is not held; as `requestRefund`
 */
export async function refundHeldPayment(db: Db, orderId: string) {
  const { refundedMinor, paidMinor, amountMinor } = await findHeld(db, orderId)
  const left = (paidMinor ?? amountMinor) - refundedMinor
  return requestRefund(db, {
    orderId,
    amountMinor: left,
    rule: 'held',
    access: 'rule',
    seenRefundedMinor: refundedMinor,
  })
}

async function findHeld(db: Db | Tx, id: string): Promise<Order> {
  const order = await db.order.findUnique({ where: { id } })
  if (!order) throw new DomainError('NOT_FOUND')
  if (order.status !== 'held') throw new DomainError('NOTHING_TO_DO')
  return order
}

async function readHeld(provider: PaymentProvider, order: Order): Promise<CheckoutState> {
  try {
    if (order.provider !== provider.name) throw new Error(`paid with ${order.provider}`)
    return await provider.readCheckout(order.providerSessionId ?? '')
  } catch (error) {
    log.warn({ order: order.id, error: String(error) }, 'payment: a held payment could not be read')
    throw new DomainError('PAYMENT_UNAVAILABLE')
  }
}
