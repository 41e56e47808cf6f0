import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { articlesAbout } from '@/content/articles/articles'
import { loadInstrumentText } from '@/content/tests/instruments'
import { setSiteState } from '@/core/site/state'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setScore } from '@/testing/data/scores'
import { openFullReport } from '@/testing/data/share'
import { completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { getYear } from './year'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
let who: TestBrowser
let userId: string

afterEach(() => setSiteState(undefined))
beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  await makeVip(db(), userId)
  who = new TestBrowser(database.current)
  await signIn(who)
})

const year = () => getYear(db(), userId, 'en', now)
async function result(slug: string, pomp: number, completedAt: Date): Promise<string> {
  const id = await completeSitting(who, slug)
  await setScore(db(), id, pomp)
  await db().sitting.update({ where: { id }, data: { completedAt } })
  return id
}

test('the year page covers results after the same moment of the previous year, up to now', async () => {
  const inside = [await result('sleep', 40, now), await result('worry', 40, new Date('2025-11-15T12:00:00.001Z'))]
  // Results outside the year call for help, and none of them counts.
  await result('low-mood', 90, new Date('2025-11-15T12:00:00Z'))
  await result('low-mood', 90, new Date(now.getTime() + 1))
  await startSitting(who, 'attachment')
  const { tests, from, to, help, closed } = await year()
  expect([help, closed]).toEqual(['none', 2])
  expect(tests.flatMap(({ results }) => results.map(({ sittingId }) => sittingId))).toEqual(inside)
  expect([from, to]).toEqual(['2025-11-15T12:00:00.000Z', now.toISOString()])
})

