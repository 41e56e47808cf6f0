import { answerTable } from '../calibration/answer-table.ts'
import { calibrate } from '../calibration/calibrate.ts'
import { analyzeDif } from '../calibration/dif/dif.ts'
import { CalibrationRefusal } from '../calibration/refusal.ts'
import { computeOneFactorFit } from '../calibration/reliability/one-factor-fit.ts'
import type { Instrument } from '../instrument.ts'
import type { NormFigures, NormPart } from './norm-figures.ts'
import { figuresIncludingLeftOut, flagItems, nullIfRefused, partFigures } from './norm-part.ts'
import { medianTimes, missing, type SheetRows, scoredItems } from './norm-sheet.ts'
import { type PartColumns, partColumns, tallyOf } from './norm-tally.ts'

/**
 * Maximum number of sheets for a calibration or a comparison of languages: standard errors are small with far fewer.
 */
const mostCalibrated = 20_000

/** Input of `makeFigures`, as plain data that can be sent to a worker thread. */
export interface FiguresJob<Language extends string = string> {
  instrument: Instrument
  /** The included sheets. */
  rows: SheetRows
  leftOut: NormFigures['leftOut'] & {
    bySign: NonNullable<NormFigures['leftOutBySign']>
    /** The left-out sheets themselves. */
    rows: SheetRows
  }
  months: NormFigures['months']
  /** The included sheets of the same version in other languages. */
  others: readonly { locale: Language; rows: SheetRows }[]
  /** The previous norm version of the same instrument version and language; `rows` includes its sheets. */
  before: { number: number; parts: readonly Pick<NormPart, 'id' | 'n' | 'mean'>[] } | null
}

/**
 * Computes all figures of one norm version. Takes seconds, so run it in a worker thread.
 * @throws RangeError for sheets of another instrument, or fewer than two complete ones of a part.
 */
export function makeFigures<Language extends string>({
  instrument,
  rows,
  leftOut,
  months,
  others,
  before,
}: FiguresJob<Language>): NormFigures<Language> {
  const tally = tallyOf(instrument, rows)
  const tallyLeftOut = tallyOf(instrument, leftOut.rows)
  const times = medianTimes(scoredItems(instrument).length, rows)
  const parts = partColumns(instrument).map((place, part): NormPart => {
    const { dimension, first, reversed } = place
    const own = tally.parts[part]
    if (!own) throw new RangeError(`No part ${dimension.id}`)
    const categories = tally.categories.slice(first, first + reversed.length)
    const found = partFigures(dimension, instrument.responseScale, own, categories)
    return flagItems({
      ...found,
      items: found.items.map((item, n) => ({ ...item, medianTenths: times.items[first + n] ?? null })),
      withLeftOut: figuresIncludingLeftOut(own, tallyLeftOut.parts[part]),
      retest: null,
      drift: driftOf(found, before),
      fit: fitOf(instrument, place, rows),
      ...calibrationOf(instrument, place, rows),
    })
  })
  const dif = others.flatMap(({ locale, rows: other }) => difOf(instrument, rows, locale, other) ?? [])
  return {
    v: 1,
    n: rows.n,
    leftOut: { noNorms: leftOut.noNorms, askAgain: leftOut.askAgain },
    leftOutBySign: leftOut.bySign,
    months,
    medianSeconds: times.seconds,
    parts,
    dif: dif.length > 0 ? dif : null,
  }
}

/**
 * Returns the change of the mean since the previous norm version. This version includes the people of that one, so the
 * standard error is that of nested samples, `SD · √(1/n₀ − 1/n)`.
 */
function driftOf(part: Pick<NormPart, 'id' | 'n' | 'mean' | 'sd'>, before: FiguresJob['before']): NormPart['drift'] {
  const then = before?.parts.find(({ id }) => id === part.id)
  if (!before || !then || then.n >= part.n) return null
  const se = part.sd * Math.sqrt(1 / then.n - 1 / part.n)
  return { sinceVersion: before.number, meanChange: part.mean - then.mean, se }
}

/** Returns the keyed answers to one part, null for a missing answer. */
function keyedRows(
  instrument: Instrument,
  { first, reversed }: PartColumns,
  { n, answers }: SheetRows,
): (number | null)[][] {
  const { min, max } = instrument.responseScale
  const width = scoredItems(instrument).length
  return Array.from({ length: Math.min(n, mostCalibrated) }, (_, row) =>
    reversed.map((turned, item) => {
      const answer = answers[row * width + first + item] ?? missing
      if (answer === missing) return null
      return turned ? min + max - answer : answer
    }),
  )
}

