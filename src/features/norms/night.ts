import { withLock } from '@/server/db/advisory-lock'
import type { OpenDb } from '@/server/db/db'
import { collectSheets } from './collect'
import { countCare } from './counts/care-counts'
import { countDropOff } from './counts/drop-off'
import { draftVersions } from './draft'
import { closeSamples } from './samples'
import { accumulate, rebuildTallies } from './tally'

/** Results of one night. */
export interface Night {
  collected: number
  added: number
  /** Tallies that differed from their sheets and were put right. */
  differed: number
  /** Ids of the versions that now wait for somebody to look at them. */
  drafted: string[]
  /** Unfinished sittings of the last weeks, counted where they stopped. */
  stopped: number
  /** Completed sittings whose help was counted. */
  cared: number
}

/**
 * From sittings to drafts, each step after the one it needs. Every step can be killed and is done again at the next
 * turn; two machines do it once.
 * @returns null when another process is at it.
 */
export async function normsNight(database: OpenDb, now: Date): Promise<Night | null> {
  const { db } = database
  const night = await withLock(database, 'norms', async () => {
    const collected = await collectSheets(db, now)
    const added = await accumulate(db, now)
    const differed = await rebuildTallies(db, now)
    await closeSamples(db)
    const drafted = await draftVersions(db)
    const [stopped, cared] = [await countDropOff(db, now), await countCare(db, now)]
    return { collected, added, differed, drafted, stopped, cared }
  })
  return night?.done ?? null
}
