import { withLock } from '@/server/db/advisory-lock'
import type { OpenDb } from '@/server/db/db'
import { collectSheets } from './collect'
import { countDropOff } from './counts/drop-off'
import { countHelpOutcomes } from './counts/help-outcomes'
import { draftNormVersions } from './draft'
import { assignSheetsToMilestones } from './samples'
import { rebuildTallies, tallyNewSheets } from './tally'

/** Results of one night. */
export interface NormsRun {
  collected: number
  added: number
  /** Number of tallies that differed from their sheets and were corrected. */
  differed: number
  /** Ids of the drafted versions that wait for review. */
  drafted: string[]
  /** Number of unfinished sittings of the last weeks, counted by where they stopped. */
  stopped: number
  /** Number of completed sittings counted by their care decision. */
  cared: number
}

/**
 * Turns sittings into sheets, tallies and draft norms. The next run repeats a step during which the process died. Of
 * several machines only one runs it.
 * @returns null when another process is running it.
 */
export async function runNightlyNorms(database: OpenDb, now: Date): Promise<NormsRun | null> {
  const { db } = database
  const night = await withLock(database, 'norms', async () => {
    const collected = await collectSheets(db, now)
    const added = await tallyNewSheets(db, now)
    const differed = await rebuildTallies(db, now)
    await assignSheetsToMilestones(db)
    const drafted = await draftNormVersions(db)
    const [stopped, cared] = [await countDropOff(db, now), await countHelpOutcomes(db, now)]
    return { collected, added, differed, drafted, stopped, cared }
  })
  return night?.done ?? null
}
