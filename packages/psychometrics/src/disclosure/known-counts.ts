import { interceptFor, marginalProbability } from '../calibration/item-response/marginal.ts'
import {
  type Cell,
  countStep,
  itemMoments,
  meanStep,
  peopleIn,
  scoreMoments,
  smallestCell,
} from '../publication/published-cells.ts'
import type { PublishedTable } from '../publication/published-tables.ts'
import { roundTo } from '../publication/rounding.ts'
import type { Bounds, CountProblem } from './feasible-counts.ts'
import { boundsAround, boundsOfSums, scaleBounds, sumBounds, tightenByWiderGroup } from './known-sums.ts'
import type { PublicRelease } from './public-release.ts'

/** Facts from the tables about one item, or about the sums of a part (`item` is null). */
export interface CountFacts {
  part: string
  item: number | null
  /** Lowest point or raw score, at which the places of the problem start. */
  lowest: number
  problem: CountProblem
}

/** Figure of a rounded release that does not follow from its cells, and so discloses more about the people. */
export interface UnderivedFigure {
  part: string
  item: number | null
  figure: string
}

type Row = Readonly<Record<string, string | number | null>>

const rowsOf = ({ columns, rows }: PublishedTable): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])))

const numberIn = (row: Row | undefined, column: string): number | null => {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}

/** Returns what one release reveals about counts, and its figures that cannot be computed from the published cells. */
export function knownCounts(edition: PublicRelease): { subjects: CountFacts[]; notDerived: UnderivedFigure[] } {
  const tables = {
    parts: rowsOf(edition.tables.parts),
    items: rowsOf(edition.tables.items),
    counts: rowsOf(edition.tables.counts),
    covariances: rowsOf(edition.tables.covariances),
    places: rowsOf(edition.tables.places),
    parameters: rowsOf(edition.tables.parameters),
  }
  const notDerived: UnderivedFigure[] = []
  const subjects = tables.parts.flatMap((row) => {
    const part = String(row.part)
    const own = (table: keyof typeof tables) => tables[table].filter((one) => one.part === part)
    const sums = knownSums(edition, row, own('places'), tables.parts)
    notDerived.push(...sums.notDerived)
    const items = own('items').map((item) =>
      knownItem(edition, item, {
        counts: own('counts'),
        covariances: own('covariances'),
        parameters: own('parameters'),
        all: tables.items,
      }),
    )
    return [...withOneAnother(items, sums.subject), sums.subject]
  })
  return { subjects, notDerived }
}

const cellsOf = (rows: readonly Row[], from: string, to: string): Cell[] =>
  rows.map((row) => ({
    from: numberIn(row, from) ?? Number.NaN,
    to: numberIn(row, to) ?? Number.NaN,
    count: numberIn(row, 'people') ?? Number.NaN,
  }))

/** Returns half of the last digit printed in a column: the largest rounding error. */
function halfDigit(rows: readonly Row[], column: string): number {
  const digits = rows.map((row) => {
    const [, fraction = ''] = String(numberIn(row, column) ?? 0).split('.')
    return /e/.test(fraction) ? 9 : fraction.length
  })
  return Math.max(0.5 * 10 ** -Math.max(0, ...digits), 5e-10)
}

/** Returns bounds of the number of people at or below each place. */
function cumulativeOf(cells: readonly Cell[], edition: PublicRelease): Bounds[] {
  const rounded = edition.counts === 'rounded'
  const reach = rounded ? Math.floor(countStep / 2) : 0
  // Maximum number of people at the places before the end of a cell: a cell ends at the first place where it is large
  // enough.
  const most = rounded ? smallestCell - countStep + reach : 4
  const all = peopleIn(cells)
  let told = 0
  return cells.flatMap(({ from, to, count }, index) => {
    const before = { low: index === 0 ? 0 : told - reach, high: told + reach }
    const start = told
    told += count
    const end = { low: told - reach, high: Math.min(edition.n, told + reach) }
    const inside = { low: before.low, high: end.high }
    // Rounded cells were joined from both ends, earlier ones from the lowest place only.
    if (rounded ? 2 * told < all : index < cells.length - 1) inside.high = Math.min(end.high, start + most)
    if (rounded && 2 * start >= all) inside.low = Math.max(before.low, told - most)
    return Array.from({ length: to - from + 1 }, (_, place) => ({ ...(from + place === to ? end : inside) }))
  })
}

