import calculateScores from '@bigfive-org/score'
import type { Responses } from '@mindglass/psychometrics/instrument'
import { assertRawAnswers, keyOf, type RawAnswers, rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { scoreScales } from '@mindglass/psychometrics/scoring/result'
import { answersBySeed, instrument, items } from './ipip'

const sheets = 1000
const rounds = 7
const seed = 20_261_122
const least = 5

/** Returns answers in the peer's format. The peer takes keyed answers; keying is not timed, in its favour. */
const peerAnswers = (answers: readonly number[]) =>
  items.map(({ domain, facet, reversed }, n) => ({
    domain,
    facet,
    score: reversed ? 6 - (answers[n] ?? 0) : (answers[n] ?? 0),
  }))

type PeerResult = ReturnType<typeof calculateScores>

/** Returns the sums of all scales by name. */
export const peerSums = (result: PeerResult): Record<string, number> =>
  Object.fromEntries(
    Object.entries(result).flatMap(([domain, { score, facet }]) => [
      [domain, score],
      ...Object.entries(facet).map(([name, one]) => [`${domain} ${name}`, one.score] as const),
    ]),
  )

/** Returns prepared sheets for both libraries, with the same answers. */
export function prepareSheets(count: number) {
  const answers = answersBySeed(count, seed)
  return {
    typed: answers.map((row): RawAnswers => Int8Array.from(row)),
    named: answers.map((row): Responses => Object.fromEntries(items.map(({ id }, n) => [id, row[n] ?? 0]))),
    peer: answers.map(peerAnswers),
  }
}

/** Checks one sheet and scores it on all scales. */
export function checkAndScore(sheet: RawAnswers) {
  const key = keyOf(instrument)
  assertRawAnswers(key, sheet)
  return scoreScales(key, sheet)
}

/** Returns the fastest of several rounds, CPU time in µs per sheet, because other load only slows a round. */
function microseconds(round: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < rounds; n++) {
    const before = process.cpuUsage()
    round()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / (sheets * repeats))
  }
  return best
}
const repeats = 20

/** Compares checked sums, POMP and levels of 120 items on 35 scales with the plain sums of `@bigfive-org/score`. */
export async function benchScoring(): Promise<void> {
  const { typed, named, peer } = prepareSheets(sheets)
  let kept = 0
  const loop =
    <T>(list: readonly T[], score: (one: T) => unknown) =>
    () => {
      for (let n = 0; n < repeats; n++) for (const one of list) if (score(one)) kept++
    }
  const runs = {
    peer: loop(peer, (answers) => calculateScores({ answers })),
    typed: loop(typed, checkAndScore),
    named: loop(named, (responses) => scoreScales(keyOf(instrument), rawAnswers(instrument, responses))),
  }
  const other = microseconds(runs.peer)
  const own = microseconds(runs.typed)
  const stored = microseconds(runs.named)
  const ratio = other / own
  console.log(
    `${sheets} sheets, 120 items, 35 scales, seed ${seed}; ${rounds} rounds, the fastest counts (${kept} scored)`,
  )
  console.log(
    `a sheet as an array, range checks, sums, POMP, levels: ${ratio.toFixed(1)} × the peer (at least ${least})`,
  )
  console.log(`from answers by name, as they are stored:              ${(other / stored).toFixed(1)} × the peer`)
  if (ratio < least) process.exitCode = 1
}
