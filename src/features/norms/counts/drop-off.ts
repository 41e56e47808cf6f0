import { DAY_MS } from '@/core/time'
import type { Sitting } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { instrumentOf, type NormScope, normScopeOf } from '../norm-scope'
import { decryptSittingAnswers } from '../sitting-answers'

/**
 * Maximum age in days of the sittings counted. All of them still exist, because nothing is deleted automatically within
 * 90 days.
 */
export const dropOffDays = 60
/** Number of sittings read at once. */
const pageSize = 1000

type Open = Pick<Sitting, 'id' | 'instrument' | 'instrumentVersion' | 'locale' | 'responses' | 'savedAt'>

interface Stops extends NormScope {
  finished: number
  stopped: number[]
}

/**
 * Replaces the counts of where people stop, from the sittings begun in the last 60 days: the number of finished ones,
 * and the number of those without an answer for a day, by their number of answers. A person who comes back is no longer
 * counted there the next time. Only sums are written.
 * @returns number of unfinished sittings counted.
 */
export async function countDropOff(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dropOffDays * DAY_MS)
  const quiet = new Date(now.getTime() - DAY_MS)
  const all = new Map<string, Stops>()
  const stopsOf = (triple: NormScope): Stops | null => {
    const name = Object.values(normScopeOf(triple)).join(' ')
    const known = all.get(name)
    if (known) return known
    const stops = emptyStops(triple)
    if (stops) all.set(name, stops)
    return stops
  }
  const finished = await db.sitting.groupBy({
    by: ['instrument', 'instrumentVersion', 'locale'],
    where: { startedAt: { gte: since }, completedAt: { not: null } },
    _count: true,
  })
  for (const { _count, ...triple } of finished) {
    const stops = stopsOf(triple)
    if (stops) stops.finished = _count
  }
  let counted = 0
  for await (const sitting of openSittings(db, since, quiet)) {
    const { stopped } = stopsOf(sitting) ?? {}
    if (!stopped) continue
    const answers = Math.min(decryptSittingAnswers(sitting).decided, stopped.length - 1)
    stopped[answers] = (stopped[answers] ?? 0) + 1
    counted++
  }
  const rows = [...all.values()].map((stops) => ({ ...stops, since, countedAt: now }))
  await db.$transaction(async (tx) => {
    await tx.dropOff.deleteMany()
    await tx.dropOff.createMany({ data: rows })
  })
  return counted
}

/** Returns counts of zero; null for an unknown test. */
function emptyStops(triple: NormScope): Stops | null {
  try {
    // One count for each number of answers, from none to all of them: a sitting with all answers may lack its
    // submission.
    const stopped = Array.from({ length: instrumentOf(triple).order.length + 1 }, () => 0)
    return { ...normScopeOf(triple), finished: 0, stopped }
  } catch (error) {
    log.error({ ...normScopeOf(triple), error: String(error) }, 'norms: nobody counts where this test is left')
    return null
  }
}

/** Yields the unfinished sittings begun after `since` and without an answer after `quiet`, page by page, by index. */
async function* openSittings(db: Db, since: Date, quiet: Date): AsyncGenerator<Open> {
  let last = { savedAt: since, id: '' }
  for (;;) {
    const page = await db.$queryRaw<Open[]>`
      SELECT "id", "instrument", "instrumentVersion", "locale"::text AS "locale", "responses", "savedAt"
      FROM "Sitting"
      WHERE "savedAt" >= ${last.savedAt}::timestamptz AND ("savedAt", "id") > (${last.savedAt}::timestamptz, ${last.id})
        AND "savedAt" < ${quiet}::timestamptz AND "startedAt" >= ${since}::timestamptz AND "completedAt" IS NULL
      ORDER BY "savedAt", "id" LIMIT ${pageSize}`
    yield* page
    const end = page.at(-1)
    if (!end || page.length < pageSize) return
    last = end
  }
}

/** Counts of where people stop, in one version and language. */
export interface DropOff {
  since: Date
  countedAt: Date
  finished: number
  /** Number of people who stopped, indexed by the number of their answers, from 0. */
  stopped: readonly number[]
}

/** Returns the counts of the last night; null if no person has begun. */
export const readDropOff = (db: Db, triple: NormScope): Promise<DropOff | null> =>
  db.dropOff.findUnique({
    where: { instrument_instrumentVersion_locale: triple },
    select: { since: true, countedAt: true, finished: true, stopped: true },
  })
