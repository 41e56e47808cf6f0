import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { seed } from '@/testing/data/seed'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { backUp, restore } from './backup'
import { computeFingerprints } from './fingerprint'

const database = setUpTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'mindglass-backup-'))
const path = process.env.PATH ?? ''
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

/** Runs `work` with an additional, empty database. */
async function withEmpty(work: (url: string) => Promise<void>) {
  const server = String(database.url)
  const name = `mindglass_restored_${randomUUID().replaceAll('-', '')}`
  await query(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  try {
    await work(url.href)
  } finally {
    await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

const held = async () => {
  const client = await database.current.pool.connect()
  try {
    await client.query('BEGIN')
    return await computeFingerprints(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

// PostgreSQL's programs cannot read the embedded database, which is a folder.
describe.runIf(onPostgres)('a dump', () => {
  test('restores all tables into an empty database with the same row counts and hashes', async () => {
    await seed(database.current)
    const before = await held()
    const { file, manifest } = await backUp(String(database.url), { folder, path })
    expect(manifest.tables).toEqual(before)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await withEmpty(async (url) => {
      expect(await restore(url, file, path)).toEqual(manifest)
      expect(await query(url, 'SELECT count(*)::int AS n FROM "Order"')).toEqual([{ n: before.Order?.rows }])
      // The restored database can be migrated further by the next version.
      const [book] = await query(url, 'SELECT count(*)::int AS n FROM "_prisma_migrations"')
      expect(book.n).toBe(before._prisma_migrations?.rows)
    })
  })

  test('is not restored into a database that contains data', async () => {
    const { file } = await backUp(String(database.url), { folder, path })
    await database.current.pool.query(`INSERT INTO "RateLimit" (key, points) VALUES ('k', 3)`)
    await expect(restore(String(database.url), file, path)).rejects.toThrow('not empty, and nothing was changed')
  })

  test('is rejected before anything is restored when its file was changed', async () => {
    const { file } = await backUp(String(database.url), { folder, path, now: new Date('2026-01-02T03:04:05Z') })
    expect(file).toBe(join(folder, 'mindglass-20260102T030405Z.dump'))
    appendFileSync(file, 'x')
    await withEmpty(async (url) => {
      await expect(restore(url, file, path)).rejects.toThrow('is not what was written')
      expect(await query(url, `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
    })
  })

  test('deletes expired dumps but no other files in its folder', async () => {
    const own = mkdtempSync(join(folder, 'keep-'))
    writeFileSync(join(own, 'somebody-elses.dump'), '')
    const at = (day: number) => ({ folder: own, path, keepDays: 7, now: new Date(Date.UTC(2026, 0, day)) })
    await backUp(String(database.url), at(1))
    await backUp(String(database.url), at(7))
    await backUp(String(database.url), at(9))
    expect(readdirSync(own).sort()).toEqual([
      'mindglass-20260107T000000Z.dump',
      'mindglass-20260107T000000Z.dump.json',
      'mindglass-20260109T000000Z.dump',
      'mindglass-20260109T000000Z.dump.json',
      'somebody-elses.dump',
    ])
  })

  test('leaves no file behind when the database does not exist', async () => {
    const own = mkdtempSync(join(folder, 'fail-'))
    const gone = new URL(String(database.url))
    gone.pathname = '/no_such_database'
    await expect(backUp(gone.href, { folder: own, path })).rejects.toThrow('no_such_database')
    expect(readdirSync(own)).toEqual([])
  })
})
