import { Prisma } from '@/generated/prisma/client'
import { deriveKeys, findDerivedKey, hashKey } from '../crypto/secrets'

/** Shortest time in days between the warning mail and the deletion. */
export const warningDays = 30
/** Largest number of mails per sweep: results that fall due together do not all cause mails at once. */
export const warningsPerSweep = 200
/** Number of refusals in a row, 30 days apart, by every address, before a deletion without an accepted warning. */
const refusalsNeeded = 3
/** Additional months for which results are kept when no address accepts the warning. */
const unreachableMonths = 3
/**
 * Days after which a mail that was neither accepted nor refused is requested again: the outbox no longer tries the old
 * one.
 */
const lostDays = 60

/**
 * Parts of a query over rows whose results may be unused; each row records whether a warning was sent, accepted or
 * refused.
 */
export interface UnusedSubject {
  /** The row with `warningAt`, `warnedAt`, `refusedAt` and `refusals`. */
  row: Prisma.Sql
  /** Time of the last use. A column about a warning counts only if its time is later. */
  lastUse: Prisma.Sql
  /** Number of months without use until deletion. */
  months: number
}

const days = (count: number): Prisma.Sql => Prisma.sql`make_interval(days => ${count}::int)`
const months = (count: number): Prisma.Sql => Prisma.sql`make_interval(months => ${count}::int)`
const at = (now: Date): Prisma.Sql => Prisma.sql`${now}::timestamptz`

/**
 * Returns SQL for the earliest time of deletion: the end of the retention period, and never sooner than `warningDays`
 * from now.
 */
export const deletionTimeSql = (unused: UnusedSubject, now: Date): Prisma.Sql =>
  Prisma.sql`GREATEST(${unused.lastUse} + ${months(unused.months)}, ${at(now)} + ${days(warningDays)})`

/**
 * Returns SQL for whether a mail has to be requested: none was requested since the last use, the last one was refused
 * 30 days ago, or it got lost.
 */
export const warningIsDueSql = ({ row, lastUse, months: kept }: UnusedSubject, now: Date): Prisma.Sql => Prisma.sql`(
  ${lastUse} + ${months(kept)} - ${days(warningDays)} <= ${at(now)} AND (
    ${row}."warningAt" IS NULL OR ${row}."warningAt" <= ${lastUse}
    OR (${row}."warnedAt" IS NULL AND CASE WHEN ${row}."refusedAt" >= ${row}."warningAt"
      THEN ${row}."refusals" < ${refusalsNeeded} AND ${row}."refusedAt" + ${days(warningDays)} <= ${at(now)}
      ELSE ${row}."warningAt" + ${days(lostDays)} <= ${at(now)} END)))`

/**
 * Returns SQL for whether the row can be deleted: its period is over and a mail server accepted the warning 30 days
 * ago; or, three months later, every address has refused the warning three times, the last time 30 days ago.
 */
export const mayBeDeletedSql = ({ row, lastUse, months: kept }: UnusedSubject, now: Date): Prisma.Sql => Prisma.sql`(
  (${lastUse} + ${months(kept)} <= ${at(now)} AND ${row}."warnedAt" > ${lastUse}
    AND ${row}."warnedAt" + ${days(warningDays)} <= ${at(now)})
  OR (${lastUse} + ${months(kept + unreachableMonths)} <= ${at(now)} AND ${row}."warnedAt" IS NULL
    AND ${row}."refusedAt" > ${lastUse} AND ${row}."refusals" >= ${refusalsNeeded}
    AND ${row}."refusedAt" + ${days(warningDays)} <= ${at(now)}))`

/**
 * Returns SQL for the updated columns of a row whose warning every address has refused: one refusal for each mail,
 * counted since the last use.
 */
export const refusalColumns = ({ row, lastUse }: UnusedSubject, now: Date): Prisma.Sql => Prisma.sql`
  "refusals" = CASE WHEN ${row}."refusedAt" > ${lastUse} THEN ${row}."refusals" + 1 ELSE 1 END, "refusedAt" = ${at(now)}`

/**
 * Returns SQL for whether a refusal is not counted yet: the mail may be tried twice when the process ends in between.
 */
export const refusalUncountedSql = ({ row }: UnusedSubject): Prisma.Sql =>
  Prisma.sql`(${row}."refusedAt" IS NULL OR ${row}."refusedAt" < ${row}."warningAt")`

/** Returns the secret part of the address that keeps all results of one warning. */
export const keyOfWarning = (warningId: string, keyHash?: string | null): string =>
  findDerivedKey(keyHash ?? undefined, 'keep', warningId)

/** Returns the hash of that secret part under each secret of the server: the row of the warning has one of them. */
export const hashesOfWarning = (warningId: string): string[] => deriveKeys('keep', warningId).map(hashKey)
