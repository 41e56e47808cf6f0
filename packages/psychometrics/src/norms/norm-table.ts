import { type PercentileRow, percentileTable } from '../calibration/reliability/percentiles.ts'
import type { NormPart } from './norm-figures.ts'

/** Number of people below which a score is published only together with a neighbour. */
const minPublishedCount = 5

/**
 * Returns the percentile rank of every raw score, with at least five people per rank. A rarer score is joined with the
 * next higher ones, the last with lower ones, and they share a rank, so that no count of one to four follows from two
 * rows.
 * @param scores people at each raw score from `lowest` on.
 * @throws CalibrationRefusal too-few-respondents for no people.
 */
export function normTable(scores: ArrayLike<number>, lowest: number): NormPart['table'] {
  const groups: { raws: number[]; people: number }[] = []
  let open = { raws: [] as number[], people: 0 }
  for (let place = 0; place < scores.length; place++) {
    open = { raws: [...open.raws, lowest + place], people: open.people + (scores[place] ?? 0) }
    if (open.people < minPublishedCount) continue
    groups.push(open)
    open = { raws: [], people: 0 }
  }
  const last = groups.pop()
  groups.push({ raws: [...(last?.raws ?? []), ...open.raws], people: (last?.people ?? 0) + open.people })
  const rows = percentileTable(groups.map(({ raws, people }) => ({ raw: raws[0] ?? lowest, people })))
  return groups.flatMap(({ raws }, group) => raws.map((raw) => rowOf(raw, raws.length === 1, rows[group])))
}

function rowOf(raw: number, alone: boolean, row: PercentileRow | undefined): NormPart['table'][number] {
  if (!row) throw new RangeError(`No place of ${raw}`)
  const { people, percentile, from, to } = row
  return { raw, count: alone ? people : null, percentile, from, to }
}
