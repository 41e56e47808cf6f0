import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

// The table, checksums and lock are those of `prisma migrate deploy`, so that either tool can continue after the other.
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`
const LOCK = 72_707_369

/**
 * Applies prisma/migrations in order, each in a transaction.
 * @returns the names of those applied now.
 * @throws Error naming the migration that failed, now or earlier.
 */
export async function deployMigrations(pool: pg.Pool, dir = join(process.cwd(), 'prisma/migrations')) {
  const client = await pool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`)
    await client.query(TABLE)
    const known = await appliedMigrations(client)
    const applied: string[] = []
    for (const name of listMigrationNames(dir)) {
      const sql = readFileSync(join(dir, name, 'migration.sql'), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const row = known.get(name)
      if (row && !row.done) throw new Error(`Migration ${name} failed earlier; repair it by hand.`)
      if (row && row.checksum !== checksum) throw new Error(`Migration ${name} was edited after it was applied.`)
      if (row) continue
      await applyMigration(client, name, sql, checksum)
      applied.push(name)
    }
    return applied
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => {})
    client.release()
  }
}

export function listMigrationNames(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/**
 * Returns the migrations of this code that the database lacks; none when the code came without a folder of migrations
 * to compare with.
 */
export function findMissingMigrations(
  applied: readonly string[],
  dir = join(process.cwd(), 'prisma/migrations'),
): string[] {
  return existsSync(/* turbopackIgnore: true */ dir)
    ? listMigrationNames(dir).filter((name) => !applied.includes(name))
    : []
}

/**
 * Checks that the database has every migration of this code.
 * @throws Error with the command to run when it lacks one
 */
export async function requireMigrations(pool: pg.Pool, dir?: string): Promise<void> {
  const known = await pool.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS yes`)
  const applied = known.rows[0].yes ? await appliedMigrations(pool) : new Map()
  const done = [...applied].filter(([, row]) => row.done).map(([name]) => name)
  const missing = findMissingMigrations(done, dir)
  if (missing.length === 0) return
  throw new Error(
    `The database lacks ${missing.length === 1 ? missing[0] : `${missing.length} migrations`}. ` +
      'Run `npm run migrate -- deploy` first; `npm start` does it too.',
  )
}

async function appliedMigrations(client: pg.Pool | pg.PoolClient) {
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum, finished_at AS done FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  )
  return new Map<string, { checksum: string; done: Date | null }>(rows.map((row) => [row.name, row]))
}

async function applyMigration(client: pg.PoolClient, name: string, sql: string, checksum: string) {
  await client.query('BEGIN')
  try {
    // An index on a large table takes longer than any statement of the site may.
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}
