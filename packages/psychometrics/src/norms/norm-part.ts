import { total } from '../calibration/numbers.ts'
import { CalibrationRefusal } from '../calibration/refusal.ts'
import { alpha, alphaInterval, alphaWithout, itemRestCorrelations } from '../calibration/reliability/alpha.ts'
import { type Covariance, covarianceOf } from '../calibration/reliability/covariance.ts'
import { fitOneFactor, omega } from '../calibration/reliability/one-factor.ts'
import { type PercentileRow, percentileTable } from '../calibration/reliability/percentiles.ts'
import type { Dimension, ResponseScale } from '../instrument.ts'
import { smallestCell } from '../publication/published-cells.ts'
import { covarianceMatrix, mergeMoments, skews, standardDeviations } from './moments.ts'
import type { NormPart } from './norm-figures.ts'
import type { Tally } from './norm-tally.ts'
import { standardErrorOfMeasurement } from './norms.ts'

/** Figures of a part that follow from its tally alone. */
export type TalliedPart = Omit<NormPart, 'retest' | 'drift' | 'fit' | 'calibration' | 'withLeftOut' | 'scoreErrors'>

/** Returns the result of a calculation, or null if it is refused because the answers do not suffice. */
export function nullIfRefused<T>(compute: () => T): T | null {
  try {
    return compute()
  } catch (error) {
    if (error instanceof CalibrationRefusal) return null
    throw error
  }
}

/**
 * Computes the figures of one part.
 * @param categories people at each point, of the part's items.
 * @throws RangeError with fewer than two complete sheets.
 */
export function partFigures(
  { id, items }: Dimension,
  { min, max }: ResponseScale,
  { moments, scores }: Tally['parts'][number],
  categories: readonly Float64Array[],
): TalliedPart {
  const places = items.map((_, n) => n + 1)
  const covariance = nullIfRefused(() => covarianceOf(covarianceMatrix(moments, places)))
  const deviations = standardDeviations(moments)
  const value = covariance && nullIfRefused(() => alpha(covariance))
  const sd = deviations[0] ?? 0
  const rest = covariance && itemRestCorrelations(covariance)
  const without = covariance && nullIfRefused(() => alphaWithout(covariance))
  const share = (people: number | undefined) => (people ?? 0) / moments.n
  return {
    id,
    n: moments.n,
    raw: { lowest: items.length * min, highest: items.length * max },
    mean: moments.means[0] ?? 0,
    sd,
    skew: skews(moments)[0] ?? null,
    alpha: value === null ? null : { value, ...alphaInterval(value, items.length, moments.n) },
    omega: covariance && omegaOf(covariance, items),
    sem: value !== null && value >= 0 ? standardErrorOfMeasurement(sd, value) : null,
    floor: share(scores[0]),
    ceiling: share(scores[scores.length - 1]),
    table: normTable(scores, items.length * min),
    ...(covariance && { covariance: rowsOf(covariance) }),
    items: items.map((item, n) => ({
      id: item.id,
      mean: moments.means[n + 1] ?? 0,
      sd: deviations[n + 1] ?? 0,
      rest: rest?.[n] ?? null,
      alphaWithout: without?.[n] ?? null,
      categories: sharesOf(categories[n] ?? []),
      medianTenths: null,
      flags: [],
    })),
  }
}

/**
 * Returns mean, SD and α of a part over included and left-out sheets together; null for fewer than ten left-out sheets.
 */
export function figuresIncludingLeftOut(
  counted: Tally['parts'][number],
  leftOut: Tally['parts'][number] | undefined,
): NormPart['withLeftOut'] {
  if (!leftOut || leftOut.moments.n < smallestCell) return null
  const all = mergeMoments(counted.moments, leftOut.moments)
  const places = Array.from({ length: all.means.length - 1 }, (_, n) => n + 1)
  const covariance = nullIfRefused(() => covarianceOf(covarianceMatrix(all, places)))
  return {
    n: all.n,
    mean: all.means[0] ?? 0,
    sd: standardDeviations(all)[0] ?? 0,
    alpha: covariance && nullIfRefused(() => alpha(covariance)),
  }
}

function rowsOf({ k, cells }: Covariance): number[][] {
  return Array.from({ length: k }, (_, row) => [...cells.subarray(row * k, (row + 1) * k)])
}

function omegaOf(covariance: Covariance, items: Dimension['items']): NormPart['omega'] {
  return nullIfRefused(() => {
    const factor = fitOneFactor(covariance)
    return {
      value: omega(covariance, factor),
      heywood: factor.atBound.flatMap((place) => items[place]?.id ?? []),
    }
  })
}

/** Returns shares of all answers to an item; two complete sheets of the part guarantee at least one answer. */
function sharesOf(counts: ArrayLike<number>): number[] {
  const all = total(counts)
  return Array.from(counts, (count) => count / all)
}

/** Number of people below which a score is published only together with a neighbour. */
const minPublishedCount = 5

/**
 * Returns the percentile rank of every raw score, with at least five people per rank. A rarer score is joined with the
 * next higher ones, the last with lower ones, and they share a rank, so that the difference of two rows never reveals a
 * count of one to four.
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

type Item = NormPart['items'][number]

/** Checks that mark an item for a person to look at before the norm version is frozen. None of them changes a score. */
const signs = {
  /** The item hardly correlates with the others. */
  lowRest: ({ rest }: Item) => rest !== null && rest < 0.2,
  /** The part would have a higher α without the item. */
  betterWithout: ({ alphaWithout }: Item, { alpha }: NormPart) =>
    alpha !== null && alphaWithout !== null && alphaWithout > alpha.value + 0.02,
  /** Fewer than 1 % choose one of the points of the scale. */
  rareCategory: ({ categories }: Item) => categories.some((share) => share < 0.01),
  /** The item takes 1.5 times as long as the median item of the part. */
  slow: ({ medianTenths }: Item, { items }: NormPart) => {
    const known = items.flatMap((item) => item.medianTenths ?? []).sort((a, b) => a - b)
    const middle = known[Math.floor(known.length / 2)] ?? 0
    return medianTenths !== null && medianTenths > 1.5 * middle
  },
  /** The answers do not follow the item's curves; S-X² raises about twice as many false alarms as its nominal rate. */
  misfit: ({ id }: Item, { calibration }: NormPart) => {
    const p = calibration?.items.find((item) => item.id === id)?.fitP ?? null
    return p !== null && p < 0.01
  },
} as const satisfies Record<string, (item: Item, part: NormPart) => boolean>

/** Returns the part with the names of the checks that each item failed. */
export const flagItems = (part: NormPart): NormPart => ({
  ...part,
  items: part.items.map((item) => ({
    ...item,
    flags: Object.entries(signs).flatMap(([name, shows]) => (shows(item, part) ? name : [])),
  })),
})
