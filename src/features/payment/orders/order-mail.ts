import { DomainError } from '@/core/error/error'
import { toAccountEmail } from '@/core/input/email'
import { HOUR_SECONDS } from '@/core/time'
import { createCheckoutAccount, revokeCheckoutAccount } from '@/features/auth/checkout-account'
import type { Order } from '@/generated/prisma/client'
import { type Owner, ordersPlacedByWhere } from '@/server/auth/principal'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { enqueue } from '@/server/jobs/outbox'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { countMail, throwIfLimited } from '@/server/mail/mail-limits'
import type { CorrectEmailInput, OrderInput, OrderView } from '../schema'
import { countFreeOrderMail, mailDedupeKey, orderMailJob } from '../settlement/fulfil-order'
import { getOrder } from './get-order'

/** Limit on the mails for one order, against repeated clicks. */
const perOrder: RateLimitRule = { name: 'payment.resend.order', points: 3, seconds: HOUR_SECONDS }

/**
 * Sends the mail of a paid order once more: a waiting mail is sent at once, a sent one again.
 * @throws DomainError NOT_FOUND, the same for an unknown order, an unpaid one and one of another person;
 * TOO_MANY_REQUESTS
 */
export async function resendMail(
  database: OpenDb,
  principal: Owner,
  { orderId }: OrderInput,
  now = new Date(),
): Promise<OrderView> {
  const { db } = database
  const order = await db.order.findFirst({ where: { id: orderId, status: 'paid', ...ordersPlacedByWhere(principal) } })
  if (!order) throw new DomainError('NOT_FOUND')
  await consume(database, perOrder, orderId)
  if (order.amountMinor === 0) throwIfLimited(await db.$transaction((tx) => countFreeOrderMail(tx, order, now)))
  await sendAgain(db, order, now)
  return getOrder(db, principal, orderId)
}

/**
 * Sends the mail of any paid order once more, for the operator.
 * @throws DomainError NOT_FOUND, the same for an unknown and an unpaid order
 */
export async function resendMailAsStaff(db: Db, orderId: string, now = new Date()): Promise<void> {
  const order = await db.order.findFirst({ where: { id: orderId, status: 'paid' } })
  if (!order) throw new DomainError('NOT_FOUND')
  await sendAgain(db, order, now)
}

async function sendAgain(db: Db, order: Order, now: Date): Promise<void> {
  const { id: orderId } = order
  const dedupeKey = mailDedupeKey(order)
  // A mail that is being sent at this moment is locked and stays unchanged.
  const waiting = { dedupeKey, doneAt: null, OR: [{ lockedUntil: null }, { lockedUntil: { lt: now } }] }
  await db.outbox.updateMany({ where: waiting, data: { runAt: now, attempts: 0, failedAt: null } })
  const waits = await db.outbox.count({ where: { dedupeKey, doneAt: null } })
  // The key stays the same for a minute, so that a double click sends one mail.
  const minute = now.toISOString().slice(0, 16)
  if (waits === 0) {
    await db.$transaction((tx) =>
      enqueue(tx, orderMailJob(order), { orderId }, { dedupeKey: `${dedupeKey}:again:${minute}` }),
    )
  }
}

/**
 * Corrects the address of a paid order, once, and mails the link and receipt there. A stranger may have received the
 * earlier mail, so links sent to the wrong address stop working, and an account opened there is replaced by one at the
 * new address.
 * @throws DomainError NOT_FOUND, the same for an unknown order, an unpaid one and one of another person;
 * EMAIL_ALREADY_CORRECTED, EMAIL_UNCHANGED; TOO_MANY_REQUESTS for a free order to an address with too many recent mails
 */
export async function correctEmail(
  db: Db,
  principal: Owner,
  { orderId, email }: CorrectEmailInput,
  now = new Date(),
): Promise<OrderView> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findFirst({
      where: { id: orderId, status: 'paid', ...ordersPlacedByWhere(principal) },
    })
    if (!order) throw new DomainError('NOT_FOUND')
    if (order.emailCorrectedAt !== null) throw new DomainError('EMAIL_ALREADY_CORRECTED')
    if (order.amountMinor === 0) throwIfLimited(await countMail(tx, 'order', { email, proof: null }, now))
    // The order may now belong to an account with the mistyped address; this returns it to the person who corrects it.
    await redirect(tx, order, { email, userId: principal.userId }, now)
  })
  return getOrder(db, principal, orderId)
}

/**
 * Corrects the address of a paid order on behalf of staff, after they have asked the buyer. Unlike the buyer, staff may
 * correct it more than once.
 * @throws DomainError NOT_FOUND, the same for an unknown and an unpaid order; EMAIL_UNCHANGED
 */
export async function correctEmailAsStaff(
  db: Db,
  { orderId, email }: CorrectEmailInput,
  now = new Date(),
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findFirst({ where: { id: orderId, status: 'paid' } })
    if (!order) throw new DomainError('NOT_FOUND')
    const bought = order.guestId ? await tx.guest.findUnique({ where: { id: order.guestId } }) : null
    await redirect(tx, order, { email, userId: bought?.userId ?? null }, now)
  })
}

/** Moves an order to another address; the caller holds a lock on the order. @throws DomainError EMAIL_UNCHANGED */
async function redirect(tx: Tx, order: Order, to: { email: string; userId: string | null }, now: Date): Promise<void> {
  if (order.email === to.email) throw new DomainError('EMAIL_UNCHANGED')
  const { id: orderId } = order
  const corrected = await tx.order.update({ where: { id: orderId }, data: { ...to, emailCorrectedAt: now } })
  await tx.reportKey.deleteMany({ where: { orderId } })
  if (order.sittingId) await forgetReminder(tx, order.sittingId, order.email)
  await enqueue(tx, orderMailJob(corrected), { orderId }, { dedupeKey: mailDedupeKey(corrected) })
  await moveAccount(tx, order, corrected, now)
}

/** Deletes a reminder to the mistyped address, which would lead a stranger to the report. */
async function forgetReminder(tx: Tx, sittingId: string, mistyped: string): Promise<void> {
  await tx.reminder.deleteMany({ where: { sittingId, email: { equals: mistyped, mode: 'insensitive' } } })
}

/** Moves the account requested at the checkout to the corrected address; a buyer signed in by now needs none. */
async function moveAccount(tx: Tx, mistyped: Order, corrected: Order, now: Date): Promise<void> {
  if (!mistyped.openAccount || toAccountEmail(mistyped.email) === toAccountEmail(corrected.email)) return
  if (mistyped.paidAt !== null) await revokeCheckoutAccount(tx, mistyped.email, mistyped.paidAt)
  if (corrected.userId !== null) return
  await createCheckoutAccount(tx, corrected.email, corrected.locale, now)
}
