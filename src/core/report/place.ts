import type { NormFigures } from '../psychometrics/norm-figures'
import { normStage } from '../psychometrics/norms'
import { type PlaceRow, placeTable } from '../psychometrics/place-table'
import type { Lens } from '../psychometrics/uncertainty'

/** How many of 100 visitors of one test version and language scored lower, by one version of its norms. */
export interface Place {
  /** range: few enough people for a stretch alone · number: enough for a number with its interval. */
  stage: 'range' | 'number'
  /** Of 100, in whole people. */
  percent: number
  from: number
  to: number
  /** The same for both ends of the lens: how far the place wobbles with the score. */
  wobble: { from: number; to: number }
  /** People it is told from. */
  n: number
}

/**
 * The place of a score in the norms of its test version and language. From 300 people it is a stretch in steps of five;
 * from 1,000 it is a number with Wilson's interval.
 * @returns null where the norms have too few people, or nothing of this part.
 */
export function placeIn(
  figures: Pick<NormFigures, 'parts'>,
  part: string,
  { pomp, lens }: { pomp: number; lens: Pick<Lens, 'from' | 'to'> },
): Place | null {
  const found = figures.parts.find(({ id }) => id === part)
  if (!found) return null
  const stage = normStage(found.n)
  if (stage === 'design') return null
  const rows = placeTable(found)
  const rowAt = (points: number) => rowOf(rows, points, found.raw)
  const row = rowAt(pomp)
  const low = rowAt(lens.from)
  const high = rowAt(lens.to)
  if (!row || !low || !high) return null
  const wobble = { from: Math.floor(low.percentile), to: Math.ceil(high.percentile) }
  const step = stage === 'local' ? 5 : 1
  return {
    stage: stage === 'local' ? 'range' : 'number',
    percent: Math.round(row.percentile),
    from: Math.floor(row.low / step) * step,
    to: Math.ceil(row.high / step) * step,
    wobble,
    n: found.n,
  }
}

/** The row of the whole raw score nearest to a POMP score; a prorated sum lies between two of them. */
function rowOf(rows: readonly PlaceRow[], pomp: number, { lowest, highest }: { lowest: number; highest: number }) {
  const raw = Math.round(lowest + (pomp / 100) * (highest - lowest))
  return rows.find(({ from, to }) => raw >= from && raw <= to)
}
