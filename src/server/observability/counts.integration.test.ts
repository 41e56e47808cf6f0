import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { type CountKind, countKinds } from '@/core/ops/usage-counts'
import { processState } from '@/core/process-state'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { countEvent, eventCounterSql, flushCounts } from './counts'

const database = setUpTestDatabase()
beforeEach(() => processState.counts?.clear())

const rows = () => database.current.db.dailyCount.findMany({ orderBy: [{ kind: 'asc' }, { day: 'asc' }] })
const day = (text: string) => new Date(`${text}T00:00:00Z`)

test('a stored usage count contains only day, kind, key, language and number [counts-sums-only]', async () => {
  countEvent('visit', 'home', 'en', 1, new Date('2026-11-20T23:59:59Z'))
  countEvent('visit', 'home', 'en', 1, new Date('2026-11-20T00:00:00Z'))
  countEvent('visit', 'home', 'en', 1, new Date('2026-11-21T00:00:00Z'))
  countEvent('left', 'big-five:12', 'cn', 3, new Date('2026-11-20T12:00:00Z'))
  await flushCounts(database.current.pool)
  await flushCounts(database.current.pool)
  expect(await rows()).toEqual([
    { day: day('2026-11-20'), kind: 'left', key: 'big-five:12', locale: 'cn', count: 3 },
    { day: day('2026-11-20'), kind: 'visit', key: 'home', locale: 'en', count: 2 },
    { day: day('2026-11-21'), kind: 'visit', key: 'home', locale: 'en', count: 1 },
  ])
})

test('counts that could not be written are written exactly once by the next flush', async () => {
  countEvent('start', 'big-five', 'es', 2)
  const broken = { query: () => Promise.reject(new Error('away')) } as never
  await expect(flushCounts(broken)).rejects.toThrow('away')
  countEvent('start', 'big-five', 'es')
  await flushCounts(database.current.pool)
  await flushCounts(database.current.pool)
  expect((await rows()).map(({ count: times }) => times)).toEqual([3])
})

test('eventCounterSql counts one event for each row of its statement, and none without rows', async () => {
  const { db } = database.current
  const count = (times: number) =>
    db.$executeRaw`
      WITH happened AS (SELECT generate_series(1, ${times}::int)),
        ${eventCounterSql('happened', 'start', 'sleep', 'cn', new Date())}
      SELECT 1`
  for (const times of [1, 0, 1]) await count(times)
  expect((await rows()).map(({ key, count: times }) => [key, times])).toEqual([['sleep', 2]])
})

test.runIf(onPostgres)('concurrent flushes lose no counts and do not deadlock', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      for (const key of turn % 2 ? keys : [...keys].reverse()) countEvent('visit', key, 'en')
      return flushCounts(database.current.pool)
    }),
  )
  expect((await rows()).map(({ count: times }) => times)).toEqual([40, 40, 40, 40, 40])
})

/** Words of the privacy page for each kind of count; every kind must be named there. */
const named: Readonly<Record<CountKind, string>> = {
  visit: 'pages opened, by kind of page',
  article: 'articles read to the end',
  share: 'opened from a shared card',
  shareRun: 'how many of those went on to the questions',
  start: 'begun',
  complete: 'finished',
  left: 'after how many answers unfinished ones were deleted',
  summary: 'summaries',
  report: 'reports opened',
  checkout: 'checkouts',
  payment: 'payments, by product',
  mail: 'emails sent and emails that failed',
  answer: 'how many requests went well or failed',
}

test('the privacy page names every kind of usage count [counts-named]', () => {
  const { sections } = JSON.parse(readFileSync('locales/en/privacy.json', 'utf8'))
  for (const kind of countKinds) expect(sections.s5.p2).toContain(named[kind])
})
