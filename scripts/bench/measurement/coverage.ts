import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { scoredItems, sheetAnswers, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { keyOf, rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { scoreScales } from '@mindglass/psychometrics/scoring/result'
import {
  changeOf,
  halfWidthOf,
  levelsNamed,
  type MeasurementErrors,
  scoreInterval,
} from '@mindglass/psychometrics/scoring/uncertainty'
import { currentInstruments } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { type Crowd, createCrowd } from './crowd'
import { emptyLeftOut } from './norms'
import { createRandomSource, type RandomSource } from './people'

/** Number of sheets per release, number of people who answer repeatedly, and number of sittings of each. */
const sheetsPerRelease = 1000
const people = 90
const sittings = 12

/** Source of a half width: assumed, one measured error for all scores, or the error at each score. */
const widths = ['assumed', 'measured', 'byScore'] as const
type Width = (typeof widths)[number]
/** Regions of a part: θ up to −1.5, from −1.5 to 1.5, and from 1.5 on. */
const regions = ['low', 'middle', 'high'] as const
type Region = (typeof regions)[number]

/** Counts of sittings. */
interface Counts {
  all: number
  /** Sittings with an interval that contains the person's expected score. */
  held: number
  /** Sittings with two named levels; sittings with the level of the expected score among the named ones. */
  two: number
  named: number
  /** Sittings that differ reliably from the previous one although the person did not change. */
  changed: number
}

export type Coverage = Record<Width, Record<Region, Counts>>

const nobody = (): Counts => ({ all: 0, held: 0, two: 0, named: 0, changed: 0 })
const empty = (): Coverage =>
  ({ assumed: byRegion(), measured: byRegion(), byScore: byRegion() }) satisfies Record<Width, unknown>
const byRegion = (): Record<Region, Counts> => ({ low: nobody(), middle: nobody(), high: nobody() })

const regionOf = (place: number): Region => (place <= -1.5 ? 'low' : place >= 1.5 ? 'high' : 'middle')

/** Measures the coverage of score intervals on every part of a test, for people of one crowd. */
export function measureCoverage(instrument: Instrument, { seed, slope }: { seed: number; slope: number }): Coverage {
  const draws = createRandomSource(seed)
  const crowd = createCrowd(instrument, draws, { slope })
  const errors = releaseOf(instrument, crowd)
  const benchCoverage = empty()
  for (let n = 0; n < people; n++) {
    const places = placesOf(n, instrument.dimensions.length, draws)
    const scores = Array.from({ length: sittings }, () => {
      const { responses } = crowd.careful({ places })
      return scoreScales(keyOf(instrument), rawAnswers(instrument, responses))
    })
    instrument.dimensions.forEach(({ id, items: { length: items } }, part) => {
      const place = places[part] ?? 0
      const truth = crowd.expected(part, place)
      const seen = scores.map((parts) => parts[part]?.pomp ?? Number.NaN)
      for (const width of widths) {
        const measured = errors(id, width)
        count(benchCoverage[width][regionOf(place)], seen, truth, (pomp) =>
          halfWidthOf({ answered: items, items, pomp }, measured),
        )
      }
    })
  }
  return benchCoverage
}

/**
 * Returns places of one person; a third of the people each are low, in the middle and high on all parts, so that each
 * region has enough.
 */
function placesOf(n: number, parts: number, { normal }: RandomSource): number[] {
  const middle = [-2, 0, 2][n % 3] ?? 0
  return Array.from({ length: parts }, () => middle + (middle === 0 ? 0.7 : 0.3) * normal())
}

/** Returns the errors that a norm release measures on the same items, as a report would use them. */
function releaseOf(instrument: Instrument, crowd: Crowd): (part: string, width: Width) => MeasurementErrors | null {
  const width = scoredItems(instrument).length
  const tenths = Array.from({ length: width + 1 }, () => 40)
  const sheets = Array.from({ length: sheetsPerRelease }, () => ({
    answers: sheetAnswers(instrument, crowd.careful({ slips: 0.01 }).responses),
    tenths,
  }))
  const figures = makeFigures({
    instrument,
    rows: sheetRows(width, sheets),
    months: { from: '2027-01', to: '2027-02' },
    before: null,
    leftOut: emptyLeftOut(instrument),
    others: [],
  })
  return (part, kind) => {
    const measured = kind === 'assumed' ? null : measurementErrorsOf(figures, part)
    return measured && kind === 'measured' ? { sem: measured.sem, n: measured.n } : measured
  }
}

function count(into: Counts, scores: readonly number[], truth: number, halfOf: (pomp: number) => number): void {
  scores.forEach((pomp, n) => {
    const half = halfOf(pomp)
    const named: readonly string[] = levelsNamed(pomp, scoreInterval(pomp, half))
    const before = scores[n - 1]
    into.all++
    if (Math.abs(pomp - truth) <= half) into.held++
    if (named.length === 2) into.two++
    if (named.includes(levelOfPomp(truth))) into.named++
    if (before !== undefined && changeOf({ pomp: before, half: halfOf(before) }, { pomp, half }).reliable)
      into.changed++
  })
}

/** Minimum percentage of sittings in which the words of certainty must be right, for any strength of items. */
export const promisedPercent = { likely: 85, veryLikely: 92 } as const

const strengths = [
  { name: 'weak', slope: 1 },
  { name: 'ordinary', slope: 1.5 },
  { name: 'strong', slope: 1.9 },
] as const

export const percentHeld = ({ all, held }: Pick<Counts, 'all' | 'held'>): number => (100 * held) / Math.max(1, all)

/** Prints how often intervals contain the expected score: three strengths of items, three widths, three regions. */
export function benchCoverage(seed: number): void {
  console.log('\nSittings whose stretch holds the score that the person has on average, percent [lowest–highest test];')
  console.log('then two words named, the true level among the words, and changed though nothing did')
  for (const { name, slope } of strengths) {
    const tests = currentInstruments().map((instrument) => measureCoverage(instrument, { seed, slope }))
    for (const width of widths) {
      const held = regions.map((region) => tests.map((one) => percentHeld(one[width][region])))
      const all = tests.map((one) => sum(regions.map((region) => one[width][region])))
      const share = (of: 'two' | 'named' | 'changed') => all.map((counts) => (100 * counts[of]) / counts.all)
      const least = width === 'assumed' ? promisedPercent.likely : promisedPercent.veryLikely
      const kept = held.every((shares) => shares.reduce((a, b) => a + b, 0) / shares.length >= least)
      if (!kept) process.exitCode = 1
      const words = (['two', 'named', 'changed'] as const).map((of) => cell(share(of))).join('')
      const row = `${`${name}, ${width}`.padEnd(20)}${held.map(cell).join('')}| ${words}`
      console.log(`${row}(each at least ${least} on average${kept ? '' : ', MISSED'})`)
    }
  }
}

const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({
    all: a.all + b.all,
    held: a.held + b.held,
    two: a.two + b.two,
    named: a.named + b.named,
    changed: a.changed + b.changed,
  }))

const cell = (values: readonly number[]): string => {
  const mean = values.reduce((all, one) => all + one, 0) / values.length
  return `${mean.toFixed(1)} [${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}]`.padEnd(15)
}
