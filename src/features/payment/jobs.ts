import type { Order, Refund } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, PermanentFailure } from '@/server/jobs/outbox'
import { log } from '@/server/observability/log'
import { type PaymentProvider, RefundRefused } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { getPaidAmount, writeRefund } from './refunds/request-refund'
import { syncCheckout } from './settlement/sync-checkout'

/** Outbox jobs of payment: refunds requested by the team, and those of a payment that bought nothing. */
export const paymentJobs = (db: Db, provider: PaymentProvider = paymentProvider(db)): Handlers =>
  defineHandler(jobs.refundPayment, async ({ orderId, refundId }) => {
    const order = await db.order.findUnique({ where: { id: orderId } })
    if (!order?.providerSessionId) throw new PermanentFailure('no payment to give back')
    if (order.provider !== provider.name) throw new PermanentFailure(`paid with ${order.provider}`)
    if (refundId === undefined) return takeOver(db, provider, order)
    // Reads the provider's state first: the money may be refunded already, or the payer's bank may have opened a
    // dispute.
    await syncCheckout(db, provider, orderId)
    const refund = await db.refund.findUnique({ where: { id: refundId } })
    if (refund?.state !== 'waiting') return
    if (await refuseOrPauseRefund(db, refund)) return
    await make(db, provider, order, refund)
    await syncCheckout(db, provider, orderId)
    if ((await db.refund.findUnique({ where: { id: refundId } }))?.state === 'waiting') {
      throw new Error('the provider does not show the refund yet')
    }
    log.info({ order: orderId, refund: refundId }, 'payment: given back')
  })

/** Handles a job that was queued before refunds had rows: refunds the full payment, which bought nothing. */
async function takeOver(db: Db, provider: PaymentProvider, { id }: Order): Promise<void> {
  await syncCheckout(db, provider, id)
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${id} FOR UPDATE`
    const order = await tx.order.findUniqueOrThrow({ where: { id }, include: { refunds: true } })
    if (order.status !== 'paid' || order.refunds.some(({ rule }) => rule === 'duplicate')) return
    const amountMinor = getPaidAmount(order).amountMinor - order.refundedMinor
    await writeRefund(tx, order, { amountMinor, rule: 'duplicate', access: 'rule' })
  })
}

/**
 * Refuses a refund if no money is left to refund, or pauses it if the payer's bank has to decide first.
 * @returns whether the refund was refused or paused
 */
async function refuseOrPauseRefund(db: Db, { id, orderId, amountMinor }: Refund): Promise<boolean> {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { disputes: true } })
  if (order.disputes.some(({ state }) => state === 'open')) {
    await db.refund.updateMany({ where: { id, state: 'waiting' }, data: { state: 'paused' } })
    return true
  }
  const lost = order.disputes.some(({ state }) => state === 'lost')
  if (!lost && order.refundedMinor + amountMinor <= getPaidAmount(order).amountMinor) return false
  await refuseOver(db, { id, orderId }, lost)
  return true
}

/**
 * Refuses a refund for which too little money is left, since other refunds were made in the meantime. The team has to
 * decide again on its own refunds; for a payment that bought nothing, a new refund of the rest is created.
 */
const refuseOver = (db: Db, { id, orderId }: Pick<Refund, 'id' | 'orderId'>, lost: boolean): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const data = { state: 'refused' as const, failure: 'already_returned' }
    const { count } = await tx.refund.updateMany({ where: { id, state: 'waiting' }, data })
    const { order, rule, access } = await tx.refund.findUniqueOrThrow({ where: { id }, include: { order: true } })
    const left = getPaidAmount(order).amountMinor - order.refundedMinor
    if (count === 1 && !lost && rule === 'duplicate' && left > 0) {
      await writeRefund(tx, order, { amountMinor: left, rule, access })
    }
  })

async function make(db: Db, provider: PaymentProvider, order: Order, refund: Refund): Promise<void> {
  const { id: orderId, paymentIntentId, providerSessionId } = order
  const { id: refundId, amountMinor, rule } = refund
  const sessionId = providerSessionId ?? ''
  const duplicate = rule === 'duplicate'
  try {
    await provider.refund({ refundId, orderId, sessionId, paymentIntentId, amountMinor, duplicate })
  } catch (error) {
    // More was refunded than our books show: the next try reads the provider first.
    if (!(error instanceof RefundRefused) || error.code === 'amount_too_large') throw error
    const data = error.disputed ? { state: 'paused' as const } : { state: 'refused' as const, failure: error.code }
    await db.refund.updateMany({ where: { id: refundId, state: 'waiting' }, data })
    if (error.disputed) return
    throw new PermanentFailure(error.code)
  }
}
