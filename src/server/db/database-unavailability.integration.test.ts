import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/trpc/[trpc]/route'
import { setRouteDatabase } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { guestCookie } from '../auth/cookies'
import { forgetRecentCounts, recentCounts } from '../observability/recent-counts'
import { forgetShortages, recentShortages } from '../observability/shortage'
import { isDatabaseUnavailable } from './database-unavailability'
import { type OpenDb, openDb } from './db'

const database = setUpTestDatabase()
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('it was answered')
    },
    (error: unknown) => error,
  )

describe.runIf(onPostgres)('database outage detection', () => {
  let other: OpenDb
  beforeEach(async () => {
    other = await openDb(database.url, '')
  })
  afterEach(() => other.close())

  const cut = () =>
    database.current.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )

  test('includes a connection cut in the middle of a statement', async () => {
    const failure = failureOf(other.db.$queryRaw`SELECT pg_sleep(5)::text`)
    const directly = failureOf(other.pool.query('SELECT pg_sleep(5)'))
    await expect.poll(async () => (await sleeping()).length, { timeout: 10_000 }).toBe(2)
    await cut()
    expect(isDatabaseUnavailable(await failure)).toBe(true)
    expect(isDatabaseUnavailable(await directly)).toBe(true)
  })

  test('includes a connection cut in the middle of a transaction', async () => {
    const failure = failureOf(
      other.db.$transaction(async (tx) => {
        await tx.outbox.count()
        await cut()
        await tx.outbox.count()
      }),
    )
    expect(isDatabaseUnavailable(await failure)).toBe(true)
  })

  test('includes a write to a read-only database', async () => {
    const failure = failureOf(
      other.db.$transaction(async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`
        await tx.heartbeat.create({ data: { name: 'away', at: new Date() } })
      }),
    )
    expect(isDatabaseUnavailable(await failure)).toBe(true)
  })

  const sleeping = async () =>
    (
      await database.current.pool.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`,
      )
    ).rows
})

test('an error other than a lost connection does not count as a database outage', async () => {
  const twice = () => database.current.db.heartbeat.create({ data: { name: 'twice', at: new Date() } })
  await twice()
  expect(isDatabaseUnavailable(await failureOf(twice()))).toBe(false)
  expect(isDatabaseUnavailable(await failureOf(database.current.db.$queryRaw`SELECT 1 / 0`))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false)
  expect(isDatabaseUnavailable(null)).toBe(false)
})

test.each(['', `${guestCookie()}=x`])(
  'a procedure returns 503 with Retry-After while the database is unreachable (cookie: %j) [outage-answers-503]',
  async (cookie) => {
    // No database listens on this port.
    const away = await openDb('postgresql://postgres@127.0.0.1:1/postgres', '')
    setRouteDatabase(away)
    const response = await POST(
      new Request('http://localhost:3000/api/trpc/auth.forgotPassword', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ email: 'ana@example.org' }),
      }),
    )
    await away.close()
    setRouteDatabase(database.current)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { data: { domain: { code: 'SERVICE_UNAVAILABLE' } } } })
  },
)

const askForCode = () =>
  POST(
    new Request('http://localhost:3000/api/trpc/auth.forgotPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.org' }),
    }),
  )

test('a procedure returns 503 and records a shortage when the database disk is full [database-full]', async () => {
  const { pool } = database.current
  await pool.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
  await pool.query('CREATE TRIGGER no_room BEFORE INSERT ON "RateLimit" FOR EACH STATEMENT EXECUTE FUNCTION no_room()')
  setRouteDatabase(database.current)
  const response = await askForCode()
  await pool.query('DROP FUNCTION no_room CASCADE')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(recentShortages()).toMatchObject([{ code: '53100' }])
  forgetShortages()
  expect((await askForCode()).status).toBe(200)
})

test.runIf(onPostgres)(
  'a procedure returns 503 and counts an error when the database waits too long for a lock [lock-wait-503]',
  async () => {
    const impatient = await openDb(database.url, '')
    impatient.pool.on('connect', (client) => void client.query('SET statement_timeout = 300'))
    setRouteDatabase(impatient)
    forgetRecentCounts()
    const holder = await database.current.pool.connect()
    await holder.query('BEGIN; LOCK TABLE "RateLimit"')
    const response = await askForCode()
    await holder.query('ROLLBACK')
    holder.release()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(recentCounts(1).errors).toBe(1)
    setRouteDatabase(database.current)
    await impatient.close()
  },
)
