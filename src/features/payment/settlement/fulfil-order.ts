import { DomainError } from '@/core/error/error'
import { createCheckoutAccount } from '@/features/auth/checkout-account'
import { grantProduct, syncProductAccess } from '@/features/shop/product-delivery'
import type { Order, OrderStatus } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { grantEntitlement, resumeEntitlement, revokeRefunded, suspendEntitlement } from '@/server/entitlements'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { countMail, type MailLimitResult } from '@/server/mail/mail-limits'
import type { CheckoutState } from '@/server/payments/provider'
import {
  getOrderRefundEffect,
  type OrderRefundEffect,
  reconcileDisputes,
  reconcileRefunds,
} from '../refunds/reconcile-refunds'
import { getPaidAmount, refundDedupeKey, writeRefund } from '../refunds/request-refund'

/** Amount received, and the part of it that was refunded, in minor units. */
type Money = Pick<CheckoutState, 'amountMinor' | 'refundedMinor'>

/**
 * Grants the product of a paid order and enqueues its mail; a payment that bought nothing is refunded.
 * @throws DomainError NOTHING_TO_DO for an order that costs nothing and cannot be granted
 */
export async function fulfilOrder(tx: Tx, order: Order, state: Money): Promise<void> {
  const granted = order.sku === 'report' ? await grantReport(tx, order) : await grantProduct(tx, order)
  // Refunded before we heard of the payment: the caller closes the product again.
  if (isFullyRefunded(state)) return
  const { id: orderId } = order
  // Not granted: the sitting or account was deleted, or another order was first.
  if (!granted && order.amountMinor === 0) throw new DomainError('NOTHING_TO_DO')
  if (!granted) {
    await writeRefund(tx, order, { amountMinor: getPaidAmount(order).amountMinor, rule: 'duplicate', access: 'rule' })
    return
  }
  if (order.amountMinor === 0 && !(await countFreeOrderMail(tx, order)).open) return
  await enqueue(tx, orderMailJob(order), { orderId }, { dedupeKey: mailDedupeKey(order) })
  if (order.openAccount && order.userId === null) {
    await createCheckoutAccount(tx, order.email, order.locale, new Date())
  }
}

/**
 * Counts a mail about a free order against the limit of its address: free orders can be placed for any address, while a
 * payment deters abuse. The product is granted even without the mail.
 */
export async function countFreeOrderMail(
  tx: Tx,
  { email, userId }: Pick<Order, 'email' | 'userId'>,
  now = new Date(),
): Promise<MailLimitResult> {
  const own = userId !== null && (await tx.user.count({ where: { id: userId, email: email.toLowerCase() } })) > 0
  return countMail(tx, 'order', { email, proof: own ? `account ${userId}` : null }, now)
}

/**
 * Returns the job that mails the buyer of an order: the link to the report, or the receipt of a product of the shop.
 */
export const orderMailJob = ({ sku }: Pick<Order, 'sku'>) => (sku === 'report' ? jobs.mailReport : jobs.mailPurchase)

/** Returns the dedupe key of the mail: one for each order, and a new one after each correction of its address. */
export const mailDedupeKey = ({ id, sku, emailCorrectedAt }: Pick<Order, 'id' | 'sku' | 'emailCorrectedAt'>): string =>
  `${orderMailJob({ sku }).topic}:${id}${emailCorrectedAt === null ? '' : `:corrected:${emailCorrectedAt.getTime()}`}`

const grantReport = async (tx: Tx, { id, sittingId }: Order): Promise<boolean> =>
  sittingId !== null && (await grantEntitlement(tx, sittingId, { orderId: id }))

/**
 * Applies the refunds reported by the provider: a full refund closes the product and a partial one does not, unless the
 * team has decided otherwise. A closed product never reopens automatically. The caller holds a lock on the order.
 * @returns minor units refunded in all
 */
export async function applyRefund(tx: Tx, orderId: string, state: CheckoutState): Promise<number> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  const { amountMinor } = state
  const refundedMinor = await reconcileRefunds(tx, order, state)
  if (refundedMinor !== order.refundedMinor) await tx.order.update({ where: { id: orderId }, data: { refundedMinor } })
  if (isFullyRefunded({ amountMinor, refundedMinor })) await markReturned(tx, orderId)
  const returned = await getOrderRefundEffect(tx, orderId, { paidMinor: amountMinor, refundedMinor })
  if (returned.closes) await close(tx, order)
  return refundedMinor
}

