import { keyOf, type RawAnswers, rawAnswers, type ScoringKey } from '@mindglass/psychometrics/scoring/key'
import { carelessLogRatio, carelessLogRatios } from '@mindglass/psychometrics/validity/careless'
import type { CarelessCuts } from '@mindglass/psychometrics/validity/careless-cuts'
import { publishedInstruments } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { createCrowd } from './crowd'
import { createRandomSource } from './people'
import { respondentKinds } from './respondents'

/** Mean slopes of the crowds for the cuts: three of five with ordinary items, one with weak, one with strong ones. */
const slopes = [1, 1.5, 1.5, 1.5, 1.9] as const
/** Number of people of one kind, and number of people who answer the same items. */
const people = 3000
const together = 10
const seed = 20_271_004

/**
 * Returns the percentages of people of one honest kind (for example with an extreme style or brief inattention) that
 * may be asked for a retake over the whole mixture, by number of missed directed items. In a long test, answers alone
 * reveal random answering well, so most of the budget goes to people who missed none.
 */
function budgetOf({ directed, dimensions }: Instrument): readonly number[] {
  if (directed.length === 0) return [3.6]
  if (directed.length === 1) return [1.1, 2.5]
  const items = dimensions.reduce((sum, dimension) => sum + dimension.items.length, 0)
  return items >= long ? [3.7, 0.2, 0.4] : [2.2, 0.8, 0.6]
}
const long = 48
/**
 * Factor for people with ordinary items, whose percentage is lower: with weak items, careful answers look more random.
 */
const ordinary = { slope: 1.5, share: 0.7 } as const

/** Percentage of people with no missed item that may be excluded from norms. */
const doubted = 5.5

interface Sheet {
  missed: number
  slope: number
  ratio: number
}

const missedOf = ({ directed }: ScoringKey, answers: RawAnswers): number =>
  directed.filter(({ index, expected }) => answers[index] !== expected).length

/** Returns the cuts of one version: the lowest that keep every kind within its allowance. */
export function computeCarelessCuts(instrument: Instrument): CarelessCuts {
  const draws = createRandomSource(seed)
  const key = keyOf(instrument)
  const made = respondentKinds.flatMap(({ allowance, answers }) => {
    if (allowance === undefined) return []
    let slope: number = ordinary.slope
    let crowd = createCrowd(instrument, draws)
    const sheets = Array.from({ length: people }, (_, n): Sheet => {
      if (n % together === 0) {
        slope = slopes[(n / together) % slopes.length] ?? ordinary.slope
        crowd = createCrowd(instrument, draws, { slope })
      }
      const sheet = rawAnswers(instrument, answers(crowd, draws).responses)
      return {
        missed: missedOf(key, sheet),
        slope,
        ratio: carelessLogRatio(instrument, carelessLogRatios(instrument, sheet)),
      }
    })
    return [{ allowance, sheets }]
  })
  const budget = budgetOf(instrument)
  const above = (sheets: readonly Sheet[], percent: number, counts: (missed: number) => boolean) => {
    const ratios = sheets.filter(({ missed }) => counts(missed)).map(({ ratio }) => ratio)
    return ratios.sort((a, b) => b - a)[Math.floor((percent * sheets.length) / 100)] ?? lowest
  }
  const cut = (percent: number, counts: (missed: number) => boolean) =>
    Math.max(
      ...made.flatMap(({ allowance, sheets }) => [
        above(sheets, percent * allowance, counts),
        above(
          sheets.filter(({ slope }) => slope === ordinary.slope),
          ordinary.share * percent * allowance,
          counts,
        ),
      ]),
    )
  const last = budget.length - 1
  return {
    doubt: cut(doubted, (missed) => missed === 0),
    askAgain: budget.map((percent, n) => cut(percent, (missed) => (n === last ? missed >= n : missed === n))),
  }
}

/** Value below every possible ratio of a longer test: everyone with that many missed items is asked for a retake. */
const lowest = -100

/** Prints the table of `careless-cuts.ts`, or only the lines of the versions named as arguments. */
export function printCarelessCuts(): void {
  const only = process.argv.slice(3)
  for (const instrument of publishedInstruments()) {
    if (only.length > 0 && !only.includes(`${instrument.slug} v${instrument.version}`)) continue
    const { doubt, askAgain } = computeCarelessCuts(instrument)
    const round = (value: number) => Math.round(100 * value) / 100
    const list = askAgain.map(round).join(', ')
    console.log(`  '${instrument.slug} v${instrument.version}': { doubt: ${round(doubt)}, askAgain: [${list}] },`)
  }
}
