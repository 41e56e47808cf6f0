import { wilson95 } from '../calibration/reliability/percentiles.ts'
import type { NormPart } from '../norms/norm-figures.ts'
import { type Cell, peopleIn, publishedCells } from './published-cells.ts'

/** Raw score → place; all raw scores of a cell share it. */
export interface PercentileRow extends Cell {
  /** 0–100: everybody below and half of those in the cell. */
  percentile: number
  /** Wilson's 95 % interval of it. */
  low: number
  high: number
}

/**
 * How many people of a part had each raw score, or several that were put together when the figures were made: worked out
 * from their places, as the neighbours of a count that is left out tell it.
 */
export function scoreCounts({ table, n }: Pick<NormPart, 'table' | 'n'>): Cell[] {
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
  return found
}

/** The raw scores of a part in cells, each with its place: what is told to everybody, in reports and in open tables. */
export function percentileTable(part: Pick<NormPart, 'table' | 'n'>): PercentileRow[] {
  const cells = publishedCells(scoreCounts(part))
  const n = peopleIn(cells)
  let under = 0
  return cells.map((cell) => {
    const share = (under + cell.count / 2) / n
    under += cell.count
    const { from, to } = wilson95(share, n)
    return { ...cell, percentile: 100 * share, low: 100 * from, high: 100 * to }
  })
}

/** People below a row of the table, in it, and above it. */
export function peopleAt(
  rows: readonly PercentileRow[],
  row: PercentileRow,
): { lower: number; same: number; higher: number } {
  const sum = (of: readonly PercentileRow[]) => of.reduce((people, { count }) => people + count, 0)
  return {
    lower: sum(rows.filter(({ to }) => to < row.from)),
    same: row.count,
    higher: sum(rows.filter(({ from }) => from > row.to)),
  }
}
