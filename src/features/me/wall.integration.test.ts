import { beforeEach, describe, expect, test } from 'vitest'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import type { Prisma } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeAnswersInconsistent, setScore } from '@/testing/data/scores'
import { completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { trendLength } from './schema'
import { getResultsOverview } from './wall'

const database = setUpTestDatabase()
const db = () => database.current.db
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
let userId: string
let who: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  who = new TestBrowser(database.current)
  await signIn(who)
})

const wall = async () => (await (await who.api()).me.wall()).tiles
const tile = async (slug = 'sleep') => (await wall()).find((one) => one.slug === slug)
const set = (id: string, data: Prisma.SittingUncheckedUpdateInput) => db().sitting.update({ where: { id }, data })

/** Creates a result finished on day `n`; returns its id. */
async function result(n: number, slug = 'sleep', value?: number): Promise<string> {
  const id = await completeSitting(who, slug, value)
  await set(id, { startedAt: day(n), completedAt: day(n) })
  return id
}

test('the results page has one tile for each test, the most recently finished first', async () => {
  for (const n of [1, 2, 5]) await result(n)
  await result(4, 'worry')
  await set(await startSitting(who, 'big-five'), { startedAt: day(6) })
  expect((await wall()).map(({ slug, title, times, at }) => [slug, title, times, at.slice(0, 10)])).toEqual([
    ['big-five', 'The Big Five', 0, '2026-10-06'],
    ['sleep', 'Sleep', 3, '2026-10-05'],
    ['worry', 'Worry', 1, '2026-10-04'],
  ])
})

test('a tile counts every finished sitting, even when the results page reads only the newest ones', async () => {
  const id = await result(1)
  const { responses: _, result: __, ...row } = await db().sitting.findUniqueOrThrow({ where: { id } })
  const scored = sittingResult(await db().sitting.findUniqueOrThrow({ where: { id } }))
  if (!scored) throw new Error('no result')
  const copies = Array.from({ length: trendLength + 8 }, (_, n) => `copy-${n}`)
  await db().sitting.createMany({
    data: copies.map((copy, n) => ({
      ...row,
      id: copy,
      responses: {},
      completedAt: day(n + 2),
      result: resultColumn(copy, scored),
    })),
  })
  expect(await tile()).toMatchObject({ times: trendLength + 9, trend: { times: trendLength } })
})

describe('the portrait of a tile', () => {
  const drawn = async (slug?: string) => JSON.stringify((await tile(slug))?.portrait?.drawing ?? null)

  test('is that of the latest result', async () => {
    await result(1, 'sleep', 3)
    const before = await drawn()
    await result(2, 'sleep', 1)
    expect(await drawn()).not.toBe(before)
  })

  test('is that of the last clear result when the latest answers call for a retake', async () => {
    await result(1, 'sleep', 3)
    const before = await drawn()
    const id = await result(2, 'sleep', 1)
    await makeAnswersInconsistent(db(), id)
    expect(await drawn()).toBe(before)
    expect(await tile()).toMatchObject({ times: 2, doubt: { sittingId: id, sign: null } })
  })

  test('has no sentence, and its tile no trend line, when the result shows help first', async () => {
    for (const n of [1, 2]) await result(n, 'low-mood', 3)
    expect(await tile('low-mood')).toMatchObject({ portrait: { sentence: null }, trend: { line: null, changed: null } })
  })

  test('is the free portrait whether the report is open or not', async () => {
    const id = await result(1, 'big-five', 3)
    const before = await drawn('big-five')
    await (await who.api()).report.unlock({ sittingId: id })
    await (await who.api()).report.get({ sittingId: id })
    expect(await drawn('big-five')).toBe(before)
  })
})

