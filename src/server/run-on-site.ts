import { env } from '@/env'
import { requireDataKeys } from './crypto/data-keys'
import { type OpenDb, openDb } from './db/db'
import { requireMigrations } from './db/migrations'

interface Answer {
  ok: boolean
  say: string
}

const openSite = () => openDb(env.DATABASE_URL, env.PGLITE_DIR)

/**
 * Runs a command of the console on the database of this site. A database that is unreachable, in use, not migrated or
 * encrypted with other keys is reported in a sentence; errors of the command itself are thrown.
 */
export async function runOnSite(
  run: (database: OpenDb) => Promise<Answer>,
  open: () => Promise<OpenDb> = openSite,
): Promise<Answer> {
  let database: OpenDb | undefined
  try {
    database = await open()
    await requireMigrations(database.pool)
    await requireDataKeys(database.db)
  } catch (error) {
    await database?.close()
    return { ok: false, say: reasonOf(error) }
  }
  return await run(database).finally(database.close)
}

/** Returns the reason of an error. When the connection is refused on two addresses, the error has no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string }
  return message || `The database cannot be reached: ${code}`
}
