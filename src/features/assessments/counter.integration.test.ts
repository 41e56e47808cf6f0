import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import type { Db } from '@/server/db/db'
import { applyRetention } from '@/server/retention/retention'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { chooseCountWindow, completionCounterSql, createCompletionTextCache, loadCompletions } from './counter'

const database = setUpTestDatabase()
const now = new Date('2026-11-20T12:30:20Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const count = (instrument: string, at: Date) =>
  database.current.db.$executeRaw`WITH done AS (SELECT 1), ${completionCounterSql('done', instrument, at)} SELECT 1`

const hours = async () =>
  Object.fromEntries([...(await loadCompletions(database.current.db, now))].map(([slug, { hour }]) => [slug, hour]))

describe('completions', () => {
  test('are counted per test for the last 60 minutes', async () => {
    for (const minutes of [0, 0, 1, 59, 60.5, 90]) await count('sleep', ago(minutes))
    await count('mood-energy', ago(30))
    expect(await hours()).toEqual({ sleep: 4, 'mood-energy': 1 })
  })

  test('are no longer counted when they are exactly 60 minutes old', async () => {
    const full = new Date('2026-11-20T12:30:00Z')
    for (const minutes of [0, 59, 60, 61]) await count('sleep', new Date(full.getTime() - minutes * 60_000))
    expect((await loadCompletions(database.current.db, full)).get('sleep')?.hour).toBe(2)
  })

  test('are counted for the last hour, day and week and in total', async () => {
    const days = 24 * 60
    for (const minutes of [10, 70, days - 1, days + 1, 6 * days, 8 * days, 400 * days])
      await count('sleep', ago(minutes))
    expect((await loadCompletions(database.current.db, now)).get('sleep')).toEqual({
      hour: 1,
      day: 3,
      week: 5,
      ever: 7,
    })
  })

  test('are all counted when many people finish at the same moment', async () => {
    await Promise.all(Array.from({ length: 25 }, () => count('sleep', now)))
    expect(await hours()).toEqual({ sleep: 25 })
    expect(await database.current.db.completionMinute.count()).toBe(1)
    expect(await database.current.db.completionDay.findMany()).toMatchObject([{ instrument: 'sleep', count: 25 }])
  })

  test('are empty when nobody has finished a test', async () => {
    expect(await hours()).toEqual({})
  })
})

test.each([
  [{ hour: 10, day: 90, week: 200, ever: 900 }, 'hour'],
  [{ hour: 9, day: 90, week: 200, ever: 900 }, 'day'],
  [{ hour: 0, day: 9, week: 10, ever: 900 }, 'week'],
  [{ hour: 3, day: 3, week: 3, ever: 900 }, 'ever'],
  [{ hour: 3, day: 3, week: 3, ever: 3 }, 'hour'],
  [{ hour: 0, day: 3, week: 3, ever: 3 }, 'hour'],
] as const)('the counts %o are shown for the time window “%s”', (counts, window) => {
  expect(chooseCountWindow(counts)).toEqual({ window, count: counts[window] })
})

test('completion counts per minute are deleted after a day, counts per day are kept [counter-minutes-purged]', async () => {
  await count('sleep', ago(25 * 60))
  await count('sleep', ago(23 * 60))
  expect(await applyRetention(database.current.db, now)).toMatchObject({ completionMinutes: 1 })
  expect(await database.current.db.completionMinute.count()).toBe(1)
  expect((await loadCompletions(database.current.db, now)).get('sleep')?.ever).toBe(2)
})

describe('createPulseCache', () => {
  test('queries the database at most once in ten seconds', async () => {
    let at = Date.now()
    const pulse = createCompletionTextCache(
      async () => database.current.db,
      () => at,
    )
    const silence = Object.fromEntries(['', ...currentInstruments().map(({ slug }) => slug)].map((slug) => [slug, '']))
    expect(await pulse('en')).toEqual(silence)
    for (const _ of [1, 2, 3]) await completeSitting(new TestBrowser(database.current))
    expect(await pulse('en')).toEqual(silence)
    at = Date.now() + 10_000
    expect(await pulse('en')).toEqual({
      ...silence,
      '': '3 people finished a test here in the last hour.',
      sleep: '3 people finished this test in the last hour.',
    })
  })

  test('returns empty texts when there are only one or two completions', async () => {
    await completeSitting(new TestBrowser(database.current))
    await completeSitting(new TestBrowser(database.current))
    const text = await createCompletionTextCache(async () => database.current.db)('en')
    expect([...new Set(Object.values(text))]).toEqual([''])
  })

  test('states the count of the last hour in the number format of the language', async () => {
    await database.current.db.completionMinute.create({
      data: { instrument: 'sleep', minute: new Date('2026-11-20T12:30:00Z'), count: 12_345 },
    })
    const pulse = createCompletionTextCache(
      async () => database.current.db,
      () => now.getTime(),
    )
    expect(await pulse('en')).toMatchObject({ sleep: '12,345 people finished this test in the last hour.' })
    expect(await pulse('es')).toMatchObject({ '': expect.stringContaining('12.345 personas') })
    expect(await pulse('cn')).toMatchObject({ '': expect.stringContaining('过去一小时里，有 12,345 个人') })
  })

  test('queries the database again after a failure', async () => {
    let isDown = true
    const pulse = createCompletionTextCache(async (): Promise<Db> => {
      if (isDown) throw new Error('away')
      return database.current.db
    })
    await expect(pulse('en')).rejects.toThrow('away')
    isDown = false
    expect(await pulse('en')).toMatchObject({ '': '' })
  })
})
