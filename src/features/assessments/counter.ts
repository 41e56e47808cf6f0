import { currentInstruments } from '@/content/instruments'
import type { Db, Tx } from '@/server/db'

const minuteMs = 60_000
const cacheMs = 10_000

/** Counts one completed sitting, in the transaction that completes it. */
export async function countCompletion(tx: Tx, instrument: string, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  await tx.$executeRaw`
    INSERT INTO "CompletionMinute" ("instrument", "minute", "count") VALUES (${instrument}, ${minute}, 1)
    ON CONFLICT ("minute", "instrument") DO UPDATE SET "count" = "CompletionMinute"."count" + 1`
}

/**
 * Sittings completed in the 60 minutes up to `now`, by test. Reads at most 60 rows a test, however many sittings
 * there are.
 */
export async function completionsLastHour(db: Db, now: Date): Promise<Record<string, number>> {
  const rows = await db.completionMinute.groupBy({
    by: ['instrument'],
    where: { minute: { gt: new Date(now.getTime() - 60 * minuteMs), lte: now } },
    _sum: { count: true },
  })
  return Object.fromEntries(rows.map(({ instrument, _sum }) => [instrument, _sum.count ?? 0]))
}

/** The live counter as pages show it; a test nobody finished counts 0. */
export interface Pulse {
  counts: Record<string, number>
  total: number
}

/** The counter, asked of the database at most once in ten seconds. A failure is not remembered. */
export function cachedPulse(openDb: () => Promise<Db>, clock: () => number = Date.now): () => Promise<Pulse> {
  let kept: { until: number; pulse: Promise<Pulse> } | undefined
  return () => {
    const now = clock()
    if (kept && now < kept.until) return kept.pulse
    const pulse = openDb().then((db) => readPulse(db, new Date(now)))
    const asked = { until: now + cacheMs, pulse }
    kept = asked
    pulse.catch(() => {
      if (kept === asked) kept = undefined
    })
    return pulse
  }
}

async function readPulse(db: Db, now: Date): Promise<Pulse> {
  const completions = await completionsLastHour(db, now)
  const counts = Object.fromEntries(currentInstruments().map(({ slug }) => [slug, completions[slug] ?? 0]))
  return { counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}
