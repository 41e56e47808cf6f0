import type { Order } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { log } from '@/server/log'
import type { PaymentProvider } from '@/server/payments/provider'
import { FIRST_CHECK_MS } from './order'
import { syncCheckout } from './sync'

const BATCH = 50
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Reads every order that is due: those whose webhook never came. Each is put off first, so that one that cannot be
 * read holds up nobody. Returns whether there may be more.
 */
export async function reconcile(db: Db, provider: PaymentProvider, now = new Date()): Promise<boolean> {
  const where = { checkAt: { lte: now }, provider: provider.name }
  const due = await db.order.findMany({ where, orderBy: { checkAt: 'asc' }, take: BATCH })
  for (const order of due) {
    const data = { checkAt: nextCheck(order, now) }
    // Another process took it if this changes nothing.
    const { count } = await db.order.updateMany({ where: { id: order.id, checkAt: order.checkAt }, data })
    if (count === 1) await check(db, provider, order, now)
  }
  return due.length === BATCH
}

async function check(db: Db, provider: PaymentProvider, order: Order, now: Date): Promise<void> {
  try {
    await syncCheckout(db, provider, order.id)
  } catch (error) {
    log.warn({ order: order.id, error: String(error) }, 'payment: could not reconcile')
    // No checkout was ever made, and none that could be made now would be paid by anybody.
    if (order.providerSessionId !== null || order.sessionExpiresAt > now) return
    await db.order.updateMany({
      where: { id: order.id, status: 'pending' },
      data: { status: 'expired', checkAt: null },
    })
  }
}

/** Half the order's age: 2 to 5 minutes while a checkout can be open, an hour for a payment that takes days. */
function nextCheck({ createdAt, sessionExpiresAt }: Pick<Order, 'createdAt' | 'sessionExpiresAt'>, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  const slow = now.getTime() > sessionExpiresAt.getTime() + DAY
  return new Date(now.getTime() + (slow ? HOUR : Math.min(5 * MINUTE, Math.max(FIRST_CHECK_MS, age / 2))))
}
