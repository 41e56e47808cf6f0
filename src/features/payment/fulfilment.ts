import { openAccountFor } from '@/features/auth/open'
import { grantProduct, settleProduct } from '@/features/shop/rights'
import type { Order } from '@/generated/prisma/client'
import type { Tx } from '@/server/db'
import { jobs } from '@/server/jobs'
import { enqueue } from '@/server/outbox'
import type { CheckoutState } from '@/server/payments/provider'
import { randomId } from '@/server/secrets'

/** Writes the right to read and the mail that says so; whoever has paid for nothing gets the money back. */
export async function fulfil(tx: Tx, order: Order, state: CheckoutState): Promise<void> {
  const granted = order.sku === 'report' ? await grantReport(tx, order) : await grantProduct(tx, order)
  // Given back before we heard of the payment: the caller closes what was just opened.
  if (isRefunded(state)) return
  const { id: orderId } = order
  // The sitting or the account is gone, or another order was quicker.
  if (!granted) return enqueue(tx, jobs.refundPayment, { orderId }, { dedupeKey: `payment.refund:${orderId}` })
  await enqueue(tx, orderMail(order), { orderId }, { dedupeKey: mailKey(order) })
  if (order.openAccount && order.userId === null) {
    await openAccountFor(tx, order.email, order.locale, new Date())
  }
}

/** The mail that an order ends with: the link to its report, or the receipt of a product of the shop. */
export const orderMail = ({ sku }: Pick<Order, 'sku'>) => (sku === 'report' ? jobs.mailReport : jobs.mailPurchase)

/** One mail an order, and one more each time its address was put right. */
export const mailKey = ({ id, sku, emailCorrectedAt }: Pick<Order, 'id' | 'sku' | 'emailCorrectedAt'>): string =>
  `${orderMail({ sku }).topic}:${id}${emailCorrectedAt === null ? '' : `:corrected:${emailCorrectedAt.getTime()}`}`

const grantReport = async (tx: Tx, { id, sittingId }: Order): Promise<boolean> =>
  sittingId !== null && (await grant(tx, id, sittingId))

/** One entitlement a sitting: the first order takes it, or the first after a refund. */
async function grant(tx: Tx, orderId: string, sittingId: string): Promise<boolean> {
  const data = { id: randomId(), sittingId, orderId }
  const created = await tx.entitlement.createMany({ data, skipDuplicates: true })
  if (created.count === 1) return true
  const again = await tx.entitlement.updateMany({
    where: { sittingId, revokedAt: { not: null } },
    data: {
      ...{ orderId, creditEntryId: null, revokedAt: null, suspendedAt: null, firstReadAt: null },
      usedAt: new Date(),
    },
  })
  return again.count === 1
}

/** A full refund closes the report, a part of it does not. Nothing that was closed opens again by itself. */
export async function applyRefund(tx: Tx, orderId: string, state: CheckoutState): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (state.refundedMinor !== order.refundedMinor) {
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor: state.refundedMinor } })
  }
  if (isRefunded(state)) await revoke(tx, order)
}

/** While a dispute is open, what was bought is closed for a time; a lost one returned the money, so it closes it. */
export async function applyDispute(tx: Tx, orderId: string, { dispute }: CheckoutState): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (dispute === 'lost') return revoke(tx, order)
  const where = { orderId, suspendedAt: dispute === 'open' ? null : { not: null } }
  await tx.entitlement.updateMany({ where, data: { suspendedAt: dispute === 'open' ? new Date() : null } })
  await settleProduct(tx, order, dispute === 'none' && order.status === 'paid')
}

/** The money has gone back, by us or by the payer's bank. */
async function revoke(tx: Tx, order: Order): Promise<void> {
  const { id: orderId } = order
  await tx.order.updateMany({ where: { id: orderId, status: { in: ['paid', 'held'] } }, data: { status: 'refunded' } })
  await tx.entitlement.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: new Date() } })
  await settleProduct(tx, order, false)
}

const isRefunded = ({ amountMinor, refundedMinor }: CheckoutState): boolean =>
  amountMinor > 0 && refundedMinor >= amountMinor
