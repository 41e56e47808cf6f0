import { ALARM_OVER_SECONDS } from '@/core/ops/alarm'
import type { OpenDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { folderFindings } from '@/server/observability/ready'
import { recentShortages } from '@/server/observability/shortage'
import { recordSigns, type SendAlarm, sendDueAlarms } from './alarms'

/**
 * Counts the SQL statements and files refused lately for lack of a resource, and the folders without room; 0 if there
 * is no shortage.
 */
export async function countShortages(): Promise<number> {
  const folders = (await folderFindings()).filter(({ weight }) => weight === 'reason').length
  return folders + recentShortages().reduce((sum, { times }) => sum + times, 0)
}

/**
 * Returns a check that runs every few seconds and reports a shortage at once. All alarms are recorded in the database,
 * so that only one process reports them; when the disk of the database is full and this alarm cannot be recorded, each
 * process sends it once.
 */
export function createShortageCheck(tell: SendAlarm, count = countShortages) {
  /** The current shortage: its start, when it was last seen, and whether it is recorded in the database. */
  let lasting: { since: Date; seenAt: number; inDatabase: boolean } | null = null

  return async (database: OpenDb): Promise<void> => {
    const value = await count()
    const now = Date.now()
    if (value > 0 && lasting) {
      lasting.seenAt = now
    } else if (value > 0) {
      const since = new Date(now)
      const inDatabase = await recordSigns(database, { shortage: value })
        .then(() => sendDueAlarms(database, tell))
        .then(
          () => true,
          (error: unknown) => {
            log.warn({ error: String(error) }, 'watch: the database cannot note a shortage, it is told without it')
            return false
          },
        )
      if (!inDatabase) await tell({ kind: 'shortage', state: 'begins', value, since })
      lasting = { since, seenAt: now, inDatabase }
    } else if (lasting && now - lasting.seenAt > ALARM_OVER_SECONDS * 1000) {
      const { since, inDatabase } = lasting
      if (!inDatabase) await tell({ kind: 'shortage', state: 'over', value, since })
      lasting = null
    }
  }
}
