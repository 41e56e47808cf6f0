import { Prisma } from '@/generated/prisma/client'
import type { Db } from './db'
import { jobs } from './jobs'
import { enqueue } from './outbox'
import { derivedKey, hashKey, randomId } from './secrets'

/** A paid result that nobody uses for so long is deleted. */
export const unusedMonths = 24
/** So many days before that at the latest, a mail says so. */
export const warningDays = 30
/** Mails that one sweep asks for: results that fall due together do not go out all at once. */
const warningsPerSweep = 200

/** Every open right to a report, with whoever may be told about it. One that was returned or is disputed is no paid result. */
const paidResults = Prisma.sql`"Entitlement" e
  JOIN "Sitting" s ON s."id" = e."sittingId"
  JOIN "Guest" g ON g."id" = s."guestId"
  LEFT JOIN "User" taker ON taker."id" = g."userId"
  LEFT JOIN "Order" o ON o."id" = e."orderId"
  LEFT JOIN "User" buyer ON buyer."id" = o."userId"`
const isOpen = Prisma.sql`e."revokedAt" IS NULL AND e."suspendedAt" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "Order" other WHERE other."sittingId" = s."id" AND other."status" IN ('pending', 'held'))`

/** Read, kept by a click, or signed in to an account that may read it. A missing account is passed over. */
const lastUse = Prisma.sql`GREATEST(e."usedAt", taker."signedInAt", buyer."signedInAt")`

/** No use is older than the last one, so the index over `usedAt` leaves out nearly everybody. */
const dueBy = (now: Date, earlierDays: number): Prisma.Sql =>
  Prisma.sql`e."usedAt" <= ${now}::timestamptz - make_interval(months => ${unusedMonths}::int)
      + make_interval(days => ${earlierDays + 3}::int)
    AND ${lastUse} + make_interval(months => ${unusedMonths}::int, days => ${-earlierDays}::int) <= ${now}::timestamptz`

/** The secret part of the address that keeps everything one warning is about. */
export const keyOfWarning = (warningId: string): string => derivedKey('keep', warningId)

/**
 * Asks for one mail to each person with results that will be deleted, unless it was asked for since they were last used.
 * @returns how many mails
 */
export async function warnAboutUnused(db: Db, now: Date): Promise<number> {
  const people = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array_agg(e."id") AS ids FROM ${paidResults}
    WHERE ${isOpen} AND ${dueBy(now, warningDays)} AND (e."warningAt" IS NULL OR e."warningAt" < ${lastUse})
    GROUP BY COALESCE(taker."id", buyer."id", lower(o."email"), e."id") ORDER BY min(${lastUse}) LIMIT ${warningsPerSweep}`
  for (const { ids } of people) {
    const warningId = randomId()
    const data = { warningAt: now, warnedAt: null, warningKeyHash: hashKey(keyOfWarning(warningId)) }
    await db.$transaction(async (tx) => {
      await tx.entitlement.updateMany({ where: { id: { in: ids } }, data })
      await enqueue(tx, jobs.mailUnused, { warningId })
    })
  }
  return people.length
}

/** A result that a warning is about and that still nobody has used since. */
export interface UnusedResult {
  id: string
  /** Where to write, the likeliest first. */
  addresses: string[]
  locale: 'cn' | 'en' | 'es'
  deletedAt: Date
}

/** What a warning still has to say; nothing once it was said, or everything was used, returned or deleted. */
export const unusedOf = (db: Db, warningId: string, now: Date): Promise<UnusedResult[]> =>
  db.$queryRaw<UnusedResult[]>`
    SELECT e."id", array_remove(ARRAY[taker."email", buyer."email", o."email"], NULL) AS addresses,
      COALESCE(taker."locale", buyer."locale", o."locale", s."locale")::text AS locale,
      GREATEST(${lastUse} + make_interval(months => ${unusedMonths}::int),
        ${now}::timestamptz + make_interval(days => ${warningDays}::int)) AS "deletedAt"
    FROM ${paidResults}
    WHERE e."warningKeyHash" = ${hashKey(keyOfWarning(warningId))} AND ${isOpen} AND e."warnedAt" IS NULL
      AND e."warningAt" > ${lastUse} ORDER BY e."id"`

/** The mail server has taken the warning: from now on the days count. */
export async function noteWarned(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.entitlement.updateMany({ where: { id: { in: [...ids] } }, data: { warnedAt: now } })
}

/**
 * Deletes results that nobody has used for 24 months, 30 days after a warning that a mail server took, and none without
 * one. The order stays for the books, without its sitting. Whoever reads it at this moment is first: the row is locked.
 */
export async function removeUnused(db: Db, now: Date): Promise<{ count: number }> {
  const count = await db.$executeRaw`
    DELETE FROM "Sitting" WHERE "id" IN (SELECT s."id" FROM ${paidResults}
      WHERE ${isOpen} AND ${dueBy(now, 0)} AND e."warnedAt" > ${lastUse}
        AND e."warnedAt" + make_interval(days => ${warningDays}::int) <= ${now}::timestamptz FOR UPDATE OF e)`
  return { count }
}

/** How many results the key in a warning is about. */
export const countKept = (db: Db, key: string): Promise<number> =>
  db.entitlement.count({ where: { warningKeyHash: hashKey(key) } })

/** Keeps them all for another 24 months. False when there is none left. */
export async function keepResults(db: Db, key: string, now = new Date()): Promise<boolean> {
  const { count } = await db.entitlement.updateMany({ where: { warningKeyHash: hashKey(key) }, data: { usedAt: now } })
  return count > 0
}
