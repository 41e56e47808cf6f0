import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDb } from '@/server/db/db'
import { seed } from '@/testing/data/seed'
import { setUpTestDatabase } from '@/testing/database'
import { deployMigrations } from '../migrations'
import { copyPGlite } from '../pglite'
import { openPool } from '../pool'
import { moveData } from './move'

const target = setUpTestDatabase()
const root = mkdtempSync(join(tmpdir(), 'mindglass-move-'))
const source = join(root, 'source')
let copies = 0

beforeAll(async () => {
  const database = await openDb(undefined, source)
  await deployMigrations(database.pool)
  await seed(database)
  await database.close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

let copy: string
beforeEach(() => {
  copies += 1
  copy = join(root, `copy-${copies}`)
})

/** Returns the bytes of every file below a folder. */
function bytesOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()) {
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

async function move(change = async (_: { query: (sql: string) => Promise<unknown> }) => {}) {
  await copyPGlite(source, copy)
  const { pool, close } = await openPool(undefined, copy)
  try {
    await change(pool)
    return await moveData(pool, target.current.pool)
  } finally {
    await close()
  }
}

const rowsIn = async (sql: string) => (await target.current.pool.query(sql)).rows

test('a move copies all rows, continues the id sequences and leaves the source unchanged', async () => {
  const before = bytesOf(source)
  const moved = await move()
  expect(bytesOf(source)).toBe(before)
  expect(moved.User).toMatchObject({ rows: 1 })
  expect(moved.Order?.rows).toBeGreaterThan(4)
  expect(await rowsIn('SELECT count(*)::int AS n FROM "Order"')).toEqual([{ n: moved.Order?.rows }])
  const [{ last }] = await rowsIn('SELECT max(id)::int AS last FROM "CreditEntry"')
  const [{ next }] = await rowsIn(`SELECT nextval(pg_get_serial_sequence('"CreditEntry"', 'id'))::int AS next`)
  expect(next).toBeGreaterThan(last)
  // After the copy, foreign keys are checked immediately again.
  const loose = await rowsIn(`SELECT conname FROM pg_constraint WHERE contype = 'f' AND condeferrable`)
  expect(loose).toEqual([])
})

test('a move into a target with a single row is rejected with the name of the table', async () => {
  await target.current.pool.query(`INSERT INTO "RateLimit" (key, points) VALUES ('k', 3)`)
  await expect(move()).rejects.toThrow('not empty, and nothing was changed: RateLimit')
  expect(await rowsIn('SELECT points FROM "RateLimit"')).toEqual([{ points: 3 }])
  expect(await rowsIn('SELECT id FROM "User"')).toEqual([])
})

test('a move is aborted and writes nothing when a row would arrive changed', async () => {
  // A trigger that is not ours fires in every session of the target and changes each written row.
  await target.current.pool.query(`CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.email := 'x' || NEW.email; RETURN NEW; END $$`)
  await target.current.pool.query(`CREATE TRIGGER meddle BEFORE INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION meddle();
    ALTER TABLE "User" ENABLE ALWAYS TRIGGER meddle`)
  try {
    await expect(move()).rejects.toThrow('did not arrive as they left: User')
    expect(await rowsIn('SELECT id FROM "User"')).toEqual([])
    expect(await rowsIn('SELECT id FROM "Order"')).toEqual([])
  } finally {
    await target.current.pool.query('DROP TRIGGER meddle ON "User"; DROP FUNCTION meddle()')
  }
})

test('a database that a running site uses is not copied', async () => {
  const { close } = await openPool(undefined, source)
  try {
    await expect(copyPGlite(source, copy)).rejects.toThrow('is in use by another process')
  } finally {
    await close()
  }
})

test('a copy throws when the source folder contains no database', async () => {
  await expect(copyPGlite(join(root, 'nothing'), copy)).rejects.toThrow('There is no database in')
})
