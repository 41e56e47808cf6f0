import { scoredItems, sheetAnswers, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { paceLogRatio } from '@mindglass/psychometrics/validity/careless'
import { findCopiedSheets } from '@mindglass/psychometrics/validity/copied-sheets'
import { readingMs, tempoOf } from '@mindglass/psychometrics/validity/pace'
import { assessValidity } from '@mindglass/psychometrics/validity/validity'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { locales } from '@/core/locale'
import { chanceCurve } from './chance-curve'
import { benchCoverage } from './coverage'
import { createCrowd } from './crowd'
import { createRandomSource } from './people'
import { drawPace, type RespondentKind, respondentKinds } from './respondents'

/** Number of people who answer the same items, in one language. */
const together = 20

/** Percent of a kind's sittings. */
export interface Outcomes {
  /** Asked for a retake, with response times and without. */
  askAgain: number
  untimed: number
  /** Excluded from norms, including those asked for a retake. */
  outOfNorms: number
}

/** Returns the outcomes for `people` of one kind on one version; the languages alternate. */
export async function outcomesOf(
  instrument: Instrument,
  kind: RespondentKind,
  { people, seed, slope }: { people: number; seed: number; slope: number },
): Promise<Outcomes> {
  const draws = createRandomSource(seed)
  const readings = await Promise.all(
    locales.map(async (locale) => {
      const { items } = await loadInstrumentText(instrument, locale)
      return Object.fromEntries(
        Object.entries(items).map(([id, text]) => [id, readingMs(text, locale === 'cn' ? 'zh' : locale)]),
      )
    }),
  )
  const counts = { askAgain: 0, untimed: 0, outOfNorms: 0 }
  let crowd = createCrowd(instrument, draws, { slope })
  for (let n = 0; n < people; n++) {
    if (n % together === 0) crowd = createCrowd(instrument, draws, { slope })
    const given = kind.answers(crowd, draws)
    const sheet = rawAnswers(instrument, given.responses)
    const reading = readings[Math.floor(n / together) % readings.length] ?? {}
    const pace = drawPace(kind, given, reading, draws)
    const { validity } = assessValidity(instrument, sheet, pace)
    if (validity === 'askAgain') counts.askAgain++
    if (validity !== 'use') counts.outOfNorms++
    // A pace can only raise the ratio: a sitting that needs no retake with it needs none without it.
    const stays = validity !== 'askAgain' || paceLogRatio(tempoOf(instrument.order, pace).readings) === 0
    const untimed = stays ? validity : assessValidity(instrument, sheet, {}).validity
    if (untimed === 'askAgain') counts.untimed++
  }
  const percent = (count: number) => (100 * count) / people
  return {
    askAgain: percent(counts.askAgain),
    untimed: percent(counts.untimed),
    outOfNorms: percent(counts.outOfNorms),
  }
}

const people = 400
/** Seed that was not used to compute any cut. */
const seed = 31_415

/** Maximum percentage of each kind that may be asked for a retake, in any test. */
export const maxRetakePercent: Readonly<Record<string, number>> = {
  careful: 2,
  'fast but honest': 3,
  'extreme style': 3,
  'strongly extreme style': 3,
  'away for 15 % of items': 3,
  'away for one stretch of 15 %': 3,
}
/**
 * Minimum percentage of random sheets asked for a retake when only the answers are used, not the response times, and the
 * attention items are answered as told. Only for the tests in which random answers are easiest to detect. In
 * mood-energy, the sheets of people who agree with everything look most like random ones: a higher minimum there would
 * ask more of these people for a retake.
 */
export const minFoundByAnswers: Readonly<Record<string, number>> = { 'big-five': 60, 'mood-energy': 54 }
/** Returns two standard errors of a share of `n` people, in percent. */
export const twoStandardErrors = (percent: number, n: number): number =>
  200 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / n)

const cell = (values: readonly number[]): string => {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  return `${mean.toFixed(1).padStart(5)} [${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}]`.padEnd(
    18,
  )
}

/**
 * Prints which sittings are asked for a retake, for every kind of respondent on every current test: the mean over
 * tests, the lowest and the highest. The cuts come from a mixture of crowds and some of the kinds; the seeds here
 * differ, and each mean slope is reported separately.
 */