function knownSums(edition: PublicRelease, row: Row, rows: readonly Row[], all: readonly Row[]) {
  const part = String(row.part)
  const cells = cellsOf(rows, 'raw_from', 'raw_to')
  const [lowest, highest] = [numberIn(row, 'raw_lowest') ?? 0, numberIn(row, 'raw_highest') ?? 0]
  const cumulative = cumulativeOf(cells, edition)
  const [mean, sd] = [numberIn(row, 'mean'), numberIn(row, 'sd')]
  const published = edition.counts === 'rounded' ? scoreMoments(cells, { lowest, highest }) : null
  const rounded = edition.counts === 'rounded'
  const unit = (highest - lowest) / 100
  const known = mean !== null && !(rounded && published?.mean === mean && published.sd === sd)
  const sums = known
    ? boundsOfSums(
        cumulative.at(-1) ?? { low: 0, high: 0 },
        scaleBounds(boundsAround(mean, halfDigit(all, 'mean')), unit),
        sd === null ? null : scaleBounds(boundsAround(sd, halfDigit(all, 'sd')), unit),
      )
    : { sum: null, squares: null }
  const problem = withThoseLeftOut({ places: cumulative.map((_, place) => place), cumulative, ...sums }, row, all)
  const subject: CountFacts = { part, item: null, lowest, problem }
  return { subject, notDerived: rounded ? notDerivedOf(part, row, rows, cells, { lowest, highest }) : [] }
}

/** Tightens the problem by the mean and SD of all sheets, because they restrict the included sheets too. */
function withThoseLeftOut(problem: CountProblem, row: Row, rows: readonly Row[]): CountProblem {
  const [n, mean, sd] = ['n', 'mean', 'sd'].map((figure) => numberIn(row, `${figure}_with_left_out`))
  const widest = problem.places.at(-1)
  if (!n || typeof mean !== 'number' || typeof sd !== 'number' || !widest) return problem
  const step = meanStep(n, 100 / widest)
  const known = (value: number, column: string) =>
    scaleBounds(boundsAround(value, roundTo(value, step) === value ? step / 2 : halfDigit(rows, column)), widest / 100)
  return tightenByWiderGroup(problem, {
    people: boundsAround(n, Math.floor(countStep / 2)),
    mean: known(mean, 'mean_with_left_out'),
    sd: known(sd, 'sd_with_left_out'),
  })
}

/** Returns the figures of a part that do not follow from its cells. */
function notDerivedOf(
  part: string,
  row: Row,
  rows: readonly Row[],
  cells: readonly Cell[],
  raw: { lowest: number; highest: number },
): UnderivedFigure[] {
  const n = peopleIn(cells)
  const [first, last] = [cells[0], cells.at(-1)]
  const share = (cell: Cell | undefined, at: number) =>
    cell && cell.from === at && cell.to === at ? cell.count / n : null
  const expected: Record<string, number | null> = {
    n,
    skew: scoreMoments(cells, raw)?.skew ?? null,
    floor: share(first, raw.lowest),
    ceiling: share(last, raw.highest),
  }
  let under = 0
  const places = cells.every(({ count }, index) => {
    const percentile = (100 * (under + count / 2)) / n
    under += count
    // The last printed digit may be rounded up or down.
    return Math.abs((numberIn(rows[index], 'percentile') ?? Number.NaN) - percentile) < 0.006
  })
  const figures = Object.entries(expected).flatMap(([figure, value]) =>
    numberIn(row, figure) === value ? [] : [figure],
  )
  return [...figures, ...(places ? [] : ['percentile'])].map((figure) => ({ part, item: null, figure }))
}

interface ItemTables {
  counts: readonly Row[]
  covariances: readonly Row[]
  parameters: readonly Row[]
  /** Items of all parts. */
  all: readonly Row[]
}

