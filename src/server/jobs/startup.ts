import { env } from '@/env'
import { DataKeyError, requireDataKeys } from '../crypto/data-keys'
import type { Db, OpenDb } from '../db/db'
import { describeOpenFailure } from '../db/describe-open-failure'
import { log } from '../observability/log'
import { signalDatabaseReady } from './background'

const againMs = 1_000
type End = (code: number) => never | void

/**
 * Opens the process's database. Opening the embedded database is not retried: a folder that cannot be written, or that
 * another process uses, ends the process with the reason.
 */
export async function openDatabaseAtStart(open: () => Promise<OpenDb>, end: End = process.exit): Promise<OpenDb> {
  try {
    return await open()
  } catch (error) {
    log.fatal({ alarm: true, error: String(error) }, 'the database cannot be opened')
    console.error(describeOpenFailure(error, { url: env.DATABASE_URL, dir: env.PGLITE_DIR }))
    end(1)
    throw error
  }
}

/**
 * Ends the process when its settings lack a key of the database. A site may start before its database, so an
 * unreachable database is asked again until it answers.
 */
export async function requireKeysAtStart(db: Db, end: End = process.exit, logged = false): Promise<void> {
  try {
    await requireDataKeys(db)
    signalDatabaseReady()
  } catch (error) {
    if (error instanceof DataKeyError) {
      log.fatal({ alarm: true }, error.message)
      console.error(error.message)
      end(1)
      return
    }
    if (!logged) {
      log.warn({ error: String(error) }, 'keys of the data are compared once the database answers')
      console.error(
        `${describeOpenFailure(error, { url: env.DATABASE_URL, dir: env.PGLITE_DIR })} It is asked again every second.`,
      )
    }
    setTimeout(() => void requireKeysAtStart(db, end, true), againMs).unref()
  }
}
