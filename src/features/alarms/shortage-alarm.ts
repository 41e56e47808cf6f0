import { OVER_SECONDS } from '@/core/ops/alarm'
import type { OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { folderFindings } from '@/server/observability/ready'
import { recentShortages } from '@/server/observability/shortage'
import { recordSigns, type SendAlarm, sendNews } from './alarms'

/** Statements and files refused of late, or folders without room: how much of it there is, 0 when all is well. */
export async function countShortages(): Promise<number> {
  const folders = (await folderFindings()).filter(({ weight }) => weight === 'reason').length
  return folders + recentShortages().reduce((sum, { times }) => sum + times, 0)
}

/**
 * Looks every few seconds whether something has run out, and tells it at once. Other alarms are noted in the database, so
 * that one process of many tells them; where the disk of the database is full this one goes out all the same, from each
 * process once.
 */
export function checkShortage(tell: SendAlarm, count = countShortages) {
  /** The one that lasts: since when, when it was last seen, and whether the database knows of it. */
  let lasting: { since: Date; seenAt: number; inDatabase: boolean } | null = null

  return async (database: OpenDb): Promise<void> => {
    const value = await count()
    const now = Date.now()
    if (value > 0 && lasting) {
      lasting.seenAt = now
    } else if (value > 0) {
      const since = new Date(now)
      const inDatabase = await recordSigns(database, { shortage: value })
        .then(() => sendNews(database, tell))
        .then(
          () => true,
          (error: unknown) => {
            log.warn({ error: String(error) }, 'watch: the database cannot note a shortage, it is told without it')
            return false
          },
        )
      if (!inDatabase) await tell({ kind: 'shortage', state: 'begins', value, since })
      lasting = { since, seenAt: now, inDatabase }
    } else if (lasting && now - lasting.seenAt > OVER_SECONDS * 1000) {
      const { since, inDatabase } = lasting
      if (!inDatabase) await tell({ kind: 'shortage', state: 'over', value, since })
      lasting = null
    }
  }
}
