import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openDb } from '@/server/db'
import { onPostgres, testDatabase } from '@/testing/database'
import { freeFinding, readiness, skewFinding } from './ready'
import { announceStop } from './stopping'

const database = testDatabase()
const state = globalThis as typeof globalThis & { mindglassStopping?: boolean }
afterEach(() => {
  state.mindglassStopping = false
})

const ask = (more: { migrations?: string; webhooks?: boolean } = {}) =>
  readiness({ pool: database.current.pool, dir: process.cwd(), webhooks: false, ...more })
const reasons = async (asked: ReturnType<typeof ask>) =>
  (await asked).findings.filter(({ weight }) => weight === 'reason').map(({ part }) => part)

test('a site that can work is ready, and its clock is compared', async () => {
  const answer = await ask()
  expect(answer.ready).toBe(true)
  expect(Math.abs(answer.clockSkewSeconds ?? 99)).toBeLessThan(5)
})

test('a process that is about to stop is not ready, before its doors close', async () => {
  announceStop()
  expect(await reasons(ask())).toEqual(['process'])
})

test('code that is newer than the schema is not ready, and says what is missing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(dir, '20991231000000_of_tomorrow'))
  const answer = await ask({ migrations: dir })
  rmSync(dir, { recursive: true })
  expect(answer).toMatchObject({ ready: false })
  expect(answer.findings).toContainEqual({
    part: 'schema',
    weight: 'reason',
    says: 'lacks 20991231000000_of_tomorrow',
  })
})

test('a provider that has said nothing for a week is noted, but the site is ready', async () => {
  const answer = await ask({ webhooks: true })
  expect(answer.ready).toBe(true)
  expect(answer.findings).toContainEqual({ part: 'webhook', weight: 'note', says: 'none for 7 days' })
})

describe.runIf(onPostgres)('on a server', () => {
  test('connections in another time zone are no place for times', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    await other.pool.query(`SET TimeZone = 'Asia/Shanghai'`)
    const answer = await readiness({ pool: other.pool, dir: process.cwd(), webhooks: false })
    await other.close()
    const says = 'goes by the time zone Asia/Shanghai in place of UTC'
    expect(answer.findings).toContainEqual({ part: 'database', weight: 'reason', says })
  })

  test('a database that can only be read is not ready', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    await other.pool.query('SET default_transaction_read_only = on')
    const answer = await readiness({ pool: other.pool, dir: process.cwd(), webhooks: false })
    await other.close()
    expect(answer.findings).toContainEqual(expect.objectContaining({ part: 'database', weight: 'reason' }))
  })

  test('a frozen database (SIGSTOP) is told within 2 s and a little, and again when it goes on', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    const { rows } = await other.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const pid = rows[0]?.pid ?? 0
    const look = () => readiness({ pool: other.pool, dir: process.cwd(), webhooks: false })
    try {
      process.kill(pid, 'SIGSTOP')
      const started = Date.now()
      const answer = await look()
      expect(Date.now() - started).toBeLessThan(6_000)
      expect(answer.ready).toBe(false)
      expect(answer.findings[0]).toMatchObject({ part: 'database', weight: 'reason' })
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect.poll(async () => (await look()).ready, { timeout: 10_000 }).toBe(true)
    await other.close()
  })
})

test.each([
  { skew: 1, found: [] },
  { skew: -6, found: ['note'] },
  { skew: 241, found: ['reason'] },
  { skew: -900, found: ['reason'] },
])('a clock that is $skew s off: $found', ({ skew, found }) => {
  expect(skewFinding(skew).map(({ weight }) => weight)).toEqual(found)
})

test.each([
  { mb: 5_000, found: [] },
  { mb: 500, found: ['note'] },
  { mb: 10, found: ['reason'] },
])('a disk with $mb MB left: $found', ({ mb, found }) => {
  expect(freeFinding(mb * 1024 ** 2).map(({ weight }) => weight)).toEqual(found)
})
