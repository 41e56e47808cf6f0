import { formatPlainMoney } from '@/core/commerce/money'
import { DAY_MS, HOUR_MS } from '@/core/time'
import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import type { FindingKind, Order, OrderStatus } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import { withLock } from '@/server/db/advisory-lock'
import type { Db, OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import type { PaymentProvider } from '@/server/payments/provider'
import type { TransactionPeriod } from '@/server/payments/provider-transactions'
import {
  balanceTransactionsIn,
  type CopiedTransaction,
  copyBalanceTransactions,
  samePaymentWhere,
} from './balance-transactions'

/** Time in ms by which each window overlaps the one before, because the provider's books are updated late. */
const OVERLAP = DAY_MS
/** Age in ms below which a payment may not be in the provider's books yet. */
const GRACE = 2 * HOUR_MS
/** Maximum length of the first comparison, in ms. */
const FIRST = 90 * DAY_MS
/** Time in ms after a comparison in which the scheduler starts no other one. */
const REST = 3 * HOUR_MS

/** Result of a comparison. */
export interface ReconciliationResult {
  movements: number
  /** Number of orders read again from the provider, because one of its messages was lost. */
  synced: number
}

/**
 * Compares the provider's books with ours, a day at a time, from the end of the last comparison until now. It makes up
 * for a lost message as if it had arrived, and records other differences for an operator. Only one process runs at a
 * time; one that dies leaves its window for the next one.
 * @returns null when another process is comparing, or has compared lately
 */
export async function reconcileBooks(
  database: OpenDb,
  provider: PaymentProvider,
  now = new Date(),
): Promise<ReconciliationResult | null> {
  const { db } = database
  const lock = await withLock(database, 'books', async () => {
    const known = await db.reconciliation.findUnique({ where: { provider: provider.name } })
    if (known && known.doneUntil.getTime() > now.getTime() - REST) return null
    const start = known ? known.doneUntil.getTime() - OVERLAP : await beginning(db, now)
    return compareDays(db, provider, { from: new Date(start), to: now }, now, async (doneUntil) => {
      const { name } = provider
      await db.reconciliation.upsert({
        where: { provider: name },
        create: { provider: name, doneUntil },
        update: { doneUntil },
      })
    })
  })
  return lock?.done ?? null
}

/**
 * Compares a given time window; the end of the daily comparison stays unchanged.
 * @returns null when another process is comparing
 */
export async function reconcileWindow(
  database: OpenDb,
  provider: PaymentProvider,
  window: TransactionPeriod,
  now = new Date(),
): Promise<ReconciliationResult | null> {
  const lock = await withLock(database, 'books', () => compareDays(database.db, provider, window, now))
  return lock?.done ?? null
}

async function beginning(db: Db, now: Date): Promise<number> {
  // biome-ignore lint/plugin/list-order: only the time is read.
  const first = await db.order.findFirst({ where: { paidAt: { not: null } }, orderBy: { paidAt: 'asc' } })
  return Math.max(now.getTime() - FIRST, (first?.paidAt ?? now).getTime() - OVERLAP)
}

async function compareDays(
  db: Db,
  provider: PaymentProvider,
  { from, to }: TransactionPeriod,
  now: Date,
  done: (until: Date) => Promise<void> = async () => {},
): Promise<ReconciliationResult> {
  const sum: ReconciliationResult = { movements: 0, synced: 0 }
  for (let start = from.getTime(); start < to.getTime(); start += DAY_MS) {
    const day = { from: new Date(start), to: new Date(Math.min(start + DAY_MS, to.getTime())) }
    sum.movements += await copyBalanceTransactions(db, provider, day)
    sum.synced += await settleTheirs(db, provider, day, now)
    await searchOurs(db, provider, day, now)
    await done(day.to)
  }
  return sum
}

/**
 * Brings each of the provider's movements into our books, or records the difference.
 * @returns number of orders synced
 */
async function settleTheirs(db: Db, provider: PaymentProvider, window: TransactionPeriod, now: Date): Promise<number> {
  let synced = 0
  for await (const moved of balanceTransactionsIn(db, provider, window)) {
    if (moved.kind === 'payout') {
      // A positive payout is money that has come back, because our bank has not accepted it.
      const theirs = formatPlainMoney(moved)
      if (moved.amountMinor > 0) await recordFinding(db, { kind: 'payout', movementId: moved.id, theirs }, now)
      continue
    }
    const order = await orderOf(db, moved)
    if (order) synced += (await settle(db, provider, moved, order, now)) ? 1 : 0
    // The account may sell other things too: a movement that names no order is not ours.
    else if (moved.orderId)
      await recordFinding(db, { kind: 'unknown', ...refer(moved), theirs: formatPlainMoney(moved) }, now)
  }
  return synced
}

const orderOf = (db: Db, { orderId, paymentIntentId }: CopiedTransaction): Promise<Order | null> =>
  db.order.findFirst({
    where: {
      OR: [...(orderId === null ? [] : [{ id: orderId }]), ...(paymentIntentId === null ? [] : [{ paymentIntentId }])],
    },
  })

const refer = ({ id: movementId, orderId }: CopiedTransaction) => ({ movementId, orderId })

/** States of an order without a payment in our books. */
const unpaid: readonly OrderStatus[] = ['pending', 'failed', 'expired']

async function settle(
  db: Db,
  provider: PaymentProvider,
  moved: CopiedTransaction,
  known: Order,
  now: Date,
): Promise<boolean> {
  const before = await backOf(db, known)
  const lost =
    moved.kind === 'payment'
      ? unpaid.includes(known.status)
      : moved.kind === 'dispute' || before !== known.refundedMinor
  if (lost) await syncCheckout(db, provider, known.id).catch((error: unknown) => unread(known, error))
  const order = lost ? await db.order.findUniqueOrThrow({ where: { id: known.id } }) : known
  const found = { orderId: order.id, movementId: moved.id }
  if (moved.kind === 'payment') {
    // A held order already waits for a person.
    if (order.status === 'held') return lost
    const ours = formatPlainMoney(order)
    const theirs = formatPlainMoney(moved)
    if (unpaid.includes(order.status))
      await recordFinding(db, { kind: 'state', ...found, ours: order.status, theirs }, now)
    else if (ours !== theirs) await recordFinding(db, { kind: 'amount', ...found, ours, theirs }, now)
  } else if (moved.kind === 'refund' && (await differs(db, order, before))) {
    const { currency, refundedMinor } = order
    const ours = formatPlainMoney({ currency, amountMinor: -refundedMinor })
    const theirs = formatPlainMoney({ currency, amountMinor: -before })
    await recordFinding(db, { kind: 'refund', ...found, ours, theirs }, now)
  }
  return lost
}

function unread({ id }: Order, error: unknown): void {
  log.error({ order: id, error: String(error) }, 'payment: an order could not be compared')
}

/** Returns the amount refunded on an order according to the provider, in minor units. */
async function backOf(db: Db, order: Order): Promise<number> {
  const where = { kind: 'refund' as const, ...samePaymentWhere(order) }
  const { _sum } = await db.providerMovement.aggregate({ where, _sum: { amountMinor: true } })
  return -(_sum.amountMinor ?? 0)
}

/**
 * Returns whether the provider has refunded more than our books show, or less although all movements of the order were
 * copied.
 */
async function differs(db: Db, order: Order, back: number): Promise<boolean> {
  if (back >= order.refundedMinor) return back > order.refundedMinor
  return (await db.providerMovement.count({ where: { kind: 'payment', ...samePaymentWhere(order) } })) > 0
}

/**
 * Finds the payments in our books that are missing in the provider's. It records each one that the provider does not
 * report as paid when asked again.
 */
async function searchOurs(
  db: Db,
  provider: PaymentProvider,
  { from, to }: TransactionPeriod,
  now: Date,
): Promise<void> {
  const until = new Date(Math.min(to.getTime(), now.getTime() - GRACE))
  const paid = await db.order.findMany({
    where: {
      provider: provider.name,
      status: { in: ['paid', 'refunded'] },
      amountMinor: { gt: 0 },
      paidAt: { gte: from, lt: until },
    },
  })
  for (const order of paid) {
    const theirs = await db.providerMovement.count({ where: { kind: 'payment', ...samePaymentWhere(order) } })
    if (theirs > 0 || (await isPaidThere(provider, order))) continue
    await recordFinding(db, { kind: 'missing', orderId: order.id, ours: formatPlainMoney(order) }, now)
  }
}

/** Returns whether the provider reports the order as paid: its payment may be in another window. */
async function isPaidThere(provider: PaymentProvider, { providerSessionId, amountMinor }: Order): Promise<boolean> {
  if (providerSessionId === null) return false
  const state = await provider.readCheckout(providerSessionId).catch(() => null)
  return state?.payment === 'paid' && state.amountMinor === amountMinor
}

/** A difference between the provider's books and ours. */
export interface BooksFinding {
  kind: FindingKind
  /** Subject of the finding: an order or a movement. */
  orderId?: string | null
  movementId?: string | null
  /** Amount or state, as each side has it. */
  ours?: string | null
  theirs?: string | null
}

/** Records a finding. One that was recorded before keeps its row, and stays settled if an operator has settled it. */
export async function recordFinding(db: Db, found: BooksFinding, now: Date): Promise<void> {
  const { kind, orderId = null, movementId = null } = found
  const key = `${kind}:${orderId ?? movementId}`
  const data = { id: randomId(), key, foundAt: now, seenAt: now, ...found }
  const { count } = await db.finding.createMany({ data: [data], skipDuplicates: true })
  if (count === 1) log.warn({ kind, order: orderId, movement: movementId }, 'payment: the books differ')
  else await db.finding.updateMany({ where: { key }, data: { seenAt: now } })
}
