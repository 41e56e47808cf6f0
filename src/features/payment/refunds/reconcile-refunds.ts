import { DAY_MS } from '@/core/time'
import type { Order, Refund } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { log } from '@/server/observability/log'
import type { CheckoutState, ProviderRefund } from '@/server/payments/provider'
import { failedRefundWhere } from './request-refund'

/** Age in ms up to which a refund found at the provider is mailed to the buyer; older ones are only booked. */
const tellsForMs = 7 * DAY_MS

type Known = Pick<Order, 'id' | 'currency' | 'refundedMinor'>

/**
 * Brings our refunds in line with the provider's, in whatever order its reports arrive. A row of ours is found by its
 * id or by the provider's id; a refund made at the provider gets a new row. The buyer gets one mail about each refund
 * made, and one about each refund made that did not arrive. The caller holds a lock on the order.
 * @param order the order as it was before
 * @returns minor units refunded in all. A state read before a refund was made or failed may be processed after it; then
 * our rows are used instead of the provider's sum.
 */
export async function reconcileRefunds(
  tx: Tx,
  order: Known,
  state: Pick<CheckoutState, 'refunds' | 'refundedMinor' | 'amountMinor' | 'currency'>,
  now = new Date(),
): Promise<number> {
  const { id: orderId } = order
  const known = await tx.refund.findMany({ where: { orderId } })
  let overtaken = 0
  for (const seen of state.refunds) {
    const row = known.find(({ id, providerRefundId }) => providerRefundId === seen.id || id === seen.refundId)
    if (row?.failedAt) {
      if (seen.state === 'made') overtaken += seen.amountMinor
      continue
    }
    const made = row ? await settle(tx, row, seen, now) : await recordRefund(tx, order, known, state, seen, now)
    if (made !== null) await settleEarlier(tx, orderId, made, now)
    if (made === null || now.getTime() - seen.at.getTime() > tellsForMs) continue
    await enqueue(tx, jobs.mailRefund, { orderId, refundId: made }, { dedupeKey: `${jobs.mailRefund.topic}:${made}` })
  }
  const { _sum } = await tx.refund.aggregate({ where: { orderId, state: 'done' }, _sum: { amountMinor: true } })
  const refundedMinor = Math.max(state.refundedMinor - overtaken, _sum.amountMinor ?? 0)
  // The whole amount is refunded, so no failed refund is owed any more.
  if (refundedMinor >= state.amountMinor) {
    await tx.refund.updateMany({ where: { orderId, ...failedRefundWhere }, data: { settledAt: now } })
  }
  return refundedMinor
}

/** Settles the earlier failed refunds that are not larger than one that was requested after them. */
async function settleEarlier(tx: Tx, orderId: string, refundId: string, now: Date): Promise<void> {
  const { createdAt, amountMinor } = await tx.refund.findUniqueOrThrow({ where: { id: refundId } })
  const earlier = { failedAt: { lte: createdAt }, settledAt: null, amountMinor: { lte: amountMinor } }
  await tx.refund.updateMany({ where: { orderId, ...earlier }, data: { settledAt: now } })
}

/**
 * Updates our row of a refund to its state at the provider.
 * @returns its id if the refund is made now; null otherwise
 */
async function settle(tx: Tx, row: Refund, seen: ProviderRefund, now: Date): Promise<string | null> {
  const { id, state, failure, at } = seen
  const { id: refundId, orderId } = row
  const target = state === 'made' ? ('done' as const) : ('refused' as const)
  if (row.state === target && row.providerRefundId === id) return null
  const fails = row.state === 'done' && target === 'refused'
  const data = { state: target, providerRefundId: id, failure: target === 'refused' ? (failure ?? 'failed') : null }
  const doneAt = target === 'done' ? at : row.doneAt
  await tx.refund.update({ where: { id: refundId }, data: { ...data, doneAt, ...(fails && { failedAt: now }) } })
  if (fails) await tellFailed(tx, orderId, refundId)
  return target === 'done' ? refundId : null
}

/**
 * Creates the row of a refund made at the provider. A failed one may already be part of the sum in our books.
 * @returns its id if the refund is made; null if it failed
 */
async function recordRefund(
  tx: Tx,
  { id: orderId, currency, refundedMinor }: Known,
  known: readonly Refund[],
  state: Pick<CheckoutState, 'currency'>,
  seen: ProviderRefund,
  now: Date,
): Promise<string | null> {
  const { amountMinor, failure, at } = seen
  const made = seen.state === 'made'
  const explained = known.reduce((sum, row) => sum + (row.state === 'done' ? row.amountMinor : 0), 0)
  const fails = !made && refundedMinor - explained >= amountMinor
  const { id } = await tx.refund.create({
    data: {
      id: randomId(),
      orderId,
      amountMinor,
      currency: state.currency || currency,
      rule: 'provider',
      state: made ? 'done' : 'refused',
      providerRefundId: seen.id,
      failure: made ? null : (failure ?? 'failed'),
      createdAt: at,
      doneAt: made || fails ? at : null,
      failedAt: fails ? now : null,
    },
  })
  if (fails) await tellFailed(tx, orderId, id)
  return made ? id : null
}

/** Informs the buyer and the operator that a refund failed, so that its money is with us and still owed. */
async function tellFailed(tx: Tx, orderId: string, refundId: string): Promise<void> {
  log.error({ order: orderId, refund: refundId }, 'payment: a refund did not reach the buyer')
  const dedupeKey = `${jobs.mailRefundFailed.topic}:${refundId}`
  await enqueue(tx, jobs.mailRefundFailed, { orderId, refundId }, { dedupeKey })
}

/** Stores the provider's disputes of an order. The caller holds a lock on the order. */
export async function reconcileDisputes(
  tx: Tx,
  orderId: string,
  { disputes }: Pick<CheckoutState, 'disputes'>,
  now = new Date(),
): Promise<void> {
  for (const { id, state, reason, amountMinor, currency, dueBy, at } of disputes) {
    const known = await tx.dispute.findUnique({ where: { id } })
    const over = state === 'won' || state === 'lost'
    const closedAt = over ? (known?.closedAt ?? now) : null
    const data = { state, reason, amountMinor, currency, dueBy, closedAt }
    await tx.dispute.upsert({ where: { id }, create: { id, orderId, createdAt: at, ...data }, update: data })
  }
}

/** Effect of an order's refunds on the product. */
export interface OrderRefundEffect {
  /** Whether the product is closed. */
  closes: boolean
  /** Minor units refunded for the product, without refunds after which it stays open. */
  countedMinor: number
  /** Whether any refund was made with the promise that the product stays open. */
  stays: boolean
}

/**
 * Returns the effect of an order's refunds.
 * @param paidMinor minor units that the provider charged
 * @param refundedMinor minor units refunded in all, as reported by the provider
 */
export async function getOrderRefundEffect(
  tx: Tx,
  orderId: string,
  { paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number },
): Promise<OrderRefundEffect> {
  const done = await tx.refund.findMany({ where: { orderId, state: 'done' } })
  const given = done.reduce((sum, { access, amountMinor }) => sum + (access === 'stays' ? amountMinor : 0), 0)
  const countedMinor = Math.max(0, refundedMinor - given)
  const closed = done.some(({ access }) => access === 'closes')
  return {
    closes: closed || (paidMinor > 0 && countedMinor >= paidMinor),
    countedMinor,
    stays: given > 0,
  }
}