export async function benchValidity(): Promise<void> {
  for (const slope of [1.5, 1, 1.9]) {
    console.log(
      `\nslopes around ${slope}, ${people} sittings a kind and test, seed ${seed}; percent [lowest–highest test]`,
    )
    console.log(`${''.padEnd(36)}asked again       without times     out of norms`)
    for (const kind of respondentKinds) {
      const found = await Promise.all(
        currentInstruments().map(async (instrument) => ({
          slug: instrument.slug,
          ...(await outcomesOf(instrument, kind, { people, seed, slope })),
        })),
      )
      const row = (['askAgain', 'untimed', 'outOfNorms'] as const).map((name) => cell(found.map((one) => one[name])))
      const missed = slope === 1.5 ? missedOf(kind.name, found) : []
      if (missed.length > 0) process.exitCode = 1
      console.log(`${kind.name.padEnd(36)}${row.join('')}${missed.length > 0 ? ` MISSED ${missed.join(', ')}` : ''}`)
    }
  }
  curve()
  copies()
  benchCoverage(seed)
}

/**
 * Prints the detection rates for more or fewer false alarms, in the tests whose answers reveal random answering best.
 */
function curve(): void {
  console.log(
    '\nfound by answers alone if so many percent of each honest kind with a goal were asked again, slopes around 1.5',
  )
  for (const instrument of currentInstruments().filter(({ slug }) => minFoundByAnswers[slug])) {
    const points = chanceCurve(instrument, {
      honest: Object.keys(maxRetakePercent),
      alarms: [1, 2, 3, 5],
      people: 2000,
      seed,
    })
    for (const { alarm, throughout, secondHalf } of points)
      console.log(
        `${instrument.slug.padEnd(12)} ${alarm} %: random, obeys ${throughout.toFixed(1)}, random second half, obeys ${secondHalf.toFixed(1)}`,
      )
  }
}

/** Prints the detection of copies of one profile with a tenth of the answers redrawn, among a thousand sheets. */
function copies(): void {
  console.log(
    '\ncopies of one profile, a tenth of the answers drawn anew: 20 among 1,000 sheets, percent [lowest–highest test]',
  )
  for (const slope of [1.5, 1, 1.9]) {
    const tests = currentInstruments().map((instrument) =>
      measureCopyDetection(instrument, { seed, people: 1000, copies: 20, slope }),
    )
    const [found, wrong] = (['found', 'wrong'] as const).map((name) => cell(tests.map((one) => one[name])))
    console.log(`slopes around ${slope}: found ${found}others taken for copies ${wrong}`)
  }
}

/** Returns the tests that miss a goal by more than chance explains. */
function missedOf(kind: string, found: readonly ({ slug: string } & Outcomes)[]): string[] {
  const most = maxRetakePercent[kind]
  return found.flatMap(({ slug, askAgain, untimed }) => {
    const tooMany = most !== undefined && Math.max(askAgain, untimed) > most + twoStandardErrors(most, people)
    const least = kind === 'random, obeys' ? minFoundByAnswers[slug] : undefined
    const tooFew = least !== undefined && untimed < least - twoStandardErrors(least, people)
    return tooMany || tooFew ? [slug] : []
  })
}

/**
 * Measures the detection of copies. The sheets come from independent people; the last one is copied several times with
 * a tenth of the answers redrawn. Returns the percentage of copies found, and of other sheets mistaken for copies.
 */
export function measureCopyDetection(
  instrument: Instrument,
  { seed, people, copies, slope = 1.5 }: { seed: number; people: number; copies: number; slope?: number },
): { found: number; wrong: number } {
  const draws = createRandomSource(seed)
  const { careful } = createCrowd(instrument, draws, { slope })
  const { min, max } = instrument.responseScale
  const own = Array.from({ length: people }, () => sheetAnswers(instrument, careful({ slips: 0.01 }).responses))
  const profile = own.at(-1) ?? []
  const copied = Array.from({ length: copies }, () =>
    profile.map((answer) => (draws.random() < 0.1 ? draws.whole(min, max) : answer)),
  )
  const width = scoredItems(instrument).length
  const tenths = Array.from({ length: width + 1 }, () => 40)
  const rowsOf = (sheets: readonly number[][]) =>
    sheetRows(
      width,
      sheets.map((answers) => ({ answers, tenths })),
    )
  const rows = findCopiedSheets(instrument, rowsOf([]), rowsOf([...own, ...copied]))
  const right = rows.filter((row) => row >= people).length
  return { found: (100 * right) / copies, wrong: (100 * (rows.length - right)) / people }
}
