import type { Locale } from '@/core/locale'
import { Prisma } from '@/generated/prisma/client'
import { hashKey, randomId } from '../crypto/secrets'
import type { Db } from '../db/db'
import { jobs } from '../jobs/jobs'
import { enqueue } from '../jobs/outbox'
import {
  deletionTimeSql,
  hashesOfWarning,
  keyOfWarning,
  mayBeDeletedSql,
  refusalColumns,
  refusalUncountedSql,
  type UnusedSubject,
  warningIsDueSql,
  warningsPerSweep,
} from './unused-warning'

/** Unused accounts: a sign-in, or a click in the mail, counts as use. */
const account: UnusedSubject = {
  row: Prisma.sql`u`,
  lastUse: Prisma.sql`GREATEST(u."signedInAt", u."keptAt")`,
  months: 36,
}

/** Completed sittings of the account `u` that have no open report and no order that is pending, paid or held. */
const freeResults = Prisma.sql`"Sitting" s JOIN "Guest" g ON g."id" = s."guestId"
  WHERE g."userId" = u."id" AND s."completedAt" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM "Entitlement" e WHERE e."sittingId" = s."id" AND e."revokedAt" IS NULL)
    AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."sittingId" = s."id" AND o."status" IN ('pending', 'paid', 'held'))`

/**
 * Requests a mail to each account whose free results will be deleted after a long time without a sign-in.
 * @returns the number of mails
 */
export async function warnUnusedAccounts(db: Db, now: Date): Promise<number> {
  const accounts = await db.$queryRaw<{ id: string }[]>`
    SELECT u."id" FROM "User" u WHERE ${warningIsDueSql(account, now)} AND EXISTS (SELECT 1 FROM ${freeResults})
    ORDER BY ${account.lastUse} LIMIT ${warningsPerSweep}`
  for (const { id } of accounts) {
    const warningId = randomId()
    const data = { warningAt: now, warnedAt: null, warningKeyHash: hashKey(keyOfWarning(warningId)) }
    await db.$transaction(async (tx) => {
      await tx.user.updateMany({ where: { id }, data })
      await enqueue(tx, jobs.mailUnusedAccount, { warningId })
    })
  }
  return accounts.length
}

/** Account that a warning refers to and that was not used since. */
export interface UnusedAccount {
  id: string
  email: string
  /** Hash of the key in the mail. */
  keyHash: string
  locale: Locale
  /** Number of results that will be deleted. */
  count: number
  deletedAt: Date
}

const isWarnedOf = (warningId: string): Prisma.Sql =>
  Prisma.sql`u."warningKeyHash" = ANY(${hashesOfWarning(warningId)}) AND u."warningAt" > ${account.lastUse}`

/**
 * Returns the account that a warning still has to reach; null once the mail was sent, or the account was used, or has
 * no results to delete.
 */
export async function findUnusedAccount(db: Db, warningId: string, now: Date): Promise<UnusedAccount | null> {
  const [found] = await db.$queryRaw<UnusedAccount[]>`
    SELECT u."id", u."email", u."warningKeyHash" AS "keyHash", u."locale"::text AS locale, ${deletionTimeSql(account, now)} AS "deletedAt",
      (SELECT count(*)::int FROM ${freeResults}) AS count
    FROM "User" u WHERE ${isWarnedOf(warningId)} AND u."warnedAt" IS NULL`
  return found && found.count > 0 ? found : null
}

/** Notes that the mail server accepted the warning: the days until deletion count from now on. */
export async function recordAccountWarning(db: Db, id: string, now: Date): Promise<void> {
  await db.user.updateMany({ where: { id }, data: { warnedAt: now } })
}

/** Notes that the account's address does not accept the warning. */
export async function recordBouncedAccountWarning(db: Db, warningId: string, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "User" u SET ${refusalColumns(account, now)} WHERE ${isWarnedOf(warningId)} AND ${refusalUncountedSql(account)}`
}

/**
 * Deletes free results of accounts without a recent sign-in; the account itself stays. A sign-in at the same moment
 * keeps the results.
 */
export async function removeUnusedAccountResults(db: Db, now: Date): Promise<{ count: number }> {
  const count = await db.$executeRaw`
    WITH due AS (SELECT u."id" FROM "User" u WHERE ${mayBeDeletedSql(account, now)} FOR UPDATE)
    DELETE FROM "Sitting" WHERE "id" IN (SELECT s."id" FROM due u CROSS JOIN LATERAL (SELECT s."id" FROM ${freeResults}) s)`
  return { count }
}
