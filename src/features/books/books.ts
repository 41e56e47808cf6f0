import { plainMoney } from '@/core/commerce/money'
import { DAY_MS, HOUR_MS } from '@/core/time'
import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import type { FindingKind, Order, OrderStatus } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import { withLock } from '@/server/db/advisory-lock'
import type { Db, OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import type { Window } from '@/server/payments/movements'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Moved, movementsIn, ofOrder, takeDown } from './movements'

/** Each window begins so much before the end of the last one: books are written up late. */
const OVERLAP = DAY_MS
/** A payment that is younger may not be in the provider's books yet. */
const GRACE = 2 * HOUR_MS
/** How far back the first comparison goes at most. */
const FIRST = 90 * DAY_MS
/** Time after a comparison in which the clock starts no other one. */
const REST = 3 * HOUR_MS

/** Result of a comparison. */
export interface Compared {
  movements: number
  /** Orders that were asked about again, because a message of the provider had got lost. */
  synced: number
}

/**
 * Compares the provider's books with ours from where it stopped until now, a day at a time. What a lost message would
 * have told is done in the same way as by the message; what does not fit is written down for somebody to look at. One
 * process at a time; one that dies leaves its window for the next one.
 * @returns null when another process is at it, or has been lately
 */
export async function reconcileBooks(
  database: OpenDb,
  provider: PaymentProvider,
  now = new Date(),
): Promise<Compared | null> {
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

/** The same for a time that somebody names; where the daily one stopped stays as it is. @returns as above */
export async function reconcileWindow(
  database: OpenDb,
  provider: PaymentProvider,
  window: Window,
  now = new Date(),
): Promise<Compared | null> {
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
  { from, to }: Window,
  now: Date,
  done: (until: Date) => Promise<void> = async () => {},
): Promise<Compared> {
  const sum: Compared = { movements: 0, synced: 0 }
  for (let start = from.getTime(); start < to.getTime(); start += DAY_MS) {
    const day = { from: new Date(start), to: new Date(Math.min(start + DAY_MS, to.getTime())) }
    sum.movements += await takeDown(db, provider, day)
    sum.synced += await settleTheirs(db, provider, day, now)
    await searchOurs(db, provider, day, now)
    await done(day.to)
  }
  return sum
}

/** Everything the provider has: brought into our books, or written down. @returns orders that were brought in line */
async function settleTheirs(db: Db, provider: PaymentProvider, window: Window, now: Date): Promise<number> {
  let synced = 0
  for await (const moved of movementsIn(db, provider, window)) {
    if (moved.kind === 'payout') {
      // Money that comes back was not taken by our bank.
      const theirs = plainMoney(moved)
      if (moved.amountMinor > 0) await noteFinding(db, { kind: 'payout', movementId: moved.id, theirs }, now)
      continue
    }
    const order = await orderOf(db, moved)
    if (order) synced += (await settle(db, provider, moved, order, now)) ? 1 : 0
    // The account may sell other things too: what does not name an order is not ours.
    else if (moved.orderId) await noteFinding(db, { kind: 'unknown', ...refer(moved), theirs: plainMoney(moved) }, now)
  }
  return synced
}

const orderOf = (db: Db, { orderId, paymentIntentId }: Moved): Promise<Order | null> =>
  db.order.findFirst({
    where: {
      OR: [...(orderId === null ? [] : [{ id: orderId }]), ...(paymentIntentId === null ? [] : [{ paymentIntentId }])],
    },
  })

const refer = ({ id: movementId, orderId }: Moved) => ({ movementId, orderId })

/** States of an order that is not paid yet, as far as we know. */
const unpaid: readonly OrderStatus[] = ['pending', 'failed', 'expired']

async function settle(db: Db, provider: PaymentProvider, moved: Moved, known: Order, now: Date): Promise<boolean> {
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
    const ours = plainMoney(order)
    const theirs = plainMoney(moved)
    if (unpaid.includes(order.status))
      await noteFinding(db, { kind: 'state', ...found, ours: order.status, theirs }, now)
    else if (ours !== theirs) await noteFinding(db, { kind: 'amount', ...found, ours, theirs }, now)
  } else if (moved.kind === 'refund' && (await differs(db, order, before))) {
    const { currency, refundedMinor } = order
    const ours = plainMoney({ currency, amountMinor: -refundedMinor })
    const theirs = plainMoney({ currency, amountMinor: -before })
    await noteFinding(db, { kind: 'refund', ...found, ours, theirs }, now)
  }
  return lost
}

function unread({ id }: Order, error: unknown): void {
  log.error({ order: id, error: String(error) }, 'payment: an order could not be compared')
}

/** Returns the amount refunded on an order, as the provider has it. */
async function backOf(db: Db, order: Order): Promise<number> {
  const where = { kind: 'refund' as const, ...ofOrder(order) }
  const { _sum } = await db.providerMovement.aggregate({ where, _sum: { amountMinor: true } })
  return -(_sum.amountMinor ?? 0)
}

/** More went back than we know; or less, where we have all of its movements. */
async function differs(db: Db, order: Order, back: number): Promise<boolean> {
  if (back >= order.refundedMinor) return back > order.refundedMinor
  return (await db.providerMovement.count({ where: { kind: 'payment', ...ofOrder(order) } })) > 0
}

/** Every payment in our books that the provider's do not have: asked about once more, then written down. */
async function searchOurs(db: Db, provider: PaymentProvider, { from, to }: Window, now: Date): Promise<void> {
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
    const theirs = await db.providerMovement.count({ where: { kind: 'payment', ...ofOrder(order) } })
    if (theirs > 0 || (await isPaidThere(provider, order))) continue
    await noteFinding(db, { kind: 'missing', orderId: order.id, ours: plainMoney(order) }, now)
  }
}

/** It may have been paid in another window. */
async function isPaidThere(provider: PaymentProvider, { providerSessionId, amountMinor }: Order): Promise<boolean> {
  if (providerSessionId === null) return false
  const state = await provider.readCheckout(providerSessionId).catch(() => null)
  return state?.payment === 'paid' && state.amountMinor === amountMinor
}

/** Something in the provider's books that does not fit ours. */
export interface Found {
  kind: FindingKind
  /** Subject of the finding: an order or a movement. */
  orderId?: string | null
  movementId?: string | null
  /** Amount or state, as each side has it. */
  ours?: string | null
  theirs?: string | null
}

/** Writes down what was found; seen again it stays the same one, and what somebody has settled stays settled. */
export async function noteFinding(db: Db, found: Found, now: Date): Promise<void> {
  const { kind, orderId = null, movementId = null } = found
  const key = `${kind}:${orderId ?? movementId}`
  const data = { id: randomId(), key, foundAt: now, seenAt: now, ...found }
  const { count } = await db.finding.createMany({ data: [data], skipDuplicates: true })
  if (count === 1) log.warn({ kind, order: orderId, movement: movementId }, 'payment: the books differ')
  else await db.finding.updateMany({ where: { key }, data: { seenAt: now } })
}
