import type { Locale } from '@/core/locale'
import { DAY_MS, HOUR_MS } from '@/core/time'
import { Prisma } from '@/generated/prisma/client'
import { openData } from '../crypto/sealed-data'
import type { Db } from '../db/db'
import { countEvent } from '../observability/counts'
import { log } from '../observability/log'

/**
 * Number of rows per statement: locks are held only for a moment, so that a request that saves an answer does not wait.
 */
const BATCH = 1_000
/** Names of two stored times: the last sweep over all rows, and the upper limit of the last hourly check. */
const SWEEP = 'retention.sweep'
const CURSOR = 'retention.cursor'

interface Gone {
  savedAt: Date
  instrument: string
  locale: Locale
  completed: boolean
  id: string
  /** Answers of an open sitting; null for a finished one, whose progress is not counted. */
  responses: Prisma.JsonValue
}

/**
 * Deletes sittings without a payment or a possible payment, in batches. The reason to keep a sitting rarely changes, so
 * the hourly check covers only those that have just become old enough, by index; once a day it covers all.
 * @param old sittings saved before this time are old enough
 */
export async function removeUnpaidSittings(db: Db, now: Date, old: Date): Promise<{ count: number }> {
  const [sweep, cursor] = await Promise.all([timeOf(db, SWEEP), timeOf(db, CURSOR)])
  const all = !sweep || !cursor || now.getTime() - sweep.getTime() >= DAY_MS
  // Covers the last hour twice: a transaction that was open at the last check may have saved an earlier time.
  let from = all ? new Date(0) : new Date(cursor.getTime() - HOUR_MS)
  let removed = 0
  for (;;) {
    const gone = await removeBatch(db, from, old)
    removed += gone.length
    for (const one of gone) if (!one.completed) countLeft(one)
    if (gone.length < BATCH) break
    // Rows come in order: all rows before the last of them were checked.
    from = new Date(Math.max(...gone.map(({ savedAt }) => savedAt.getTime())))
  }
  await note(db, CURSOR, old)
  if (all) await note(db, SWEEP, now)
  return { count: removed }
}

const removeBatch = (db: Db, from: Date, old: Date): Promise<Gone[]> =>
  db.$queryRaw<Gone[]>`
    DELETE FROM "Sitting" WHERE id IN (
      SELECT s.id FROM "Sitting" s
      WHERE s."savedAt" >= ${from} AND s."savedAt" < ${old}
        AND NOT EXISTS (SELECT 1 FROM "Entitlement" e WHERE e."sittingId" = s.id)
        AND NOT (s."completedAt" IS NOT NULL
          AND EXISTS (SELECT 1 FROM "Guest" g WHERE g.id = s."guestId" AND g."userId" IS NOT NULL))
        AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."sittingId" = s.id AND o.status IN ('pending', 'paid', 'held'))
      ORDER BY s."savedAt" LIMIT ${BATCH} FOR UPDATE OF s SKIP LOCKED)
    RETURNING id, "savedAt", instrument, locale::text AS locale, "completedAt" IS NOT NULL AS completed,
      CASE WHEN "completedAt" IS NULL THEN responses END AS responses`

/**
 * Counts the number of answers at which an open sitting was left. A sitting whose answers cannot be opened is deleted
 * uncounted.
 */
function countLeft({ id, instrument, locale, responses }: Gone): void {
  try {
    const answers = Object.keys(openData({ column: 'Sitting.responses', id }, responses) ?? {}).length
    countEvent('left', `${instrument}:${answers}`, locale)
  } catch (error) {
    log.error({ error: String(error) }, 'retention: not counted where a sitting was left')
  }
}

/** Deletes sittings whose report was refunded, in batches, selected by the time of the refund. */
export const removeRefundedSittings = (db: Db, old: Date): Promise<{ count: number }> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM "Sitting" WHERE id IN (
        SELECT s.id FROM "Entitlement" e JOIN "Sitting" s ON s.id = e."sittingId" JOIN "Guest" g ON g.id = s."guestId"
        WHERE e."revokedAt" < ${old} AND e."usedAt" < ${old} AND s."savedAt" < ${old} AND g."userId" IS NULL
          AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."sittingId" = s.id AND o.status IN ('pending', 'paid', 'held'))
        LIMIT ${BATCH} FOR UPDATE OF s SKIP LOCKED)`,
  )

/** Deletes rows of a table in batches. */
export const removeRows = (db: Db, table: 'Outbox' | 'ProviderEvent', where: Prisma.Sql): Promise<{ count: number }> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE id IN (
        SELECT id FROM ${Prisma.raw(`"${table}"`)} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  )

async function inBatches(remove: () => Promise<number>): Promise<{ count: number }> {
  for (let sum = 0; ; ) {
    const removed = await remove()
    sum += removed
    if (removed < BATCH) return { count: sum }
  }
}

const timeOf = async (db: Db, name: string): Promise<Date | undefined> =>
  (await db.heartbeat.findUnique({ where: { name } }))?.at

const note = (db: Db, name: string, at: Date): Promise<unknown> =>
  db.heartbeat.upsert({ where: { name }, create: { name, at }, update: { at } })
