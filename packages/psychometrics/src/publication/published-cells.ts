import { roundStep, roundTo } from './rounding.ts'

// How many people chose an answer or had a score, as it is told to everybody. How many lie at or below a place is rounded
// to a multiple of five, and only places between which at least ten people are told apart have a row of their own. So each
// of these numbers stays open by five values, in one release and in the difference of two, and everything else that is
// told of one item or one score alone is computed from these cells: it adds nothing to what they say. docs/measurement.md
// gives the reasons.

/** Numbers of people are told in multiples of it. */
export const countStep = 5

/** Fewest people a cell is told with; there are at least six then. */
export const smallestCell = 10

/** Neighbouring places of a scale, put together until enough people are behind them. */
export interface Cell {
  /** First and last place, both included. */
  from: number
  to: number
  count: number
}

export const roundedCount = (people: number): number => countStep * Math.round(people / countStep)

/**
 * Cells as they are told. Neighbours are put together from both ends towards the middle of the people, so that both ends
 * stand alone wherever they can. All of it is one cell where there are not enough people for two.
 * @param places in rising order, with the exact number of people at each; shares of a number need not be whole.
 */
export function publishedCells(places: readonly Cell[]): Cell[] {
  if (places.length === 0) return []
  let people = 0
  // How many lie at or below each place, as it is told.
  const below = places.map(({ count }) => {
    people += count
    return roundedCount(people)
  })
  const borders = [...bordersOf(below), places.length - 1]
  return borders.map((border, index) => {
    const before = borders[index - 1]
    return {
      from: places[before === undefined ? 0 : before + 1]?.from ?? Number.NaN,
      to: places[border]?.to ?? Number.NaN,
      count: (below[border] ?? 0) - (before === undefined ? 0 : (below[before] ?? 0)),
    }
  })
}

/** Places after which a cell ends, but for the last one. */
function bordersOf(below: readonly number[]): number[] {
  const all = below.at(-1) ?? 0
  const middle = below.findIndex((people) => 2 * people >= all)
  const lower: number[] = []
  const upper: number[] = []
  let total = 0
  for (let place = 0; place <= middle && place < below.length - 1; place++) {
    const people = below[place] ?? 0
    if (people - total < smallestCell || all - people < smallestCell) continue
    lower.push(place)
    total = people
  }
  let above = all
  for (let place = below.length - 2; place > middle; place--) {
    const people = below[place] ?? 0
    if (above - people < smallestCell || people < smallestCell) continue
    upper.unshift(place)
    above = people
  }
  // The middle cell may have too few people: it then joins one side, and an end that stands alone stays alone.
  if (lower.length > 0 && upper.length > 0 && above - total < smallestCell) {
    if (upper[0] === below.length - 2) lower.pop()
    else upper.shift()
  }
  return [...lower, ...upper]
}

export const peopleIn = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

/**
 * The place that stands for everybody in a cell: its own; of several, a quarter of the way from the end that is nearer to
 * the middle of the people, where most of them are; the middle for the cell that holds the median.
 */
function placesOf(cells: readonly Cell[]): number[] {
  const half = peopleIn(cells) / 2
  let below = 0
  return cells.map(({ from, to, count }) => {
    const under = below
    below += count
    if (under < half && below >= half) return (from + to) / 2
    return below < half ? to - (to - from) / 4 : from + (to - from) / 4
  })
}

/** Mean, SD (n − 1) and skew of places, computed from cells alone. */
export interface CellMoments {
  mean: number
  sd: number
  skew: number | null
}

/** @returns null where there is one cell only: it says nothing of the places in it. */
export function cellMoments(cells: readonly Cell[]): CellMoments | null {
  if (cells.length < 2) return null
  const places = placesOf(cells)
  const n = peopleIn(cells)
  const moment = (power: number, centre: number) =>
    cells.reduce((sum, { count }, i) => sum + count * ((places[i] ?? 0) - centre) ** power, 0)
  const mean = moment(1, 0) / n
  const squares = moment(2, mean)
  return {
    mean,
    sd: Math.sqrt(squares / (n - 1)),
    skew: squares > 0 ? (Math.sqrt(n) * moment(3, mean)) / squares ** 1.5 : null,
  }
}

/**
 * Step to which a mean over `n` people is rounded, so that five people more or fewer by one `unit` may have the same.
 * @throws RangeError for nobody.
 */
export const meanStep = (n: number, unit = 1): number => roundStep((10 * unit) / n)

/** Mean and SD of an item as they are told; null of one cell. */
export function itemMoments(cells: readonly Cell[]): Pick<CellMoments, 'mean' | 'sd'> | null {
  const found = cellMoments(cells)
  if (!found) return null
  const step = meanStep(peopleIn(cells))
  return { mean: roundTo(found.mean, step), sd: roundTo(found.sd, step) }
}

/** Mean, SD (POMP points) and skew of the raw scores of a part as they are told; null of one cell. */
export function scoreMoments(
  cells: readonly Cell[],
  { lowest, highest }: { lowest: number; highest: number },
): CellMoments | null {
  const found = cellMoments(cells)
  if (!found) return null
  const unit = 100 / (highest - lowest)
  const step = meanStep(peopleIn(cells), unit)
  return {
    mean: roundTo(unit * (found.mean - lowest), step),
    sd: roundTo(unit * found.sd, step),
    skew: found.skew === null ? null : roundTo(found.skew, 0.1),
  }
}