describe('the next step for a test', () => {
  test('is to continue a sitting that was begun after the latest result', async () => {
    const id = await startSitting(who)
    const responses = publishedInstrument('sleep')
      .order.slice(0, 4)
      .map((item, at) => ({ item, value: 1, ms: 3000, at: at + 1 }))
    await (await who.api()).tests.save({ sittingId: id, responses })
    await set(id, { startedAt: day(3) })
    const total = publishedInstrument('sleep').order.length
    expect(await tile()).toMatchObject({ times: 0, begun: { at: day(3).toISOString(), answered: 4, total } })
    // Another sitting was finished meanwhile.
    await result(5)
    expect(await tile()).toMatchObject({ times: 1, begun: null })
    await result(2)
    await db().sitting.deleteMany({ where: { startedAt: day(5) } })
    expect(await tile()).toMatchObject({ times: 1, begun: { answered: 4 } })
  })

  test.each([
    { flags: ['spread', 'speed'], sign: 'speed' },
    { flags: ['inconsistency', 'directed'], sign: 'directed' },
    { flags: [], sign: null },
  ] as const)('is a retake for the reason $sign when the validity flags are $flags', async ({ flags, sign }) => {
    const id = await result(1)
    const scored = sittingResult(await db().sitting.findUniqueOrThrow({ where: { id } }))
    if (!scored) throw new Error('no result')
    await set(id, { result: resultColumn(id, { ...scored, flags: [...flags], validity: 'askAgain' }) })
    expect(await tile()).toMatchObject({ portrait: null, doubt: { sittingId: id, sign } })
    const { tests } = await (await who.api()).me.tests({ page: 1, slug: 'sleep' })
    expect(tests).toMatchObject([{ retake: true, sign }])
    await result(2)
    expect(await tile()).toMatchObject({ doubt: null })
  })

  test('is to read an open report until it has been read', async () => {
    const id = await result(1)
    expect(await tile()).toMatchObject({ unread: null })
    await (await who.api()).report.unlock({ sittingId: id })
    expect(await tile()).toMatchObject({ unread: id })
    await (await who.api()).report.get({ sittingId: id })
    expect(await tile()).toMatchObject({ unread: null })
  })

  test('is an unfinished payment only after checkout has begun, and never when the result calls for help', async () => {
    await db().creditEntry.deleteMany({ where: { userId } })
    const [light, grave] = [await result(1), await result(1, 'low-mood', 3)]
    expect(await tile()).toMatchObject({ payment: null })
    for (const sittingId of [light, grave]) {
      const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
      await db().order.update({ where: { id }, data: { sittingId, status: 'pending' } })
    }
    expect(await tile()).toMatchObject({ payment: { sittingId: light, status: 'pending', action: 'pay' } })
    expect(await tile('low-mood')).toMatchObject({ payment: null })
    await db().order.updateMany({ data: { status: 'held' } })
    expect(await tile()).toMatchObject({ payment: { status: 'held', action: 'summary' } })
  })
})

test('the trend line of a tile shows the free dimension of each comparable result, oldest first', async () => {
  for (const [n, pomp] of [
    [3, 20],
    [1, 60.4],
    [2, 40],
  ] as const)
    await setScore(db(), await result(n), pomp)
  expect(await tile()).toMatchObject({ trend: { times: 3, line: [60, 40, 20] } })
  await result(4, 'worry')
  expect(await tile('worry')).toMatchObject({ trend: null })
})

test('the results page needs no more database queries for eighteen results than for two', async () => {
  const asked = async () => {
    let count = 0
    const counted = ({ args, query }: { args: unknown; query: (args: never) => Promise<unknown> }) => {
      count += 1
      return query(args as never)
    }
    const watched = db().$extends({ query: { $allModels: { $allOperations: counted } } })
    await getResultsOverview(watched as never, { guestId: null, userId }, 'en')
    return count
  }
  await result(1)
  await result(1, 'worry')
  const few = await asked()
  for (let n = 2; n < 6; n++) for (const slug of ['sleep', 'worry', 'big-five', 'self-worth']) await result(n, slug)
  expect(await asked()).toBe(few)
})

test('the results page and the list of one test show nothing of other accounts', async () => {
  await result(1)
  await openAccount(db(), { email: 'eve@example.org' })
  const eve = new TestBrowser(database.current)
  await signIn(eve, 'eve@example.org')
  const { me } = await eve.api()
  expect(await me.wall()).toEqual({ tiles: [] })
  expect(await me.tests({ page: 1, slug: 'sleep' })).toEqual({ tests: [], older: false })
  expect((await (await who.api()).me.tests({ page: 1, slug: 'worry' })).tests).toEqual([])
  await expect((await new TestBrowser(database.current).api()).me.wall()).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})
