import { roundStep, roundTo } from './rounding.ts'

// Rules for published numbers of people. The number at or below a place is rounded to a multiple of five, and a place
// has its own row only if at least ten published people separate it from the next. So each true number has five
// possible values, in one release and in the difference of two. Every other figure of a single item or score is
// computed from these cells and reveals nothing more. docs/measurement.md gives the reasons.

/** Every published number of people is a multiple of this step. */
export const countStep = 5

/** Minimum published number of people in a cell; the true number is then at least six. */
export const smallestCell = 10

/** Neighbouring places of a scale, joined until they hold enough people. */
export interface Cell {
  /** First and last place, both included. */
  from: number
  to: number
  count: number
}

export const roundedCount = (people: number): number => countStep * Math.round(people / countStep)

/**
 * Returns the published cells. Neighbours are joined from both ends towards the median, so that both ends stay separate
 * if possible. The result is one cell if there are too few people for two.
 * @param places in ascending order, with the exact number of people at each; shares of a number need not be whole.
 */
export function publishedCells(places: readonly Cell[]): Cell[] {
  if (places.length === 0) return []
  let people = 0
  // Published number of people at or below each place.
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

/** Returns the last places of all cells except the last one. */
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
  // If the middle cell has too few people, it joins one side; an end that is separate stays separate.
  if (lower.length > 0 && upper.length > 0 && above - total < smallestCell) {
    if (upper[0] === below.length - 2) lower.pop()
    else upper.shift()
  }
  return [...lower, ...upper]
}

export const peopleIn = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

/**
 * Returns one place to stand for each cell: its middle if it contains the median; otherwise a quarter of its width from
 * the end nearer to the median, where more of its people are.
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

/**
 * Computes the moments of cells.
 * @returns null for a single cell, which carries no information on the places in it.
 */
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
 * Returns the rounding step of a mean over `n` people, chosen so that five people more or fewer by one `unit` may have
 * the same mean.
 * @throws RangeError for no people.
 */
export const meanStep = (n: number, unit = 1): number => roundStep((10 * unit) / n)

/** Returns the published mean and SD of an item; null for a single cell. */
export function itemMoments(cells: readonly Cell[]): Pick<CellMoments, 'mean' | 'sd'> | null {
  const found = cellMoments(cells)
  if (!found) return null
  const step = meanStep(peopleIn(cells))
  return { mean: roundTo(found.mean, step), sd: roundTo(found.sd, step) }
}

/** Returns the published mean, SD (POMP points) and skew of the raw scores of a part; null for a single cell. */
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
