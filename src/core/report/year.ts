import type { Locale } from '../locale'
import type { Help } from '../psychometrics/instrument'
import { differenceOf } from '../psychometrics/uncertainty'

/** One score, 0–100, with half the width of where it very likely lies. */
interface YearPart {
  id: string
  pomp: number
  half: number
}

/** One finished test of the year, as far as its owner has seen it. */
export interface YearResult {
  sittingId: string
  slug: string
  version: number
  /** Language it was answered in. */
  locale: Locale
  /** When it was finished (ISO 8601). */
  at: string
  help: Help
  /** What its drawing is made from: coarse places, which are free. */
  picture: readonly { id: string; at: number; half: number }[]
  sentence: string | null
  /** The part that is free, and all others only once its full report was read. */
  parts: readonly YearPart[]
  /** What its rules give to read, the best first. */
  articles: readonly string[]
}

/** A part that moved by more than the test wobbles by, from its first result of the year to its last. */
export interface YearChange {
  id: string
  from: { at: string; score: number }
  to: { at: string; score: number }
  /** Points that both results together wobble by. */
  wobble: number
}

export interface YearTest {
  slug: string
  /** Newest first. */
  results: readonly YearResult[]
  /** Of the newest results that can be compared; null where no two can be. */
  compared: { version: number; count: number; changed: readonly YearChange[]; stayed: readonly string[] } | null
}

/** A year of results: no mean over tests and no type, each test by itself. */
export interface Year {
  /** ISO 8601. */
  from: string
  to: string
  /** The gravest of the year: it stands before everything else. */
  help: Help
  /** The test that was taken last comes first. */
  tests: readonly YearTest[]
  articles: readonly string[]
}

const MOST_ARTICLES = 6

/** The moment a year before, on the same day of the calendar. */
export function yearBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - 1)
  return then
}

/**
 * Composes a year. Scores are compared within one version and one language alone: another wording asks another
 * question. Where help had to come first once, no light sentence of the year stands in it.
 */
export function yearOf(all: readonly YearResult[], now: Date): Year {
  const from = yearBefore(now).toISOString()
  const results = all
    .filter(({ at }) => at > from && at <= now.toISOString())
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.sittingId.localeCompare(a.sittingId))
  const help = gravest(results.map((one) => one.help))
  const shown = help === 'first' ? results.map((one) => ({ ...one, sentence: null })) : results
  const tests = [...groupsOf(shown, ({ slug }) => slug)].map(([slug, ofTest]) => ({
    slug,
    results: ofTest,
    compared: comparedOf(ofTest),
  }))
  return { from, to: now.toISOString(), help, tests, articles: articlesOf(tests) }
}

const gravest = (helps: readonly Help[]): Help =>
  helps.includes('first') ? 'first' : helps.includes('soft') ? 'soft' : 'none'

/** What the newest result of each test gives to read, one of each in turn, so that no test has all the room. */
function articlesOf(tests: readonly YearTest[]): string[] {
  const lists = tests.flatMap(({ results: [newest] }) => (newest ? [newest.articles] : []))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, MOST_ARTICLES)
}

/** `results` newest first. */
function comparedOf(results: readonly YearResult[]): YearTest['compared'] {
  const alike = [...groupsOf(results, ({ version, locale }) => `${version} ${locale}`).values()]
  const series = alike.find((group) => group.length > 1)?.toReversed()
  const [first] = series ?? []
  if (!series || !first) return null
  const ids = [...new Set(series.flatMap(({ parts }) => parts.map(({ id }) => id)))]
  const moves = ids.flatMap((id) => moveOf(id, series))
  if (moves.length === 0) return null
  return {
    version: first.version,
    count: series.length,
    changed: moves.flatMap(({ beyond, change }) => (beyond ? [change] : [])),
    stayed: moves.flatMap(({ beyond, change }) => (beyond ? [] : [change.id])),
  }
}

/** How a part went from the first result that shows it to the last; `series` oldest first. */
function moveOf(id: string, series: readonly YearResult[]): { beyond: boolean; change: YearChange }[] {
  const points = series.flatMap(({ at, parts }) => {
    const part = parts.find((one) => one.id === id)
    return part ? [{ at, ...part }] : []
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return []
  const change = {
    id,
    from: { at: first.at, score: Math.round(first.pomp) },
    to: { at: last.at, score: Math.round(last.pomp) },
    wobble: Math.round(Math.hypot(first.half, last.half)),
  }
  return [{ beyond: Math.abs(differenceOf(last, first)) > 1, change }]
}

/** In the order in which the groups begin. */
function groupsOf<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
