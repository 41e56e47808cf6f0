// npm run test:restore: rehearses a point-in-time recovery. After a base backup with an archived log and many changes,
// the orders are deleted and the disk is lost; the recovered state must equal the one before the deletion, row by row.
// Takes about a minute; run by hand, since it needs a separate durable PostgreSQL.
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { computeFingerprints, type Fingerprints, listDifferences } from '../../src/server/db/copy/fingerprint'
import { Cluster } from './cluster'

Object.assign(process.env, {
  APP_SECRET: 'a-rehearsal-has-no-secrets-to-keep-0123456789',
  LOG_LEVEL: 'silent',
  OUTBOX_DIR: '/nonexistent',
})
// Imported after the environment is complete.
const { openDb } = await import('../../src/server/db/db')
const { deployMigrations } = await import('../../src/server/db/migrations')
const { seed } = await import('../../src/testing/data/seed')

/** Number of changes after the base backup, each in its own transaction. */
const CHANGES = 500

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function stateOf(url: string): Promise<Fingerprints> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    return await computeFingerprints(client)
  } finally {
    await client.end()
  }
}

async function fill(url: string): Promise<void> {
  const database = await openDb(url, '')
  await deployMigrations(database.pool)
  await seed(database)
  await database.close()
}

async function work(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let at = 0; at < CHANGES; at++) {
    await client.query('INSERT INTO "RateLimit" (key, points) VALUES ($1, $2)', [`work:${at}`, at])
  }
  await client.end()
}

/** Waits until the current log segment is archived. */
async function archived(url: string): Promise<void> {
  const [piece] = await query<{ name: string }>(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name')
  for (let tries = 0; tries < 300; tries++) {
    const [row] = await query<{ name: string }>(url, 'SELECT last_archived_wal AS name FROM pg_stat_archiver')
    if (row?.name && piece && row.name >= piece.name) return
    await sleep(100)
  }
  throw new Error('The log was not archived.')
}

await Cluster.with(async (cluster) => {
  const wal = cluster.folder('wal')
  const base = cluster.folder('base')
  const archive = `archive_command=test ! -f ${wal}/%f && cp %p ${wal}/%f`
  const first = await cluster.start(await cluster.initialize('first'), ['archive_mode=on', archive])
  await fill(first.url)
  await cluster.run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(first.port),
    '-U',
    'postgres',
    '-D',
    base,
    '-c',
    'fast',
    '-X',
    'none',
  )
  await cluster.run('pg_verifybackup', '--no-parse-wal', base)
  await work(first.url)
  const before = await stateOf(first.url)
  const [moment] = await query<{ at: string }>(first.url, 'SELECT clock_timestamp()::text AS at')
  await sleep(1_100)
  await query(first.url, 'TRUNCATE "Order" CASCADE')
  await archived(first.url)
  await cluster.kill(first)

  const started = Date.now()
  writeFileSync(join(base, 'recovery.signal'), '')
  const second = await cluster.start(base, [
    `restore_command=cp ${wal}/%f %p`,
    `recovery_target_time=${moment?.at}`,
    'recovery_target_action=promote',
  ])
  for (;;) {
    const [row] = await query<{ recovering: boolean }>(second.url, 'SELECT pg_is_in_recovery() AS recovering')
    if (!row?.recovering) break
    await sleep(50)
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const different = listDifferences(before, await stateOf(second.url))
  // The recovered server must accept writes again.
  await query(second.url, `INSERT INTO "RateLimit" (key, points) VALUES ('after', 1)`)

  const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0)
  const megabytes = readdirSync(wal).reduce((sum, name) => sum + statSync(join(wal, name)).size, 0) / 1e6
  console.log(
    `${Object.keys(before).length} tables, ${rows} rows, ${CHANGES} changes after the base backup, ${megabytes} MB of log`,
  )
  console.log(`back to ${moment?.at} in ${seconds} s; tables that differ: ${different.join(', ') || 'none'}`)
  if (different.length > 0) process.exitCode = 1
})
