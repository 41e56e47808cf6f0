import type { DimensionKind, Instrument } from '../instrument.ts'
import { type RawAnswers, unanswered } from '../scoring/key.ts'
import {
  type CarefulModel,
  carefulLogRatios,
  keyedAnswers,
  logSumExp,
  modelOf,
  styleLogRatios,
} from './careful-model.ts'

/**
 * Types of careless answering, each with its weight: random throughout, from the middle on, or in the last quarter; a
 * preference for some points of the scale regardless of the question; reversed items answered like plain ones. The last
 * type affects few items, so its weight exceeds its frequency; it is lower in tests of traits, where half of the items
 * are reversed and people who agree with everything would be mistaken for it.
 */
const careless = {
  symptom: { throughout: 0.75, secondHalf: 0.1, lastQuarter: 0.05, favourite: 0.1, unturned: 0.5 },
  trait: { throughout: 0.75, secondHalf: 0.2, lastQuarter: 0.03, favourite: 0.06, unturned: 0.25 },
} as const satisfies Record<DimensionKind, Record<string, number>>
export type CarelessType = keyof (typeof careless)[DimensionKind]

/**
 * Returns, for each type of careless answering, the log likelihood ratio of the answers against a careful person: high
 * if answers to one part spread like random ones. Each part is averaged over all possible places of a person, and the
 * whole over styles of answering, so that neither strong symptoms nor a preference for one end counts as careless.
 * Missing answers are ignored. A likelihood ratio is the most powerful statistic for this: Levine & Drasgow 1988,
 * Psychometrika 53:161.
 */
export function carelessLogRatios(instrument: Instrument, answers: RawAnswers): Record<CarelessType, number> {
  const model = modelOf(instrument)
  const [half, threeQuarters, all] = carefulLogRatios(model, answers)
  return {
    throughout: -all,
    secondHalf: half - all,
    lastQuarter: threeQuarters - all,
    favourite:
      favouriteLogRatio(model, asChosen(model, answers)) -
      Math.max(all, favouriteLogRatio(model, asKeyed(model, answers))),
    unturned: unturnedLogRatio(model, answers) - all,
  }
}

/** Returns the log ratio over all types of careless answering. */
export function carelessLogRatio(instrument: Instrument, logs: Record<CarelessType, number>): number {
  const weights = careless[modelOf(instrument).kind]
  return logSumExp([
    Math.log(weights.throughout) + logs.throughout,
    Math.log(weights.secondHalf) + logs.secondHalf,
    Math.log(weights.lastQuarter) + logs.lastQuarter,
    Math.log(weights.favourite) + logs.favourite,
    Math.log(weights.unturned) + logs.unturned,
  ])
}

/** Returns the points of all answers unkeyed; `asKeyed` returns them keyed. */
const asChosen = ({ min, parts }: CarefulModel, answers: RawAnswers): number[] =>
  parts.flatMap(({ indices }) =>
    Array.from(indices).flatMap((place) => {
      const value = answers[place] ?? unanswered
      return value === unanswered ? [] : value - min
    }),
  )
const asKeyed = ({ min, parts }: CarefulModel, answers: RawAnswers): number[] =>
  parts.flatMap((part) => Array.from(keyedAnswers(part, answers, min)).filter((point) => point >= 0))

/**
 * Returns the log likelihood ratio of points from a fixed distribution over the scale against random answers, under a
 * uniform prior over all distributions. If this explains keyed answers at least as well as unkeyed ones, the person
 * reads and answers consistently.
 */
function favouriteLogRatio({ points }: CarefulModel, given: readonly number[]): number {
  const counts = new Float64Array(points)
  return given.reduce((log, point, seen) => {
    const before = counts[point] ?? 0
    counts[point] = before + 1
    return log + Math.log((points * (before + 1)) / (seen + points))
  }, 0)
}

/**
 * Returns the log likelihood ratio of a careful person who reads reversed items as plain ones, against random answers.
 */
function unturnedLogRatio({ min, points, styles: all, parts, within }: CarefulModel, answers: RawAnswers): number {
  const given = parts.map((part) =>
    keyedAnswers(part, answers, min).map((point, n) =>
      point >= 0 && (part.sign[n] ?? 1) < 0 ? points - 1 - point : point,
    ),
  )
  const logs = all.flatMap(({ agrees, share }, style) =>
    agrees === 0 ? Math.log(share) + styleLogRatios({ parts, within }, style, given)[2] : [],
  )
  return logSumExp(logs)
}

/**
 * Pace, as a multiple of the reading time, below which it counts as evidence, and the maximum and slope of its weight.
 */
const hurried = { from: 0.8, most: 2.5, steep: 3.6 } as const

/**
 * Returns the term that a pace adds to `carelessLogRatio`: 0 from eight tenths of the reading time on, because some people
 * read fast, and more the less time was left to read. A slow pace subtracts nothing: a careless person can be slow.
 */
export function paceLogRatio(readings: number | null): number {
  if (readings === null) return 0
  const short = Math.log(hurried.from) - Math.log(Math.max(readings, 1e-3))
  return Math.min(hurried.most, Math.max(0, hurried.steep * short))
}
