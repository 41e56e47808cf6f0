import { type PercentileRow, percentileTable } from '../calibration/reliability/percentiles.ts'
import type { NormPart } from './norm-figures.ts'

/** Fewer people than this at a score are told only together with a neighbour. */
const minPublishedCount = 5

/**
 * Place of every raw score, of at least five people each: scores that fewer have are put together with those above, the
 * last with those below, and share one place, so that no count of one to four can be worked out from two rows.
 * @param scores people at each raw score from `lowest` on.
 * @throws CalibrationRefusal too-few-respondents for nobody.
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
