import { accountEmail } from '@/core/email'
import { DomainError } from '@/core/error'
import { reauthenticate } from '@/features/auth/account'
import { rememberSignupBonus } from '@/features/auth/credits'
import { forgetGifts } from '@/features/shop/gifts'
import type { User } from '@/generated/prisma/client'
import type { Db, OpenDb, Tx } from '@/server/db'
import { jobs } from '@/server/jobs'
import { enqueue } from '@/server/outbox'
import { hashKey, pseudonymOf, randomId, randomKey } from '@/server/secrets'
import type { DeleteAccount } from './settings-schema'

/**
 * Deletes an account with everything in it, in one transaction: sittings, results, reviews, links, sign-ins, free
 * reports and membership. Orders stay for the books, without a name. A report whose payment is still on its way is
 * delivered to the address it was ordered with, and belongs to nobody.
 * @throws DomainError CONFIRMATION_MISMATCH, PASSWORD_WRONG, TOO_MANY_REQUESTS; nothing is deleted then.
 */
export async function deleteAccount(
  database: OpenDb,
  userId: string,
  { confirmation, password }: DeleteAccount,
): Promise<void> {
  const { db } = database
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  if (accountEmail(confirmation) !== email) throw new DomainError('CONFIRMATION_MISMATCH')
  const user = await reauthenticate(database, userId, password)
  await db.$transaction((tx) => remove(tx, user))
}

/**
 * The same by the operator, for somebody who has asked for it and was recognised.
 * @throws DomainError NOT_FOUND, CONFIRMATION_MISMATCH unless the account's address is typed again
 */
export async function deleteAccountOf(db: Db, userId: string, confirmation: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId } })
  if (!user) throw new DomainError('NOT_FOUND')
  if (accountEmail(confirmation) !== user.email) throw new DomainError('CONFIRMATION_MISMATCH')
  await db.$transaction((tx) => remove(tx, user))
}

async function remove(tx: Tx, { id: userId, email, locale }: User): Promise<void> {
  // Orders before the account, as payment locks them; then those that came in between. From here on none is added.
  await lockOrders(tx, userId)
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  const orders = await lockOrders(tx, userId)
  // What another account has paid for stays that account's order, but loses the sitting.
  const own = orders.filter((order) => order.userId === null || order.userId === userId)
  await keepOrdered(tx, userId, own.filter(isOpen))
  await pseudonymise(
    tx,
    own.filter((order) => !isOpen(order)),
  )
  await rememberSignupBonus(tx, { id: userId, email })
  await tx.guest.deleteMany({ where: { userId } })
  await tx.emailCode.deleteMany({ where: { OR: [{ email }, { purpose: `change:${userId}` }] } })
  await tx.user.delete({ where: { id: userId } })
  await enqueue(tx, jobs.mailAccountDeleted, { address: email, locale })
}

interface LockedOrder {
  id: string
  userId: string | null
  sittingId: string | null
  status: string
  email: string
  giftEmail: string | null
  checkAt: Date | null
}

const lockOrders = (tx: Tx, userId: string): Promise<LockedOrder[]> => tx.$queryRaw<LockedOrder[]>`
  SELECT "id", "userId", "sittingId", "status"::text AS "status", "email", "giftEmail", "checkAt" FROM "Order"
  WHERE "userId" = ${userId} OR "guestId" IN (SELECT "id" FROM "Guest" WHERE "userId" = ${userId})
    OR "sittingId" IN (SELECT a."id" FROM "Sitting" a JOIN "Guest" t ON t."id" = a."guestId"
                              WHERE t."userId" = ${userId})
  ORDER BY "id" FOR UPDATE`

/** Whether money can still come for it, or a person has to look into it: somebody must be reachable until then. */
const isOpen = ({ status, checkAt }: LockedOrder): boolean =>
  status === 'pending' || status === 'held' || (checkAt !== null && (status === 'failed' || status === 'expired'))

/** A sitting that is being paid for moves to a guest that no browser can be, with nothing of the account on it. */
async function keepOrdered(tx: Tx, userId: string, open: readonly LockedOrder[]): Promise<void> {
  const sittings = await tx.sitting.findMany({
    where: {
      id: { in: open.flatMap(({ sittingId }) => sittingId ?? []) },
      guest: { userId },
      // Open already, so that another payment for it is given back.
      NOT: { entitlement: { revokedAt: null } },
    },
    select: { id: true },
  })
  for (const { id } of sittings) {
    const guest = await tx.guest.create({ data: { id: randomId(), keyHash: hashKey(randomKey()) } })
    const data = { guestId: guest.id, normsConsentAt: null, resumeKeyHash: null }
    await tx.sitting.update({ where: { id }, data })
    await tx.reportKey.deleteMany({ where: { sittingId: id } })
    await tx.review.deleteMany({ where: { sittingId: id } })
    await tx.reminder.deleteMany({ where: { sittingId: id } })
    await tx.shareCard.deleteMany({ where: { sittingId: id } })
    await tx.comparison.deleteMany({
      where: { OR: [{ inviterSittingId: id }, { inviteeSittingId: id }] },
    })
  }
  await tx.order.updateMany({ where: { id: { in: open.map(({ id }) => id) } }, data: { userId: null, guestId: null } })
}

/** Settled orders keep amounts and times. Their addresses become keyed hashes, by which one can still be found again. */
async function pseudonymise(tx: Tx, orders: readonly LockedOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await tx.reportKey.deleteMany({ where: { orderId: { in: ids } } })
  const nobody = { userId: null, guestId: null, sittingId: null }
  await tx.order.updateMany({ where: { id: { in: ids } }, data: nobody })
  for (const email of new Set(orders.map((order) => order.email))) {
    await tx.order.updateMany({ where: { id: { in: ids }, email }, data: { email: pseudonymOf(email) } })
  }
  await forgetGifts(tx, ids)
  for (const giftEmail of new Set(orders.flatMap((order) => order.giftEmail ?? []))) {
    await tx.order.updateMany({ where: { id: { in: ids }, giftEmail }, data: { giftEmail: pseudonymOf(giftEmail) } })
  }
}
