import type { DimensionKind, Instrument } from '../instrument.ts'
import { type RawAnswers, unanswered } from '../scoring/key.ts'
import { carefulLogs, logSum, type Model, modelOf, pointsGiven, styleLogs } from './careful-model.ts'

/**
 * Ways of not reading, each with its weight: answers by chance throughout, from the middle on, in the last quarter; some
 * points of the scale more often than others whatever is asked; reversed items as if they asked for the same as others.
 * The last has few items to be told from, so it weighs more than it is common; less in tests of traits, where half of the
 * items are reversed and people who agree with everything would be taken for it.
 */
const careless = {
  symptom: { throughout: 0.75, secondHalf: 0.1, lastQuarter: 0.05, favourite: 0.1, unturned: 0.5 },
  trait: { throughout: 0.75, secondHalf: 0.2, lastQuarter: 0.03, favourite: 0.06, unturned: 0.25 },
} as const satisfies Record<DimensionKind, Record<string, number>>
export type Careless = keyof (typeof careless)[DimensionKind]

/**
 * Log of how much likelier answers are from somebody who does not read in this way than from somebody careful: high where
 * answers to one part are spread as chance spreads them. Each part is looked at over all places that a person may have
 * on it, and the whole over ways of answering, so that neither a burden nor a liking for one end counts as careless.
 * Items without an answer count for nothing. A likelihood ratio is the most powerful statistic for that: Levine &
 * Drasgow 1988, Psychometrika 53:161.
 */
export function carelessLogs(instrument: Instrument, answers: RawAnswers): Record<Careless, number> {
  const model = modelOf(instrument)
  const [half, threeQuarters, all] = carefulLogs(model, answers)
  return {
    throughout: -all,
    secondHalf: half - all,
    lastQuarter: threeQuarters - all,
    favourite:
      favouriteLog(model, asChosen(model, answers)) - Math.max(all, favouriteLog(model, asKeyed(model, answers))),
    unturned: unturnedLog(model, answers) - all,
  }
}

/** The same over all ways of not reading. */
export function carelessRatio(instrument: Instrument, logs: Record<Careless, number>): number {
  const weights = careless[modelOf(instrument).kind]
  return logSum([
    Math.log(weights.throughout) + logs.throughout,
    Math.log(weights.secondHalf) + logs.secondHalf,
    Math.log(weights.lastQuarter) + logs.lastQuarter,
    Math.log(weights.favourite) + logs.favourite,
    Math.log(weights.unturned) + logs.unturned,
  ])
}

/** The points of all answers as they were chosen, and as reversed items are scored. */
const asChosen = ({ min, parts }: Model, answers: RawAnswers): number[] =>
  parts.flatMap(({ places }) =>
    Array.from(places).flatMap((place) => {
      const value = answers[place] ?? unanswered
      return value === unanswered ? [] : value - min
    }),
  )
const asKeyed = ({ min, parts }: Model, answers: RawAnswers): number[] =>
  parts.flatMap((part) => Array.from(pointsGiven(part, answers, min)).filter((point) => point >= 0))

/**
 * Log of how likely points are from somebody who has a distribution over the points of the scale and nothing else, against
 * chance; all distributions are alike likely before. Where it explains the answers as reversed items are scored no less
 * than as they were chosen, they are those of somebody who reads and says the same of everything.
 */
function favouriteLog({ points }: Model, given: readonly number[]): number {
  const counts = new Float64Array(points)
  return given.reduce((log, point, seen) => {
    const before = counts[point] ?? 0
    counts[point] = before + 1
    return log + Math.log((points * (before + 1)) / (seen + points))
  }, 0)
}

/** Log of how likely the answers are from somebody careful who takes reversed items for plain ones, against chance. */
function unturnedLog({ min, points, styles: all, parts, within }: Model, answers: RawAnswers): number {
  const given = parts.map((part) =>
    pointsGiven(part, answers, min).map((point, n) =>
      point >= 0 && (part.sign[n] ?? 1) < 0 ? points - 1 - point : point,
    ),
  )
  const logs = all.flatMap(({ agrees, share }, style) =>
    agrees === 0 ? Math.log(share) + styleLogs({ parts, within }, style, given)[2] : [],
  )
  return logSum(logs)
}

/** From how many times the time that reading takes on a pace says something, and how much it says at most. */
const hurried = { from: 0.8, most: 2.5, steep: 3.6 } as const

/**
 * What a pace adds to `carelessRatio`: nothing from eight tenths of what reading takes on, as some read fast, and more
 * the less time was left to read. A slow pace takes nothing away: who does not read can take any time.
 */
export function paceRatio(readings: number | null): number {
  if (readings === null) return 0
  const short = Math.log(hurried.from) - Math.log(Math.max(readings, 1e-3))
  return Math.min(hurried.most, Math.max(0, hurried.steep * short))
}