function knownItem(edition: PublicRelease, row: Row, { counts, covariances, parameters, all }: ItemTables): CountFacts {
  const [part, item] = [String(row.part), numberIn(row, 'item') ?? 0]
  const cells = cellsOf(
    counts.filter((one) => one.item === item),
    'points_from',
    'points_to',
  )
  const lowest = cells[0]?.from ?? 0
  const rounded = edition.counts === 'rounded'
  const fromCells = itemMoments(cells)
  const cumulative = withParameters(
    cumulativeOf(cells, edition),
    lowest,
    parameters.filter((one) => one.item === item),
    rounded ? cells : null,
  )
  const [mean, sd] = [numberIn(row, 'mean'), numberIn(row, 'sd')]
  const variance = numberIn(
    covariances.find(({ item_a, item_b }) => item_a === item && item_b === item),
    'covariance',
  )
  const derived = rounded && fromCells?.mean === mean && fromCells.sd === sd
  const people = cumulative.at(-1) ?? { low: 0, high: 0 }
  const exactSd = rounded || variance === null ? null : Math.sqrt(variance)
  const sums =
    mean === null || derived
      ? { sum: null, squares: null }
      : boundsOfSums(
          people,
          boundsAround(mean - lowest, halfDigit(all, 'mean')),
          sd === null ? null : boundsAround(exactSd ?? sd, exactSd === null ? halfDigit(all, 'sd') : 1e-9),
        )
  return { part, item, lowest, problem: { places: cumulative.map((_, place) => place), cumulative, ...sums } }
}

/**
 * Tightens the counts by slope and intercept of the graded model, which give the share above a border to about one
 * person.
 * @param cells cells of a rounded release; an intercept that follows from them adds no information.
 */
function withParameters(
  cumulative: readonly Bounds[],
  lowest: number,
  parameters: readonly Row[],
  cells: readonly Cell[] | null,
): Bounds[] {
  const slope = numberIn(
    parameters.find(({ parameter }) => parameter === 'slope'),
    'value',
  )
  const intercepts = parameters.filter(({ parameter }) => parameter !== 'slope')
  const people = cumulative.at(-1)
  // Tables of earlier releases do not say to which border an intercept belongs, so intercepts can be matched only when
  // there are as many as borders.
  if (slope === null || !people || (!cells && intercepts.length !== cumulative.length - 1)) return [...cumulative]
  const found = cumulative.map((bounds) => ({ ...bounds }))
  for (const [index, row] of intercepts.entries()) {
    const value = numberIn(row, 'value') ?? Number.NaN
    const point = cells ? Number(/\d+$/.exec(String(row.parameter))?.[0]) : lowest + 1 + index
    const bounds = found[point - 1 - lowest]
    if (!bounds || (cells && value === interceptOfCells(cells, slope, point))) continue
    const half = cells ? 0.005 : 1e-9
    const above = {
      low: people.low * marginalProbability(slope, value - half) - 1,
      high: people.high * marginalProbability(slope, value + half) + 1,
    }
    const low = Math.max(bounds.low, Math.ceil(people.low - above.high))
    const high = Math.min(bounds.high, Math.floor(people.high - above.low))
    // Ignores bounds that contradict the cells.
    if (low <= high) Object.assign(bounds, { low, high })
  }
  return found
}

function interceptOfCells(cells: readonly Cell[], slope: number, point: number): number | null {
  const n = peopleIn(cells)
  const below = peopleIn(cells.filter(({ to }) => to < point))
  const isBorder = cells.some(({ from }) => from === point)
  return isBorder && below > 0 && below < n ? roundTo(interceptFor(slope, 1 - below / n), 0.01) : null
}

/**
 * Tightens the sums of the items of a part, which add up to the sum of its scores: each follows from all the others.
 */
function withOneAnother(items: readonly CountFacts[], total: CountFacts): CountFacts[] {
  const all = sumBounds(total.problem)
  const own = items.map(({ problem }) => sumBounds(problem))
  return items.map((subject, index) => {
    const others = own.filter((_, other) => other !== index)
    const left = {
      low: all.low - others.reduce((sum, { high }) => sum + high, 0) - 1e-6,
      high: all.high - others.reduce((sum, { low }) => sum + low, 0) + 1e-6,
    }
    const known = own[index]
    // The counts of the item already give bounds at least this narrow.
    if (!known || (left.low <= known.low && left.high >= known.high)) return subject
    const sum = { low: Math.max(left.low, known.low), high: Math.min(left.high, known.high) }
    return sum.low <= sum.high ? { ...subject, problem: { ...subject.problem, sum } } : subject
  })
}
