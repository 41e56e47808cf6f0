import { wilson95 } from '@mindglass/psychometrics/calibration/reliability/percentiles'
import { normStage } from '@mindglass/psychometrics/norms/norms'
import {
  type PublishedPercentileRow,
  peopleAt,
  publishedPercentileTable,
} from '@mindglass/psychometrics/publication/percentile-table'
import { peopleIn } from '@mindglass/psychometrics/publication/published-cells'
import type { ScoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import type { NormFigures } from '../../norms/norm-figures'

/** Number of people out of 100, in whole people; both ends are the same for a single number. */
export interface CountsOf100 {
  from: number
  to: number
  /** Whether there is anybody at all: less than one of 100 may still be somebody. */
  some: boolean
}

/** Percentile rank of one score among visitors of one test version and language, from one version of its norms. */
export interface PercentileRank {
  /** `range`: there are only enough people for ranges. `number`: there are enough people for numbers. */
  stage: 'range' | 'number'
  /** Whether the score is the lowest or the highest possible. */
  at: 'floor' | 'ceiling' | 'inside'
  /**
   * `near`: rare scores are counted together with their neighbours, and `lower` counts the people below all of them.
   */
  alike: 'same' | 'near'
  /** People who scored lower, the same, and higher; as numbers they add up to 100. */
  lower: CountsOf100
  same: CountsOf100
  higher: CountsOf100
  /** People who scored lower than each end of the interval; at the ceiling, people who scored higher. */
  margin: { low: CountsOf100; high: CountsOf100 }
  /** 95 % interval of the share of people who scored lower; at both ends of the scale, of those who scored the same. */
  error: { from: number; to: number }
  /** Number of people behind the figures. */
  n: number
}

/**
 * Returns the percentile rank of a score in the norms of its test version and language. From 300 people on, shares are
 * ranges in steps of five that contain Wilson's interval; from 1,000 people on, they are numbers.
 * @returns null if the norms have too few people or lack this part
 */
export function findPercentileRank(
  figures: Pick<NormFigures, 'parts'>,
  part: string,
  { pomp, interval }: { pomp: number; interval: Pick<ScoreInterval, 'from' | 'to'> },
): PercentileRank | null {
  const found = figures.parts.find(({ id }) => id === part)
  if (!found) return null
  const { n, raw: range } = found
  const stage = normStage(n)
  if (stage === 'design') return null
  const rows = publishedPercentileTable(found)
  // Shares are based on the rounded counts, which add up to a rounded number of people.
  const all = peopleIn(rows)
  const rawOf = (points: number) => range.lowest + (points / 100) * (range.highest - range.lowest)
  const peopleOf = (points: number) => {
    // A prorated raw score may lie between two whole ones.
    const raw = Math.round(rawOf(points))
    const row = rows.find(({ from, to }) => raw >= from && raw <= to)
    return row ? { ...peopleAt(rows, row), row, raw } : null
  }
  const [own, low, high] = [pomp, interval.from, interval.to].map(peopleOf)
  if (!own || !low || !high) return null
  const share = (count: number, some: boolean) => (stage === 'local' ? stretchOf(count / all, n, some) : null)
  const at = pomp <= 0 ? 'floor' : pomp >= 100 ? 'ceiling' : 'inside'
  const [lower, same, higher] = roundTo100([own.lower, own.same, own.higher])
  const rangeOf = (count: number, whole: number, is: boolean) =>
    share(count, is) ?? { from: whole, to: whole, some: is }
  const end = (one: typeof own) => {
    const [count, is] = at === 'ceiling' ? [one.higher, someAbove(one)] : [one.lower, someBelow(one)]
    return rangeOf(count, Math.round((100 * count) / all), is)
  }
  const error = wilson95((at === 'inside' ? own.lower : own.same) / all, n)
  return {
    stage: stage === 'local' ? 'range' : 'number',
    at,
    alike: own.row.from < own.row.to || Math.abs(rawOf(pomp) - own.raw) > 1e-6 ? 'near' : 'same',
    lower: rangeOf(own.lower, lower, own.lower > 0),
    same: rangeOf(own.same, same, true),
    higher: rangeOf(own.higher, higher, own.higher > 0),
    margin: { low: end(low), high: end(high) },
    error: { from: Math.floor(100 * error.from), to: Math.ceil(100 * error.to) },
    n,
  }
}

/**
 * Returns whether anybody scored, or may have scored, below one end of the interval. A row can join several raw scores:
 * somebody in it may have scored below `raw` unless `raw` is its lowest.
 */
const someBelow = ({ lower, row, raw }: { lower: number; row: PublishedPercentileRow; raw: number }): boolean =>
  lower > 0 || raw > row.from
const someAbove = ({ higher, row, raw }: { higher: number; row: PublishedPercentileRow; raw: number }): boolean =>
  higher > 0 || raw < row.to

/** Returns a range in steps of five around Wilson's interval. */
function stretchOf(share: number, n: number, some: boolean): CountsOf100 {
  if (!some) return { from: 0, to: 0, some }
  const { from, to } = wilson95(share, n)
  return { from: 5 * Math.floor(20 * from), to: 5 * Math.ceil(20 * to), some }
}

/**
 * Returns counts as whole people of 100 that add up to 100: the rest after rounding down goes to the largest
 * remainders.
 */
export function roundTo100(counts: readonly [number, number, number]): [number, number, number] {
  const all = counts[0] + counts[1] + counts[2]
  const shares = counts.map((count) => (100 * count) / all)
  const whole = shares.map(Math.floor)
  const left = 100 - whole.reduce((sum, one) => sum + one, 0)
  const order = shares
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { place } of order.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1
  const [lower = 0, same = 0, higher = 0] = whole
  return [lower, same, higher]
}
