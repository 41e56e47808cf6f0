import { wilson95 } from '../calibration/reliability/percentiles.ts'
import type { NormPart } from '../norms/norm-figures.ts'
import { type Cell, peopleIn, publishedCells } from './published-cells.ts'

/** Range of raw scores (a cell) that share one percentile rank. */
export interface PublishedPercentileRow extends Cell {
  /** 0–100: all people below and half of those in the cell. */
  percentile: number
  /** Wilson's 95 % interval of the percentile rank. */
  low: number
  high: number
}

/**
 * Returns the number of people at each raw score, or at several that were joined in the figures. The numbers are
 * derived from the percentile ranks, because the table has no counts for joined scores.
 */
export function scoreCounts({ table, n }: Pick<NormPart, 'table' | 'n'>): Cell[] {
  let below = 0
  const found: Cell[] = []
  for (const [index, { raw, count, percentile }] of table.entries()) {
    const before = table[index - 1]
    const last = found.at(-1)
    // Joined rows have the same percentile rank.
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

/** Returns the raw scores of a part in cells with their percentile ranks, as published in reports and open tables. */
export function publishedPercentileTable(part: Pick<NormPart, 'table' | 'n'>): PublishedPercentileRow[] {
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

/** Returns the numbers of people below a row of the table, in it, and above it. */
export function peopleAt(
  rows: readonly PublishedPercentileRow[],
  row: PublishedPercentileRow,
): { lower: number; same: number; higher: number } {
  const sum = (of: readonly PublishedPercentileRow[]) => of.reduce((people, { count }) => people + count, 0)
  return {
    lower: sum(rows.filter(({ to }) => to < row.from)),
    same: row.count,
    higher: sum(rows.filter(({ from }) => from > row.to)),
  }
}
