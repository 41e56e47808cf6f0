import { type Bounds, type CountProblem, feasibleCounts } from './feasible-counts.ts'
import { knownCounts, type NotDerived, type Subject } from './known-counts.ts'
import type { PublicRelease } from './public-release.ts'

/** Releases of one version and language come from the same sheets, or from sheets of which at least so many differ. */
export const fewestApart = 50

/** Fewer people than this are a cell that must not be told. */
const minPublishedCount = 5
/** So many numbers of people must be left open for it, 0 among them or not. */
const fewestOpen = 4

/** Facts that the open tables of some releases give away. */
export type Leak =
  /** Two releases whose sheets differ by so few that the difference of their figures is these people's answers. */
  | { kind: 'too-close'; releases: readonly [string, string]; sheets: number }
  /**
   * A point or raw score at which so many people are, fewer than five: in one release, or among the people by whom the
   * second release has more than the first.
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
  | ({ kind: 'not-derived'; releases: readonly [string] } & NotDerived)

interface Known extends PublicRelease {
  subjects: Subject[]
  notDerived: NotDerived[]
}

const sameSheets = (a: PublicRelease, b: PublicRelease): boolean => a.sample !== null && a.sample === b.sample

/**
 * Attacks the open tables of all releases of one version and language as somebody could who has nothing else: looks for
 * every number of people that mean, SD, counts and parameters leave below five, in each release and in the difference of
 * any two, whose sheets are taken to be among those of the larger one.
 */
export function findLeaks(releases: readonly PublicRelease[]): Leak[] {
  const ordered = releases.toSorted((a, b) => a.n - b.n)
  const known = tightened(ordered.map((edition) => ({ ...edition, ...knownCounts(edition) })))
  const pairs = known.flatMap((newer, index) => known.slice(0, index).map((older) => [older, newer] as const))
  return [
    ...pairs.flatMap(([older, newer]) => {
      const sheets = newer.n - older.n
      if (sameSheets(older, newer) || sheets >= fewestApart) return []
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

const sameSubject = ({ subjects }: Known, { part, item }: Subject): Subject | undefined =>
  subjects.find((one) => one.part === part && one.item === item)

function smallCells(
  { part, item, lowest, problem }: Subject,
  releases: readonly [string] | readonly [string, string],
): Leak[] {
  // Sums that contradict the counts are of other people: then the counts alone are attacked.
  const found = feasibleCounts(problem) ?? feasibleCounts({ ...problem, sum: null, squares: null }) ?? []
  return found.flatMap((people, index) =>
    isDisclosed(people) ? [{ kind: 'cell', releases, part, item, place: lowest + index, people } as const] : [],
  )
}

/** Somebody may be there, fewer than five, and hardly a number of people is left open. */
const isDisclosed = ({ low, high }: Bounds): boolean =>
  high >= 1 && high < minPublishedCount && high - low + 1 < fewestOpen

/** Returns the facts known about the additional people of the newer release. */
function difference(older: Subject, newer: Subject, people: number): Subject {
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

/** With more sheets no count is lower, and none is higher by more than there are new sheets. */
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
      // Contradicting bounds were not computed from the same answers, for example after a wrong key.
      if (low <= high) Object.assign(bounds, { low, high })
    })
  }
}
