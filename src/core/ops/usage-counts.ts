import { isoDay } from '../dates'
import { DAY_MS } from '../time'

/**
 * Kinds of daily counts, without reference to persons. The privacy page names every one of them, so a new kind needs a
 * sentence there first.
 */
export const countKinds = [
  /** Pages opened, by kind of page. */
  'visit',
  /** Articles read to their end, by article. */
  'article',
  /** Test pages opened by the link of a shared card, by test. */
  'share',
  /** Tests whose questions were opened from such a page, by test. */
  'shareRun',
  /** Tests begun, finished, and given up after a number of answers (`big-five:12`). */
  'start',
  'complete',
  'left',
  /** Free summaries and full reports opened, by test. */
  'summary',
  'report',
  /** Checkouts opened, and payments received, by product. */
  'checkout',
  'payment',
  /** Mails sent, and mails given up (`sent`, `failed`). */
  'mail',
  /** Responses of the server, by first digit of the status (`5xx`). */
  'answer',
] as const
export type CountKind = (typeof countKinds)[number]

/** Periods that the numbers cover: a number of days up to today, or all since the first. */
export const usageWindows = ['today', '7', '28', '90', '365', 'all'] as const
export type UsageWindow = (typeof usageWindows)[number]

export const isUsageWindow = (word: unknown): word is UsageWindow => (usageWindows as readonly unknown[]).includes(word)

/** Days from the first to the last (YYYY-MM-DD, UTC), both included. */
export interface DayRange {
  from: string
  to: string
}

const shifted = (day: string, by: number): string => isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS))

/**
 * Returns the days of a window, and as many before it to compare with; null before `all`.
 * @param first first day with any data
 */
export function dateRangesOfWindow(
  window: UsageWindow,
  now: Date,
  first: string,
): { days: DayRange; before: DayRange | null } {
  const to = isoDay(now)
  if (window === 'all') return { days: { from: first < to ? first : to, to }, before: null }
  const length = window === 'today' ? 1 : Number(window)
  const from = shifted(to, 1 - length)
  return { days: { from, to }, before: { from: shifted(from, -length), to: shifted(from, -1) } }
}

/** Period of one bar of a chart: a day, a month (YYYY-MM) or a year (YYYY), so there are at most some ninety bars. */
export type Grain = 'day' | 'month' | 'year'

export function grainOf({ from, to }: DayRange): Grain {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days <= 92 ? 'day' : days <= 92 * 30 ? 'month' : 'year'
}

const width: Record<Grain, number> = { day: 10, month: 7, year: 4 }

/** Returns the bar that a day belongs to. */
export const periodOf = (day: string, grain: Grain): string => day.slice(0, width[grain])

/** Returns every bar from the first day to the last, including empty ones. */
export function periodsOf({ from, to }: DayRange, grain: Grain): string[] {
  const bars: string[] = []
  for (let day = from; day <= to; day = shifted(day, 1)) {
    const bar = periodOf(day, grain)
    if (bars.at(-1) !== bar) bars.push(bar)
  }
  return bars
}
