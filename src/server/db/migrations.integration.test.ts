import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '@/testing/database'
import { runOnSite } from '../run-on-site'
import { deployMigrations, requireMigrations } from './migrations'

const database = testDatabase()
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mindglass-migrations-'))
  cpSync('prisma/migrations', dir, { recursive: true })
})
afterEach(async () => {
  rmSync(dir, { recursive: true })
  await database.current.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '9%'`)
  await database.current.pool.query('DROP TABLE IF EXISTS "Probe"')
})

function write(name: string, sql: string) {
  mkdirSync(join(dir, name), { recursive: true })
  writeFileSync(join(dir, name, 'migration.sql'), sql)
}
const deploy = () => deployMigrations(database.current.pool, dir)
const PROBE = 'CREATE TABLE "Probe" (id int)'

test('new migrations are applied in order, once', async () => {
  write('90000000000002_second', 'INSERT INTO "Probe" VALUES (2)')
  write('90000000000001_first', PROBE)
  expect(await deploy()).toEqual(['90000000000001_first', '90000000000002_second'])
  expect(await deploy()).toEqual([])
  expect((await database.current.pool.query('SELECT id FROM "Probe"')).rows).toEqual([{ id: 2 }])
})

test('two processes that start at once apply them once', async () => {
  write('90000000000001_first', PROBE)
  const applied = await Promise.all([deploy(), deploy(), deploy()])
  expect(applied.flat()).toEqual(['90000000000001_first'])
})

test('one that was edited after it was applied is refused by name', async () => {
  write('90000000000001_first', PROBE)
  await deploy()
  write('90000000000001_first', `${PROBE} -- edited`)
  await expect(deploy()).rejects.toThrow('90000000000001_first was edited')
})

test('one that fails leaves nothing behind, is named, and can be put right', async () => {
  write('90000000000001_first', `${PROBE}; SELECT 1 / 0`)
  await expect(deploy()).rejects.toThrow(/90000000000001_first.*division by zero/)
  write('90000000000001_first', PROBE)
  expect(await deploy()).toEqual(['90000000000001_first'])
})

test('database that lacks migrations is refused with the command to run, even if it has none', async () => {
  const { pool } = database.current
  await expect(requireMigrations(pool, dir)).resolves.toBeUndefined()
  write('90000000000001_first', PROBE)
  await expect(requireMigrations(pool, dir)).rejects.toThrow(
    /lacks 90000000000001_first\. Run `npm run migrate -- deploy`/,
  )
  const nothing = { query: async () => ({ rows: [{ yes: false }] }) }
  await expect(requireMigrations(nothing as never, dir)).rejects.toThrow(/lacks \d{2,} migrations\./)
})

test('a command on such a database is not run, and one on a database that is away says so', async () => {
  const run = vi.fn(async () => ({ ok: true, say: 'done' }))
  const close = vi.fn(async () => {})
  const open = async () => ({ ...database.current, close })
  expect(await runOnSite(run, open)).toEqual({ ok: true, say: 'done' })
  expect(close).toHaveBeenCalledTimes(1)

  const pool = { query: async () => ({ rows: [{ yes: false }] }) }
  const behind = async () => ({ ...(await open()), pool: pool as never })
  expect(await runOnSite(run, behind)).toMatchObject({
    ok: false,
    say: expect.stringMatching(/^The database lacks/),
  })
  expect(close).toHaveBeenCalledTimes(2)

  const away = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  expect(await runOnSite(run, () => Promise.reject(away))).toEqual({
    ok: false,
    say: 'The database cannot be reached: ECONNREFUSED',
  })
  expect(run).toHaveBeenCalledTimes(1)
})

test('one that another tool left half done is refused by name', async () => {
  write('90000000000001_first', PROBE)
  await deploy()
  await database.current.pool.query(
    `UPDATE "_prisma_migrations" SET finished_at = NULL WHERE migration_name = '90000000000001_first'`,
  )
  await expect(deploy()).rejects.toThrow('90000000000001_first failed earlier')
})
