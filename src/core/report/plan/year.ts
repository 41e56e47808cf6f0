import type { HelpLevel } from '../../instrument'
import type { Locale } from '../../locale'
import { type Changes, findChanges, type ScoredPart } from './change'

/** One finished test of the year, limited to what its owner has seen. */
export interface YearResult {
  sittingId: string
  slug: string
  version: number
  /** Language of the answers. */
  locale: Locale
  /** Moment of completion (ISO 8601). */
  at: string
  help: HelpLevel
  /** Coarse places from which its drawing is made; they are free of charge. */
  picture: readonly { id: string; at: number; half: number }[]
  sentence: string | null
  /** The free part, and all others only once the full report has been read. */
  parts: readonly ScoredPart[]
  /** Articles that its rules recommend, the best first. */
  articles: readonly string[]
}

export interface YearTest {
  slug: string
  /** Newest first. */
  results: readonly YearResult[]
  /** Changes over the newest results that can be compared; null if no two can be. */
  compared: ({ version: number; count: number } & Changes) | null
}

/** A year of results, each test by itself: no mean over tests, and no type. */
export interface Year {
  /** ISO 8601. */
  from: string
  to: string
  /** Strongest help of the year; it comes before everything else. */
  help: HelpLevel
  /** The test that was taken most recently comes first. */
  tests: readonly YearTest[]
  articles: readonly string[]
}

const MOST_ARTICLES = 6

/** Returns the moment a year before, on the same day of the calendar. */
export function yearBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - 1)
  return then
}

/**
 * Composes a year. Scores are compared only within one version and one language: another wording is another question.
 * If help stood first in any result, the year shows no light sentence.
 * @param unshown help of the results that are not shown because their answers are hardly consistent
 */
export function composeYearReview(all: readonly YearResult[], now: Date, unshown: readonly HelpLevel[] = []): Year {
  const from = yearBefore(now).toISOString()
  const results = all
    .filter(({ at }) => at > from && at <= now.toISOString())
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.sittingId.localeCompare(a.sittingId))
  const help = gravest([...unshown, ...results.map((one) => one.help)])
  const shown = help === 'first' ? results.map((one) => ({ ...one, sentence: null })) : results
  const tests = [...groupsOf(shown, ({ slug }) => slug)].map(([slug, ofTest]) => ({
    slug,
    results: ofTest,
    compared: comparedOf(ofTest),
  }))
  return { from, to: now.toISOString(), help, tests, articles: articlesOf(tests) }
}

const gravest = (helps: readonly HelpLevel[]): HelpLevel =>
  helps.includes('first') ? 'first' : helps.includes('soft') ? 'soft' : 'none'

/**
 * Lists the articles recommended by the newest result of each test, one of each in turn, so that no test fills the
 * list.
 */
function articlesOf(tests: readonly YearTest[]): string[] {
  const lists = tests.flatMap(({ results: [newest] }) => (newest ? [newest.articles] : []))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, MOST_ARTICLES)
}

/** Compares the newest results of the same version and language; null if no two can be. `results` are newest first. */
function comparedOf(results: readonly YearResult[]): YearTest['compared'] {
  const alike = [...groupsOf(results, ({ version, locale }) => `${version} ${locale}`).values()]
  const series = alike.find((group) => group.length > 1)?.toReversed()
  const [first] = series ?? []
  if (!series || !first) return null
  const changes = findChanges(series)
  if (changes.changed.length + changes.stayed.length === 0) return null
  return { version: first.version, count: series.length, ...changes }
}

/** Groups a list by key, in the order in which the groups begin. */
function groupsOf<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
