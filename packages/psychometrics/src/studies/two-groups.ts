import { CalibrationRefusal } from '../calibration/refusal.ts'
import type { Estimate } from './retest.ts'

/** Number of people at each score from the lowest on, one step apart. */
export type Histogram = readonly number[]

export interface GroupMoments {
  n: number
  mean: number
  sd: number
}

export interface TwoGroups {
  one: GroupMoments
  other: GroupMoments
  /** Hedges's g: the standardized mean difference, `one` minus `other`. */
  g: Estimate
  /** Probability that a person of `one` scores higher than a person of `other`; ties count half. */
  auc: Estimate
}

const z95 = 1.959963984540054

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * Computes n, mean and SD of a histogram.
 * @throws CalibrationRefusal too-few-respondents below two people; bad-value for counts that are not whole numbers.
 */
export function momentsOf(histogram: Histogram): GroupMoments {
  if (!histogram.every((count) => Number.isInteger(count) && count >= 0)) {
    throw new CalibrationRefusal('bad-value', 'a count that is no whole number')
  }
  const n = sumOf(histogram)
  if (n < 2) throw new CalibrationRefusal('too-few-respondents', `${n} people`)
  const mean = sumOf(histogram.map((count, score) => count * score)) / n
  const variance = sumOf(histogram.map((count, score) => count * (score - mean) ** 2)) / (n - 1)
  return { n, mean, sd: Math.sqrt(variance) }
}

/**
 * Returns Hedges's g, `(M₁ − M₂)/s · J` with the pooled SD and `J = 1 − 3/(4(n₁ + n₂ − 2) − 1)`; its interval is the
 * one for large samples, `√((n₁ + n₂)/(n₁n₂) + g²/(2(n₁ + n₂)))`.
 * Source: Hedges 1981, doi 10.3102/10769986006002107; Hedges & Olkin 1985, Statistical Methods for Meta-Analysis, ch.
 * 5.
 * @throws CalibrationRefusal not-identified when scores do not vary within the groups; as `momentsOf`
 */
export function hedgesG(one: GroupMoments, other: GroupMoments): Estimate {
  const n = one.n + other.n
  const pooled = Math.sqrt(((one.n - 1) * one.sd ** 2 + (other.n - 1) * other.sd ** 2) / (n - 2))
  if (!(pooled > 0)) throw new CalibrationRefusal('not-identified', 'nobody differs within the groups')
  const value = ((one.mean - other.mean) / pooled) * (1 - 3 / (4 * (n - 2) - 1))
  const reach = z95 * Math.sqrt(n / (one.n * other.n) + value ** 2 / (2 * n))
  return { value, from: value - reach, to: value + reach }
}

/**
 * Returns the area under the curve of score and group, with DeLong's interval clamped to 0–1.
 * Source: Hanley & McNeil 1982, doi 10.1148/radiology.143.1.7063747; DeLong, DeLong & Clarke-Pearson 1988,
 * doi 10.2307/2531595.
 * @throws CalibrationRefusal too-few-respondents with fewer than two people in a group.
 */
export function areaUnderCurve(one: Histogram, other: Histogram): Estimate {
  const [n1, n2] = [sumOf(one), sumOf(other)]
  if (n1 < 2 || n2 < 2) throw new CalibrationRefusal('too-few-respondents', `${n1} and ${n2} people`)
  /** Returns the share of a group below each score; people at the score count half. */
  const belowOf = (group: Histogram, n: number) => {
    let under = 0
    return group.map((count) => {
      const share = (under + count / 2) / n
      under += count
      return share
    })
  }
  const length = Math.max(one.length, other.length)
  const filled = (group: Histogram) => Array.from({ length }, (_, score) => group[score] ?? 0)
  const [a, b] = [filled(one), filled(other)]
  const belowB = belowOf(b, n2)
  const belowA = belowOf(a, n1)
  const value = sumOf(a.map((count, score) => count * (belowB[score] ?? 0))) / n1
  const spread = (group: readonly number[], n: number, placed: (score: number) => number) =>
    sumOf(group.map((count, score) => count * (placed(score) - value) ** 2)) / (n - 1) / n
  const variance = spread(a, n1, (score) => belowB[score] ?? 0) + spread(b, n2, (score) => 1 - (belowA[score] ?? 0))
  const reach = z95 * Math.sqrt(variance)
  return { value, from: Math.max(0, value - reach), to: Math.min(1, value + reach) }
}

/**
 * Compares the scores of two groups. Means and SDs are in steps from the lowest score.
 * @throws CalibrationRefusal for the reasons of `momentsOf`, `hedgesG` and `areaUnderCurve`.
 */
export function compareGroups(one: Histogram, other: Histogram): TwoGroups {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  return { one: a, other: b, g: hedgesG(a, b), auc: areaUnderCurve(one, other) }
}
