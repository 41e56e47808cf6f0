import { at } from '../calibration/numbers.ts'
import type { Instrument } from '../instrument.ts'
import type { NormFigures, NormPart } from '../norms/norm-figures.ts'
import { halfWidthOf } from '../scoring/uncertainty.ts'
import { type SheetSign, sheetSigns } from '../validity/signs.ts'
import { itemLabels } from './item-labels.ts'
import { type PublishedPercentileRow, publishedPercentileTable } from './percentile-table.ts'
import { type PublicCalibration, publicCalibration } from './public-calibration.ts'
import {
  type Cell,
  itemMoments,
  meanStep,
  peopleIn,
  publishedCells,
  roundedCount,
  scoreMoments,
  smallestCell,
} from './published-cells.ts'
import { roundTo } from './rounding.ts'

type ItemFigures = NormPart['items'][number]

export interface PublicItem extends Pick<ItemFigures, 'rest' | 'alphaWithout' | 'medianTenths' | 'flags'> {
  /** Public number of the item within its part; see `itemLabels`. */
  label: number
  /** Mean of the keyed answers in points of the response scale, from the cells; null if they were merged into one cell. */
  mean: number | null
  sd: number | null
  /** Number of answers at each keyed point of the response scale, lowest first. */
  categories: Cell[]
}

export interface PublicPart extends Pick<NormPart, 'id' | 'raw' | 'skew' | 'alpha' | 'sem' | 'retest' | 'drift'> {
  /** Number of complete sheets, rounded like all counts. */
  n: number
  /** Mean POMP score, computed from the cells of the raw scores; null if there is only one cell. */
  mean: number | null
  sd: number | null
  /** `unsure`: labels of items without error variance in the one-factor model. */
  omega: { value: number; unsure: number[] } | null
  fit: Omit<NonNullable<NormPart['fit']>, 'n'> | null
  /** Half width of the score interval in POMP points; null without a measured error. */
  half: number | null
  /** Shares (0–1) at the lowest and the highest raw score; null if too few people have it. */
  floor: number | null
  ceiling: number | null
  /** Figures of all complete sheets, including those left out; rounded so that they reveal no single sheet. */
  withLeftOut: { n: number; mean: number; sd: number; alpha: number | null } | null
  /** The errors of `NormPart.scoreErrors`, rounded to half a point. */
  scoreErrors: readonly number[] | null
  table: PublishedPercentileRow[]
  /** Each pair of items once, including an item with itself: its variance. */
  covariances: { a: number; b: number; covariance: number; correlation: number }[]
  items: PublicItem[]
  calibration: PublicCalibration | null
}

/** Public figures of one norm version. */
export interface PublicNorms<Language extends string = string>
  extends Pick<NormFigures, 'n' | 'months' | 'medianSeconds'> {
  /** Number of left-out sittings, rounded; null if too small to publish. */
  leftOut: { noNorms: number | null; askAgain: number | null }
  /** Number of left-out sittings by sign, rounded; a sitting may show several. */
  leftOutBySign: Readonly<Record<SheetSign, number | null>> | null
  parts: PublicPart[]
  dif: PublicDif<Language>[] | null
}

type Dif = NonNullable<NormFigures['dif']>[number]
interface PublicDif<Language extends string> extends Pick<Dif, 'n'> {
  other: Language
  items: {
    part: string
    label: number
    verdict: Dif['items'][number]['verdict']
    mantelP: number
    deltaR2: number
    smd: number | null
  }[]
  /** null for a release made before shifts were published. */
  shifts: { part: string; points: number | null }[] | null
}

/**
 * Returns the public figures of the norms, the only source of pages and tables. They contain no cell with fewer than
 * five people, published or derivable, and no question by name; answers are keyed, so that nothing reveals which items
 * are reversed. Figures of a single item or score are computed from rounded cells; all others are rounded so coarsely
 * that a few people more or fewer do not change them.
 * @throws RangeError for figures of items that the instrument does not have.
 */
export function publicNorms<Language extends string>(
  figures: NormFigures<Language>,
  instrument: Instrument,
): PublicNorms<Language> {
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
    leftOutBySign: figures.leftOutBySign ? publicSigns(figures.leftOutBySign) : null,
    parts: figures.parts.map((part) => publicPart(part, label, reversed, instrument)),
    dif:
      figures.dif?.map(({ other, n, items, shifts }) => ({
        other,
        n,
        items: items.map(({ id, verdict, mantelP, deltaR2, smd }) => ({
          part: known(parts, id),
          label: label(id),
          verdict,
          mantelP: roundTo(mantelP, 0.001),
          deltaR2: roundTo(deltaR2, 0.001),
          smd: smd === undefined ? null : roundTo(smd, 0.01),
        })),
        shifts:
          shifts?.map(({ part, points }) => ({ part, points: points === null ? null : roundTo(points, 0.1) })) ?? null,
      })) ?? null,
  }
}

