import { type AnswerTable, answerTable, respondentCount } from '../answer-table.ts'
import { mantel } from '../dif/mantel.ts'
import { ordinalLogistic } from '../dif/ordinal-logistic.ts'
import { fitGraded, type GradedFit } from '../item-response/fit.ts'
import { itemFits } from '../item-response/item-fit.ts'
import type { SlopeModel } from '../item-response/layout.ts'
import { standardErrors } from '../item-response/standard-errors.ts'
import { summedScoreReliability, summedScores } from '../item-response/summed-scores.ts'
import { at } from '../numbers.ts'
import { alpha, alphaWithout } from '../reliability/alpha.ts'
import { covarianceOfAnswers } from '../reliability/covariance.ts'
import { fitOneFactor } from '../reliability/one-factor.ts'
import { attitudeTable, housing, lsat6Table, lsat7Table, migraine, scienceTable, spearmanFiveTests } from './data.ts'

/** Published statistic, and the function that computes it here. */
export interface PublishedResult {
  name: string
  source: string
  expected: readonly number[]
  /** Largest difference allowed by the digits of the source or by its convergence criterion. */
  within: number
  seen: () => readonly number[]
}

const mirt = 'mirt, its tests (Chalmers 2012, doi 10.18637/jss.v048.i06)'
const ltm = 'ltm (Rizopoulos 2006, doi 10.18637/jss.v017.i05)'

const fits = new Map<string, GradedFit>()

/** Returns a fit; each model is fitted once, however many results use it. */
function fitOf(name: string, table: () => AnswerTable, model: SlopeModel = 'graded'): GradedFit {
  const key = `${name} ${model}`
  const fit = fits.get(key) ?? fitGraded(table(), { model })
  fits.set(key, fit)
  return fit
}

const lsat6 = (model?: SlopeModel) => fitOf('lsat6', lsat6Table, model)
const lsat7 = (model?: SlopeModel) => fitOf('lsat7', lsat7Table, model)
const science = () => fitOf('science', scienceTable)

/**
 * Returns LSAT 7 with two gaps: of the twelve people without a correct answer, one lacks the first item, one the
 * second.
 */
function lsat7WithGaps(): AnswerTable {
  const table = lsat7Table()
  const rows: (number | null)[][] = Array.from({ length: table.rows }, (_, row) => [
    ...table.answers.slice(row * table.items, (row + 1) * table.items),
  ])
  const counts = [...table.counts]
  counts[0] = at(counts, 0) - 2
  rows.push([null, 0, 0, 0, 0], [0, null, 0, 0, 0])
  return answerTable(rows, [...counts, 1, 1]).table
}

const slopes = ({ layout, parameters }: GradedFit) => [...layout.first].map((first) => at(parameters, first))
const intercepts = ({ layout, parameters }: GradedFit) => {
  const slopeAt = new Set(layout.first)
  return [...parameters].filter((_, i) => !slopeAt.has(i))
}
const lsat7Sums = () => summedScores(lsat7(), lsat7Table().points)

