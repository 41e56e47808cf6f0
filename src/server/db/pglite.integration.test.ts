import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { mountSmallDisk } from '@/testing/faults/small-disk'
import { classifyDatabaseError } from './database-unavailability'
import { openPool } from './pool'

const dir = mkdtempSync(join(tmpdir(), 'pglite-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the embedded database rejects a second opening of its directory until it is closed [embedded-second-opening]', async () => {
  const first = await openPool(undefined, dir)
  expect(first.wasKilled).toBe(false)
  await first.pool.query('CREATE TABLE t (n int); INSERT INTO t VALUES (7)')
  await expect(openPool(undefined, dir)).rejects.toThrow('is in use by another process')
  await first.close()
  // The state after a kill: a killed process removes nothing.
  writeFileSync(join(dir, 'open'), '')
  const again = await openPool(undefined, dir)
  expect(again.wasKilled).toBe(true)
  expect((await again.pool.query('SELECT n FROM t')).rows).toEqual([{ n: 7 }])
  await again.close()
})

test('a dropped client loses its transaction and locks without affecting the next client', async () => {
  const { pool, close } = await openPool(undefined, 'memory://')
  const named = { name: 'named', text: 'SELECT $1::int AS n', values: [7] }
  const numbers = async () => (await pool.query('SELECT n FROM t')).rows
  await pool.query('CREATE TABLE t (n int)')
  await pool.query(named)
  await expect(pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero')
  expect((await pool.query(named)).rows).toEqual([{ n: 7 }])

  const dropped = await pool.connect()
  await dropped.query('SELECT pg_advisory_lock(1)')
  await dropped.query('BEGIN; INSERT INTO t VALUES (1)')
  const waiting = pool.connect()
  dropped.release(true)
  const next = await waiting
  await next.query('BEGIN')
  await next.query('INSERT INTO t VALUES (2)')
  await new Promise((resolve) => setImmediate(resolve))
  await next.query('COMMIT')
  next.release()
  expect(await numbers()).toEqual([{ n: 2 }])
  expect((await pool.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`)).rows).toEqual([])
  await close()
})

test('the embedded database rejects writes while its disk is full and recovers once there is room [embedded-full]', async (context) => {
  const disk = mountSmallDisk(120)
  if (!disk) return context.skip('only root mounts a small disk')
  onTestFinished(disk.remove)
  const { pool, close } = await openPool(undefined, disk.dir)
  const add = () => pool.query(`INSERT INTO t SELECT repeat('x', 1000) FROM generate_series(1, 1000)`)
  await pool.query('CREATE TABLE t (x text); CREATE TABLE n (n int); INSERT INTO n VALUES (0)')
  disk.fill()
  expect(classifyDatabaseError(await add().catch((error: unknown) => error))).toBe('shortage')
  // A statement that needs no more room still succeeds. Then the log finds no room, at which point a server would end.
  await pool.query('UPDATE n SET n = 7')
  const log = `SELECT count(pg_logical_emit_message(true, 'x', repeat('x', 1000000))) FROM generate_series(1, 32)`
  expect(classifyDatabaseError(await pool.query(log).catch((error: unknown) => error))).toBe('shortage')
  for (const statement of ['SELECT 1', 'UPDATE n SET n = 8']) {
    expect(classifyDatabaseError(await pool.query(statement).catch((error: unknown) => error))).toMatch(
      /^(away|shortage)$/,
    )
  }
  disk.makeRoom()
  await vi.waitFor(() => add(), { timeout: 30_000, interval: 500 })
  expect((await pool.query('SELECT n FROM n')).rows).toEqual([{ n: 7 }])
  await close()
})
