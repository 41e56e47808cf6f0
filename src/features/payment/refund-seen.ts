import type { Order, Refund } from '@/generated/prisma/client'
import type { Tx } from '@/server/db'
import { jobs } from '@/server/jobs'
import { enqueue } from '@/server/outbox'
import type { CheckoutState, ProviderRefund } from '@/server/payments/provider'
import { randomId } from '@/server/secrets'

/** A refund that is found later than this is in our books, and nobody is written to about it any more. */
const tellsForMs = 7 * 24 * 60 * 60_000

/**
 * Brings our refunds in line with the provider's, whoever made them and whichever word of them comes first: a row of ours
 * is found by its id or by the provider's, and what was made there gets one. The buyer is written to once about each. The
 * caller holds a lock on the order.
 */
export async function refundsSeen(
  tx: Tx,
  { id: orderId, currency }: Pick<Order, 'id' | 'currency'>,
  state: Pick<CheckoutState, 'refunds' | 'currency'>,
  now = new Date(),
): Promise<void> {
  if (state.refunds.length === 0) return
  const known = await tx.refund.findMany({ where: { orderId } })
  for (const seen of state.refunds) {
    const row = known.find(({ id, providerRefundId }) => providerRefundId === seen.id || id === seen.refundId)
    const settled = row ? await settle(tx, row, seen) : await writeDown(tx, orderId, state.currency || currency, seen)
    if (settled === null || now.getTime() - seen.at.getTime() > tellsForMs) continue
    await enqueue(
      tx,
      jobs.mailRefund,
      { orderId, refundId: settled },
      { dedupeKey: `${jobs.mailRefund.topic}:${settled}` },
    )
  }
}

/** @returns the id of a row that is made by this */
async function settle(tx: Tx, row: Refund, { id, state, failure, at }: ProviderRefund): Promise<string | null> {
  const target = state === 'made' ? ('done' as const) : ('refused' as const)
  if (row.state === target && row.providerRefundId === id) return null
  const data = { state: target, providerRefundId: id, failure: target === 'refused' ? (failure ?? 'failed') : null }
  await tx.refund.update({ where: { id: row.id }, data: { ...data, doneAt: target === 'done' ? at : null } })
  return target === 'done' ? row.id : null
}

async function writeDown(tx: Tx, orderId: string, currency: string, seen: ProviderRefund): Promise<string | null> {
  const { amountMinor, state, failure, at } = seen
  const made = state === 'made'
  const { id } = await tx.refund.create({
    data: {
      ...{ id: randomId(), orderId, amountMinor, currency, rule: 'provider', providerRefundId: seen.id },
      ...{ state: made ? 'done' : 'refused', failure: made ? null : failure, createdAt: at, doneAt: made ? at : null },
    },
  })
  return made ? id : null
}

/** Keeps what the provider says about disputes. The caller holds a lock on the order. */
export async function disputesSeen(
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

/** What the refunds of an order mean for what was bought. */
export interface Returned {
  /** It is closed. */
  closes: boolean
  /** Minor units that went back for what was bought, without what was given beside it. */
  countedMinor: number
  /** Part of it went back with the word that everything stays open. */
  stays: boolean
}

/** @param paidMinor what the provider took; @param refundedMinor what of it went back in all, by the provider's word */
export async function returnedOf(
  tx: Tx,
  orderId: string,
  { paidMinor, refundedMinor }: { paidMinor: number; refundedMinor: number },
): Promise<Returned> {
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