/** Applies disputes: an open one suspends the product; a lost one closes it, since the bank has returned the money. */
export async function applyDispute(tx: Tx, orderId: string, state: CheckoutState): Promise<void> {
  const { dispute } = state
  await reconcileDisputes(tx, orderId, state)
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  await wakeRefunds(tx, orderId)
  if (dispute === 'lost') {
    await markReturned(tx, orderId)
    return close(tx, order)
  }
  if (dispute === 'open') await suspendEntitlement(tx, orderId)
  else await resumeEntitlement(tx, orderId)
  const returned = await getOrderRefundEffect(tx, orderId, {
    paidMinor: state.amountMinor,
    refundedMinor: state.refundedMinor,
  })
  const counts = dispute === 'none' && !returned.closes && isStillPaid(order, returned)
  await syncProductAccess(tx, { ...order, refundedMinor: returned.countedMinor }, counts)
}

/**
 * Resumes refunds that waited for the bank's decision, once after each dispute; refuses them if the bank has returned
 * the money itself.
 */
async function wakeRefunds(tx: Tx, orderId: string): Promise<void> {
  const paused = await tx.refund.findMany({ where: { orderId, state: 'paused' } })
  if (paused.length === 0) return
  const disputes = await tx.dispute.findMany({ where: { orderId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  const [last] = disputes
  if (!last || disputes.some(({ state }) => state === 'open' || state === 'inquiry')) return
  for (const { id } of paused) {
    if (disputes.some(({ state }) => state === 'lost')) {
      await tx.refund.update({ where: { id }, data: { state: 'refused', failure: 'dispute_lost' } })
      continue
    }
    const dedupeKey = `${refundDedupeKey(id)}:${last.id}`
    if ((await tx.outbox.count({ where: { dedupeKey } })) > 0) continue
    await tx.refund.update({ where: { id }, data: { state: 'waiting' } })
    await enqueue(tx, jobs.refundPayment, { orderId, refundId: id }, { dedupeKey })
  }
}

/** Returns whether the product stays: the order is paid, or was refunded as a courtesy. */
const isStillPaid = ({ status }: Order, { stays }: OrderRefundEffect): boolean =>
  status === 'paid' || (status === 'refunded' && stays)

/** Marks an order whose whole amount was returned, by us or by the payer's bank. */
async function markReturned(tx: Tx, id: string): Promise<void> {
  await tx.order.updateMany({ where: { id, status: { in: ['paid', 'held'] } }, data: { status: 'refunded' } })
}

async function close(tx: Tx, order: Order): Promise<void> {
  await revokeRefunded(tx, order.id)
  await syncProductAccess(tx, order, false)
}

/** Returns whether the whole amount was refunded. */
export const isFullyRefunded = ({ amountMinor, refundedMinor }: Money): boolean =>
  amountMinor > 0 && refundedMinor >= amountMinor

/**
 * Completes an order that costs nothing, without the provider: the product is granted at once. A second call changes
 * nothing. If the product cannot be granted any more, everything is rolled back and the order expires.
 * @throws DomainError TOO_MANY_REQUESTS for a gift to an address with too many recent mails
 */
export async function completeFreeOrder(db: Db, { id }: Pick<Order, 'id'>): Promise<OrderStatus> {
  try {
    await db.$transaction(async (tx) => {
      const data = { status: 'paid' as const, paidAt: new Date(), checkAt: null }
      const { count } = await tx.order.updateMany({ where: { id, status: 'pending', amountMinor: 0 }, data })
      if (count === 0) return
      await fulfilOrder(tx, await tx.order.findUniqueOrThrow({ where: { id } }), { amountMinor: 0, refundedMinor: 0 })
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await db.order.updateMany({ where: { id, status: 'pending' }, data: { status: 'expired', checkAt: null } })
    if (error.code === 'TOO_MANY_REQUESTS') throw error
  }
  return (await db.order.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
}
