import { chanceRatio, paceRatio } from './chance'
import { chanceCuts } from './chance-cuts'
import type { Instrument } from './instrument'
import { keyOf, type RawAnswers, type ScoringKey, unanswered } from './key'
import { type Pace, type Tempo, tempoOf } from './pace'
import type { Validity, ValidityFlag } from './signs'

const slowestSpeedingMs = 1000
/** Share of the time that reading takes. */
const slowestSpeedingReading = 0.3
const shortestLongstring = 10
const fewestInconsistentPairs = 2
const periods = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/**
 * Signs of careless answering in one sitting, in the order of the type. An item without a response counts for none.
 *
 * - directed: a directed item has another answer than the one it asks for.
 * - inconsistency: two or more pairs miss each other by at least 75 % of the response scale's width (3 of 0–4 and
 *   of 1–5, 3 of 0–3, 5 of 1–7), in raw answers; in an antonym pair one of them is reversed first.
 * - speed: the median response time is under 1 s, or under three tenths of what reading the item takes, if at least
 *   half of all items have a time.
 * - longstring: one raw answer ten or more times in a row as presented, where a directed item adds to a run but never
 *   ends one, and an antonym pair with identical raw answers. The exact middle counts too: a straight line there is the most
 *   common one, and the run of ten keeps an honest middle answer from being flagged.
 * - pattern: raw answers as presented repeat themselves after 2 to 12 items (1-2-3-4-5-4-3-2) nearly throughout.
 * - spread: answers to one part are spread as chance spreads them, see `chanceRatio`: further than those of 998 of
 *   1,000 careful people, or of 98 of 100 where the median time is less than reading takes.
 *
 * Source for combining them: Meade & Craig 2012, doi 10.1037/a0028085.
 */
export function validityFlags(instrument: Instrument, answers: RawAnswers, pace: Pace): ValidityFlag[] {
  const key = keyOf(instrument)
  const tempo = tempoOf(instrument.order, pace)
  const run = runOf(key, answers)
  const flags: ValidityFlag[] = []
  if (missed(key, answers) > 0) flags.push('directed')
  if (isInconsistent(instrument, key, answers)) flags.push('inconsistency')
  if (isSpeeding(tempo)) flags.push('speed')
  if (contradicts(key, answers) && longestRun(key, answers) >= shortestLongstring) flags.push('longstring')
  if (repeats(run)) flags.push('pattern')
  if (isSpread(instrument, answers, tempo)) flags.push('spread')
  return flags
}

/** Signs that suffice by themselves: hardly anybody who reads gives them. */
const sufficient: readonly ValidityFlag[] = ['longstring', 'pattern', 'spread']

/**
 * What may be done with a sitting: any sign keeps it out of norms. A retake is offered from two signs on, or for one
 * that suffices by itself, as a missed directed item does: but of several directed items one may be missed by a slip of
 * the finger (1.6 of 100 careful people do, with two items and a slip in a hundred), so there the other answers are
 * asked too, and where they hang together beyond doubt it is left at that.
 */
export function validityOf(instrument: Instrument, answers: RawAnswers, flags: readonly ValidityFlag[]): Validity {
  if (flags.length === 0) return 'use'
  if (flags.length > 1 || flags.some((flag) => sufficient.includes(flag))) return 'askAgain'
  return flags.includes('directed') && !isSlip(instrument, answers) ? 'askAgain' : 'noNorms'
}

function isSlip(instrument: Instrument, answers: RawAnswers): boolean {
  const key = keyOf(instrument)
  const obeyed = key.directed.filter(({ place, expected }) => answers[place] === expected).length
  return obeyed >= missed(key, answers) && chanceRatio(instrument, answers) < chanceCuts(instrument).coherent
}

const missed = ({ directed }: ScoringKey, answers: RawAnswers): number =>
  directed.filter(({ place, expected }) => answers[place] !== unanswered && answers[place] !== expected).length

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

function isSpread(instrument: Instrument, answers: RawAnswers, { readings }: Tempo): boolean {
  return chanceRatio(instrument, answers) + paceRatio(readings) > chanceCuts(instrument).spread
}

const contradicts = ({ pairs }: ScoringKey, answers: RawAnswers): boolean =>
  pairs.some(({ a, b, turned }) => turned && answers[a] !== unanswered && answers[a] === answers[b])

/** Answers on the response scale as presented. */
const runOf = ({ run }: ScoringKey, answers: RawAnswers): Int8Array =>
  Int8Array.from(run, (place) => answers[place] ?? unanswered).filter((answer) => answer !== unanswered)

function longestRun({ run, directed }: ScoringKey, answers: RawAnswers): number {
  const asked = new Set(directed.map(({ place }) => place))
  let longest = 0
  let length = 0
  let previous = unanswered
  for (const place of run) {
    const answer = answers[place] ?? unanswered
    if (answer === unanswered || (asked.has(place) && answer !== previous)) continue
    length = answer === previous ? length + 1 : 1
    longest = Math.max(longest, length)
    previous = answer
  }
  return longest
}

/**
 * Whether answers come back after a fixed number of items, nine of ten at least. Half of them have to differ from the
 * one before: somebody to whom little applies repeats zeros and is careful all the same.
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
