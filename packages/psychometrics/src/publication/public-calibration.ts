import { interceptFor } from '../calibration/item-response/marginal.ts'
import type { Instrument } from '../instrument.ts'
import type { NormPart } from '../norms/norm-figures.ts'
import { type Cell, peopleIn, roundedCount } from './published-cells.ts'
import { roundStep, roundTo } from './rounding.ts'

type Calibration = NonNullable<NormPart['calibration']>

/** Public version of the graded model of a part. */
export interface PublicCalibration {
  n: number
  logLikelihood: number
  reliability: number
  items: {
    label: number
    slope: number
    slopeSe: number
    /** One for each published border: the probability of `point` or more is `σ(slope · θ + value)`. */
    intercepts: { point: number; value: number; se: number }[]
    fitP: number | null
  }[]
  theta: { raw: number; theta: number; se: number }[]
}

interface PublicCounts {
  part: Pick<NormPart, 'items'>
  label: (id: string) => number
  reversed: ReadonlySet<string>
  /** Published cells of each item, by label. */
  cellsOf: ReadonlyMap<number, readonly Cell[]>
  responseScale: Instrument['responseScale']
}

/**
 * Returns the public model. A border between two answers is published only if it is a border between published cells.
 * Its intercept is recomputed from the published share and slope: the estimated intercept is nearly the same, but would
 * reveal the exact count.
 */
export function publicCalibration(
  { n, logLikelihood, reliability, items, theta }: Calibration,
  { part, label, reversed, cellsOf, responseScale }: PublicCounts,
): PublicCalibration {
  return {
    n: roundedCount(n),
    logLikelihood: Math.round(logLikelihood),
    reliability: roundTo(reliability, 0.01),
    items: items
      .map(({ id, slope, slopeSe, interceptSes, fitP }) => {
        const own = label(id)
        const rounded = roundedSlope(slope, slopeSe)
        const categories = part.items.find((item) => item.id === id)?.categories ?? []
        const keyed = reversed.has(id) ? categories.toReversed() : categories
        const cells = cellsOf.get(own) ?? []
        return {
          label: own,
          slope: rounded,
          slopeSe: firstDigit(slopeSe),
          intercepts: publicCounts(cells, chosenPoints(keyed, responseScale.min), interceptSes).map(
            ({ point, share, se }) => ({
              point,
              value: roundTo(interceptFor(rounded, share), 0.01),
              se: firstDigit(se),
            }),
          ),
          fitP: fitP === null ? null : roundTo(fitP, 0.001),
        }
      })
      .sort((a, b) => a.label - b.label),
    theta: theta.map(({ raw, theta: place, se }) => ({ raw, theta: roundTo(place, 0.1), se: roundTo(se, 0.05) })),
  }
}

/** Rounds a slope to half of its standard error, which loses no information. */
const roundedSlope = (slope: number, se: number): number => roundTo(slope, roundStep(Math.max(se / 2, 0.01)))

/** Rounds a standard error to one digit, because more digits would reveal the number of people. */
const firstDigit = (value: number): number =>
  value > 0 && Number.isFinite(value) ? Number(value.toPrecision(1)) : value

const chosenPoints = (shares: readonly number[], min: number): number[] =>
  shares.flatMap((share, index) => (share > 0 ? [min + index] : []))

/** Returns the published borders with the share above them and the standard error of their intercept. */
function publicCounts(cells: readonly Cell[], chosen: readonly number[], ses: readonly number[]) {
  // Otherwise the intercepts cannot be assigned to borders.
  if (ses.length !== chosen.length - 1) return []
  const n = peopleIn(cells)
  let below = 0
  return cells.slice(0, -1).flatMap(({ to, count }) => {
    below += count
    const step = chosen.findLastIndex((point) => point <= to)
    const se = ses[step]
    return se === undefined ? [] : [{ point: to + 1, share: 1 - below / n, se }]
  })
}