test('the year page shows the twelve newest results of a test, in a fixed order at equal times', async () => {
  const model = await db().sitting.findUniqueOrThrow({ where: { id: await result('sleep', 40, daysAgo(40)) } })
  const scored = sittingResult(model)
  if (!scored) throw new Error('no result')
  const ids = Array.from({ length: 13 }, (_, n) => `copy-${String(n).padStart(2, '0')}`)
  await db().sitting.createMany({
    data: ids.map((id, n) => ({
      ...model,
      id,
      responses: {},
      completedAt: daysAgo(n < 2 ? 1 : n),
      result: resultColumn(id, scored),
    })),
  })
  const { tests, closed } = await year()
  const [zero, one, ...rest] = ids
  expect(tests[0]?.results.map(({ sittingId }) => sittingId)).toEqual([one, zero, ...rest].slice(0, 12))
  expect(tests[0]?.results.map(({ at }) => at)).toEqual(
    [...(tests[0]?.results ?? [])]
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  expect(closed).toBe(14)
})

describe('the comparison within a year', () => {
  test('names the changed and unchanged parts, with the dates and scores of both results', async () => {
    const ids = [await result('worry', 20, daysAgo(30)), await result('worry', 58, daysAgo(3))]
    for (const id of ids) await openFullReport(db(), id)
    const { dimensions } = await loadInstrumentText(publishedInstrument('worry'), 'en')
    const names = publishedInstrument('worry').dimensions.map(({ id }) => dimensions[id]?.name)
    const { tests, closed } = await year()
    const { compared, title } = tests[0] ?? {}
    expect(title).toBe('Worry')
    expect(compared?.count).toBe(2)
    expect([...(compared?.changed.map(({ name }) => name) ?? []), ...(compared?.stayed ?? [])].sort()).toEqual(
      names.sort(),
    )
    expect(compared?.changed[0]).toMatchObject({
      from: { at: daysAgo(30).toISOString(), score: 20 },
      to: { at: daysAgo(3).toISOString(), score: 58 },
    })
    expect(closed).toBe(0)
  })

  test('covers only the free part while the reports are unread', async () => {
    await result('worry', 20, daysAgo(30))
    await result('worry', 58, daysAgo(3))
    const { freeDimension } = publishedInstrument('worry')
    const { dimensions } = await loadInstrumentText(publishedInstrument('worry'), 'en')
    const { compared } = (await year()).tests[0] ?? {}
    expect([...(compared?.changed.map(({ name }) => name) ?? []), ...(compared?.stayed ?? [])]).toEqual([
      dimensions[freeDimension]?.name,
    ])
  })
})

describe('the one part that is compared in unread reports', () => {
  test('is the part that calls for help, as in the summary', async () => {
    const ids = [await result('low-mood', 75, daysAgo(30)), await result('low-mood', 90, daysAgo(3))]
    const summary = await (await who.api()).report.get({ sittingId: ids[1] ?? '' })
    if (summary.kind !== 'summary') throw new Error(summary.kind)
    expect(summary.free.id).not.toBe(publishedInstrument('low-mood').freeDimension)
    const { compared } = (await year()).tests[0] ?? {}
    expect([...(compared?.changed.map(({ name }) => name) ?? []), ...(compared?.stayed ?? [])]).toEqual([
      summary.free.name,
    ])
  })
})

test('the comparison uses the part names of the test version that was taken', async () => {
  for (const days of [30, 3]) {
    const id = await result('mood-energy', 40, daysAgo(days))
    await db().sitting.update({ where: { id }, data: { instrumentVersion: 1 } })
    await openFullReport(db(), id)
  }
  await result('mood-energy', 40, daysAgo(1))
  const { compared } = (await year()).tests[0] ?? {}
  const [old, newest] = await Promise.all(
    [1, 2].map(
      async (version) => (await loadInstrumentText(publishedInstrument('mood-energy', version), 'en')).dimensions,
    ),
  )
  expect(old?.impulse?.name).not.toBe(newest?.impulse?.name)
  expect(compared?.stayed).toContain(old?.impulse?.name)
})

test('the year page contains at most the newest hundred results, with a fixed choice at equal times', async () => {
  const rows = async (slug: string, from: number, ids: readonly string[], days: (n: number) => number) => {
    const model = await db().sitting.findUniqueOrThrow({ where: { id: await result(slug, 40, daysAgo(from)) } })
    const scored = sittingResult(model)
    if (!scored) throw new Error('no result')
    await db().sitting.delete({ where: { id: model.id } })
    return ids.map((id, n) => ({
      ...model,
      id,
      responses: {},
      completedAt: daysAgo(days(n)),
      result: resultColumn(id, scored),
    }))
  }
  const many = Array.from({ length: 100 }, (_, n) => `b-${n}`)
  const newest = await rows('sleep', 1, many, (n) => Math.min(n + 1, 90))
  const [older, lesser] = [await rows('big-five', 1, ['z'], () => 300), await rows('worry', 1, ['a'], () => 90)]
  await db().sitting.createMany({ data: [...older, ...newest.slice(90, 95), ...lesser, ...newest.slice(95)] })
  await db().sitting.createMany({ data: newest.slice(0, 90).reverse() })
  const { tests, closed } = await year()
  expect([tests.map(({ slug }) => slug), closed]).toEqual([['sleep'], 100])
})

test('the year page lists articles about its tests, and those of a report once it was read', async () => {
  const id = await result('worry', 58, daysAgo(3))
  const about: string[] = articlesAbout('worry').map((article) => article.id)
  const named = async () => (await year()).articles.map((article) => article.id as string)
  const free = await named()
  expect(free.length).toBeGreaterThan(0)
  expect(free.filter((one) => !about.includes(one))).toEqual([])
  await openFullReport(db(), id)
  const view = await (await who.api()).report.get({ sittingId: id })
  const own: string[] = view.kind === 'full' ? (view.story?.articles ?? []) : []
  expect(own.length).toBeGreaterThan(0)
  expect((await named()).filter((one) => !own.includes(one))).toEqual([])
  for (const { title, minutes } of (await year()).articles)
    expect([title.length > 3, minutes > 0]).toEqual([true, true])
  // A withdrawn article is not listed.
  const [articleId = '', ...rest] = await named()
  setSiteState({
    notices: [],
    offers: [],
    articles: [{ articleId, locale: 'en', phase: 'withdrawn', publicAt: null }],
  })
  expect(await named()).toEqual(rest)
})

test('the year page lists articles about a test when its report suggests none', async () => {
  const id = await result('sleep', 40, daysAgo(3))
  await openFullReport(db(), id)
  await db().sitting.update({ where: { id }, data: { instrumentVersion: 1 } })
  const about = articlesAbout('sleep').map((article) => article.id)
  expect((await year()).articles.map((article) => article.id)).toEqual(about.slice(0, 6))
})

test('the year page omits the portrait sentence only of results that advise talking to someone', async () => {
  await result('sleep', 100, daysAgo(2))
  await result('self-worth', 60, daysAgo(3))
  const { help, tests } = await year()
  expect(help).toBe('soft')
  expect(tests.map(({ slug, results: [one] }) => [slug, one?.sentence])).toEqual([
    ['sleep', null],
    ['self-worth', expect.stringMatching(/\w{3}/)],
  ])
})

test('the year page draws each score with the measurement error that its report uses', async () => {
  const first = await result('sleep', 40, daysAgo(9))
  await createPublishedRelease(db(), 'sleep', 'en', { n: 1200 })
  const second = await result('sleep', 40, daysAgo(3))
  const halves = async (sittingId: string) => {
    const view = await (await who.api()).report.get({ sittingId })
    return view.kind === 'closed' ? [] : view.picture.map(({ half }) => half)
  }
  const expected = [await halves(second), await halves(first)]
  expect(expected[0]).not.toEqual(expected[1])
  const { results } = (await year()).tests[0] ?? {}
  expect(results?.map(({ picture }) => picture.map(({ half }) => half))).toEqual(expected)
})

test('the year page omits unknown tests and unscored results', async () => {
  const gone = await result('sleep', 40, daysAgo(2))
  await db().sitting.update({ where: { id: gone }, data: { instrument: 'long-gone' } })
  const open = await startSitting(who, 'worry')
  await db().sitting.update({ where: { id: open }, data: { completedAt: daysAgo(1) } })
  expect(await year()).toMatchObject({ tests: [], help: 'none', closed: 0 })
})
