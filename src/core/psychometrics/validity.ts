import type { ConsistencyPair, Instrument, ResponseScale, Responses } from './instrument'

/** A sign that a sitting was not answered with attention. */
export type ValidityFlag = 'directed' | 'inconsistency' | 'speed' | 'longstring'

/** Response times of one sitting: item id → milliseconds. Items without a measured time are absent. */
export type ResponseTimes = Readonly<Record<string, number>>

const slowestSpeedingMs = 1000
const shortestLongstring = 10
const fewestInconsistentPairs = 2

/**
 * Signs of careless answering in one sitting, in the order of the type. An item without a response counts for none.
 *
 * - directed: a directed item has another answer than the one it asks for.
 * - inconsistency: two or more pairs miss each other by at least 75 % of the response scale's width (3 of 0–4 and
 *   of 1–5, 3 of 0–3, 5 of 1–7), in raw answers; in an antonym pair one of them is reversed first.
 * - speed: the median response time is under 1 s, if at least half of all items have a time.
 * - longstring: one raw answer ten or more times in a row over scored and directed items as presented, and an
 *   antonym pair with identical raw answers. The exact middle counts too: a straight line there is the most
 *   common one, and the run of ten keeps an honest middle answer from being flagged.
 *
 * Source for combining them: Meade & Craig 2012, doi 10.1037/a0028085.
 */
export function validityFlags(instrument: Instrument, responses: Responses, timesMs: ResponseTimes): ValidityFlag[] {
  const flags: ValidityFlag[] = []
  if (missesDirected(instrument, responses)) flags.push('directed')
  if (isInconsistent(instrument, responses)) flags.push('inconsistency')
  if (isSpeeding(instrument, timesMs)) flags.push('speed')
  if (isLongstring(instrument, responses)) flags.push('longstring')
  return flags
}

/** Two or more flags keep a sitting out of the norms and offer a free retake before any price is shown. */
export function offersRetake(flags: readonly ValidityFlag[]): boolean {
  return flags.length >= 2
}

function missesDirected({ directed }: Instrument, responses: Responses): boolean {
  return directed.some(({ id, expected }) => responses[id] !== undefined && responses[id] !== expected)
}

function isInconsistent({ pairs, responseScale }: Instrument, responses: Responses): boolean {
  return pairs.filter((pair) => disagrees(pair, responses, responseScale)).length >= fewestInconsistentPairs
}

function disagrees({ a, b, kind }: ConsistencyPair, responses: Responses, { min, max }: ResponseScale): boolean {
  const first = responses[a]
  const second = responses[b]
  if (first === undefined || second === undefined) return false
  const distance = Math.abs(first - (kind === 'antonym' ? min + max - second : second))
  return 4 * distance >= 3 * (max - min)
}

function isSpeeding({ order }: Instrument, timesMs: ResponseTimes): boolean {
  // Times come from the guest's clock: one that jumped back is as good as missing.
  const times = order.flatMap((id) => timesMs[id] ?? []).filter((ms) => ms >= 0)
  return 2 * times.length >= order.length && median(times) < slowestSpeedingMs
}

function isLongstring(instrument: Instrument, responses: Responses): boolean {
  const contradictory = instrument.pairs.some(
    ({ a, b, kind }) => kind === 'antonym' && responses[a] !== undefined && responses[a] === responses[b],
  )
  return contradictory && longestRun(rawAnswers(instrument, responses)) >= shortestLongstring
}

/** Answers on the response scale as presented; context items have scales of their own and are left out. */
function rawAnswers({ context, order }: Instrument, responses: Responses): number[] {
  const unscored = new Set(context.map(({ id }) => id))
  return order.filter((id) => !unscored.has(id)).flatMap((id) => responses[id] ?? [])
}

function longestRun(answers: readonly number[]): number {
  let longest = 0
  let run = 0
  let previous: number | undefined
  for (const answer of answers) {
    run = answer === previous ? run + 1 : 1
    longest = Math.max(longest, run)
    previous = answer
  }
  return longest
}

/** NaN for no values, which no comparison holds for. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (lower + upper) / 2
}
