import { DomainError } from '@/core/error'
import type { Order } from '@/generated/prisma/client'
import type { Db, OpenDb } from '@/server/db'
import { enqueue } from '@/server/outbox'
import { type Owner, paidBy } from '@/server/principal'
import { consume, type Limit } from '@/server/rate-limit'
import { mailKey, orderMail } from './fulfilment'
import { getOrder } from './order-view'
import type { OrderInput, OrderView } from './schema'

/** Who presses again and again gets no more mail for it. */
const perOrder: Limit = { name: 'payment.resend.order', points: 3, seconds: 60 * 60 }

/**
 * Sends the mail of a paid order once more: at once when it is still waiting for its next try, anew when it is out.
 * @throws DomainError NOT_FOUND alike for an unknown, a foreign and an unpaid order; TOO_MANY_REQUESTS
 */
export async function resendMail(
  database: OpenDb,
  principal: Owner,
  { orderId }: OrderInput,
  now = new Date(),
): Promise<OrderView> {
  const { db } = database
  const order = await db.order.findFirst({ where: { id: orderId, status: 'paid', ...paidBy(principal) } })
  if (!order) throw new DomainError('NOT_FOUND')
  await consume(database, perOrder, orderId)
  await sendAgain(db, order, now)
  return getOrder(db, principal, orderId)
}

/**
 * The same by the operator, for an order of anybody.
 * @throws DomainError NOT_FOUND alike for an unknown and an unpaid order
 */
export async function resendMailOf(db: Db, orderId: string, now = new Date()): Promise<void> {
  const order = await db.order.findFirst({ where: { id: orderId, status: 'paid' } })
  if (!order) throw new DomainError('NOT_FOUND')
  await sendAgain(db, order, now)
}

async function sendAgain(db: Db, order: Order, now: Date): Promise<void> {
  const { id: orderId } = order
  const dedupeKey = mailKey(order)
  // One that is being sent at this moment has a lease, and stays as it is.
  const waiting = { dedupeKey, doneAt: null, OR: [{ lockedUntil: null }, { lockedUntil: { lt: now } }] }
  await db.outbox.updateMany({ where: waiting, data: { runAt: now, attempts: 0, failedAt: null } })
  const sent = await db.outbox.findFirst({ where: { dedupeKey, doneAt: { not: null } }, select: { id: true } })
  // A double click is one mail: the key is the same for a minute.
  const minute = now.toISOString().slice(0, 16)
  if (sent) {
    await db.$transaction((tx) =>
      enqueue(tx, orderMail(order), { orderId }, { dedupeKey: `${dedupeKey}:again:${minute}` }),
    )
  }
}
