import type { Instrument } from '../instrument.ts'
import { keyOf, type RawAnswers, type ScoringKey, unanswered } from '../scoring/key.ts'
import { carelessLogRatio, carelessLogRatios, paceLogRatio } from './careless.ts'
import { carelessCutsOf } from './careless-cuts.ts'
import { type Pace, type Tempo, tempoOf } from './pace.ts'
import { type Validity, type ValidityFlag, validityFlagNames } from './signs.ts'

const slowestSpeedingMs = 1000
/** Share of the reading time below which a median response time counts as too fast. */
const slowestSpeedingReading = 0.3
const shortestLongstring = 10
const fewestInconsistentPairs = 2
const periods = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/**
 * Signs of careless answering in one sitting, in the order of the type. An item without a response is ignored.
 *
 * - directed: a directed item has a different answer than the instructed one.
 * - inconsistency: two or more pairs differ by at least 75 % of the response scale's width (3 of 0–4 and of 1–5, 3
 *   of 0–3, 5 of 1–7), in raw answers; in an antonym pair one of them is reversed first. Or the answers suggest that
 *   reversed items were read as plain ones.
 * - speed: the median response time is under 1 s, or under three tenths of the reading time of the item, if at least
 *   half of all items have a time.
 * - longstring: one raw answer ten or more times in a row as presented, where a directed item can extend a run but
 *   never ends one, and an antonym pair with identical raw answers. The exact middle counts too: a straight line
 *   there is the most common one, and the minimum of ten keeps an honest middle answer from being flagged.
 * - pattern: raw answers as presented repeat after 2 to 12 items (1-2-3-4-5-4-3-2) almost throughout.
 * - spread: answers to one part spread like random ones, throughout or from some point on, or follow a preference
 *   for some points of the scale regardless of the question, see `carelessLogRatio`; a pace that hardly leaves time to
 *   read adds to it.
 *
 * Source for combining them: Meade & Craig 2012, doi 10.1037/a0028085.
 */
export interface ValidityAssessment {
  flags: ValidityFlag[]
  validity: Validity
}

/** Returns the signs of one sitting and its permitted uses; called once, at scoring time. */
export function assessValidity(instrument: Instrument, answers: RawAnswers, pace: Pace): ValidityAssessment {
  const key = keyOf(instrument)
  const tempo = tempoOf(instrument.order, pace)
  const logs = carelessLogRatios(instrument, answers)
  const ratio = carelessLogRatio(instrument, logs)
  const cuts = cutsFor(instrument, missed(key, answers))
  const spread = ratio + paceLogRatio(tempo.readings)
  const run = longestRun(key, answers)
  const shown: Record<ValidityFlag, boolean> = {
    directed: missed(key, answers) > 0,
    inconsistency: isInconsistent(instrument, key, answers) || logs.unturned > unturned.shown,
    speed: isSpeeding(tempo),
    longstring: contradicts(key, answers) && run >= shortestLongstring,
    pattern: repeats(runOf(key, answers)),
    spread: spread > Math.min(cuts.doubt, cuts.askAgain),
  }
  const throughout = 3 * run >= 2 * key.run.length
  return {
    flags: validityFlagNames.filter((flag) => shown[flag]),
    validity: validityOf(shown, { ratio, spread, cuts, throughout, isUnturned: logs.unturned > unturned.supported }),
  }
}

/**
 * Log likelihood ratios for reading reversed items as plain ones: the value that is a sign by itself, which fewer than
 * one in 100 careful people reach, and the value that confirms inconsistent pairs.
 */
const unturned = { shown: 3, supported: 0 } as const

/** Ratio above which answers are not consistent enough for the items to explain a long run of one answer. */
const coherent = -1

/**
 * Returns the validity of a sitting. A retake is offered if careless answering is more likely than for nearly all
 * careful people; after missed directed items, the limit is lower. It is also offered for a pattern, and for a long run
 * of one answer that covers two thirds of the test or whose other answers are not consistent. A missed directed item,
 * too fast a pace, or doubtful answers exclude a sitting from norms, and so do contradicting pairs if reversed items
 * seem to be read as plain ones: careful people who prefer the ends of a scale have such pairs and long runs too.
 */
function validityOf(
  shown: Record<ValidityFlag, boolean>,
  { ratio, spread, cuts, throughout, isUnturned }: Evidence,
): Validity {
  const straight = shown.longstring && (ratio > coherent || throughout)
  if (shown.pattern || straight || spread > cuts.askAgain) return 'askAgain'
  const contradicting = shown.inconsistency && isUnturned
  return shown.directed || shown.speed || shown.spread || contradicting ? 'noNorms' : 'use'
}

interface Evidence {
  ratio: number
  /** Ratio including the pace term. */
  spread: number
  cuts: Cuts
  /** Whether one answer covers two thirds of the test. */
  throughout: boolean
  isUnturned: boolean
}

interface Cuts {
  doubt: number
  askAgain: number
}

/** Returns the cuts for a number of missed directed items. */
function cutsFor(instrument: Instrument, directed: number): Cuts {
  const { doubt, askAgain } = carelessCutsOf(instrument)
  return { doubt, askAgain: askAgain[Math.min(directed, askAgain.length - 1)] ?? Number.POSITIVE_INFINITY }
}

const missed = ({ directed }: ScoringKey, answers: RawAnswers): number =>
  directed.filter(({ index, expected }) => answers[index] !== unanswered && answers[index] !== expected).length

function isInconsistent(
  { responseScale: { min, max } }: Instrument,
  { pairs }: ScoringKey,
  answers: RawAnswers,
): boolean {
  const apart = pairs.filter(({ a, b, turned }) => {
    const [first = unanswered, second = unanswered] = [answers[a], answers[b]]
    if (first === unanswered || second === unanswered) return false
    return 4 * Math.abs(first - (turned ? min + max - second : second)) >= 3 * (max - min)
  })
  return apart.length >= fewestInconsistentPairs
}

const isSpeeding = ({ ms, readings }: Tempo): boolean =>
  (ms !== null && ms < slowestSpeedingMs) || (readings !== null && readings < slowestSpeedingReading)

const contradicts = ({ pairs }: ScoringKey, answers: RawAnswers): boolean =>
  pairs.some(({ a, b, turned }) => turned && answers[a] !== unanswered && answers[a] === answers[b])

/** Returns the answers on the response scale, as presented. */
const runOf = ({ run }: ScoringKey, answers: RawAnswers): Int8Array =>
  Int8Array.from(run, (place) => answers[place] ?? unanswered).filter((answer) => answer !== unanswered)

function longestRun({ run, directed }: ScoringKey, answers: RawAnswers): number {
  const directedItems = new Set(directed.map(({ index }) => index))
  let longest = 0
  let length = 0
  let previous = unanswered
  for (const place of run) {
    const answer = answers[place] ?? unanswered
    if (answer === unanswered || (directedItems.has(place) && answer !== previous)) continue
    length = answer === previous ? length + 1 : 1
    longest = Math.max(longest, length)
    previous = answer
  }
  return longest
}

/**
 * Returns whether at least nine of ten answers repeat after a fixed number of items. Half of them have to differ from
 * the previous one, because a careful person to whom little applies repeats zeros.
 */
function repeats(answers: Int8Array): boolean {
  return periods.some((period) => {
    let moved = 0
    let again = 0
    for (let n = period; n < answers.length; n++) {
      if (answers[n] !== answers[n - 1]) moved++
      if (answers[n] === answers[n - period]) again++
    }
    const seen = answers.length - period
    return seen >= Math.max(period, shortestLongstring) && 2 * moved >= seen && 10 * again >= 9 * seen
  })
}
