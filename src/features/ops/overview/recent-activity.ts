import { type Currency, currencies } from '@/core/commerce/money'
import { type CountKind, type DayRange, dateRangesOfWindow, periodsOf } from '@/core/ops/usage-counts'
import { DAY_MS } from '@/core/time'
import type { Db } from '@/server/db/db'
import type { RecentActivity } from './overview-schema'

/** Sums of one day. */
interface DaySum {
  day: string
  value: number
}
interface PaidDay {
  day: string
  currency: Currency
  orders: number
  paidMinor: number
}

/** Returns the time range from the start of the first earlier day to the end of the last later day. */
const timeRangeOf = (before: DayRange, days: DayRange) => ({
  from: new Date(`${before.from}T00:00:00Z`),
  to: new Date(Date.parse(`${days.to}T00:00:00Z`) + DAY_MS),
})

const kinds = { finished: 'complete', mails: 'mail' } as const satisfies Partial<
  Record<RecentActivity['counts'][number]['name'], CountKind>
>

/**
 * Returns the counts and sums of the last 28 days and of the 28 days before, as the numbers page shows them. Two
 * queries read no more than these 56 days. The read is not logged, because these are sums over many people.
 */
export async function readRecentActivity(db: Db, today = new Date()): Promise<RecentActivity> {
  const { days, before } = dateRangesOfWindow('28', today, '')
  if (!before) throw new Error('no days to compare with')
  const [counted, paid] = await Promise.all([countsOf(db, before, days), paidOf(db, before, days)])
  /** Returns the daily sums of this period and of the one before it; 0 on a day without any. */
  const daily = (sums: readonly DaySum[]) => {
    const byDay = new Map<string, number>()
    for (const { day, value } of sums) byDay.set(day, (byDay.get(day) ?? 0) + value)
    const of = (span: DayRange) => periodsOf(span, 'day').map((day) => byDay.get(day) ?? 0)
    return { now: of(days), before: of(before) }
  }
  const countedAs = (kind: CountKind) => counted.filter((row) => row.kind === kind)
  const account = await accountCurrency(db, paid)
  const sold = currencies.filter((currency) => currency !== account && paid.some((row) => row.currency === currency))
  return {
    days,
    before,
    counts: [
      { name: 'finished', ...daily(countedAs(kinds.finished)) },
      { name: 'orders', ...daily(paid.map(({ day, orders }) => ({ day, value: orders }))) },
      { name: 'mails', ...daily(countedAs(kinds.mails)) },
    ],
    revenue: [account, ...sold].map((currency) => ({
      currency,
      ...daily(
        paid.filter((row) => row.currency === currency).map(({ day, paidMinor }) => ({ day, value: paidMinor })),
      ),
    })),
  }
}

/** Returns the number of finished tests and sent mails by day. */
async function countsOf(db: Db, before: DayRange, days: DayRange): Promise<(DaySum & { kind: string })[]> {
  return db.$queryRaw`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, sum(count)::int AS value
    FROM "DailyCount"
    WHERE day BETWEEN ${before.from}::date AND ${days.to}::date
      AND (kind = ${kinds.finished} OR (kind = ${kinds.mails} AND key = 'sent'))
    GROUP BY 1, 2`
}

/** Returns the number of paid orders and their revenue by the day of the payment (UTC) and currency. */
async function paidOf(db: Db, before: DayRange, days: DayRange): Promise<PaidDay[]> {
  const { from, to } = timeRangeOf(before, days)
  return db.$queryRaw`
    SELECT to_char("paidAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, currency::text AS currency,
      count(*)::int AS orders, sum("amountMinor")::float8 AS "paidMinor"
    FROM "Order" WHERE "paidAt" >= ${from} AND "paidAt" < ${to} GROUP BY 1, 2`
}

/**
 * Returns the currency of the account at the provider, taken from its newest fee. If nothing is sold in that currency
 * or there is no fee, it returns the currency of most paid orders.
 */
async function accountCurrency(db: Db, paid: readonly PaidDay[]): Promise<Currency> {
  const movement = await db.providerMovement.findFirst({
    where: { feeMinor: { not: 0 } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { feeCurrency: true },
  })
  const named = currencies.find((currency) => currency === movement?.feeCurrency)
  if (named) return named
  const ordersIn = (currency: Currency) =>
    paid.filter((row) => row.currency === currency).reduce((sum, { orders }) => sum + orders, 0)
  return currencies.reduce((most, one) => (ordersIn(one) > ordersIn(most) ? one : most), currencies[0])
}
