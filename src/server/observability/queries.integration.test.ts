import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPool } from '@/server/db/pool'
import { log } from '@/server/observability/log'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { measureQueries } from './queries'

const database = setUpTestDatabase()
const warn = vi.spyOn(log, 'warn')
beforeEach(() => void warn.mockReset())
afterEach(() => warn.mockReset())

const open = (slowMs: number, statementMs = 5_000, connectMs = 10_000) =>
  openPool(database.url, 'memory://', {
    connections: 2,
    connectMs,
    statementMs,
    onConnect: (client) => measureQueries(client, slowMs),
  })

test('a slow SQL statement is logged without its parameter values [log-slow-statement]', async () => {
  const { pool, close } = await open(0)
  await pool.query('SELECT $1::text AS said', ['S3CRET'])
  await close()
  const [entry] = warn.mock.calls.map(([first]) => first as unknown as { sql: string; ms: number })
  expect(entry?.sql).toBe('SELECT $1::text AS said')
  expect(JSON.stringify(warn.mock.calls)).not.toContain('S3CRET')
})

test('a fast SQL statement is not logged', async () => {
  const { pool, close } = await open(60_000)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await close()
  expect(warn).not.toHaveBeenCalled()
})

test.runIf(onPostgres)('PostgreSQL cancels a statement that exceeds the statement timeout', async () => {
  const { pool, close } = await open(60_000, 300)
  const started = Date.now()
  await expect(pool.query('SELECT pg_sleep(20)')).rejects.toThrow('statement timeout')
  expect(Date.now() - started).toBeLessThan(5_000)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await close()
})

test.runIf(onPostgres)('a query fails with a timeout when no pooled connection becomes free', async () => {
  const { pool, close } = await open(60_000, 5_000, 1_500)
  const held = await Promise.all([pool.connect(), pool.connect()])
  await expect(pool.query('SELECT 1')).rejects.toThrow(/timeout/)
  for (const client of held) client.release()
  await close()
})
