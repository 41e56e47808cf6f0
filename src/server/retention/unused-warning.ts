import { Prisma } from '@/generated/prisma/client'
import { derivedKeys, hashKey, keyBehind } from '../crypto/secrets'

/** At least so many days before something unused is deleted, a mail says so. */
export const warningDays = 30
/** Mails that one sweep asks for: results that fall due together do not go out all at once. */
export const warningsPerSweep = 200
/** So many times in a row, 30 days apart, every address has to refuse the mail before nobody is waited for any more. */
const refusalsNeeded = 3
/** So much longer than others what nobody can be told about is kept. */
const unreachableMonths = 3
/** A mail that was neither taken nor refused in so many days is asked for again: nobody tries the old one any more. */
const lostDays = 60

/** Subject of a warning, for a query over rows that record how their warning went. */
export interface Unused {
  /** The row with `warningAt`, `warnedAt`, `refusedAt` and `refusals`. */
  row: Prisma.Sql
  /** When it was last used. Everything about a warning counts only while it is later. */
  lastUse: Prisma.Sql
  /** It is deleted after so long without use. */
  months: number
}

const days = (count: number): Prisma.Sql => Prisma.sql`make_interval(days => ${count}::int)`
const months = (count: number): Prisma.Sql => Prisma.sql`make_interval(months => ${count}::int)`
const at = (now: Date): Prisma.Sql => Prisma.sql`${now}::timestamptz`

/** When it can be deleted: by its time, and never sooner than a month from now. */
export const deletedFrom = (unused: Unused, now: Date): Prisma.Sql =>
  Prisma.sql`GREATEST(${unused.lastUse} + ${months(unused.months)}, ${at(now)} + ${days(warningDays)})`

/** A mail has to be asked for: none was since the last use, the last one was refused a month ago, or it got lost. */
export const hasToBeWarned = ({ row, lastUse, months: kept }: Unused, now: Date): Prisma.Sql => Prisma.sql`(
  ${lastUse} + ${months(kept)} - ${days(warningDays)} <= ${at(now)} AND (
    ${row}."warningAt" IS NULL OR ${row}."warningAt" <= ${lastUse}
    OR (${row}."warnedAt" IS NULL AND CASE WHEN ${row}."refusedAt" >= ${row}."warningAt"
      THEN ${row}."refusals" < ${refusalsNeeded} AND ${row}."refusedAt" + ${days(warningDays)} <= ${at(now)}
      ELSE ${row}."warningAt" + ${days(lostDays)} <= ${at(now)} END)))`

/**
 * It can go: its time is over and 30 days ago a mail server took the mail that says so; or, three months later, every
 * address has refused that mail three times, the last one 30 days ago.
 */
export const mayBeDeleted = ({ row, lastUse, months: kept }: Unused, now: Date): Prisma.Sql => Prisma.sql`(
  (${lastUse} + ${months(kept)} <= ${at(now)} AND ${row}."warnedAt" > ${lastUse}
    AND ${row}."warnedAt" + ${days(warningDays)} <= ${at(now)})
  OR (${lastUse} + ${months(kept + unreachableMonths)} <= ${at(now)} AND ${row}."warnedAt" IS NULL
    AND ${row}."refusedAt" > ${lastUse} AND ${row}."refusals" >= ${refusalsNeeded}
    AND ${row}."refusedAt" + ${days(warningDays)} <= ${at(now)}))`

/** Columns of a row whose warning every address has refused: once for each mail, in a row since the last use. */
export const refused = ({ row, lastUse }: Unused, now: Date): Prisma.Sql => Prisma.sql`
  "refusals" = CASE WHEN ${row}."refusedAt" > ${lastUse} THEN ${row}."refusals" + 1 ELSE 1 END, "refusedAt" = ${at(now)}`

/** A refusal that was not counted yet: the mail may be tried twice when the process ends in between. */
export const notYetCounted = ({ row }: Unused): Prisma.Sql =>
  Prisma.sql`(${row}."refusedAt" IS NULL OR ${row}."refusedAt" < ${row}."warningAt")`

/** The secret part of the address that keeps everything one warning is about. */
export const keyOfWarning = (warningId: string, keyHash?: string | null): string =>
  keyBehind(keyHash ?? undefined, 'keep', warningId)

/** Hashes of that key as each secret of the server makes it, to find its rows by. */
export const hashesOfWarning = (warningId: string): string[] => derivedKeys('keep', warningId).map(hashKey)
