import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type OpenDb, openDb } from '@/server/db/db'
import { deployMigrations, listMigrationNames } from '@/server/db/migrations'

/**
 * Provides a migrated database for one test file, emptied before each test: a scratch database on the PostgreSQL of
 * TEST_DATABASE_URL, whose role has to be a superuser, or PGlite in memory.
 */
export function setUpTestDatabase(): { current: OpenDb; url: string | undefined } {
  const holder = {} as { current: OpenDb; url: string | undefined }
  let leave = async () => {}
  let empty = ''
  beforeAll(async () => {
    const scratch = await scratchDatabase()
    holder.url = scratch?.url
    holder.current = scratch ? await openDb(scratch.url, '') : await embeddedDatabase()
    leave = async () => {
      if (!scratch) return void idle.push(holder.current)
      await holder.current.close()
      await scratch.drop()
    }
    empty = await emptying(holder.current.pool)
  }, 60_000)
  beforeEach(async () => {
    await holder.current.pool.query(empty)
  })
  afterAll(() => leave())
  return holder
}

/** True when tests run on a server with real concurrency. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

/**
 * True during mutation tests, which run changes one after the other: a hundred at once would wait for each other until
 * transactions time out.
 */
export const isMutationTest = Boolean(process.env.MUTATION_AREA)

/**
 * Returns SQL that deletes every row and restarts the sequences. TRUNCATE would give each of some fifty tables new
 * files, which takes fifty times as long. Triggers are off, so that neither foreign keys nor frozen rows prevent it.
 */
async function emptying(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sql: string }>(`
    SELECT format('DELETE FROM %I', tablename) AS sql FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    UNION ALL SELECT format('SELECT setval(%L, 1, false)', format('%I', sequencename)) FROM pg_sequences
      WHERE schemaname = 'public'`)
  return ['SET LOCAL session_replication_role = replica', ...rows.map(({ sql }) => sql)].join(';')
}

/** Embedded databases that no test file uses at present. */
const idle: OpenDb[] = []

/**
 * Returns an embedded database, reused by files that share their modules: creating one takes two seconds. It ends with
 * its thread.
 */
async function embeddedDatabase(): Promise<OpenDb> {
  const known = idle.pop()
  if (known) return known
  const opened = await openDb(undefined, 'memory://')
  await deployMigrations(opened.pool)
  return opened
}

async function scratchDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return null
  const name = `mindglass_test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, async (client) => {
    // The lock protects the template while it is copied, and ends with the connection.
    await client.query('SELECT pg_advisory_lock(72707370)')
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${await migratedTemplate(client, server)}`)
  })
  const drop = () => withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  return { url: addressOf(server, name), drop }
}

/** Returns the name of an empty database with these migrations: created once, and copied for each test file. */
async function migratedTemplate(client: pg.Client, server: string): Promise<string> {
  const dir = join(process.cwd(), 'prisma/migrations')
  const hash = createHash('sha256')
  for (const name of listMigrationNames(dir)) hash.update(name).update(readFileSync(join(dir, name, 'migration.sql')))
  const template = `mindglass_template_${hash.digest('hex').slice(0, 16)}`
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE starts_with(datname, 'mindglass_template_')`,
  )
  if (rows.some(({ datname }) => datname === template)) return template
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  const half = 'mindglass_template_half'
  await client.query(`CREATE DATABASE ${half}`)
  const pool = new pg.Pool({ connectionString: addressOf(server, half) })
  await deployMigrations(pool)
  await pool.end()
  await client.query(`ALTER DATABASE ${half} RENAME TO ${template}`)
  return template
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
