import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { type Triple, tripleOf } from '@/features/norms/triple'
import { withLock } from '@/server/db/advisory-lock'
import type { Db, OpenDb } from '@/server/db/db'
import { batchTickets, makeBatches } from './batches'
import { keepReserve } from './draw'
import { draftStudyReleases } from './releases/study-releases'

/** Work done in one night. */
export interface StudyNight {
  batches: number
  /** Ids of the releases that now wait for somebody to look at them. */
  drafted: string[]
}

/** A list of draws for every test of today, so that its fingerprint is public before anybody is drawn. */
async function keepReserves(db: Db): Promise<void> {
  const unused = new Set((await db.drawList.findMany({ where: { used: 0 } })).map((list) => nameOf(list)))
  for (const { slug: instrument, version: instrumentVersion } of currentInstruments()) {
    for (const locale of locales) {
      const triple = { instrument, instrumentVersion, locale }
      if (!unused.has(nameOf(triple))) await keepReserve(db, triple)
    }
  }
}

const nameOf = (triple: Triple): string => Object.values(tripleOf(triple)).join(' ')

/**
 * From answers to drafts, each step after the one it needs. Every step can be killed and is done again at the next turn;
 * two machines do it once.
 * @returns null when another process is at it
 */
export async function studiesNight(database: OpenDb, now: Date): Promise<StudyNight | null> {
  const { db } = database
  const night = await withLock(database, 'evidence', async () => {
    await keepReserves(db)
    const batches = (await makeBatches(db)) + (await batchTickets(db, now))
    return { batches, drafted: await draftStudyReleases(db) }
  })
  return night?.done ?? null
}
