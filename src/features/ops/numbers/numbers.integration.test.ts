import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '@/core/locale'
import type { CountKind } from '@/core/ops/usage-counts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { commandLineActor } from '../audit'
import { readNumbers } from './numbers'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-20T15:00:00Z')

const counted = (day: string, kind: CountKind, key: string, count: number, locale: Locale = 'en') => ({
  day: new Date(`${day}T00:00:00Z`),
  kind,
  key,
  count,
  locale,
})

beforeEach(async () => {
  await db().dailyCount.createMany({
    data: [
      counted('2026-11-20', 'visit', 'test', 10),
      counted('2026-11-14', 'visit', 'test', 5, 'cn'),
      counted('2026-11-14', 'visit', 'home', 7, 'cn'),
      counted('2026-11-13', 'visit', 'test', 3),
      counted('2026-11-20', 'start', 'sleep', 4),
      counted('2026-11-20', 'complete', 'sleep', 2),
      counted('2026-11-20', 'left', 'sleep:12', 2, 'es'),
      counted('2026-11-20', 'left', 'sleep:3', 1),
      counted('2026-11-19', 'left', 'sleep:12', 1),
      counted('2026-11-20', 'share', 'sleep', 3),
      counted('2026-11-20', 'shareRun', 'sleep', 1),
      counted('2026-11-20', 'article', 'burnout', 6, 'es'),
      counted('2026-11-20', 'checkout', 'pack-3', 2),
      counted('2026-11-20', 'payment', 'pack-3', 1),
      counted('2026-11-20', 'mail', 'sent', 9, 'cn'),
      counted('2026-11-13', 'mail', 'failed', 2, 'cn'),
      counted('2026-11-20', 'answer', '2xx', 99),
      counted('2026-11-20', 'answer', '5xx', 1),
      counted('2024-02-29', 'start', 'sleep', 1),
    ],
  })
})

const read = (window: 'today' | '7' | '365' | 'all') => readNumbers(db(), commandLineActor, { window }, now)

test('a 7-day window counts 7 days up to today and compares them with the 7 days before', async () => {
  const { days, before, funnel, visits, mails } = await read('7')
  expect(days).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(before).toEqual({ from: '2026-11-07', to: '2026-11-13' })
  expect(funnel.slice(0, 3)).toEqual([
    { step: 'visit', now: 15, before: 3 },
    { step: 'start', now: 4, before: 0 },
    { step: 'complete', now: 2, before: 0 },
  ])
  expect(visits).toMatchObject([
    { key: 'test', now: 15, before: 3 },
    { key: 'home', now: 7, before: 0 },
  ])
  expect(visits[0]?.byLocale).toEqual([
    { locale: 'cn', count: 5 },
    { locale: 'en', count: 10 },
    { locale: 'es', count: 0 },
  ])
  expect(mails).toEqual([
    { key: 'sent', now: 9, before: 0 },
    { key: 'failed', now: 0, before: 2 },
  ])
})

test('each kind of event is counted in its own table of the numbers page', async () => {
  const { tests, left, articles, products, answers, series } = await read('today')
  expect(tests.find(({ slug }) => slug === 'sleep')).toEqual({
    slug: 'sleep',
    start: 4,
    complete: 2,
    summary: 0,
    report: 0,
    share: 3,
    shareRun: 1,
  })
  expect(left).toEqual([
    {
      slug: 'sleep',
      steps: [
        { answers: 3, count: 1 },
        { answers: 12, count: 2 },
      ],
    },
  ])
  expect(articles[0]).toMatchObject({ key: 'burnout', now: 6 })
  expect(products).toEqual([{ sku: 'pack-3', checkout: 2, payment: 1 }])
  expect(answers.map(({ key, now: count }) => `${key} ${count}`)).toEqual(['2xx 99', '5xx 1'])
  expect(series).toMatchObject({ grain: 'day', bars: ['2026-11-20'] })
})

test('the numbers of a year are grouped by month, and the window “all” begins on the first counted day', async () => {
  const year = await read('365')
  expect(year.series.bars).toHaveLength(13)
  const all = await read('all')
  expect(all.days.from).toBe('2024-02-29')
  expect(all.before).toBeNull()
  expect(all.funnel.find(({ step }) => step === 'start')).toEqual({ step: 'start', now: 5, before: null })
})

test('revenue is grouped by currency and counted by payment day, refunds by refund day', async () => {
  const set = (id: string, paidAt: string, refundedMinor: number) =>
    db().order.update({ where: { id }, data: { paidAt: new Date(paidAt), refundedMinor } })
  const order = (name: string) => createPaidOrder(db(), { email: `${name}@example.org` })
  const [one, two, old] = [await order('a'), await order('b'), await order('c')]
  await set(one.id, '2026-11-20T23:59:59Z', 0)
  await set(two.id, '2026-11-14T00:00:00Z', 200)
  await set(old.id, '2026-11-13T23:59:59Z', 0)
  const { currency, amountMinor } = one
  const back = (orderId: string, minor: number, doneAt: string, state: 'done' | 'refused' = 'done') => {
    const data = { id: `${orderId}-${minor}`, orderId, amountMinor: minor, currency, rule: 'goodwill' as const, state }
    return db().refund.create({ data: { ...data, doneAt: new Date(doneAt) } })
  }
  await back(two.id, 200, '2026-11-21T00:00:00Z')
  await back(old.id, 100, '2026-11-14T00:00:00Z')
  await back(old.id, 50, '2026-11-20T12:00:00Z')
  await back(old.id, 25, '2026-11-20T12:00:00Z', 'refused')
  expect((await read('7')).money).toEqual([
    {
      currency,
      orders: 2,
      paidMinor: 2 * amountMinor,
      refunds: 2,
      refundedMinor: 150,
      ofPaidMinor: 200,
      beforeMinor: amountMinor,
    },
  ])
})

test('the numbers page returns zeros and empty tables when nothing was counted', async () => {
  await db().dailyCount.deleteMany()
  const { days, funnel, money, visits } = await read('all')
  expect(days).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect([...money, ...visits]).toEqual([])
  expect(funnel.every(({ now: count }) => count === 0)).toBe(true)
})
