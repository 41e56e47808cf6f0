import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'
import { runOnSite } from '../run-on-site'
import { deployMigrations, requireMigrations } from './migrations'

const database = setUpTestDatabase()
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

test('new migrations are applied once, in the order of their names', async () => {
  write('90000000000002_second', 'INSERT INTO "Probe" VALUES (2)')
  write('90000000000001_first', PROBE)
  expect(await deploy()).toEqual(['90000000000001_first', '90000000000002_second'])
  expect(await deploy()).toEqual([])
  expect((await database.current.pool.query('SELECT id FROM "Probe"')).rows).toEqual([{ id: 2 }])
})

test('concurrent processes apply a new migration only once', async () => {
  write('90000000000001_first', PROBE)
  const applied = await Promise.all([deploy(), deploy(), deploy()])
  expect(applied.flat()).toEqual(['90000000000001_first'])
})

test('a deployment fails with an error that names a migration edited after it was applied', async () => {
  write('90000000000001_first', PROBE)
  await deploy()
  write('90000000000001_first', `${PROBE} -- edited`)
  await expect(deploy()).rejects.toThrow('90000000000001_first was edited')
})

test('a failed migration is named and rolled back, and can be applied again once corrected', async () => {
  write('90000000000001_first', `${PROBE}; SELECT 1 / 0`)
  await expect(deploy()).rejects.toThrow(/90000000000001_first.*division by zero/)
  write('90000000000001_first', PROBE)
  expect(await deploy()).toEqual(['90000000000001_first'])
})

test('a database without all migrations is rejected with the command to run', async () => {
  const { pool } = database.current
  await expect(requireMigrations(pool, dir)).resolves.toBeUndefined()
  write('90000000000001_first', PROBE)
  await expect(requireMigrations(pool, dir)).rejects.toThrow(
    /lacks 90000000000001_first\. Run `npm run migrate -- deploy`/,
  )
  const nothing = { query: async () => ({ rows: [{ yes: false }] }) }
  await expect(requireMigrations(nothing as never, dir)).rejects.toThrow(/lacks \d{2,} migrations\./)
})

test('an operator command is not run when the database lacks migrations or is unreachable', async () => {
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

test('a deployment fails with an error that names a migration left unfinished', async () => {
  write('90000000000001_first', PROBE)
  await deploy()
  await database.current.pool.query(
    `UPDATE "_prisma_migrations" SET finished_at = NULL WHERE migration_name = '90000000000001_first'`,
  )
  await expect(deploy()).rejects.toThrow('90000000000001_first failed earlier')
})
