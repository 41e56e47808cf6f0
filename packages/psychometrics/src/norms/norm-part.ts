import { total } from '../calibration/numbers.ts'
import { CalibrationRefusal } from '../calibration/refusal.ts'
import { alpha, alphaInterval, alphaWithout, itemRest } from '../calibration/reliability/alpha.ts'
import { type Covariance, covarianceOf } from '../calibration/reliability/covariance.ts'
import { omega } from '../calibration/reliability/omega.ts'
import { oneFactor } from '../calibration/reliability/one-factor.ts'
import type { Dimension, ResponseScale } from '../instrument.ts'
import { smallestCell } from '../publication/published-cells.ts'
import { covarianceMatrix, mergeMoments, skews, standardDeviations } from './moments.ts'
import type { NormPart } from './norm-figures.ts'
import { normTable } from './norm-table.ts'
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
  const rest = covariance && itemRest(covariance)
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
    const factor = oneFactor(covariance)
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