function publicPart(
  part: NormPart,
  label: (id: string) => number,
  reversed: ReadonlySet<string>,
  { responseScale }: Instrument,
): PublicPart {
  const { id, raw, alpha, omega, fit, sem, retest, drift, withLeftOut, scoreErrors, calibration } = part
  const table = publishedPercentileTable(part)
  const n = peopleIn(table)
  const moments = scoreMoments(table, raw)
  const items = part.items
    .map((item) => publicItem(item, label(item.id), reversed.has(item.id), part.n, responseScale.min))
    .sort((a, b) => a.label - b.label)
  const cellsOf = new Map(items.map((item) => [item.label, item.categories]))
  const hundredth = (value: number) => roundTo(value, 0.01)
  const error = sem === null ? null : roundTo(sem, 0.1)
  const [first, last] = [table[0], table.at(-1)]
  return {
    id,
    n,
    raw,
    retest,
    mean: moments?.mean ?? null,
    sd: moments?.sd ?? null,
    skew: moments?.skew ?? null,
    alpha: alpha && { value: hundredth(alpha.value), from: hundredth(alpha.from), to: hundredth(alpha.to) },
    omega: omega && { value: hundredth(omega.value), unsure: omega.heywood.map(label) },
    fit: fit ? publicFit(fit) : null,
    sem: error,
    half:
      error !== null && error > 0
        ? roundTo(
            halfWidthOf({ answered: items.length, items: items.length, pomp: 50 }, { sem: error, n: part.n }),
            0.1,
          )
        : null,
    drift: drift && { ...drift, meanChange: roundTo(drift.meanChange, 0.1), se: hundredth(drift.se) },
    floor: first?.from === raw.lowest && first.to === raw.lowest ? first.count / n : null,
    ceiling: last?.from === raw.highest && last.to === raw.highest ? last.count / n : null,
    withLeftOut: withLeftOut ? publicWithLeftOut(withLeftOut, n, raw) : null,
    scoreErrors: scoreErrors?.map((error) => roundTo(error, errorStep)) ?? null,
    table,
    covariances: pairsOf(part, label, items),
    items,
    calibration: calibration && publicCalibration(calibration, { part, label, reversed, cellsOf, responseScale }),
  }
}

/**
 * Step of the published errors by score, in POMP points: all unrounded errors together would reveal the exact model
 * parameters.
 */
const errorStep = 0.5

function publicFit({ chiSquare, df, scaling, cfi, rmsea }: NonNullable<NormPart['fit']>): PublicPart['fit'] {
  const thousandth = (value: number) => roundTo(value, 0.001)
  return {
    chiSquare: Math.round(chiSquare),
    df,
    scaling: roundTo(scaling, 0.01),
    cfi: thousandth(cfi),
    rmsea: { value: thousandth(rmsea.value), from: thousandth(rmsea.from), to: thousandth(rmsea.to) },
  }
}

/** Returns covariances rounded like means of products; variances, and the SDs of correlations, come from the cells. */
function pairsOf(
  { items, covariance, n }: NormPart,
  label: (id: string) => number,
  published: readonly PublicItem[],
): PublicPart['covariances'] {
  if (!covariance || n === 0) return []
  const cells = covariance.flat()
  const step = meanStep(n)
  const sdOf = (of: number) => published.find((item) => item.label === of)?.sd ?? null
  const pairs = items.flatMap((one, row) =>
    items.slice(0, row + 1).flatMap((other, column) => {
      const [a, b] = [label(one.id), label(other.id)].sort((x, y) => x - y)
      const [sdA, sdB] = [sdOf(a ?? 0), sdOf(b ?? 0)]
      if (a === undefined || b === undefined || !sdA || !sdB) return []
      if (a === b) return [{ a, b, covariance: roundTo(sdA * sdA, step), correlation: 1 }]
      const rounded = roundTo(at(cells, row * items.length + column), step)
      const correlation = Math.max(-1, Math.min(1, rounded / (sdA * sdB)))
      return [{ a, b, covariance: rounded, correlation: roundTo(correlation, 0.01) }]
    }),
  )
  return pairs.sort((x, y) => x.a - y.a || x.b - y.b)
}

/**
 * Returns the number of left-out sittings as a multiple of five; null if so small that comparing two releases might
 * reveal single sittings.
 */
const enough = (count: number): number | null => {
  const publicCount = roundedCount(count)
  return publicCount < smallestCell ? null : publicCount
}

const publicSigns = (counts: Readonly<Record<SheetSign, number>>): Record<SheetSign, number | null> =>
  Object.fromEntries(sheetSigns.map((sign) => [sign, enough(counts[sign])])) as Record<SheetSign, number | null>

/**
 * Returns figures of left-out and included sheets together, rounded like a mean over all of them, so that the
 * difference from the included ones reveals no single sheet.
 * @param counted complete included sheets, as published
 */
function publicWithLeftOut(
  { n, mean, sd, alpha }: NonNullable<NormPart['withLeftOut']>,
  counted: number,
  { lowest, highest }: NormPart['raw'],
): PublicPart['withLeftOut'] {
  const all = roundedCount(n)
  if (all - counted < smallestCell) return null
  const step = meanStep(all, 100 / (highest - lowest))
  return {
    n: all,
    mean: roundTo(mean, step),
    sd: roundTo(sd, step),
    alpha: alpha === null ? null : roundTo(alpha, 0.01),
  }
}

function publicItem(item: ItemFigures, label: number, turned: boolean, n: number, lowest: number): PublicItem {
  const { rest, alphaWithout, medianTenths, flags } = item
  const shares = turned ? item.categories.toReversed() : item.categories
  const categories = publishedCells(
    shares.map((share, index) => {
      const place = lowest + index
      return { from: place, to: place, count: share * n }
    }),
  )
  const moments = itemMoments(categories)
  return {
    label,
    medianTenths,
    categories,
    flags: publicFlags(flags, categories),
    mean: moments?.mean ?? null,
    sd: moments?.sd ?? null,
    rest: rest === null ? null : roundTo(rest, 0.01),
    alphaWithout: alphaWithout === null ? null : roundTo(alphaWithout, 0.01),
  }
}

const rare = 'rareCategory'

/**
 * Returns the public flags. The flag for rare answers is recomputed from the cells: the original one could reveal an
 * exact small count.
 */
function publicFlags(flags: readonly string[], cells: readonly Cell[]): string[] {
  const isRare = cells.some(({ from, to, count }) => from !== to || count < 0.01 * peopleIn(cells))
  const others = flags.filter((flag) => flag !== rare)
  return isRare ? [...others, rare] : others
}
