import type { Locale } from '@/core/locale'
import { Prisma } from '@/generated/prisma/client'
import { hashKey, randomId } from '../crypto/secrets'
import type { Db } from '../db/db'
import { noteWarningRefused, requestWarning } from '../entitlements'
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
  warningDays,
  warningIsDueSql,
  warningsPerSweep,
} from './unused-warning'

/**
 * Every open right to a report, with the accounts and order whose addresses may get the warning. A refunded or disputed
 * report is no paid result.
 */
const paidResults = Prisma.sql`"Entitlement" e
  JOIN "Sitting" s ON s."id" = e."sittingId"
  JOIN "Guest" g ON g."id" = s."guestId"
  LEFT JOIN "User" holder ON holder."id" = g."userId"
  LEFT JOIN "Order" o ON o."id" = e."orderId"
  LEFT JOIN "User" buyer ON buyer."id" = o."userId"`
const isOpen = Prisma.sql`e."revokedAt" IS NULL AND e."suspendedAt" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "Order" other WHERE other."sittingId" = s."id" AND other."status" IN ('pending', 'held'))`

/**
 * Unused paid results: reading, a click in the mail, or a sign-in to an account that may read the report counts as use;
 * a missing account is ignored.
 */
const paid: UnusedSubject = {
  row: Prisma.sql`e`,
  lastUse: Prisma.sql`GREATEST(e."usedAt", holder."signedInAt", buyer."signedInAt")`,
  months: 24,
}

/**
 * Selects by the index over `usedAt` first: `usedAt` is never later than the last use, so this excludes most rows
 * before the full condition is checked.
 */
const longUnused = (now: Date): Prisma.Sql =>
  Prisma.sql`e."usedAt" <= ${now}::timestamptz - make_interval(months => ${paid.months}::int)
    + make_interval(days => ${warningDays + 3}::int)`

/**
 * Requests one mail to each person with results that will be deleted, unless one was requested since the last use.
 * @returns the number of mails
 */
export async function warnAboutUnusedResults(db: Db, now: Date): Promise<number> {
  const people = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array_agg(e."id") AS ids FROM ${paidResults} WHERE ${isOpen} AND ${longUnused(now)} AND ${warningIsDueSql(paid, now)}
    GROUP BY COALESCE(holder."id", buyer."id", lower(o."email"), e."id") ORDER BY min(${paid.lastUse})
    LIMIT ${warningsPerSweep}`
  for (const { ids } of people) {
    const warningId = randomId()
    const warning = { warningAt: now, warningKeyHash: hashKey(keyOfWarning(warningId)) }
    await db.$transaction(async (tx) => {
      await requestWarning(tx, ids, warning)
      await enqueue(tx, jobs.mailUnusedResults, { warningId })
    })
  }
  return people.length
}

/** Result that a warning refers to and that was not used since. */
export interface UnusedResult {
  id: string
  /** Hash of the key in the mail. */
  keyHash: string
  /** Addresses for the mail, the likeliest first. */
  addresses: string[]
  locale: Locale
  deletedAt: Date
}

const isWarnedOf = (warningId: string): Prisma.Sql =>
  Prisma.sql`e."warningKeyHash" = ANY(${hashesOfWarning(warningId)}) AND ${isOpen} AND e."warningAt" > ${paid.lastUse}`

/**
 * Returns the results that a warning still has to mention; none once it was sent, or once all were used, refunded or
 * deleted.
 */
export const findUnusedResults = (db: Db, warningId: string, now: Date): Promise<UnusedResult[]> =>
  db.$queryRaw<UnusedResult[]>`
    SELECT e."id", e."warningKeyHash" AS "keyHash", array_remove(ARRAY[holder."email", buyer."email", o."email"], NULL) AS addresses,
      COALESCE(holder."locale", buyer."locale", o."locale", s."locale")::text AS locale,
      ${deletionTimeSql(paid, now)} AS "deletedAt"
    FROM ${paidResults} WHERE ${isWarnedOf(warningId)} AND e."warnedAt" IS NULL ORDER BY e."id"`

/** Notes that no address accepts the warning. */
export async function recordRefusedResultsWarning(db: Db, warningId: string, now: Date): Promise<void> {
  const due = Prisma.sql`SELECT e.*, ${paid.lastUse} AS "lastUse" FROM ${paidResults}
    WHERE ${isWarnedOf(warningId)} AND ${refusalUncountedSql(paid)}`
  const columns = refusalColumns({ ...paid, row: Prisma.sql`due`, lastUse: Prisma.sql`due."lastUse"` }, now)
  await noteWarningRefused(db, due, columns)
}

/**
 * Deletes results that were not used for 24 months, 30 days after a mail server accepted the warning, or after 27
 * months when none accepts it. The order stays for accounting, without its sitting. A result that is read at the same
 * moment is kept: the row is locked.
 */
export async function removeUnusedResults(db: Db, now: Date): Promise<{ count: number }> {
  const count = await db.$executeRaw`
    DELETE FROM "Sitting" WHERE "id" IN (SELECT s."id" FROM ${paidResults}
      WHERE ${isOpen} AND ${longUnused(now)} AND ${mayBeDeletedSql(paid, now)} FOR UPDATE OF e)`
  return { count }
}
