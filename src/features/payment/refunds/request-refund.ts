import { DomainError } from '@/core/error/error'
import { issueDueInvoices } from '@/features/billing/issue-invoices'
import type { Order, OrderStatus, Prisma, Refund, RefundAccess, RefundRule } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'

/** Statuses that allow a refund; `refunded` too, since the refund may not have reached the payer. */
const returnable: readonly OrderStatus[] = ['paid', 'held', 'refunded']

export interface RefundRequest {
  orderId: string
  /** Minor units of the currency paid. */
  amountMinor: number
  rule: RefundRule
  access: RefundAccess
  /** Amount already refunded at the time of the decision; a decision on an outdated state is refused. */
  seenRefundedMinor: number
}

/** Returns the amount that the provider reported as paid; for older orders, which lack it, the order's price. */
export const getPaidAmount = ({ paidMinor, paidCurrency, amountMinor, currency }: Order) => ({
  amountMinor: paidMinor ?? amountMinor,
  currency: paidCurrency ?? currency,
})

/**
 * Stores a refund and enqueues the job that makes it; its id is the idempotency key. An order has one waiting refund at
 * a time, so that two people who decide at once do not both refund.
 * @throws DomainError NOT_FOUND; NOTHING_TO_DO when nothing was paid, or everything is refunded; REFUND_WAITING while
 * another refund is waiting; ORDER_CHANGED, REFUND_TOO_MUCH
 */
export const requestRefund = (db: Db, request: RefundRequest): Promise<Refund> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${request.orderId} FOR UPDATE`
    const order = await tx.order.findUnique({
      where: { id: request.orderId },
      include: { refunds: true, disputes: true },
    })
    if (!order) throw new DomainError('NOT_FOUND')
    const left = getPaidAmount(order).amountMinor - order.refundedMinor
    const lost = order.disputes.some(({ state }) => state === 'lost')
    if (!returnable.includes(order.status) || lost || left <= 0) throw new DomainError('NOTHING_TO_DO')
    if (order.refunds.some(({ state }) => state === 'waiting' || state === 'paused')) {
      throw new DomainError('REFUND_WAITING')
    }
    if (order.refundedMinor !== request.seenRefundedMinor) throw new DomainError('ORDER_CHANGED')
    if (request.amountMinor > left) throw new DomainError('REFUND_TOO_MUCH')
    return writeRefund(tx, order, request)
  })

/** Stores a refund and enqueues its job. The caller holds a lock on the order. */
export async function writeRefund(
  tx: Tx,
  order: Order,
  { amountMinor, rule, access }: Pick<RefundRequest, 'amountMinor' | 'rule' | 'access'>,
): Promise<Refund> {
  const { id: orderId } = order
  const data = { id: randomId(), orderId, amountMinor, currency: getPaidAmount(order).currency, rule, access }
  const refund = await tx.refund.create({ data })
  await enqueue(tx, jobs.refundPayment, { orderId, refundId: refund.id }, { dedupeKey: refundDedupeKey(refund.id) })
  return refund
}

export const refundDedupeKey = (refundId: string): string => `${jobs.refundPayment.topic}:${refundId}`

/** Condition for refunds that did not arrive and are not settled: as far as we know, we still hold the money. */
export const failedRefundWhere = { failedAt: { not: null }, settledAt: null } satisfies Prisma.RefundWhereInput

/**
 * Records that the team paid the failed refunds in another way than by the provider: each gets a new row that is done,
 * and the books get the credit notes. The product stays as it is.
 * @throws DomainError NOT_FOUND; NOTHING_TO_DO when nothing is owed; REFUND_WAITING while another refund is waiting
 */
export const settleFailedRefunds = (db: Db, orderId: string, now = new Date()): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findUnique({ where: { id: orderId } })
    if (!order) throw new DomainError('NOT_FOUND')
    const failedRefunds = await tx.refund.findMany({ where: { orderId, ...failedRefundWhere } })
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
    await tx.refund.updateMany({ where: { orderId, ...failedRefundWhere }, data: { settledAt: now } })
    const refundedMinor = failedRefunds.reduce((sum, { amountMinor }) => sum + amountMinor, order.refundedMinor)
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor } })
    await issueDueInvoices(tx, orderId, null)
  })
