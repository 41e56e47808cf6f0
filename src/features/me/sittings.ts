import { DomainError } from '@/core/error/error'
import { addCredits } from '@/features/credits/credits'
import { Prisma } from '@/generated/prisma/client'
import { type Owner, ownedBySql } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'
import type { Consents } from './settings/settings-schema'

/**
 * Deletes one sitting with answers, result, report, review and every link to it. Orders stay, without it; a credit that
 * opened the report is returned if the report was not read.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign sitting.
 */
export async function deleteSitting(db: Db, principal: Owner, sittingId: string): Promise<void> {
  const where = Prisma.sql`"id" = ${sittingId} AND ${ownedBySql(principal)}`
  const count = await db.$transaction((tx) => removeSittings(tx, principal.userId, where))
  if (count === 0) throw new DomainError('NOT_FOUND')
}

/** Withdraws the health consent: deletes every sitting of the account; the account and its orders stay. */
export async function withdrawConsent(db: Db, userId: string): Promise<void> {
  await db.$transaction((tx) => removeSittings(tx, userId, ownedBySql({ guestId: null, userId })))
}

/**
 * Filter for sittings whose consent can still be withdrawn: a copy already made points to no person and cannot be
 * found.
 */
const beforeNorms = { normsConsentAt: { not: null }, normsCollectedAt: null } as const

/** Withdraws the separate consent to norms: sittings of the account that norms do not count yet are never counted. */
export async function withdrawNormsConsent(db: Db, userId: string): Promise<void> {
  await db.sitting.updateMany({
    where: { guest: { userId }, ...beforeNorms },
    data: { normsConsentAt: null },
  })
}

export async function countNormsConsents(db: Db, userId: string): Promise<Consents> {
  const own = { guest: { userId } }
  const [sittings, norms, counted] = await Promise.all([
    db.sitting.count({ where: own }),
    db.sitting.count({ where: { ...own, ...beforeNorms } }),
    db.sitting.count({ where: { ...own, normsCollectedAt: { not: null } } }),
  ])
  return { sittings, norms, counted }
}

/**
 * Deletes sittings, with locks in the order that payment and unlocking use (order, account, sitting), which avoids
 * deadlocks. Returns the number of sittings deleted.
 */
async function removeSittings(tx: Tx, userId: string | null, where: Prisma.Sql): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "sittingId" IN (SELECT "id" FROM "Sitting" WHERE ${where})
    ORDER BY "id" FOR UPDATE`
  if (userId !== null) await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Sitting" WHERE ${where} ORDER BY "id" FOR UPDATE`
  const ids = rows.map(({ id }) => id)
  const unread = await tx.creditEntry.findMany({
    where: { entitlement: { sittingId: { in: ids }, firstReadAt: null, revokedAt: null } },
  })
  for (const spent of unread) await addCredits(tx, spent.userId, 1, 'refund', String(spent.id))
  await tx.sitting.deleteMany({ where: { id: { in: ids } } })
  return ids.length
}
