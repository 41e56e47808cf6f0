import { publishedArticles } from '@/content/articles/articles'
import { currentInstruments } from '@/content/tests/instruments'
import { currencies } from '@/core/commerce/money'
import { searchableSkus } from '@/core/commerce/products'
import { isoDay } from '@/core/dates'
import { type Locale, locales } from '@/core/locale'
import {
  type CountKind,
  type DayRange,
  dateRangesOfWindow,
  grainOf,
  periodOf,
  periodsOf,
} from '@/core/ops/usage-counts'
import { DAY_MS } from '@/core/time'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import { funnelSteps, type GetNumbersInput, type Numbers, seriesNames } from './numbers-schema'

interface Row {
  kind: string
  key: string
  locale: Locale
  count: number
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)
/** Returns the time range from the start of the first day to the end of the last. */
const timeRangeOf = ({ from, to }: DayRange) => ({
  gte: midnight(from),
  lt: new Date(midnight(to).getTime() + DAY_MS),
})

async function countsOf(db: Db, { from, to }: DayRange): Promise<Row[]> {
  const rows = await db.dailyCount.groupBy({
    by: ['kind', 'key', 'locale'],
    where: { day: { gte: midnight(from), lte: midnight(to) } },
    _sum: { count: true },
  })
  return rows.map(({ kind, key, locale, _sum }) => ({ kind, key, locale, count: _sum.count ?? 0 }))
}

const sum = (rows: readonly Row[], kind: CountKind, key?: string): number =>
  rows
    .filter((row) => row.kind === kind && (key === undefined || row.key === key))
    .reduce((all, { count }) => all + count, 0)

/** Returns anonymous numbers: the daily counts and the sums of orders. */
export const readNumbers = (db: Db, by: Actor, { window }: GetNumbersInput, today = new Date()): Promise<Numbers> =>
  runAuditedAction(db, by, { act: 'numbers.read', subject: `numbers:${window}` }, async () => {
    const { _min } = await db.dailyCount.aggregate({ _min: { day: true } })
    const { days, before } = dateRangesOfWindow(window, today, isoDay(_min.day ?? today))
    const [rows, earlier, series, money, moneyBefore] = await Promise.all([
      countsOf(db, days),
      before && countsOf(db, before),
      seriesOf(db, days),
      moneyOf(db, days),
      before && moneyOf(db, before),
    ])
    const compared = (of: (rows: readonly Row[]) => number) => ({ now: of(rows), before: earlier && of(earlier) })
    const byLanguage = (kind: CountKind, key: string) => ({
      key,
      byLocale: locales.map((locale) => ({
        locale,
        count: sum(
          rows.filter((row) => row.locale === locale),
          kind,
          key,
        ),
      })),
      ...compared((all) => sum(all, kind, key)),
    })
    const keysOf = (kind: CountKind) => [...new Set(rows.filter((row) => row.kind === kind).map(({ key }) => key))]
    return {
      days,
      before,
      series,
      funnel: funnelSteps.map((step) => ({
        step,
        ...compared((all) => sum(all, step, step === 'visit' ? 'test' : undefined)),
      })),
      visits: keysOf('visit')
        .map((key) => byLanguage('visit', key))
        .sort((a, b) => b.now - a.now),
      tests: currentInstruments().map(({ slug }) => ({
        slug,
        start: sum(rows, 'start', slug),
        complete: sum(rows, 'complete', slug),
        summary: sum(rows, 'summary', slug),
        report: sum(rows, 'report', slug),
        share: sum(rows, 'share', slug),
        shareRun: sum(rows, 'shareRun', slug),
      })),
      left: leftOf(rows),
      articles: [...new Set([...publishedArticles().map(({ id }) => id), ...keysOf('article')])]
        .map((id) => byLanguage('article', id))
        .sort((a, b) => b.now - a.now),
      products: [...new Set([...searchableSkus, ...keysOf('checkout'), ...keysOf('payment')])]
        .map((sku) => ({ sku, checkout: sum(rows, 'checkout', sku), payment: sum(rows, 'payment', sku) }))
        .filter(({ checkout, payment }) => checkout + payment > 0),
      money: money.map((one) => ({
        ...one,
        beforeMinor: moneyBefore && (moneyBefore.find(({ currency }) => currency === one.currency)?.paidMinor ?? 0),
      })),
      mails: (['sent', 'failed'] as const).map((key) => ({ key, ...compared((all) => sum(all, 'mail', key)) })),
      answers: keysOf('answer')
        .sort()
        .map((key) => ({ key, ...compared((all) => sum(all, 'answer', key)) })),
    }
  })

/** Returns the unfinished sittings by test and number of answers, from count keys such as `big-five:12`. */
function leftOf(rows: readonly Row[]): Numbers['left'] {
  return currentInstruments().flatMap(({ slug }) => {
    const steps = new Map<number, number>()
    for (const { kind, key, count } of rows) {
      const [test, answers] = key.split(':')
      if (kind !== 'left' || test !== slug) continue
      steps.set(Number(answers), (steps.get(Number(answers)) ?? 0) + count)
    }
    const sorted = [...steps].map(([answers, count]) => ({ answers, count })).sort((a, b) => a.answers - b.answers)
    return sorted.length > 0 ? [{ slug, steps: sorted }] : []
  })
}

const kindOf: Record<(typeof seriesNames)[number], CountKind> = {
  visits: 'visit',
  starts: 'start',
  completions: 'complete',
  payments: 'payment',
}

async function seriesOf(db: Db, days: DayRange): Promise<Numbers['series']> {
  const rows = await db.dailyCount.groupBy({
    by: ['day', 'kind'],
    where: { day: { gte: midnight(days.from), lte: midnight(days.to) }, kind: { in: Object.values(kindOf) } },
    _sum: { count: true },
  })
  const grain = grainOf(days)
  const bars = periodsOf(days, grain)
  const values = seriesNames.map((name) => {
    const own = rows.filter(({ kind }) => kind === kindOf[name])
    const at = (bar: string) => own.filter(({ day }) => periodOf(isoDay(day), grain) === bar)
    return { name, values: bars.map((bar) => at(bar).reduce((all, { _sum }) => all + (_sum.count ?? 0), 0)) }
  })
  return { grain, bars, values }
}

/** Sums the payments of these days, their refunds so far, and the refunds made on these days for any order. */
async function moneyOf(db: Db, days: DayRange) {
  const moments = timeRangeOf(days)
  const [paid, returned] = await Promise.all([
    db.order.groupBy({
      by: ['currency'],
      where: { paidAt: moments },
      _sum: { amountMinor: true, refundedMinor: true },
      _count: true,
    }),
    db.refund.groupBy({
      by: ['currency'],
      where: { state: 'done', doneAt: moments },
      _sum: { amountMinor: true },
      _count: true,
    }),
  ])
  return currencies.flatMap((currency) => {
    const one = paid.find((row) => row.currency === currency)
    const back = returned.find((row) => row.currency === currency)
    if (!one && !back) return []
    return [
      {
        currency,
        orders: one?._count ?? 0,
        paidMinor: one?._sum.amountMinor ?? 0,
        refunds: back?._count ?? 0,
        refundedMinor: back?._sum.amountMinor ?? 0,
        ofPaidMinor: one?._sum.refundedMinor ?? 0,
      },
    ]
  })
}
