import { type Bounds, type CountProblem, feasibleCounts } from './feasible-counts.ts'
import { type CountFacts, knownCounts, type UnderivedFigure } from './known-counts.ts'
import type { PublicRelease } from './public-release.ts'

/**
 * Minimum number of sheets by which two releases of one version and language must differ, unless they use the same
 * sheets.
 */
export const minReleaseDifference = 50

/** Number of people below which a cell must not be disclosed. */
const minPublishedCount = 5
/** Minimum number of values that must remain possible for such a cell, including 0. */
const fewestOpen = 4

/** Facts that the open tables of some releases disclose. */
export type Leak =
  /** Two releases with so few new sheets that the difference of their figures discloses these people's answers. */
  | { kind: 'too-close'; releases: readonly [string, string]; sheets: number }
  /**
   * A point or raw score with fewer than five people, in one release or among the additional people of the second
   * release.
   */
  | {
      kind: 'cell'
      releases: readonly [string] | readonly [string, string]
      part: string
      item: number | null
      place: number
      people: Bounds
    }
  /** A figure that is not computed from the cells. */
  | ({ kind: 'not-derived'; releases: readonly [string] } & UnderivedFigure)

interface Known extends PublicRelease {
  subjects: CountFacts[]
  notDerived: UnderivedFigure[]
}

const sameSheets = (a: PublicRelease, b: PublicRelease): boolean => a.sample !== null && a.sample === b.sample

/**
 * Attacks the open tables of all releases of one version and language without any other knowledge: finds every number
 * below five that mean, SD, counts and parameters disclose, in each release and in the difference of any two. The
 * sheets of the smaller release are assumed to be among those of the larger one.
 */
export function findLeaks(releases: readonly PublicRelease[]): Leak[] {
  const ordered = releases.toSorted((a, b) => a.n - b.n)
  const known = tightened(ordered.map((edition) => ({ ...edition, ...knownCounts(edition) })))
  const pairs = known.flatMap((newer, index) => known.slice(0, index).map((older) => [older, newer] as const))
  return [
    ...pairs.flatMap(([older, newer]) => {
      const sheets = newer.n - older.n
      if (sameSheets(older, newer) || sheets >= minReleaseDifference) return []
      return [{ kind: 'too-close', releases: [older.id, newer.id], sheets } as const]
    }),
    ...known.flatMap(({ id, notDerived }) =>
      notDerived.map((found) => ({ kind: 'not-derived', releases: [id], ...found }) as const),
    ),
    ...known.flatMap(({ id, subjects }) => subjects.flatMap((subject) => smallCells(subject, [id]))),
    ...pairs.flatMap(([older, newer]) =>
      sameSheets(older, newer) || newer.n === older.n
        ? []
        : newer.subjects.flatMap((subject) => {
            const before = sameSubject(older, subject)
            return before ? smallCells(difference(before, subject, newer.n - older.n), [older.id, newer.id]) : []
          }),
    ),
  ]
}

const sameSubject = ({ subjects }: Known, { part, item }: CountFacts): CountFacts | undefined =>
  subjects.find((one) => one.part === part && one.item === item)

function smallCells(
  { part, item, lowest, problem }: CountFacts,
  releases: readonly [string] | readonly [string, string],
): Leak[] {
  // Sums that contradict the counts belong to other people; the attack then uses only the counts.
  const found = feasibleCounts(problem) ?? feasibleCounts({ ...problem, sum: null, squares: null }) ?? []
  return found.flatMap((people, index) =>
    isDisclosed(people) ? [{ kind: 'cell', releases, part, item, place: lowest + index, people } as const] : [],
  )
}

/** Returns whether a cell may hold people, but fewer than five, and only a few numbers remain possible. */
const isDisclosed = ({ low, high }: Bounds): boolean =>
  high >= 1 && high < minPublishedCount && high - low + 1 < fewestOpen

/** Returns the bounds for the additional people of the newer release. */
function difference(older: CountFacts, newer: CountFacts, people: number): CountFacts {
  const minus = (a: Bounds | null, b: Bounds | null): Bounds | null =>
    a && b && { low: Math.max(0, a.low - b.high), high: a.high - b.low }
  const cumulative = newer.problem.cumulative.map((own, place) => {
    const before = older.problem.cumulative[place] ?? own
    return { low: Math.max(0, own.low - before.high), high: Math.min(people, own.high - before.low) }
  })
  const problem: CountProblem = {
    places: newer.problem.places,
    cumulative,
    sum: minus(newer.problem.sum, older.problem.sum),
    squares: minus(newer.problem.squares, older.problem.squares),
  }
  return { ...newer, problem }
}

/** Tightens the bounds: more sheets cannot lower a count, nor raise it by more than the number of new sheets. */
function tightened(known: readonly Known[]): readonly Known[] {
  for (const [index, newer] of known.entries()) {
    const older = known[index - 1]
    if (older) within(older, newer, 'newer')
  }
  for (let index = known.length - 1; index > 0; index--) {
    const [older, newer] = [known[index - 1], known[index]]
    if (older && newer) within(older, newer, 'older')
  }
  return known
}

function within(older: Known, newer: Known, change: 'older' | 'newer'): void {
  const more = newer.n - older.n
  for (const subject of newer.subjects) {
    const before = sameSubject(older, subject)
    if (!before) continue
    subject.problem.cumulative.forEach((own, place) => {
      const earlier = before.problem.cumulative[place]
      if (!earlier) return
      const [bounds, low, high] =
        change === 'newer'
          ? [own, Math.max(own.low, earlier.low), Math.min(own.high, earlier.high + more)]
          : [earlier, Math.max(earlier.low, own.low - more), Math.min(earlier.high, own.high)]
      // Bounds that contradict each other stay as they are: the two releases counted different answers, for example
      // because the scoring key was corrected in between.
      if (low <= high) Object.assign(bounds, { low, high })
    })
  }
}
