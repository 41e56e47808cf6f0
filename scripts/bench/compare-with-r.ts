import { spawnSync } from 'node:child_process'
import { answerTable } from '@mindglass/psychometrics/calibration/answer-table'
import { analyzeDif } from '@mindglass/psychometrics/calibration/dif/dif'
import { mantel, type Stratum } from '@mindglass/psychometrics/calibration/dif/mantel'
import {
  alpha,
  alphaInterval,
  alphaWithout,
  itemRestCorrelations,
} from '@mindglass/psychometrics/calibration/reliability/alpha'
import { covarianceOfAnswers } from '@mindglass/psychometrics/calibration/reliability/covariance'
import { fitOneFactor, omega } from '@mindglass/psychometrics/calibration/reliability/one-factor'
import { computeOneFactorFit } from '@mindglass/psychometrics/calibration/reliability/one-factor-fit'
import { percentileTable, wilson95 } from '@mindglass/psychometrics/calibration/reliability/percentiles'
import { randomNormal, simulateAnswers, simulateItemParameters } from '@mindglass/psychometrics/calibration/simulation'
import { seededRandom } from '@mindglass/psychometrics/random'

const people = 1001

type Rows = readonly (readonly number[])[]
type Figures = Record<string, readonly number[]>

/** Returns the same statistics as `compare-with-r.R`, by name. */
function classical(rows: Rows): Figures {
  const { table } = answerTable(rows)
  const { covariance } = covarianceOfAnswers(table)
  const sums = rows.map((row) => row.reduce((sum, answer) => sum + answer, 0)).sort((a, b) => a - b)
  const scores = [...new Set(sums)]
  const places = percentileTable(scores.map((raw) => ({ raw, people: sums.filter((sum) => sum === raw).length })))
  const median = sums[(people - 1) / 2] ?? Number.NaN
  const below = wilson95(sums.filter((sum) => sum < median).length / people, people)
  const value = alpha(covariance)
  const feldt = alphaInterval(value, covariance.k, people)
  const factor = fitOneFactor(covariance)
  const { chiSquare, scaling, cfi, rmsea } = computeOneFactorFit(table)
  return {
    alpha: [value],
    rest: itemRestCorrelations(covariance).map((r) => r ?? Number.NaN),
    discrepancy: [factor.discrepancy],
    omega: [omega(covariance, factor)],
    percentiles: places.map(({ percentile }) => percentile),
    interval: [below.from, below.to],
    feldt: [feldt.from, feldt.to],
    'psych alpha': [value],
    'psych alpha without': alphaWithout(covariance),
    'lavaan fit': [chiSquare, scaling, cfi, rmsea.value, rmsea.from, rmsea.to],
  }
}

/** Returns the same statistics as `compare-with-r-dif.R`, by name; the last column is the group. */
function differential(rows: Rows): Figures {
  const focal = rows.map((row) => row.at(-1) === 1)
  const answers = rows.map((row) => row.slice(0, -1))
  const { items } = analyzeDif(answerTable(answers).table, focal)
  const two = answers.map((row) => row.map((answer) => (answer > 1 ? 1 : 0)))
  return {
    mantel: items.map((item) => item.mantel?.chiSquare ?? Number.NaN),
    difference: items.map((item) => item.mantel?.difference ?? Number.NaN),
    standardized: items.map((item) => item.mantel?.standardized ?? Number.NaN),
    'mantelhaen.test': items.map(({ item }) => mantel(strataOf(two, focal, item), [0, 1])?.chiSquare ?? Number.NaN),
    'change of R2': items.map(({ uniform, nonUniform }) => uniform + nonUniform),
  }
}

/** Returns the answers 0 and 1 to one item by total score. */
function strataOf(rows: Rows, focal: readonly boolean[], item: number): Stratum[] {
  const sums = rows.map((row) => row.reduce((sum, answer) => sum + answer, 0))
  const counts = (score: number, group: boolean) =>
    [0, 1].map(
      (answer) => rows.filter((row, i) => sums[i] === score && focal[i] === group && row[item] === answer).length,
    )
  return [...new Set(sums)].map((score) => ({ reference: counts(score, false), focal: counts(score, true) }))
}

/** Tolerances: R stops its optimizers shortly before the maximum; all other results are arithmetic. */
const within: Readonly<Record<string, number>> = {
  omega: 1e-4,
  discrepancy: 1e-6,
  'lavaan fit': 1e-4,
  'change of R2': 1e-6,
}

function compare(script: string, rows: Rows, figures: (rows: Rows) => Figures): void {
  const input = rows.map((row) => row.join(',')).join('\n')
  const { error, status, stdout, stderr } = spawnSync('Rscript', [script], { input, encoding: 'utf8' })
  if (error) {
    console.log(`R is not installed: nothing was compared with ${script} (apt-get install r-base-core)`)
    return
  }
  if (status !== 0) throw new Error(`R failed: ${stderr}`)
  const own = figures(rows)
  for (const line of stdout.trim().split('\n')) {
    const [name = '', values = ''] = line.split(': ')
    const theirs = values.trim().split(/\s+/).map(Number)
    const ours = own[name] ?? []
    const off = Math.max(...theirs.map((value, i) => Math.abs(value - (ours[i] ?? Number.NaN))))
    const fits = theirs.length === ours.length && off < (within[name] ?? 1e-8)
    if (!fits) process.exitCode = 1
    console.log(`${fits ? 'agrees ' : 'DIFFERS'} with R: ${name}, largest difference ${off.toExponential(1)}`)
    if (name === 'lavaan fit') {
      const printed = (of: readonly number[]) => of.map((value) => value.toFixed(5)).join(' ')
      console.log(`        χ², scaling, CFI, RMSEA with interval: lavaan ${printed(theirs)}`)
      console.log(`                                               here   ${printed(ours)}`)
    }
  }
}

/** Compares classical test theory, fit and differential functioning with the results of R, if it is installed. */
export function compareWithR(): void {
  const random = seededRandom(9)
  const items = simulateItemParameters(random, 8, 5)
  // The last three items have a second factor, which correlates with the common one.
  const rows = Array.from({ length: people }, () => {
    const common = randomNormal(random)
    const second = 0.6 * common + 0.8 * randomNormal(random)
    return [...simulateAnswers(random, items.slice(0, 5), common), ...simulateAnswers(random, items.slice(5), second)]
  })
  compare('scripts/bench/compare-with-r.R', rows, classical)
  const groups = Array.from({ length: people }, (_, i) => {
    const focal = i % 2 === 1
    const theta = randomNormal(random) - (focal ? 0.3 : 0)
    return [...simulateAnswers(random, items, theta), focal ? 1 : 0]
  })
  compare('scripts/bench/compare-with-r-dif.R', groups, differential)
}
