import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type OpenDb, openDb } from '@/server/db'
import { deployMigrations } from '@/server/migrations'

/**
 * A migrated database for one test file, emptied before each test: PGlite in memory, or a scratch database on the
 * PostgreSQL of TEST_DATABASE_URL.
 */
export function testDatabase(): { current: OpenDb; url: string | undefined } {
  const holder = {} as { current: OpenDb; url: string | undefined }
  let drop = async () => {}
  beforeAll(async () => {
    const scratch = await scratchDatabase()
    holder.url = scratch?.url
    drop = scratch?.drop ?? drop
    holder.current = await openDb(scratch?.url, 'memory://')
    await deployMigrations(holder.current.pool)
  }, 60_000)
  beforeEach(async () => {
    await holder.current.pool.query(TRUNCATE)
  })
  afterAll(async () => {
    await holder.current.close()
    await drop()
  })
  return holder
}

/** True when tests run on a server with real concurrency. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const TRUNCATE = `DO $$ DECLARE names text; BEGIN
  SELECT string_agg(format('%I', tablename), ', ') INTO names FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE';
END $$`

async function scratchDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return null
  const name = `mindglass_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
