import { beforeEach, describe, expect, test } from 'vitest'
import { RetestBatch, UsefulnessBatch } from '@/core/evidence/study-data'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import { drainOutbox } from '@/server/jobs/outbox'
import { applyRetention } from '@/server/retention/retention'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import {
  createJoinedRetest,
  createStudySitting,
  getPlanPage,
  passDays,
  postPlan,
  retestKeyOf,
} from '@/testing/data/studies'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { batchTickets, createBatches } from './batches'
import { runNightlyStudies } from './nightly-studies'
import { retestJobs } from './retest/retest-mail'
import { createTicket, type TicketSubject } from './tickets'

setUpMailServer()
const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion, dimensions } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let client = 0

beforeEach(() => setRouteDatabase(database.current))

/** Creates `n` people who have taken the test twice, 16 days apart; returns their browsers. */
async function twice(n: number, value = 1): Promise<{ who: TestBrowser; first: string }[]> {
  const people = []
  for (let times = 0; times < n; times++) {
    const who = new TestBrowser(database.current, 'en', `203.0.113.${++client % 250}`)
    people.push({ who, first: await createJoinedRetest(db(), who, triple, value) })
  }
  await passDays(db(), 14)
  for (let times = 0; times < n; times++) await drainOutbox(db(), retestJobs(db()))
  await passDays(db(), 2)
  for (const { who, first } of people) {
    await createStudySitting(who, 'retest', { value: 3, retestKey: await retestKeyOf(db(), first) })
  }
  return people
}
const batches = () => db().studyBatch.findMany({ orderBy: { number: 'asc' } })

describe('a retest batch', () => {
  test('waits for five pairs and contains no id of their sittings', async () => {
    const four = await twice(4)
    expect(await createBatches(db())).toBe(0)
    expect(await db().retest.count()).toBe(4)
    const [fifth] = await twice(1)
    expect(await createBatches(db())).toBe(1)
    expect(await db().retest.count()).toBe(0)
    const [batch] = await batches()
    const { pairs, careless } = RetestBatch.parse(batch?.data)
    expect(pairs).toHaveLength(5)
    expect(careless).toBe(0)
    const raw = (value: number) => dimensions.map(({ items }) => value * items.length)
    for (const pair of pairs) expect(pair).toEqual({ first: raw(1), second: raw(3), band: expect.any(Number) })
    const text = JSON.stringify(batch)
    for (const { first } of [...four, ...(fifth ? [fifth] : [])]) expect(text).not.toContain(first)
    // All five people took the test again after 16 days and so have the same band, although at different times.
    expect(new Set(pairs.map(({ band }) => band))).toEqual(new Set([0]))
  })

  test('excludes people who left the study at the last moment and counts careless second sittings', async () => {
    const [leaves, sleepy] = await twice(7)
    await (await leaves?.who.api())?.evidence.leaveRetest({ sittingId: leaves?.first ?? '' })
    const entry = await db().retest.findUniqueOrThrow({ where: { sittingId: sleepy?.first ?? '' } })
    const second = await db().sitting.findUniqueOrThrow({ where: { id: entry.secondSittingId ?? '' } })
    const result = { ...(second.result as object), flags: ['directed'], validity: 'askAgain' }
    await db().sitting.update({ where: { id: second.id }, data: { result } })
    expect(await createBatches(db())).toBe(1)
    const [batch] = await batches()
    expect(RetestBatch.parse(batch?.data)).toMatchObject({ careless: 1 })
    expect(RetestBatch.parse(batch?.data).pairs).toHaveLength(5)
    expect(await db().retest.count()).toBe(1)
  })

  test('is created once when two nightly jobs run at the same time', async () => {
    await twice(5)
    await Promise.all([
      runNightlyStudies(database.current, new Date()),
      runNightlyStudies(database.current, new Date()),
    ])
    expect(await db().studyBatch.count()).toBe(1)
  })

  test('never includes a pair that has waited more than 90 days, because the pair is deleted [study-pair-purged]', async () => {
    await twice(1)
    await db().sitting.updateMany({ data: { savedAt: inDays(100) } })
    expect(await applyRetention(db(), inDays(12))).toMatchObject({ retests: 0 })
    expect(await applyRetention(db(), inDays(101))).toMatchObject({ retests: 0 })
    expect(await applyRetention(db(), inDays(103))).toMatchObject({ retests: 1 })
  })
})

