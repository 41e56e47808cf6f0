import { wilson95 } from './calibration/reliability/percentiles'
import type { NormPart } from './norm-figures'

/** Fewest people a published cell stands for. */
export const smallestCell = 5

/** Neighbouring places of a scale, put together until enough people are behind them. */
export interface Cell {
  /** First and last place, both included. */
  from: number
  to: number
  count: number
}

/** Raw score → place; all raw scores of a cell share it. */
export interface PlaceRow extends Cell {
  /** 0–100: everybody below and half of those in the cell. */
  percentile: number
  /** Wilson's 95 % interval of it. */
  low: number
  high: number
}

/**
 * Puts neighbours together, from the lowest place on, until each cell stands for at least five people; what is left at
 * the end joins the last one. All of it is one cell where there are not even five people.
 * @param places in rising order
 */
export function mergedCells(places: readonly Cell[]): Cell[] {
  const cells: Cell[] = []
  for (const place of places) {
    const last = cells.at(-1)
    if (last && last.count < smallestCell) cells[cells.length - 1] = joined(last, place)
    else cells.push({ ...place })
  }
  const last = cells.at(-1)
  const before = cells.at(-2)
  if (last && before && last.count < smallestCell) cells.splice(-2, 2, joined(before, last))
  return cells
}

const joined = (a: Cell, b: Cell): Cell => ({ from: a.from, to: b.to, count: a.count + b.count })

/**
 * The raw scores of a part in cells of at least five people, each with its place. How many had a score is worked out
 * from the places, as the neighbours of a count that is left out would tell it otherwise.
 */
export function placeTable({ table, n }: Pick<NormPart, 'table' | 'n'>): PlaceRow[] {
  let below = 0
  const found: Cell[] = []
  for (const [index, { raw, count, percentile }] of table.entries()) {
    const before = table[index - 1]
    const last = found.at(-1)
    // Rows that were put together already have one place.
    const same = count === null && before?.count === null && Math.abs(before.percentile - percentile) < 1e-9
    if (last && same) {
      last.to = raw
      continue
    }
    const people = Math.max(0, Math.round(2 * ((percentile / 100) * n - below)))
    found.push({ from: raw, to: raw, count: people })
    below += people
  }
  let under = 0
  return mergedCells(found).map((cell) => {
    const share = (under + cell.count / 2) / n
    under += cell.count
    const { from, to } = wilson95(share, n)
    return { ...cell, percentile: 100 * share, low: 100 * from, high: 100 * to }
  })
}
