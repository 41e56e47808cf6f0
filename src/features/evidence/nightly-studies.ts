import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { type NormScope, normScopeOf } from '@/features/norms/norm-scope'
import { withLock } from '@/server/db/advisory-lock'
import type { Db, OpenDb } from '@/server/db/db'
import { batchTickets, createBatches } from './batches'
import { ensureUnusedList } from './draw'
import { draftStudyReleases } from './releases/study-releases'

/** Results of one night. */
export interface StudiesRun {
  batches: number
  /** Ids of the drafted releases that wait for review. */
  drafted: string[]
}

/** Creates a list of draws for every current test, so that its fingerprint is public before the first draw. */
async function keepReserves(db: Db): Promise<void> {
  const unused = new Set((await db.drawList.findMany({ where: { used: 0 } })).map((list) => nameOf(list)))
  for (const { slug: instrument, version: instrumentVersion } of currentInstruments()) {
    for (const locale of locales) {
      const triple = { instrument, instrumentVersion, locale }
      if (!unused.has(nameOf(triple))) await ensureUnusedList(db, triple)
    }
  }
}

const nameOf = (triple: NormScope): string => Object.values(normScopeOf(triple)).join(' ')

/**
 * Turns answers into batches and batches into draft releases. The next run repeats a step during which the process
 * died. Of several machines only one runs it.
 * @returns null when another process is running it
 */
export async function runNightlyStudies(database: OpenDb, now: Date): Promise<StudiesRun | null> {
  const { db } = database
  const night = await withLock(database, 'evidence', async () => {
    await keepReserves(db)
    const batches = (await createBatches(db)) + (await batchTickets(db, now))
    return { batches, drafted: await draftStudyReleases(db) }
  })
  return night?.done ?? null
}
