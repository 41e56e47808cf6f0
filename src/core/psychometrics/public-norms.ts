import { at } from './calibration/numbers'
import type { Instrument } from './instrument'
import { itemLabels } from './item-labels'
import type { NormFigures, NormPart } from './norm-figures'
import { type Cell, mergedCells, type PlaceRow, placeTable, smallestCell } from './place-table'

type ItemFigures = NormPart['items'][number]

export interface PublicItem extends Pick<ItemFigures, 'rest' | 'alphaWithout' | 'medianTenths' | 'flags'> {
  /** See `itemLabels`. */
  label: number
  /** Keyed points of the response scale. */
  mean: number
  sd: number
  /** Answers at each keyed point of the response scale, lowest first. */
  categories: Cell[]
}

interface PublicCalibration extends Omit<NonNullable<NormPart['calibration']>, 'items'> {
  items: ({ label: number } & Omit<NonNullable<NormPart['calibration']>['items'][number], 'id'>)[]
}

export interface PublicPart
  extends Pick<NormPart, 'id' | 'n' | 'raw' | 'mean' | 'sd' | 'skew' | 'alpha' | 'sem' | 'retest' | 'drift'> {
  /** `unsure`: labels of items the one-factor model leaves no error of their own. */
  omega: { value: number; unsure: number[] } | null
  /** Shares (0–1) at the lowest and the highest raw score; null where fewer than five people are there. */
  floor: number | null
  ceiling: number | null
  table: PlaceRow[]
  /** Each pair of items once, an item with itself too: its variance. */
  covariances: { a: number; b: number; covariance: number; correlation: number }[]
  items: PublicItem[]
  calibration: PublicCalibration | null
}

/** What may be told to everybody of one version of the norms. */
export interface PublicNorms extends Pick<NormFigures, 'n' | 'months' | 'medianSeconds'> {
  /** Sittings left out; null for fewer than five. */
  leftOut: { noNorms: number | null; askAgain: number | null }
  parts: PublicPart[]
  dif: PublicDif[] | null
}

type Dif = NonNullable<NormFigures['dif']>[number]
interface PublicDif extends Omit<Dif, 'items'> {
  items: { part: string; label: number; verdict: Dif['items'][number]['verdict']; mantelP: number; deltaR2: number }[]
}

/**
 * The figures of the norms as everybody may have them: no cell with fewer than five people, no question by its name, and
 * answers turned, so that nothing tells which of them are reversed. Pages and tables are made from this alone.
 * @throws RangeError for figures of items that the instrument does not have.
 */
export function publicNorms(figures: NormFigures, instrument: Instrument): PublicNorms {
  const labels = itemLabels(instrument)
  const known = <T>(of: ReadonlyMap<string, T>, id: string): T => {
    const found = of.get(id)
    if (found === undefined) throw new RangeError(`${instrument.slug} has no item ${id}`)
    return found
  }
  const label = (id: string) => known(labels, id)
  const parts = new Map(instrument.dimensions.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  const reversed = new Set(
    instrument.dimensions.flatMap(({ items }) => items.filter((item) => item.reversed).map(({ id }) => id)),
  )
  const { noNorms, askAgain } = figures.leftOut
  return {
    n: figures.n,
    months: figures.months,
    medianSeconds: figures.medianSeconds,
    leftOut: { noNorms: enough(noNorms), askAgain: enough(askAgain) },
    parts: figures.parts.map((part) => ({
      ...{ id: part.id, n: part.n, raw: part.raw, mean: part.mean, sd: part.sd, skew: part.skew },
      ...{ alpha: part.alpha, sem: part.sem, retest: part.retest, drift: part.drift },
      omega: part.omega && { value: part.omega.value, unsure: part.omega.heywood.map(label) },
      floor: enough(part.floor * part.n) === null ? null : part.floor,
      ceiling: enough(part.ceiling * part.n) === null ? null : part.ceiling,
      table: placeTable(part),
      covariances: pairsOf(part, label),
      items: part.items
        .map((item) => publicItem(item, label(item.id), reversed.has(item.id), part.n, instrument.responseScale.min))
        .sort((a, b) => a.label - b.label),
      calibration: part.calibration && {
        ...part.calibration,
        items: part.calibration.items
          .map(({ id, ...item }) => ({ label: label(id), ...item }))
          .sort((a, b) => a.label - b.label),
      },
    })),
    dif:
      figures.dif?.map(({ items, ...dif }) => ({
        ...dif,
        items: items.map(({ id, ...item }) => ({ part: known(parts, id), label: label(id), ...item })),
      })) ?? null,
  }
}

function pairsOf({ items, covariance }: NormPart, label: (id: string) => number): PublicPart['covariances'] {
  if (!covariance) return []
  const cells = covariance.flat()
  const of = (row: number, column: number) => at(cells, row * items.length + column)
  const pairs = items.flatMap((one, row) =>
    items.slice(0, row + 1).map((other, column) => ({
      a: Math.min(label(one.id), label(other.id)),
      b: Math.max(label(one.id), label(other.id)),
      covariance: of(row, column),
      correlation: of(row, column) / Math.sqrt(of(row, row) * of(column, column)),
    })),
  )
  return pairs.sort((x, y) => x.a - y.a || x.b - y.b)
}

const enough = (count: number): number | null => (Math.round(count) < smallestCell ? null : count)

function publicItem(item: ItemFigures, label: number, turned: boolean, n: number, lowest: number): PublicItem {
  const { mean, sd, rest, alphaWithout, medianTenths, flags } = item
  const shares = turned ? item.categories.toReversed() : item.categories
  const categories = shares.map((share, index) => {
    const place = lowest + index
    return { from: place, to: place, count: Math.round(share * n) }
  })
  return { label, mean, sd, rest, alphaWithout, medianTenths, flags, categories: mergedCells(categories) }
}
