import type { Cell } from '@mindglass/psychometrics/publication/published-cells'
import type { Estimate } from '@mindglass/psychometrics/studies/retest'
import { minReleaseDifference } from './plan'
import type { GroupsRelease, RetestRelease, StudyFigures, UsefulnessRelease } from './study-data'
import { estimateShare } from './study-releases'

/** Minimum number of people behind a published count of answers. */
export const minPublishedCount = 5

/**
 * Merges neighbouring cells, from the lowest place on, until each counts at least five people; a smaller rest joins the
 * last cell. With fewer than five people in all, there is a single cell.
 * @param places in rising order
 */
function mergedCells(places: readonly Cell[]): Cell[] {
  const cells: Cell[] = []
  for (const place of places) {
    const last = cells.at(-1)
    if (last && last.count < minPublishedCount) cells[cells.length - 1] = joined(last, place)
    else cells.push({ ...place })
  }
  const last = cells.at(-1)
  const before = cells.at(-2)
  if (last && before && last.count < minPublishedCount) cells.splice(-2, 2, joined(before, last))
  return cells
}

const joined = (a: Cell, b: Cell): Cell => ({ from: a.from, to: b.to, count: a.count + b.count })

/** Returns the number of people behind each figure of a release, by the name of the figure. */
function countsOf(figures: StudyFigures): Map<string, number> {
  switch (figures.study) {
    case 'retest':
      return new Map(figures.parts.map(({ id, n }) => [id, n]))
    case 'groups':
      return new Map(
        figures.parts.flatMap(({ id, yes, no }) => [[`${id} yes`, yes.n] as const, [`${id} no`, no.n] as const]),
      )
    case 'usefulness':
      return new Map([['answers', figures.no + figures.partly + figures.yes]])
  }
}

/** A release that is public, or about to be: its last batch, and its figures. */
export interface ReleasedFigures {
  through: number
  figures: StudyFigures
}

/**
 * Finds figures by which two releases of one study would reveal fewer than 50 people through their difference: the
 * releases must contain the same batches, or differ by at least 50 people behind every figure.
 * @returns the names of figures that are too close to each other; empty if both releases can be public
 */
export function findTooCloseFigures(one: ReleasedFigures, other: ReleasedFigures): string[] {
  if (one.through === other.through) return []
  const counts = countsOf(other.figures)
  return [...countsOf(one.figures)]
    .filter(([name, n]) => counts.has(name) && Math.abs(n - (counts.get(name) ?? 0)) < minReleaseDifference)
    .map(([name]) => name)
}

/** Answers about a plan, in the order of their meaning. */
export const verdicts = ['no', 'partly', 'yes'] as const
export type Verdict = (typeof verdicts)[number]

const answersOf = (figures: UsefulnessRelease): Cell[] =>
  verdicts.map((verdict, place) => ({ from: place, to: place, count: figures[verdict] }))

/** Returns the places at which cells end, for comparing the cells of two releases. */
const endsOf = (cells: readonly Cell[]): Set<number> => new Set(cells.map(({ to }) => to))

/** Merges neighbouring cells up to each place in `ends`. */
function cutAt(cells: readonly Cell[], ends: ReadonlySet<number>): Cell[] {
  const found: Cell[] = []
  let open: Cell | null = null
  for (const cell of cells) {
    open = open === null ? { ...cell } : { from: open.from, to: cell.to, count: open.count + cell.count }
    if (!ends.has(cell.to)) continue
    found.push(open)
    open = null
  }
  return found
}

const isSmallDifference = (a: number, b: number): boolean => a !== b && Math.abs(a - b) < minPublishedCount

/**
 * Returns answers in cells of at least five people each, whose difference to the same cells of every earlier release is
 * zero or at least five. Cells that would reveal more are merged.
 * @param earlier releases that are public, oldest first
 */
export function mergeUnsafeCells(figures: UsefulnessRelease, earlier: readonly UsefulnessRelease[]): Cell[] {
  const before = earlier.map((release, index) => mergeUnsafeCells(release, earlier.slice(0, index)))
  const finest = mergedCells(answersOf(figures))
  const coarser = [
    finest,
    ...finest.slice(1).map((cell) => cutAt(finest, withoutEnd(finest, cell.from))),
    whole(finest),
  ]
  const isSafe = (cells: readonly Cell[]) => before.every((known) => !revealsSmallDifference(cells, known))
  return coarser.find(isSafe) ?? whole(finest)
}

const withoutEnd = (cells: readonly Cell[], from: number): Set<number> =>
  new Set([...endsOf(cells)].filter((end) => end !== from - 1))

