import { halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { beforeEach, describe, expect, test } from 'vitest'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeAnswersInconsistent, setScore } from '@/testing/data/scores'
import { openFullReport } from '@/testing/data/share'
import { completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { trendLength } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
const { freeDimension, dimensions, responseScale } = publishedInstrument('sleep')
const [first, second] = dimensions
let who: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  await openAccount(db())
  who = new TestBrowser(database.current)
  await signIn(who)
})

const trend = async (slug = 'sleep') => (await who.api()).me.trend({ slug })
const trends = async () =>
  (await (await who.api()).me.wall()).tiles.flatMap(({ slug, trend }) => (trend ? [{ slug, ...trend }] : []))

/** Creates a result with this score on every part, finished on day `n`; returns its id. */
async function result(pomp: number, n: number, slug = 'sleep'): Promise<string> {
  const id = await completeSitting(who, slug)
  await setScore(db(), id, pomp)
  await db().sitting.update({ where: { id }, data: { completedAt: day(n) } })
  return id
}

/** Removes the score of a part, as if its answers were missing. */
async function unscored(id: string, part: string | undefined): Promise<void> {
  const scored = sittingResult(await db().sitting.findUniqueOrThrow({ where: { id } }))
  if (!scored) throw new Error('no result')
  const without = scored.dimensions.map((one) => (one.id === part ? { ...one, pomp: null, level: null } : one))
  const data = { result: resultColumn(id, { ...scored, dimensions: without }) }
  await db().sitting.update({ where: { id }, data })
}

describe('a trend line', () => {
  test('runs from the first day to the last, whatever the order of storage', async () => {
    const [late, early, between] = [await result(70, 9), await result(30, 1), await result(10, 5)]
    const { title, sittings, dimensions: lines, locked } = await trend()
    expect(title).toBe('Sleep')
    expect(sittings).toMatchObject([
      { sittingId: early, at: day(1).toISOString() },
      { sittingId: between, at: day(5).toISOString() },
      { sittingId: late, at: day(9).toISOString() },
    ])
    expect(locked).toBe(3)
    expect(lines).toMatchObject([{ id: freeDimension, values: [30, 10, 70] }])
    const items = dimensions.find(({ id }) => id === freeDimension)?.items.length ?? 0
    const half = halfWidthOf({ answered: items, items, pomp: 50 })
    const { change, corridor, step } = lines[0] ?? {}
    expect(change).toMatchObject({ by: 40, reliable: true })
    expect(change?.wobble).toBeCloseTo(Math.hypot(half, half), 9)
    expect(corridor).toEqual({ from: Math.max(0, 30 - (change?.wobble ?? 0)), to: 30 + (change?.wobble ?? 0) })
    expect(step).toBeCloseTo(100 / (items * (responseScale.max - responseScale.min)), 9)
  })

  test.each([
    { from: 2, corridor: { from: 0, to: expect.any(Number) } },
    { from: 97, corridor: { from: expect.any(Number), to: 100 } },
  ])(
    'has an error band that stays within the score range when its first score is $from',
    async ({ from, corridor }) => {
      for (const n of [1, 2]) await result(from, n)
      const [line] = (await trend()).dimensions
      expect(line?.corridor).toEqual(corridor)
      expect(line?.corridor.from).toBeGreaterThanOrEqual(0)
      expect(line?.corridor.to).toBeLessThanOrEqual(100)
      expect(line?.change).toMatchObject({ by: 0, reliable: false })
    },
  )

  test('computes its change from the rounded scores that are shown', async () => {
    await result(30.4, 1)
    await result(60.6, 2)
    expect((await trend()).dimensions[0]?.change.by).toBe(31)
  })

  test('is missing for a dimension scored in fewer than two results with an open report', async () => {
    const ids = [await result(30, 1), await result(40, 2), await result(50, 3)]
    for (const id of ids) await openFullReport(db(), id)
    await unscored(ids[0] ?? '', first?.id)
    for (const id of ids.slice(1)) await unscored(id, second?.id)
    const { dimensions: lines, locked } = await trend()
    expect(locked).toBe(0)
    expect(lines.map(({ id }) => id)).toEqual(dimensions.map(({ id }) => id).filter((id) => id !== second?.id))
    const line = lines.find(({ id }) => id === first?.id)
    expect(line).toMatchObject({ values: [null, 40, 50], change: { by: 10 } })
  })

  test('contains at most the newest trendLength results and ignores unfinished sittings', async () => {
    const model = await db().sitting.findUniqueOrThrow({ where: { id: await result(30, 1) } })
    const scored = sittingResult(model)
    if (!scored) throw new Error('no result')
    const copies = Array.from({ length: trendLength }, (_, n) => `copy-${n}`)
    await db().sitting.createMany({
      data: copies.map((id, n) => ({
        ...model,
        id,
        responses: {},
        completedAt: day(n + 2),
        result: resultColumn(id, scored),
      })),
    })
    const { result: _, ...begun } = { ...model, responses: {}, completedAt: null }
    await db().sitting.createMany({
      data: Array.from({ length: 5 * trendLength }, (_, n) => ({ ...begun, id: `begun-${n}` })),
    })
    expect((await trend()).sittings.map(({ sittingId }) => sittingId)).toEqual(copies)
    expect(await trends()).toMatchObject([{ times: trendLength }])
  })

  test('orders results of the same moment by id', async () => {
    for (const [id, pomp] of [
      ['b', 30],
      ['c', 40],
      ['a', 50],
    ] as const) {
      await db().sitting.update({ where: { id: await result(0, 1) }, data: { id } })
      await setScore(db(), id, pomp)
    }
    expect((await trend()).dimensions).toMatchObject([{ values: [50, 30, 40], change: { by: -10 } }])
  })

  test('has the free drawing of each result, which does not change when the report is opened', async () => {
    const ids = [await result(20, 1), await result(80, 2)]
    const drawings = async () => (await trend()).sittings.map(({ drawing }) => JSON.stringify(drawing))
    const before = await drawings()
    expect(before.map((one) => one.startsWith('[{'))).toEqual([true, true])
    expect(before[0]).not.toBe(before[1])
    for (const id of ids) await openFullReport(db(), id)
    expect(await drawings()).toEqual(before)
  })

  test('marks as read only the reports that it shows', async () => {
    const [own, other] = [[await result(30, 1), await result(40, 2)], await result(40, 3, 'worry')]
    const eve = await completeSitting(new TestBrowser(database.current))
    for (const sittingId of [...own, other, eve]) await db().entitlement.create({ data: { id: sittingId, sittingId } })
    expect((await trend()).locked).toBe(0)
    const read = await db().entitlement.findMany({ where: { firstReadAt: { not: null } } })
    expect(read.map(({ sittingId }) => sittingId).sort()).toEqual(own.sort())
  })
})

