import { DomainError } from '@/core/error/error'
import { issueDue } from '@/features/billing/issue-invoices'
import type { Order, OrderStatus, Prisma, Refund, RefundAccess, RefundRule } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'

/** A refund that did not reach the payer leaves the order returned, and the money with us. */
const returnable: readonly OrderStatus[] = ['paid', 'held', 'refunded']

export interface RefundRequest {
  orderId: string
  /** Minor units of what was paid. */
  amountMinor: number
  rule: RefundRule
  access: RefundAccess
  /**
   * Amount already refunded at the time of the decision: a person who decides on an older state is asked to look again.
   */
  seenRefundedMinor: number
}

/** Returns the amount paid: the provider's figure, or the order's own for orders from before that was stored. */
export const paidOf = ({ paidMinor, paidCurrency, amountMinor, currency }: Order) => ({
  amountMinor: paidMinor ?? amountMinor,
  currency: paidCurrency ?? currency,
})

/**
 * Writes a refund down and asks the worker to make it: its id is the key under which money moves once. One at a time for an
 * order, so that two people who decide at once do not both give.
 * @throws DomainError NOT_FOUND, NOTHING_TO_DO when nothing was paid, or all of it went back; REFUND_WAITING while another
 * one is on its way; ORDER_CHANGED, REFUND_TOO_MUCH
 */
export const requestRefund = (db: Db, request: RefundRequest): Promise<Refund> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${request.orderId} FOR UPDATE`
    const order = await tx.order.findUnique({
      where: { id: request.orderId },
      include: { refunds: true, disputes: true },
    })
    if (!order) throw new DomainError('NOT_FOUND')
    const left = paidOf(order).amountMinor - order.refundedMinor
    const lost = order.disputes.some(({ state }) => state === 'lost')
    if (!returnable.includes(order.status) || lost || left <= 0) throw new DomainError('NOTHING_TO_DO')
    if (order.refunds.some(({ state }) => state === 'waiting' || state === 'paused')) {
      throw new DomainError('REFUND_WAITING')
    }
    if (order.refundedMinor !== request.seenRefundedMinor) throw new DomainError('ORDER_CHANGED')
    if (request.amountMinor > left) throw new DomainError('REFUND_TOO_MUCH')
    return writeRefund(tx, order, request)
  })

/** The caller holds a lock on the order. */
export async function writeRefund(
  tx: Tx,
  order: Order,
  { amountMinor, rule, access }: Pick<RefundRequest, 'amountMinor' | 'rule' | 'access'>,
): Promise<Refund> {
  const { id: orderId } = order
  const data = { id: randomId(), orderId, amountMinor, currency: paidOf(order).currency, rule, access }
  const refund = await tx.refund.create({ data })
  await enqueue(tx, jobs.refundPayment, { orderId, refundId: refund.id }, { dedupeKey: refundKey(refund.id) })
  return refund
}

export const refundKey = (refundId: string): string => `${jobs.refundPayment.topic}:${refundId}`

/** Refunds that did not arrive, and whose money is still with us as far as we know. */
export const failedRefund = { failedAt: { not: null }, settledAt: null } satisfies Prisma.RefundWhereInput

/**
 * Somebody has brought the money to the buyer in another way than the provider's: each refund that did not arrive gets one
 * that did, and the books their credit note. What was bought stays as it is.
 * @throws DomainError NOT_FOUND; NOTHING_TO_DO when nothing is owed; REFUND_WAITING while another one is on its way
 */
export const settleFailedRefunds = (db: Db, orderId: string, now = new Date()): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findUnique({ where: { id: orderId } })
    if (!order) throw new DomainError('NOT_FOUND')
    const failedRefunds = await tx.refund.findMany({ where: { orderId, ...failedRefund } })
    if (failedRefunds.length === 0) throw new DomainError('NOTHING_TO_DO')
    const underWay = { orderId, state: { in: ['waiting', 'paused'] } } satisfies Prisma.RefundWhereInput
    if ((await tx.refund.count({ where: underWay })) > 0) throw new DomainError('REFUND_WAITING')
    await tx.refund.createMany({
      data: failedRefunds.map(({ amountMinor, currency, rule, access }) => ({
        id: randomId(),
        orderId,
        amountMinor,
        currency,
        rule,
        access,
        state: 'done' as const,
        createdAt: now,
        doneAt: now,
      })),
    })
    await tx.refund.updateMany({ where: { orderId, ...failedRefund }, data: { settledAt: now } })
    const refundedMinor = failedRefunds.reduce((sum, { amountMinor }) => sum + amountMinor, order.refundedMinor)
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor } })
    await issueDue(tx, orderId, null)
  })
