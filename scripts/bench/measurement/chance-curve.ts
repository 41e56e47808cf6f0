import { keyOf, rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { carelessLogRatio, carelessLogRatios } from '@mindglass/psychometrics/validity/careless'
import type { Instrument } from '@/core/instrument'
import { createCrowd } from './crowd'
import { createRandomSource } from './people'
import { type RespondentKind, respondentKinds } from './respondents'

/** Number of people who answer the same items. */
const together = 10

/**
 * Percentage of each honest kind that may be asked for a retake, and the percentages of random sheets that are then
 * found, although they obey the directed items.
 */
export interface CurvePoint {
  alarm: number
  throughout: number
  secondHalf: number
}

/**
 * Returns the share of obedient random sheets found by their answers alone, if the given percentage of each honest kind
 * were asked for a retake. Honest sheets with a missed directed item are not counted.
 */
export function chanceCurve(
  instrument: Instrument,
  {
    honest,
    alarms,
    people,
    seed,
  }: { honest: readonly string[]; alarms: readonly number[]; people: number; seed: number },
): CurvePoint[] {
  const ratios = (name: string) => {
    const kind = respondentKinds.find((one) => one.name === name)
    if (!kind) throw new Error(`no kind of respondent is called ${name}`)
    return ratiosOf(instrument, kind, people, seed)
  }
  const [throughout, secondHalf] = [ratios('random, obeys'), ratios('random second half, obeys')]
  const careful = honest.map(ratios)
  return alarms.map((alarm) => {
    const cut = Math.max(
      ...careful.map((sheets) => sheets[Math.floor((alarm * people) / 100)] ?? Number.NEGATIVE_INFINITY),
    )
    const found = (sheets: readonly number[]) => (100 * sheets.filter((ratio) => ratio > cut).length) / people
    return { alarm, throughout: found(throughout), secondHalf: found(secondHalf) }
  })
}

/** Returns the ratios of respondents who missed no directed item, in descending order. */
function ratiosOf(instrument: Instrument, kind: RespondentKind, people: number, seed: number): number[] {
  const draws = createRandomSource(seed)
  const { directed } = keyOf(instrument)
  let crowd = createCrowd(instrument, draws)
  const ratios: number[] = []
  for (let n = 0; n < people; n++) {
    if (n % together === 0) crowd = createCrowd(instrument, draws)
    const sheet = rawAnswers(instrument, kind.answers(crowd, draws).responses)
    if (directed.every(({ index, expected }) => sheet[index] === expected))
      ratios.push(carelessLogRatio(instrument, carelessLogRatios(instrument, sheet)))
  }
  return ratios.sort((a, b) => b - a)
}
