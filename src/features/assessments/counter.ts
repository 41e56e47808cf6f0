import { currentInstruments } from '@/content/tests/instruments'
import { isoDay } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { loadTexts } from '@/server/i18n/dictionaries'

const cacheMs = 10_000

/** Periods over which completed sittings are counted, shortest first. */
const windows = ['hour', 'day', 'week', 'ever'] as const
type Window = (typeof windows)[number]

/** Number of sittings completed in each window. */
export type Completions = Record<Window, number>

/** Minimum number of people for a window to be used; with fewer, a longer window is shown. */
export const minWindowCount = 10

/** Minimum number of people to show: one or two completions are probably the reader’s own. */
const fewest = 3

/**
 * Returns the CTEs that count one completed sitting for each row of `completed`, for the statement that completes it.
 * The minute is always counted before the day, so that two statements cannot deadlock.
 */
export function completionCounterSql(completed: string, instrument: string, now: Date): Prisma.Sql {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  return Prisma.sql`
    counted_minute AS (
      INSERT INTO "CompletionMinute" ("instrument", "minute", "count")
      SELECT ${instrument}, ${minute}, 1 FROM ${Prisma.raw(completed)}
      ON CONFLICT ("minute", "instrument") DO UPDATE SET "count" = "CompletionMinute"."count" + 1
      RETURNING "instrument"
    ), counted_day AS (
      INSERT INTO "CompletionDay" ("instrument", "day", "count")
      SELECT "instrument", ${isoDay(now)}::date, 1 FROM counted_minute
      ON CONFLICT ("day", "instrument") DO UPDATE SET "count" = "CompletionDay"."count" + 1
    )`
}

const nobody: Completions = { hour: 0, day: 0, week: 0, ever: 0 }

/**
 * Counts sittings completed up to `now`, by test: in 60 minutes, in 24 hours, on today and the six days before it
 * (UTC), and ever. Reads a row for each test and minute of one day, and one for each test and day.
 */
export async function loadCompletions(db: Db, now: Date): Promise<ReadonlyMap<string, Completions>> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const minutes = (ms: number) =>
    db.completionMinute.groupBy({
      by: ['instrument'],
      where: { minute: { gt: since(ms), lte: now } },
      _sum: { count: true },
    })
  const days = (where: { day?: { gt: Date } }) =>
    db.completionDay.groupBy({ by: ['instrument'], where, _sum: { count: true } })
  const counted = await Promise.all([
    minutes(HOUR_MS),
    minutes(DAY_MS),
    days({ day: { gt: since(7 * DAY_MS) } }),
    days({}),
  ])
  const found = new Map<string, Completions>()
  for (const [index, window] of windows.entries()) {
    for (const { instrument, _sum } of counted[index] ?? []) {
      found.set(instrument, { ...(found.get(instrument) ?? nobody), [window]: _sum.count ?? 0 })
    }
  }
  return found
}

/** Returns the shortest window with enough people; the last hour if no window has enough. */
export function chooseCountWindow(counts: Completions): { window: Window; count: number } {
  const window = windows.find((one) => counts[one] >= minWindowCount) ?? 'hour'
  return { window, count: counts[window] }
}

/**
 * Sentences that show the counter in one language, by slug; under '' the one for all tests. A sentence is empty when
 * there are too few people to show.
 */
export type CompletionTexts = Readonly<Record<string, string>>

async function pulseOf(completions: ReadonlyMap<string, Completions>, locale: Locale): Promise<CompletionTexts> {
  const t = await loadTexts(locale, 'tests')
  const number = new Intl.NumberFormat(htmlLang[locale])
  const sentence = (counts: Completions, of: 'test' | 'all'): string => {
    const { window, count } = chooseCountWindow(counts)
    if (count < fewest) return ''
    return t(`pulse.${of}.${window}`, { count: number.format(count) })
  }
  const counts = currentInstruments().map(({ slug }) => [slug, completions.get(slug) ?? nobody] as const)
  const total = counts.reduce((sum, [, one]) => plus(sum, one), nobody)
  return Object.fromEntries([
    ['', sentence(total, 'all')],
    ...counts.map(([slug, one]) => [slug, sentence(one, 'test')]),
  ])
}

const plus = (a: Completions, b: Completions): Completions => ({
  hour: a.hour + b.hour,
  day: a.day + b.day,
  week: a.week + b.week,
  ever: a.ever + b.ever,
})

/**
 * Returns a function that loads the sentences of a language, with at most one database query in ten seconds for all
 * languages. A failed query is not cached.
 */
export function createCompletionTextCache(openDb: () => Promise<Db>, clock: () => number = Date.now) {
  let kept: { until: number; completions: ReturnType<typeof loadCompletions> } | undefined
  return async (locale: Locale): Promise<CompletionTexts> => {
    const now = clock()
    if (!kept || now >= kept.until) {
      const cached = { until: now + cacheMs, completions: openDb().then((db) => loadCompletions(db, new Date(now))) }
      kept = cached
      cached.completions.catch(() => {
        if (kept === cached) kept = undefined
      })
    }
    return pulseOf(await kept.completions, locale)
  }
}