const about: TicketSubject = { ...triple, plan: 'rest' }
const now = new Date()

/** Creates `n` tickets of mails that were sent; returns the keys for their pages. */
const tickets = (n: number, of = about) =>
  Promise.all(Array.from({ length: n }, () => createTicket(db(), randomId(), of, now)))

describe('a usefulness ticket', () => {
  test('is answered, changed and withdrawn only by a button press, never by a link scanner [study-link-changes-nothing]', async () => {
    const [key = ''] = await tickets(1)
    const shown = await (await getPlanPage(key)).text()
    expect([...shown.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['yes', 'partly', 'no'])
    expect((await db().planTicket.findFirstOrThrow()).answer).toBeNull()
    expect(await (await postPlan(key, { choice: 'yes' })).text()).toContain('“Yes, it helped.”')
    expect(await (await postPlan(key, { choice: 'no' })).text()).toContain('“No, it didn’t.”')
    expect(await (await getPlanPage(key)).text()).toContain('“No, it didn’t.”')
    // A one-click request that a mail program posts by itself does not change the answer.
    await postPlan(key, { 'List-Unsubscribe': 'One-Click' })
    expect((await db().planTicket.findFirstOrThrow()).answer).not.toBeNull()
    await postPlan(key, { choice: 'takeBack' })
    expect((await db().planTicket.findFirstOrThrow()).answer).toBeNull()
  })

  test('has no column for a person or for an unencrypted plan', async () => {
    await tickets(1)
    const columns = await database.current.pool.query(
      `SELECT "column_name" AS name FROM information_schema.columns WHERE "table_name" = 'PlanTicket'`,
    )
    expect(columns.rows.map(({ name }) => name).sort()).toEqual(['about', 'answer', 'expiresAt', 'id', 'keyHash'])
  })

  test('is created once when its mail is sent twice', async () => {
    const id = randomId()
    expect(await createTicket(db(), id, about, now)).toBe(await createTicket(db(), id, about, now))
    expect(await db().planTicket.count()).toBe(1)
  })

  test('is counted after four weeks, once five people have answered about the plan [study-plan-counted]', async () => {
    const keys = await tickets(9)
    const others = await tickets(4, { ...about, plan: 'other' })
    for (const [at, key] of keys.slice(0, 4).entries()) await postPlan(key, { choice: at < 3 ? 'yes' : 'no' })
    for (const key of others) await postPlan(key, { choice: 'yes' })
    expect(await batchTickets(db(), inDays(27))).toBe(0)
    expect(await batchTickets(db(), inDays(29))).toBe(0)
    await postPlan(keys[4] ?? '', { choice: 'partly' })
    expect(await batchTickets(db(), inDays(29))).toBe(1)
    const [batch] = await batches()
    expect(batch).toMatchObject({ study: 'usefulness', scope: 'rest', locale: 'en', number: 1 })
    expect(UsefulnessBatch.parse(batch?.data)).toEqual({ no: 1, partly: 1, yes: 3, asked: 9 })
    expect(await db().planTicket.count()).toBe(4)
    expect((await getPlanPage(keys[0] ?? '')).status).toBe(404)
    expect((await postPlan(keys[0] ?? '', { choice: 'yes' })).status).toBe(404)
  })

  test('is deleted when it was not counted within 90 days [study-plan-forgotten]', async () => {
    await tickets(1)
    expect(await applyRetention(db(), inDays(28 + 89))).toMatchObject({ planTickets: 0 })
    expect(await applyRetention(db(), inDays(28 + 91))).toMatchObject({ planTickets: 1 })
  })
})