describe('the list of trends', () => {
  test('contains the tests finished at least twice by this account, the latest first', async () => {
    for (const n of [1, 2, 3]) await result(40, n, 'worry')
    for (const slug of ['self-worth', 'big-five', 'mood-energy']) {
      for (const n of [1, slug === 'mood-energy' ? 9 : 2]) await result(40, n, slug)
    }
    await result(40, 1)
    await startSitting(who)
    const eve = new TestBrowser(database.current)
    for (let n = 0; n < 2; n++) await completeSitting(eve)
    // With these statistics, the database may return the few tests in any order.
    await db().$executeRaw`ANALYZE "Sitting", "Guest"`
    expect((await trends()).map(({ slug, times }) => [slug, times])).toEqual([
      ['mood-energy', 2],
      ['worry', 3],
      ['big-five', 2],
      ['self-worth', 2],
    ])
  })

  test('omits a test when all but one of its results need a retake', async () => {
    const ids = [await result(40, 1), await result(40, 2)]
    await makeAnswersInconsistent(db(), ids[0] ?? '')
    expect(await trends()).toEqual([])
  })

  test('states which dimensions changed from the first result to the last, and in which direction', async () => {
    await result(58, 3, 'worry')
    await result(20, 1, 'worry')
    await result(60, 2, 'worry')
    expect((await trends())[0]?.changed).toMatchObject([{ higher: true }])
    await result(21, 4, 'worry')
    expect((await trends())[0]?.changed).toEqual([])
  })

  test('states no change when no dimension was scored twice', async () => {
    const ids = [await result(20, 1), await result(58, 2)]
    await unscored(ids[1] ?? '', freeDimension)
    expect((await trends())[0]).toMatchObject({ times: 2, changed: null })
  })
})