const whole = (cells: readonly Cell[]): Cell[] => cutAt(cells, new Set([verdicts.length - 1]))

/**
 * Returns whether two tables of the same question, reduced to common cells, have a cell that differs by one to four
 * people.
 */
export function revealsSmallDifference(cells: readonly Cell[], known: readonly Cell[]): boolean {
  const ends = new Set([...endsOf(cells)].filter((end) => endsOf(known).has(end)))
  const [a, b] = [cutAt(cells, ends), cutAt(known, ends)]
  return a.some(({ count }, index) => isSmallDifference(count, b[index]?.count ?? 0))
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100
const rounded = ({ value, from, to }: Estimate, round: (of: number) => number): Estimate => ({
  value: round(value),
  from: round(from),
  to: round(to),
})

export interface PublicRetestPart {
  id: string
  n: number
  first: { mean: number; sd: number }
  second: { mean: number; sd: number }
  change: Estimate
  sdOfDifferences: Estimate
  sem: Estimate
  icc: Estimate
}

/** Public figures of a release: points to a tenth, coefficients to a hundredth, no cell of one to four people. */
export type PublicStudy =
  | {
      study: 'retest'
      people: { joined: number; drawn: number; asked: number; pairs: number; careless: number | null }
      days: number
      parts: PublicRetestPart[]
    }
  | {
      study: 'groups'
      people: { yes: number; no: number; skipped: number | null }
      parts: {
        id: string
        yes: { n: number; mean: number; sd: number }
        no: { n: number; mean: number; sd: number }
        g: Estimate
        auc: Estimate
      }[]
    }
  | {
      study: 'usefulness'
      asked: number
      answered: number
      /** Answers, merged with their neighbours where necessary; shares 0–1 with Wilson's interval. */
      cells: { answers: Verdict[]; count: number; share: Estimate }[]
    }

/** Returns a count that may be published; null below five, or if it changed by one to four since an earlier release. */
const enough = (count: number, earlier: readonly number[]): number | null =>
  count < minPublishedCount || earlier.some((before) => isSmallDifference(count, before)) ? null : count

const momentsOf = <Of extends { mean: number; sd: number }>(of: Of): Of => ({
  ...of,
  mean: tenth(of.mean),
  sd: tenth(of.sd),
})

const publicRetest = (figures: RetestRelease, earlier: readonly RetestRelease[]): PublicStudy => ({
  study: 'retest',
  people: {
    ...figures.people,
    careless: enough(
      figures.people.careless,
      earlier.map(({ people }) => people.careless),
    ),
  },
  days: figures.days,
  parts: figures.parts.map(({ id, n, first, second, change, sdOfDifferences, sem, icc }) => ({
    id,
    n,
    first: momentsOf(first),
    second: momentsOf(second),
    change: rounded(change, tenth),
    sdOfDifferences: rounded(sdOfDifferences, tenth),
    sem: rounded(sem, tenth),
    icc: rounded(icc, hundredth),
  })),
})

const publicGroups = ({ people, parts }: GroupsRelease, earlier: readonly GroupsRelease[]): PublicStudy => ({
  study: 'groups',
  people: {
    ...people,
    skipped: enough(
      people.skipped,
      earlier.map((release) => release.people.skipped),
    ),
  },
  parts: parts.map(({ id, yes, no, g, auc }) => ({
    id,
    yes: momentsOf(yes),
    no: momentsOf(no),
    g: rounded(g, hundredth),
    auc: rounded(auc, hundredth),
  })),
})

function publicUsefulness(figures: UsefulnessRelease, earlier: readonly UsefulnessRelease[]): PublicStudy {
  const { asked, no, partly, yes } = figures
  const answered = no + partly + yes
  return {
    study: 'usefulness',
    asked,
    answered,
    cells: mergeUnsafeCells(figures, earlier).map(({ from, to, count }) => ({
      answers: verdicts.slice(from, to + 1),
      count,
      share: estimateShare(count, answered),
    })),
  }
}

/**
 * Returns the public figures of a release.
 * @param earlier releases of the same study that were public before, oldest first
 */
export function buildPublicStudy(figures: StudyFigures, earlier: readonly StudyFigures[]): PublicStudy {
  switch (figures.study) {
    case 'retest':
      return publicRetest(
        figures,
        earlier.filter((one) => one.study === 'retest'),
      )
    case 'groups':
      return publicGroups(
        figures,
        earlier.filter((one) => one.study === 'groups'),
      )
    case 'usefulness':
      return publicUsefulness(
        figures,
        earlier.filter((one) => one.study === 'usefulness'),
      )
  }
}