function fitOf(instrument: Instrument, place: PartColumns, rows: SheetRows): NormPart['fit'] {
  const complete = keyedRows(instrument, place, rows).filter((row) => !row.includes(null))
  return nullIfRefused(() => {
    const { table } = answerTable(complete, undefined, instrument.responseScale)
    return { n: complete.length, ...computeOneFactorFit(table) }
  })
}

function calibrationOf(
  instrument: Instrument,
  place: PartColumns,
  rows: SheetRows,
): Pick<NormPart, 'calibration' | 'scoreErrors'> {
  const found = nullIfRefused(() =>
    calibrate({ rows: keyedRows(instrument, place, rows), scale: instrument.responseScale }),
  )
  if (!found) return { calibration: null, scoreErrors: null }
  const calibration: NormPart['calibration'] = {
    model: 'graded',
    n: found.respondents,
    logLikelihood: found.logLikelihood,
    reliability: found.marginalReliability,
    items: found.items.map(({ slope, intercepts, fit }, n) => ({
      id: place.dimension.items[n]?.id ?? '',
      slope: slope.value,
      slopeSe: slope.error,
      intercepts: intercepts.map(({ value }) => value),
      interceptSes: intercepts.map(({ error }) => error),
      fitP: fit.p,
    })),
    theta: found.summedScores.map(({ sum, theta, error }) => ({ raw: sum, theta, se: error })),
  }
  return { calibration, scoreErrors: scoreErrors(found.summedScores, instrument, place) }
}

/**
 * Returns the errors of all raw scores of a part, in POMP points; a raw score without a model estimate gets the error
 * of the nearest one with an estimate.
 */
function scoreErrors(
  sums: readonly { sum: number; reach: number }[],
  { responseScale: { min, max } }: Instrument,
  { reversed: { length: items } }: PartColumns,
): number[] {
  const width = items * (max - min)
  return Array.from({ length: width + 1 }, (_, place) => {
    const raw = items * min + place
    const nearest = sums.reduce((best, one) => (Math.abs(one.sum - raw) < Math.abs(best.sum - raw) ? one : best))
    return (100 * nearest.reach) / (1.96 * width)
  })
}

type Dif<Language extends string = string> = NonNullable<NormFigures<Language>['dif']>[number]

/** Compares how items work in two languages, part by part; null if one language has fewer than 300 complete sheets. */
function difOf<Language extends string>(
  instrument: Instrument,
  own: SheetRows,
  locale: Language,
  other: SheetRows,
): Dif<Language> | null {
  const { min, max } = instrument.responseScale
  const parts = partColumns(instrument).flatMap((place): Pick<Required<Dif>, 'items' | 'shifts'>[] => {
    const { dimension } = place
    const found = partDif(keyedRows(instrument, place, own), keyedRows(instrument, place, other), { min, max })
    if (found === null) return []
    if (found === 'no-anchors') return [{ items: [], shifts: [{ part: dimension.id, points: null }] }]
    const points = (100 * found.shift) / (dimension.items.length * (max - min))
    return [
      {
        items: found.items.map(({ item, verdict, mantel, uniform, nonUniform }) => ({
          id: dimension.items[item]?.id ?? '',
          verdict,
          // Neutral values if no test is possible.
          mantelP: mantel?.p ?? 1,
          deltaR2: uniform + nonUniform,
          smd: mantel?.standardized ?? 0,
        })),
        shifts: [{ part: dimension.id, points }],
      },
    ]
  })
  if (parts.length === 0) return null
  return {
    other: locale,
    n: other.n,
    items: parts.flatMap(({ items }) => items),
    shifts: parts.flatMap(({ shifts }) => shifts),
  }
}

type KeyedRows = (number | null)[][]

/**
 * Compares the items of one part. Returns null with too few sheets or items to compare, and `no-anchors` if nearly all
 * items differ.
 */
function partDif(reference: KeyedRows, focal: KeyedRows, scale: Instrument['responseScale']) {
  try {
    const all = [...reference, ...focal]
    const { table } = answerTable(all, undefined, scale)
    return analyzeDif(
      table,
      all.map((_, row) => row >= reference.length),
    )
  } catch (error) {
    if (!(error instanceof CalibrationRefusal)) throw error
    return error.reason === 'no-anchors' ? 'no-anchors' : null
  }
}