export const publishedResults: readonly PublishedResult[] = [
  {
    name: 'LSAT 7, 2PL: ln likelihood',
    source: mirt,
    expected: [-2658.805],
    within: 0.001,
    seen: () => [lsat7().logLikelihood],
  },
  {
    name: 'LSAT 7, 2PL: slopes',
    source: mirt,
    expected: [0.988, 1.081, 1.706, 0.7651, 0.7358],
    within: 0.01,
    seen: () => slopes(lsat7()),
  },
  {
    name: 'LSAT 7, 2PL: intercepts',
    source: mirt,
    expected: [1.8561, 0.808, 1.8043, 0.486, 1.8545],
    within: 0.01,
    seen: () => intercepts(lsat7()),
  },
  {
    name: 'LSAT 7, 2PL: standard errors of slopes',
    source: `${mirt}, from its 95 % intervals by Richardson's extrapolation`,
    expected: [0.1772, 0.1688, 0.3204, 0.1341, 0.1511],
    within: 0.001,
    seen: () => [...standardErrors(lsat7Table(), lsat7())].filter((_, i) => i % 2 === 0),
  },
  {
    name: 'LSAT 7, 2PL: θ of raw scores 0–5',
    source: mirt,
    expected: [-1.86979, -1.431861, -0.9488463, -0.4131963, 0.1517289, 0.7271877],
    within: 1e-4,
    seen: () => lsat7Sums().map(({ theta }) => theta),
  },
  {
    name: 'LSAT 7, 2PL: standard errors of these',
    source: mirt,
    expected: [0.6927032, 0.6838697, 0.6942298, 0.7210951, 0.758772, 0.8009335],
    within: 1e-4,
    seen: () => lsat7Sums().map(({ error }) => error),
  },
  {
    name: 'LSAT 7, 2PL: people expected at raw scores',
    source: mirt,
    expected: [10.08994, 44.65882, 109.773, 207.7391, 319.1854, 308.5536],
    within: 0.001,
    seen: () => lsat7Sums().map(({ share }) => 1000 * share),
  },
  {
    name: 'LSAT 7, 2PL: reliability of θ from raw scores',
    source: mirt,
    expected: [0.4319948],
    // The source averages over the observed people, this code over the expected ones.
    within: 0.001,
    seen: () => [summedScoreReliability(lsat7Sums())],
  },
  {
    name: 'LSAT 7, 2PL: S-X² of items',
    source: mirt,
    expected: [4.74944, 14.451071, 1.270381, 5.2374, 0.941125],
    within: 0.01,
    seen: () => itemFits(lsat7Table(), lsat7()).map(({ chiSquare }) => chiSquare),
  },
  {
    name: 'LSAT 7, 2PL with two answers missing: slopes',
    source: mirt,
    expected: [0.969, 1.074, 1.717, 0.763, 0.731],
    within: 0.01,
    seen: () => slopes(fitOf('gaps', lsat7WithGaps)),
  },
  {
    name: 'LSAT 7, equal slopes: slope, intercepts',
    source: mirt,
    expected: [1.011, 1.868, 0.791, 1.461, 0.521, 1.993],
    within: 0.001,
    seen: () => [at(slopes(lsat7('equal-slopes')), 0), ...intercepts(lsat7('equal-slopes'))],
  },
  {
    name: 'LSAT 6, 2PL: ln likelihood',
    source: mirt,
    expected: [-2466.653],
    within: 0.001,
    seen: () => [lsat6().logLikelihood],
  },
  {
    name: 'LSAT 6, equal slopes: ln likelihood',
    source: ltm,
    expected: [-2466.938],
    within: 0.001,
    seen: () => [lsat6('equal-slopes').logLikelihood],
  },
  {
    name: 'LSAT 6, equal slopes: slope and its standard error',
    source: ltm,
    expected: [0.7551, 0.0694],
    within: 2e-4,
    seen: () => {
      const fit = lsat6('equal-slopes')
      return [at(fit.parameters, 0), at(standardErrors(lsat6Table(), fit), 0)]
    },
  },
  {
    name: 'LSAT 6, equal slopes: difficulties',
    source: ltm,
    expected: [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802],
    within: 0.002,
    seen: () => {
      const fit = lsat6('equal-slopes')
      return intercepts(fit).map((intercept) => -intercept / at(fit.parameters, 0))
    },
  },
  {
    name: 'LSAT 6, Rasch: variance of θ, intercepts',
    source: mirt,
    expected: [0.57, 2.73, 0.999, 0.24, 1.306, 2.099],
    within: 0.001,
    seen: () => [at(lsat6('equal-slopes').parameters, 0) ** 2, ...intercepts(lsat6('equal-slopes'))],
  },
  {
    name: 'Science, graded: ln likelihood',
    source: `${mirt}, from its AIC of 3249.739`,
    expected: [-1608.8695],
    within: 0.001,
    seen: () => [science().logLikelihood],
  },
  {
    name: 'Science, graded: slopes',
    source: mirt,
    expected: [1.041, 1.226, 2.3, 1.094],
    within: 0.01,
    seen: () => slopes(science()),
  },
  {
    name: 'Science, graded: intercepts',
    source: mirt,
    expected: [4.863, 2.639, -1.466, 2.924, 0.901, -2.266, 5.244, 2.218, -1.967, 3.347, 0.991, -1.688],
    within: 0.01,
    seen: () => intercepts(science()),
  },
  {
    name: 'Science, graded: standard errors (Louis)',
    source: mirt,
    expected: [
      0.18838, 0.49088, 0.22267, 0.15868, 0.18189, 0.23928, 0.14289, 0.20308, 0.48269, 0.72817, 0.3564, 0.32209,
      0.18336, 0.27659, 0.14053, 0.16864,
    ],
    // The source stopped at a slope of 2.291 instead of 2.300, with 1 % smaller errors.
    within: 0.01,
    seen: () => [...standardErrors(scienceTable(), science())],
  },
  {
    name: 'Science, graded: people expected to answer 1111',
    source: `${mirt}, reference pages`,
    expected: [0.124],
    within: 0.001,
    seen: () => [
      respondentCount(scienceTable()) *
        at(
          summedScores(science(), scienceTable().points).map(({ share }) => share),
          0,
        ),
    ],
  },
  {
    name: 'Attitude: α',
    source: 'psych::alpha (Revelle), as printed in tutorials',
    expected: [0.843],
    within: 0.0005,
    seen: () => [alpha(covarianceOfAnswers(attitudeTable()).covariance)],
  },
  {
    name: 'Attitude: α without each item',
    source: 'psych::alpha (Revelle), as printed in tutorials',
    expected: [0.81, 0.797, 0.828, 0.803, 0.795, 0.864, 0.84],
    within: 0.0005,
    seen: () => alphaWithout(covarianceOfAnswers(attitudeTable()).covariance),
  },
  {
    name: 'Spearman, one factor by ML: communalities',
    source: 'SAS PROC FACTOR (Friendly, York University)',
    expected: [0.49542, 0.46625, 0.34391, 0.32029, 0.1587],
    within: 5e-5,
    seen: () => [...fitOneFactor(spearmanFiveTests()).loadings].map((loading) => loading * loading),
  },
  {
    name: 'Spearman, one factor by ML: criterion',
    source: 'SAS PROC FACTOR (Friendly, York University)',
    expected: [0.00759],
    within: 5e-6,
    seen: () => [fitOneFactor(spearmanFiveTests()).discrepancy],
  },
  {
    name: 'Migraine: Mantel χ²',
    source: 'SAS/STAT User’s Guide, FREQ, example CMH',
    expected: [8.3052],
    within: 5e-5,
    seen: () => [mantel(migraine, [0, 1])?.chiSquare ?? Number.NaN],
  },
  {
    name: 'Housing, proportional odds: coefficients',
    source: 'MASS::polr (Venables & Ripley 2002, ch. 7)',
    expected: [0.5663937, 1.2888191, -0.5723501, -0.3661866, -1.0910149, 0.3602841],
    // The source stops shortly before the maximum.
    within: 1e-5,
    seen: () => ordinalLogistic(housing).coefficients,
  },
  {
    name: 'Housing, proportional odds: thresholds, deviance',
    source: 'MASS::polr (Venables & Ripley 2002, ch. 7)',
    expected: [-0.4961353, 0.6907083, 3479.149],
    within: 5e-4,
    seen: () => {
      const { intercepts: steps, logLikelihood } = ordinalLogistic(housing)
      return [...steps.map((step) => -step), -2 * logLikelihood]
    },
  },
]
