import type pg from 'pg'
import { isoDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { CountKind } from '@/core/ops/usage-counts'
import { processState } from '@/core/process-state'
import { DAY_MS } from '@/core/time'
import { Prisma } from '@/generated/prisma/client'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Stored here because the server in front and the framework's bundles share these counts. */
    counts?: Map<string, number>
  }
}

/** Largest number of different keys, so that invented keys cannot fill the memory. */
const MOST = 20_000
const BETWEEN = '\t'

function buffer(): Map<string, number> {
  processState.counts ??= new Map()
  return processState.counts
}

let known = { day: '', number: Number.NaN }

/** Returns the day of a moment (ms) in UTC, formatted once a day and not for each event. */
function dayOf(moment: number): string {
  const number = Math.floor(moment / DAY_MS)
  if (number !== known.number) known = { day: isoDay(new Date(moment)), number }
  return known.day
}

/** Counts an event of today. No data about the person is kept, not even for a moment. */
export function countEvent(kind: CountKind, key: string, locale: Locale, by = 1, now = new Date()): void {
  const entry = `${dayOf(now.getTime())}${BETWEEN}${kind}${BETWEEN}${key}${BETWEEN}${locale}`
  const counts = buffer()
  const before = counts.get(entry)
  if (before !== undefined || counts.size < MOST) counts.set(entry, (before ?? 0) + by)
}

/**
 * Returns the expression that counts one event for each row of `happened`, in the statement that makes it happen. This
 * count is exact, because others are compared with it: counts in memory lose their last seconds when the process is
 * killed, and a test would then be finished without a start.
 */
export const eventCounterSql = (happened: string, kind: CountKind, key: string, locale: Locale, now: Date) =>
  Prisma.sql`
    counted AS (
      INSERT INTO "DailyCount" (day, kind, key, locale, count)
      SELECT ${isoDay(now)}::date, ${kind}, ${key}, ${locale}::"Locale", 1 FROM ${Prisma.raw(happened)}
      ON CONFLICT (day, kind, key, locale) DO UPDATE SET count = "DailyCount".count + 1
    )`

/** Adds the counts to the database, in one statement. Counts that cannot be written are kept for the next time. */
export async function flushCounts(pool: pg.Pool): Promise<void> {
  const counts = buffer()
  // A fixed order, so that two processes never wait for each other.
  const taken = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  if (taken.length === 0) return
  counts.clear()
  const rows = taken.map(([entry, times]) => [...entry.split(BETWEEN), times] as const)
  const column = (index: number) => rows.map((row) => row[index])
  try {
    await pool.query(
      `INSERT INTO "DailyCount" (day, kind, key, locale, count)
       SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::"Locale"[], $5::int[])
       ON CONFLICT (day, kind, key, locale) DO UPDATE SET count = "DailyCount".count + EXCLUDED.count`,
      [0, 1, 2, 3, 4].map(column),
    )
  } catch (error) {
    for (const [entry, times] of taken) counts.set(entry, (counts.get(entry) ?? 0) + times)
    throw error
  }
}
