import type { Locale } from '@/core/locale'
import { Prisma } from '@/generated/prisma/client'
import { hashKey, randomId } from '../crypto/secrets'
import type { Db } from '../db/db'
import { noteWarningRefused, requestWarning } from '../entitlements'
import { jobs } from '../jobs/jobs'
import { enqueue } from '../jobs/outbox'
import {
  deletedFrom,
  hashesOfWarning,
  hasToBeWarned,
  keyOfWarning,
  mayBeDeleted,
  notYetCounted,
  refused,
  type Unused,
  warningDays,
  warningsPerSweep,
} from './unused-warning'

/** Every open right to a report, with whoever may be told about it. One that was returned or is disputed is no paid result. */
const paidResults = Prisma.sql`"Entitlement" e
  JOIN "Sitting" s ON s."id" = e."sittingId"
  JOIN "Guest" g ON g."id" = s."guestId"
  LEFT JOIN "User" holder ON holder."id" = g."userId"
  LEFT JOIN "Order" o ON o."id" = e."orderId"
  LEFT JOIN "User" buyer ON buyer."id" = o."userId"`
const isOpen = Prisma.sql`e."revokedAt" IS NULL AND e."suspendedAt" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "Order" other WHERE other."sittingId" = s."id" AND other."status" IN ('pending', 'held'))`

/** Read, kept by a click, or signed in to an account that may read it; a missing account is passed over. */
const paid: Unused = {
  row: Prisma.sql`e`,
  lastUse: Prisma.sql`GREATEST(e."usedAt", holder."signedInAt", buyer."signedInAt")`,
  months: 24,
}

/** No use is older than the last one, so the index over `usedAt` leaves out nearly everybody before the rest is asked. */
const longUnused = (now: Date): Prisma.Sql =>
  Prisma.sql`e."usedAt" <= ${now}::timestamptz - make_interval(months => ${paid.months}::int)
    + make_interval(days => ${warningDays + 3}::int)`

/**
 * Asks for one mail to each person with results that will be deleted, unless it was asked for since they were last used.
 * @returns how many mails
 */
export async function warnAboutUnused(db: Db, now: Date): Promise<number> {
  const people = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array_agg(e."id") AS ids FROM ${paidResults} WHERE ${isOpen} AND ${longUnused(now)} AND ${hasToBeWarned(paid, now)}
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

/** A result that a warning is about and that still nobody has used since. */
export interface UnusedResult {
  id: string
  /** Hash of the key in the mail. */
  keyHash: string
  /** Where to write, the likeliest first. */
  addresses: string[]
  locale: Locale
  deletedAt: Date
}

const isWarnedOf = (warningId: string): Prisma.Sql =>
  Prisma.sql`e."warningKeyHash" = ANY(${hashesOfWarning(warningId)}) AND ${isOpen} AND e."warningAt" > ${paid.lastUse}`

/**
 * Returns the results that a warning still has to mention; none once it was given, or once all were used, returned or
 * deleted.
 */
export const unusedOf = (db: Db, warningId: string, now: Date): Promise<UnusedResult[]> =>
  db.$queryRaw<UnusedResult[]>`
    SELECT e."id", e."warningKeyHash" AS "keyHash", array_remove(ARRAY[holder."email", buyer."email", o."email"], NULL) AS addresses,
      COALESCE(holder."locale", buyer."locale", o."locale", s."locale")::text AS locale,
      ${deletedFrom(paid, now)} AS "deletedAt"
    FROM ${paidResults} WHERE ${isWarnedOf(warningId)} AND e."warnedAt" IS NULL ORDER BY e."id"`

/** No address takes the warning. */
export async function noteRefused(db: Db, warningId: string, now: Date): Promise<void> {
  const due = Prisma.sql`SELECT e.*, ${paid.lastUse} AS "lastUse" FROM ${paidResults}
    WHERE ${isWarnedOf(warningId)} AND ${notYetCounted(paid)}`
  const columns = refused({ ...paid, row: Prisma.sql`due`, lastUse: Prisma.sql`due."lastUse"` }, now)
  await noteWarningRefused(db, due, columns)
}

/**
 * Deletes results that nobody has used for 24 months, 30 days after a warning that a mail server took, or for 27 when
 * none does. The order stays for the books, without its sitting. Whoever reads it at this moment is first: the row is
 * locked.
 */
export async function removeUnused(db: Db, now: Date): Promise<{ count: number }> {
  const count = await db.$executeRaw`
    DELETE FROM "Sitting" WHERE "id" IN (SELECT s."id" FROM ${paidResults}
      WHERE ${isOpen} AND ${longUnused(now)} AND ${mayBeDeleted(paid, now)} FOR UPDATE OF e)`
  return { count }
}
