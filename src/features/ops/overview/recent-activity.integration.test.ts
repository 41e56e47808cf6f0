import { expect, test } from 'vitest'
import type { CountKind } from '@/core/ops/usage-counts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { commandLineActor } from '../audit'
import { readNumbers } from '../numbers/numbers'
import { readRecentActivity } from './recent-activity'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-29T15:00:00Z')
const count = (day: string, kind: CountKind, key: string, count: number) =>
  db().dailyCount.create({ data: { day: new Date(`${day}T00:00:00Z`), kind, key, locale: 'en', count } })
const pay = async (locale: 'en' | 'es', paidAt: string) =>
  createPaidOrder(db(), { email: `${paidAt}@example.org`, locale, paidAt: new Date(paidAt) })
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const sums = ({ now: these, before }: { now: number[]; before: number[] }) => [sum(these), sum(before)]

test('the recent activity has daily counts for the last 28 days and the 28 days before', async () => {
  await count('2026-11-29', 'complete', 'sleep', 3)
  await count('2026-11-29', 'complete', 'worry', 2)
  await count('2026-11-02', 'complete', 'sleep', 1)
  await count('2026-11-01', 'complete', 'sleep', 7)
  await count('2026-10-05', 'complete', 'sleep', 4)
  await count('2026-10-04', 'complete', 'sleep', 100)
  await count('2026-11-20', 'mail', 'sent', 9)
  await count('2026-11-20', 'mail', 'failed', 5)
  const { days, before, counts } = await readRecentActivity(db(), now)
  expect({ days, before }).toEqual({
    days: { from: '2026-11-02', to: '2026-11-29' },
    before: { from: '2026-10-05', to: '2026-11-01' },
  })
  const [finished, orders, mails] = counts
  expect(finished?.now).toHaveLength(28)
  expect(finished?.before).toHaveLength(28)
  expect([finished?.now[0], finished?.now[27]]).toEqual([1, 5])
  expect([finished?.before[0], finished?.before[27]]).toEqual([4, 7])
  expect(orders && sums(orders)).toEqual([0, 0])
  expect(mails && sums(mails)).toEqual([9, 0])
})

test('revenue is listed by currency, with the currency of the account first, and agrees with the numbers page', async () => {
  const dollars = await pay('en', '2026-11-29T23:59:59Z')
  await pay('en', '2026-11-02T00:00:00Z')
  await pay('en', '2026-11-01T23:59:59Z')
  await pay('en', '2026-10-04T23:59:59Z')
  const euros = await pay('es', '2026-11-20T12:00:00Z')
  const course = await readRecentActivity(db(), now)
  expect(course.counts[1] && sums(course.counts[1])).toEqual([3, 1])
  expect(course.revenue.map(({ currency, ...daily }) => [currency, ...sums(daily)])).toEqual([
    ['USD', 2 * dollars.amountMinor, dollars.amountMinor],
    ['EUR', euros.amountMinor, 0],
  ])
  const { money } = await readNumbers(db(), commandLineActor, { window: '28' }, now)
  expect(money.map(({ currency, paidMinor, beforeMinor }) => [currency, paidMinor, beforeMinor]).sort()).toEqual(
    course.revenue.map(({ currency, ...daily }) => [currency, ...sums(daily)]).sort(),
  )
  // The provider's newest fee names the currency of the account.
  await db().providerMovement.create({
    data: {
      id: 'txn_1',
      provider: 'stripe',
      kind: 'payment',
      at: now,
      amountMinor: 499,
      currency: 'USD',
      feeMinor: 31,
      feeCurrency: 'EUR',
    },
  })
  expect((await readRecentActivity(db(), now)).revenue.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('the recent activity of a new site is zero on every day', async () => {
  const { counts, revenue } = await readRecentActivity(db(), now)
  expect([...counts, ...revenue].map(sums)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})
