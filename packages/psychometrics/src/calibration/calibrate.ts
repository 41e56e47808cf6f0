import { standardErrorOfMeasurement } from '../norms/norms.ts'
import { type AnswerTable, answerTable, type EmptyPoint, isComplete, rawSum, respondentCount } from './answer-table.ts'
import { fitGraded } from './item-response/fit.ts'
import { itemInformation, marginalReliability, testInformation } from './item-response/information.ts'
import { type ItemFit, itemFits } from './item-response/item-fit.ts'
import type { SlopeModel } from './item-response/layout.ts'
import { standardErrors } from './item-response/standard-errors.ts'
import { type SummedScore, summedScoreReliability, summedScores } from './item-response/summed-scores.ts'
import { at } from './numbers.ts'
import { CalibrationRefusal } from './refusal.ts'
import { alpha, alphaInterval, alphaWithout, itemRestCorrelations } from './reliability/alpha.ts'
import { covarianceOfAnswers, totalVariance } from './reliability/covariance.ts'
import { fitOneFactor, omega } from './reliability/one-factor.ts'
import { type PercentileRow, percentileTable } from './reliability/percentiles.ts'

/**
 * Keyed answers to the items of one part, of one version, in one language. Plain data that can be sent to a worker
 * thread.
 */
export interface CalibrationJob {
  /** One list of answers for each person, null for a missing answer. */
  rows: readonly (readonly (number | null)[])[]
  scale: { min: number; max: number }
  model?: SlopeModel
}

interface Estimate {
  value: number
  error: number
}

export interface CalibratedItem {
  slope: Estimate
  /** Intercept of each step of the scale, in descending order. */
  intercepts: Estimate[]
  /** Information at θ = −3, −2 … 3. */
  information: number[]
  fit: ItemFit
  /** Correlation with the sum of the other items, and α without this one. */
  rest: number | null
  alphaWithout: number
}

export interface Calibration {
  /** People with at least 80 % of the answers, and those with all of them. */
  respondents: number
  complete: number
  /** Scale points that were never chosen; the model leaves them out. */
  empty: EmptyPoint[]
  items: CalibratedItem[]
  /** Statistics of the complete sheets. */
  reliability: {
    alpha: number
    interval: { from: number; to: number }
    omega: number
    /** Items without error variance in the one-factor model (Heywood cases): a sign that ω cannot be trusted. */
    heywood: number[]
    /** Standard deviation of the raw score, and standard error of measurement; null for a negative α. */
    sd: number
    sem: number | null
  }
  percentiles: PercentileRow[]
  logLikelihood: number
  cycles: number
  /** Information of all items at θ = −3, −2 … 3. */
  information: number[]
  marginalReliability: number
  summedScores: SummedScore[]
  summedScoreReliability: number
}

/**
 * Minimum number of people to estimate a graded model.
 * Source: Reise & Yu 1990, doi 10.1111/j.1745-3984.1990.tb00738.x; Jiang, Wang & Weiss 2016, doi
 * 10.3389/fpsyg.2016.00109.
 */
export const minCalibrationRespondents = 500

/** Minimum number of complete sheets for α, ω and percentiles. */
const fewestComplete = 300

const places = [-3, -2, -1, 0, 1, 2, 3] as const

/**
 * Computes all statistics of one part from its answers. Takes seconds to a minute, so run it in a worker thread.
 * @throws CalibrationRefusal with its reason; there are no partial results.
 */
export function calibrate({ rows, scale, model = 'graded' }: CalibrationJob): Calibration {
  // Same rule as for scoring a part (80 % of the answers), in the same integer arithmetic.
  const scored = rows.filter((row) => 5 * row.filter((answer) => answer !== null).length >= 4 * row.length)
  if (scored.length < minCalibrationRespondents) {
    throw new CalibrationRefusal('too-few-respondents', `${scored.length} of ${minCalibrationRespondents}`)
  }
  const { table, empty } = answerTable(scored, undefined, scale)
  const { covariance, people } = covarianceOfAnswers(table)
  if (people < fewestComplete) {
    throw new CalibrationRefusal('too-few-respondents', `${people} of ${fewestComplete} without a gap`)
  }
  const factor = fitOneFactor(covariance)
  const value = alpha(covariance)
  const sd = Math.sqrt(totalVariance(covariance))
  const fit = fitGraded(table, { model })
  const errors = standardErrors(table, fit)
  const fits = itemFits(table, fit)
  const rest = itemRestCorrelations(covariance)
  const without = alphaWithout(covariance)
  const estimate = (index: number): Estimate => ({ value: at(fit.parameters, index), error: at(errors, index) })
  const items = fits.map((ownFit, item) => {
    const first = at(fit.layout.first, item)
    const steps = at(fit.layout.categories, item) - 1
    return {
      slope: estimate(first),
      intercepts: Array.from({ length: steps }, (_, step) => estimate(first + 1 + step)),
      information: places.map((theta) => itemInformation(fit, item, theta)),
      fit: ownFit,
      rest: rest[item] ?? null,
      alphaWithout: at(without, item),
    }
  })
  const sums = summedScores(fit, table.points)
  return {
    respondents: respondentCount(table),
    complete: people,
    empty,
    items,
    reliability: {
      alpha: value,
      interval: alphaInterval(value, covariance.k, people),
      omega: omega(covariance, factor),
      heywood: factor.atBound,
      sd,
      sem: value >= 0 ? standardErrorOfMeasurement(sd, value) : null,
    },
    percentiles: percentilesOf(table, scale),
    logLikelihood: fit.logLikelihood,
    cycles: fit.cycles,
    information: places.map((theta) => testInformation(fit, theta)),
    marginalReliability: marginalReliability(fit),
    summedScores: sums,
    summedScoreReliability: summedScoreReliability(sums),
  }
}

/** Returns percentiles of every raw score that the scale allows, including scores that do not occur. */
function percentilesOf(table: AnswerTable, { min, max }: { min: number; max: number }): PercentileRow[] {
  const lowest = min * table.items
  const people = new Array<number>((max - min) * table.items + 1).fill(0)
  for (let row = 0; row < table.rows; row++) {
    if (!isComplete(table, row)) continue
    const place = rawSum(table, row) - lowest
    people[place] = at(people, place) + at(table.counts, row)
  }
  return percentileTable(people.map((count, place) => ({ raw: lowest + place, people: count })))
}
