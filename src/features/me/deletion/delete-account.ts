import { DomainError } from '@/core/error/error'
import { toAccountEmail } from '@/core/input/email'
import { reauthenticate } from '@/features/auth/account'
import { rememberSignupBonus } from '@/features/credits/credits'
import type { User } from '@/generated/prisma/client'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import type { DeleteAccountInput } from '../settings/settings-schema'
import { detachOrders, lockOrders } from './kept-orders'

/**
 * Deletes an account with everything in it, in one transaction: sittings, results, reviews, links, sessions, free
 * reports and membership. Orders stay for the books, without a name. A report whose payment has not arrived yet is
 * delivered to the address it was ordered with, and has no owner.
 * @throws DomainError CONFIRMATION_MISMATCH, PASSWORD_WRONG, TOO_MANY_REQUESTS; nothing is deleted then.
 */
export async function deleteAccount(
  database: OpenDb,
  userId: string,
  { confirmation, password }: DeleteAccountInput,
): Promise<void> {
  const { db } = database
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  if (toAccountEmail(confirmation) !== email) throw new DomainError('CONFIRMATION_MISMATCH')
  const user = await reauthenticate(database, userId, password)
  await db.$transaction((tx) => remove(tx, user))
}

/**
 * Deletes an account on behalf of the operator, for an identified person who has requested it.
 * @throws DomainError NOT_FOUND, CONFIRMATION_MISMATCH unless the account's address is typed again
 */
export async function deleteAccountOf(db: Db, userId: string, confirmation: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId } })
  if (!user) throw new DomainError('NOT_FOUND')
  if (toAccountEmail(confirmation) !== user.email) throw new DomainError('CONFIRMATION_MISMATCH')
  await db.$transaction((tx) => remove(tx, user))
}

async function remove(tx: Tx, { id: userId, email, locale }: User): Promise<void> {
  const owner = { userId, guestId: null }
  // Like payment, this locks the orders before the account. It then locks the orders that arrived in the meantime;
  // after that, no order is added.
  await lockOrders(tx, owner)
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  await detachOrders(tx, owner, await lockOrders(tx, owner))
  await rememberSignupBonus(tx, { id: userId, email })
  await tx.guest.deleteMany({ where: { userId } })
  await tx.emailCode.deleteMany({ where: { OR: [{ email }, { purpose: `change:${userId}` }] } })
  await tx.user.delete({ where: { id: userId } })
  await enqueue(tx, jobs.mailAccountDeleted, { address: email, locale })
}
