import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { currentInstruments } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import { phaseOf } from '@/core/care/phase'
import type { Instrument } from '@/core/instrument'
import { createRandomSource } from './people'
import { createGradedCrowd } from './simulated-respondents'

/** Mean of a crowd in SD: an ordinary one, and people who visit a site for such tests. */
export const crowdShifts = { ordinary: -0.35, visitors: 0.35 } as const
export type CrowdName = keyof typeof crowdShifts

/** Number of people who answer the same items; new items are drawn for every 500 people. */
const crowdSize = 500

/** Frequency of each care measure, in percent of people. */
export interface CareRates {
  first: number
  soft: number
  /** An offer is shown: neither help nor a retake. */
  offerShown: number
  /** Help is shown although all true symptom scores are below 60. */
  unneeded: number
  /**
   * Number of people with a true score of at least 80 in a symptom part, and the percentage of them without any help.
   */
  heavy: number
  missed: number
  /**
   * Number of further people with such scores who report that the phase was short, is over and had no cost; `heavy`
   * does not count them.
   */
  short: number
}

/** Returns the frequency of care measures for `people` of one crowd, with the assumed error of a score. */
export function measureCareRates(instrument: Instrument, shift: number, people: number, seed: number): CareRates {
  const draws = createRandomSource(seed)
  const symptoms = instrument.dimensions.filter(({ kind }) => kind === 'symptom').map(({ id }) => id)
  const count = { first: 0, soft: 0, none: 0, price: 0, unneeded: 0, heavy: 0, missed: 0, short: 0 }
  let crowd = createGradedCrowd(instrument, shift, draws)
  for (let n = 0; n < people; n++) {
    if (n > 0 && n % crowdSize === 0) crowd = createGradedCrowd(instrument, shift, draws)
    const { responses, truly } = crowd.person()
    const { help, offer } = careOfSitting(instrument, scoreSitting(instrument, responses, {}), responses, () => null)
    const scores = instrument.dimensions.flatMap(({ id }, part) =>
      symptoms.includes(id) ? [{ id, score: truly[part] ?? 0 }] : [],
    )
    const careLimits = Math.max(0, ...scores.map(({ score }) => score))
    const top = scores.filter(({ score }) => score >= 80)
    count[help]++
    if (offer) count.price++
    if (help !== 'none' && careLimits < 60) count.unneeded++
    if (top.length > 0 && top.every(({ id }) => phaseOf(id, instrument, responses) === 'short')) count.short++
    else if (top.length > 0) {
      count.heavy++
      if (help === 'none') count.missed++
    }
  }
  const percent = (of: number) => (100 * of) / people
  return {
    first: percent(count.first),
    soft: percent(count.soft),
    offerShown: percent(count.price),
    unneeded: percent(count.unneeded),
    heavy: count.heavy,
    missed: count.heavy === 0 ? 0 : (100 * count.missed) / count.heavy,
    short: count.short,
  }
}

/**
 * Limits: help first in an ordinary crowd, in percent of people; missed, in percent of people with a true score of at
 * least 80.
 */
export const careLimits = {
  first: (slug: string): number => (slug === 'mood-energy' ? 25 : 15),
  missed: 3,
} as const

const people = 40_000
const seed = 20_261_201

/** Prints false alarms and missed people of the care rules, for every current test. */
export function benchCare(): void {
  console.log(`${people} simulated people in each crowd, seed ${seed}; see docs/measurement.md. In percent of people:`)
  console.log(
    'test              crowd     first   soft  price  help below 60   truly >= 80: n, without help % (95 %), over and short n',
  )
  for (const instrument of currentInstruments()) {
    for (const [name, shift] of Object.entries(crowdShifts)) {
      const {
        first,
        soft,
        offerShown: price,
        unneeded,
        heavy,
        missed,
        short,
      } = measureCareRates(instrument, shift, people, seed)
      // True scores this high are rare: a share exceeds the limit only if its error does not explain it.
      const error = (196 * Math.sqrt((missed / 100) * (1 - missed / 100))) / Math.sqrt(Math.max(1, heavy))
      const kept =
        missed - error <= careLimits.missed && (name !== 'ordinary' || first <= careLimits.first(instrument.slug))
      if (!kept) process.exitCode = 1
      const cells = [first, soft, price].map((share) => share.toFixed(1).padStart(6))
      const title = `${instrument.slug} v${instrument.version}`.padEnd(18)
      const rest = `${unneeded.toFixed(1).padStart(9)}${String(heavy).padStart(16)} ${missed.toFixed(1).padStart(6)} ±${error.toFixed(1)}${String(short).padStart(8)}`
      console.log(`${title}${name.padEnd(9)} ${cells.join(' ')} ${rest}${kept ? '' : ' MISSED'}`)
    }
  }
}
