import { DomainError } from '@/core/error/error'
import { openAccountFor } from '@/features/auth/open'
import { grantProduct, settleProduct } from '@/features/shop/rights'
import type { Order, OrderStatus } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { grantEntitlement, resumeEntitlement, revokeRefunded, suspendEntitlement } from '@/server/entitlements'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { type MailTaken, takeMail } from '@/server/mail/mail-door'
import type { CheckoutState } from '@/server/payments/provider'
import { type Returned, reconcileDisputes, reconcileRefunds, returnedOf } from '../refunds/reconcile-refunds'
import { paidOf, refundKey, writeRefund } from '../refunds/request-refund'

/** Amount received, and the part of it that was refunded, in minor units. */
type Money = Pick<CheckoutState, 'amountMinor' | 'refundedMinor'>

/**
 * Writes the right to read and the mail that says so; whoever has paid for nothing gets the money back.
 * @throws DomainError NOTHING_TO_DO for what was neither paid nor can be given
 */
export async function fulfil(tx: Tx, order: Order, state: Money): Promise<void> {
  const granted = order.sku === 'report' ? await grantReport(tx, order) : await grantProduct(tx, order)
  // Given back before we heard of the payment: the caller closes what was just opened.
  if (isReturned(state)) return
  const { id: orderId } = order
  // The sitting or the account is gone, or another order was quicker.
  if (!granted && order.amountMinor === 0) throw new DomainError('NOTHING_TO_DO')
  if (!granted) {
    await writeRefund(tx, order, { amountMinor: paidOf(order).amountMinor, rule: 'duplicate', access: 'rule' })
    return
  }
  if (order.amountMinor === 0 && !(await takeFreeMail(tx, order)).open) return
  await enqueue(tx, orderMail(order), { orderId }, { dedupeKey: mailKey(order) })
  if (order.openAccount && order.userId === null) {
    await openAccountFor(tx, order.email, order.locale, new Date())
  }
}

/**
 * Counts a mail about what cost nothing: anybody can order such things for any address, while what is paid for costs more
 * than it bothers. What was ordered is there without the mail too.
 */
export async function takeFreeMail(
  tx: Tx,
  { email, userId }: Pick<Order, 'email' | 'userId'>,
  now = new Date(),
): Promise<MailTaken> {
  const own = userId !== null && (await tx.user.count({ where: { id: userId, email: email.toLowerCase() } })) > 0
  return takeMail(tx, 'order', { email, proof: own ? `account ${userId}` : null }, now)
}

/** The mail that an order ends with: the link to its report, or the receipt of a product of the shop. */
export const orderMail = ({ sku }: Pick<Order, 'sku'>) => (sku === 'report' ? jobs.mailReport : jobs.mailPurchase)

/** One mail an order, and one more each time its address was put right. */
export const mailKey = ({ id, sku, emailCorrectedAt }: Pick<Order, 'id' | 'sku' | 'emailCorrectedAt'>): string =>
  `${orderMail({ sku }).topic}:${id}${emailCorrectedAt === null ? '' : `:corrected:${emailCorrectedAt.getTime()}`}`

const grantReport = async (tx: Tx, { id, sittingId }: Order): Promise<boolean> =>
  sittingId !== null && (await grantEntitlement(tx, sittingId, { orderId: id }))

/**
 * What went back, by the provider's word: a whole refund closes what was bought and a part does not, unless the team has
 * decided otherwise. Nothing that was closed opens again by itself. The caller holds a lock on the order.
 * @returns minor units that have gone back in all
 */
export async function applyRefund(tx: Tx, orderId: string, state: CheckoutState): Promise<number> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  const { amountMinor } = state
  const refundedMinor = await reconcileRefunds(tx, order, state)
  if (refundedMinor !== order.refundedMinor) await tx.order.update({ where: { id: orderId }, data: { refundedMinor } })
  if (isReturned({ amountMinor, refundedMinor })) await markReturned(tx, orderId)
  const returned = await returnedOf(tx, orderId, { paidMinor: amountMinor, refundedMinor })
  if (returned.closes) await close(tx, order)
  return refundedMinor
}

/** While a dispute is open, what was bought is closed for a time; a lost one returned the money, so it closes it. */
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
  const returned = await returnedOf(tx, orderId, { paidMinor: state.amountMinor, refundedMinor: state.refundedMinor })
  const counts = dispute === 'none' && !returned.closes && isStillPaid(order, returned)
  await settleProduct(tx, { ...order, refundedMinor: returned.countedMinor }, counts)
}

/**
 * A refund that waited for the bank's word is made after all, unless the bank has returned the money itself. It is asked
 * for once after each dispute.
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
    const dedupeKey = `${refundKey(id)}:${last.id}`
    if ((await tx.outbox.count({ where: { dedupeKey } })) > 0) continue
    await tx.refund.update({ where: { id }, data: { state: 'waiting' } })
    await enqueue(tx, jobs.refundPayment, { orderId, refundId: id }, { dedupeKey })
  }
}

/** Paid, or returned as a courtesy: what was bought stays. */
const isStillPaid = ({ status }: Order, { stays }: Returned): boolean =>
  status === 'paid' || (status === 'refunded' && stays)

/** The whole of the money has gone back, by us or by the payer's bank. */
async function markReturned(tx: Tx, id: string): Promise<void> {
  await tx.order.updateMany({ where: { id, status: { in: ['paid', 'held'] } }, data: { status: 'refunded' } })
}

async function close(tx: Tx, order: Order): Promise<void> {
  await revokeRefunded(tx, order.id)
  await settleProduct(tx, order, false)
}

/** All of it has gone back. */
export const isReturned = ({ amountMinor, refundedMinor }: Money): boolean =>
  amountMinor > 0 && refundedMinor >= amountMinor

/**
 * Ends an order that costs nothing, without the provider: what was ordered is there at once. Asked again it changes
 * nothing; of what cannot be given any more, nothing stays.
 * @throws DomainError TOO_MANY_REQUESTS for a gift to somebody who has been sent too much of late
 */
export async function completeFree(db: Db, { id }: Pick<Order, 'id'>): Promise<OrderStatus> {
  try {
    await db.$transaction(async (tx) => {
      const data = { status: 'paid' as const, paidAt: new Date(), checkAt: null }
      const { count } = await tx.order.updateMany({ where: { id, status: 'pending', amountMinor: 0 }, data })
      if (count === 0) return
      await fulfil(tx, await tx.order.findUniqueOrThrow({ where: { id } }), { amountMinor: 0, refundedMinor: 0 })
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await db.order.updateMany({ where: { id, status: 'pending' }, data: { status: 'expired', checkAt: null } })
    if (error.code === 'TOO_MANY_REQUESTS') throw error
  }
  return (await db.order.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
}
