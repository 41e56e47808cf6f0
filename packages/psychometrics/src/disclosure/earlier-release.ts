import type { Instrument } from '../instrument.ts'
import type { NormFigures, NormPart } from '../norms/norm-figures.ts'
import { itemLabels } from '../publication/item-labels.ts'
import { scoreCounts } from '../publication/percentile-table.ts'
import type { Cell } from '../publication/published-cells.ts'
import type { PublishedTable } from '../publication/published-tables.ts'
import type { AttackedTables, NamedRelease, PublicRelease } from './public-release.ts'

/** Minimum number of people in a cell of earlier releases. */
const smallest = 5

/** Joins neighbouring cells from the lowest place upwards, with exact numbers of people. */
function exactCells(places: readonly Cell[]): Cell[] {
  const joined = (a: Cell, b: Cell): Cell => ({ from: a.from, to: b.to, count: a.count + b.count })
  const cells: Cell[] = []
  for (const place of places) {
    const last = cells.at(-1)
    if (last && last.count < smallest) cells[cells.length - 1] = joined(last, place)
    else cells.push({ ...place })
  }
  const [before, last] = cells.slice(-2)
  if (before && last && last.count < smallest) cells.splice(-2, 2, joined(before, last))
  return cells
}

/**
 * Returns a release in the earlier format: exact numbers of people, and unrounded means, SD and parameters. Used only
 * by the disclosure check, never published.
 * @throws RangeError for figures of items that the instrument does not have.
 */
export const earlierRelease = (
  { id, n, sample }: NamedRelease,
  figures: NormFigures,
  instrument: Instrument,
): PublicRelease => ({ id, n, sample, tables: earlierTables(figures, instrument), counts: 'exact' })

function earlierTables({ parts }: NormFigures, instrument: Instrument): AttackedTables {
  const labels = itemLabels(instrument)
  const reversed = new Set(
    instrument.dimensions.flatMap(({ items }) => items.filter((item) => item.reversed).map(({ id }) => id)),
  )
  const label = (id: string): number => {
    const found = labels.get(id)
    if (found === undefined) throw new RangeError(`${instrument.slug} has no item ${id}`)
    return found
  }
  const perItem = <T>(rows: (part: NormPart, item: NormPart['items'][number], place: number) => T[]): T[] =>
    parts.flatMap((part) => part.items.flatMap((item, place) => rows(part, item, place)))
  const table = (columns: readonly string[], rows: PublishedTable['rows']): PublishedTable => ({ columns, rows })
  return {
    parts: table(
      ['part', 'n', 'raw_lowest', 'raw_highest', 'mean', 'sd'],
      parts.map(({ id, n, raw, mean, sd }) => [id, n, raw.lowest, raw.highest, mean, sd]),
    ),
    items: table(
      ['part', 'item', 'mean', 'sd'],
      perItem((part, item) => [[part.id, label(item.id), item.mean, item.sd]]),
    ),
    counts: table(
      ['part', 'item', 'points_from', 'points_to', 'people'],
      perItem((part, item) => {
        const shares = reversed.has(item.id) ? item.categories.toReversed() : item.categories
        const places = shares.map((share, index) => {
          const point = instrument.responseScale.min + index
          return { from: point, to: point, count: Math.round(share * part.n) }
        })
        return exactCells(places).map(({ from, to, count }) => [part.id, label(item.id), from, to, count])
      }),
    ),
    covariances: table(
      ['part', 'item_a', 'item_b', 'covariance'],
      perItem((part, item, place) => {
        const variance = part.covariance?.[place]?.[place]
        return variance === undefined ? [] : [[part.id, label(item.id), label(item.id), variance]]
      }),
    ),
    places: table(
      ['part', 'raw_from', 'raw_to', 'people'],
      parts.flatMap((part) => exactCells(scoreCounts(part)).map(({ from, to, count }) => [part.id, from, to, count])),
    ),
    parameters: table(
      ['part', 'item', 'parameter', 'value'],
      parts.flatMap(({ id, calibration }) =>
        (calibration?.items ?? []).flatMap((item) => [
          [id, label(item.id), 'slope', item.slope],
          ...item.intercepts.map((value, index) => [id, label(item.id), `intercept_${index + 1}`, value]),
        ]),
      ),
    ),
  }
}
