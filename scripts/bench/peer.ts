import { spawnSync } from 'node:child_process'
import { answerTable } from '@/core/psychometrics/calibration/answer-table'
import { alpha, alphaInterval, alphaWithout, itemRest } from '@/core/psychometrics/calibration/reliability/alpha'
import { covarianceOfAnswers } from '@/core/psychometrics/calibration/reliability/covariance'
import { omega } from '@/core/psychometrics/calibration/reliability/omega'
import { oneFactor } from '@/core/psychometrics/calibration/reliability/one-factor'
import { percentileTable, wilson95 } from '@/core/psychometrics/calibration/reliability/percentiles'
import { answersOf, normal, seeded, trueItems } from '@/core/psychometrics/calibration/simulation'

const people = 1001

/** The same figures as `peer.R`, by name. */
function own(rows: readonly (readonly number[])[]): Record<string, readonly number[]> {
  const { covariance } = covarianceOfAnswers(answerTable(rows).table)
  const sums = rows.map((row) => row.reduce((sum, answer) => sum + answer, 0)).sort((a, b) => a - b)
  const scores = [...new Set(sums)]
  const table = percentileTable(scores.map((raw) => ({ raw, people: sums.filter((sum) => sum === raw).length })))
  const median = sums[(people - 1) / 2] ?? Number.NaN
  const below = wilson95(sums.filter((sum) => sum < median).length / people, people)
  const value = alpha(covariance)
  const feldt = alphaInterval(value, covariance.k, people)
  return {
    alpha: [value],
    rest: itemRest(covariance).map((r) => r ?? Number.NaN),
    omega: [omega(covariance, oneFactor(covariance))],
    percentiles: table.map(({ percentile }) => percentile),
    interval: [below.from, below.to],
    feldt: [feldt.from, feldt.to],
    'psych alpha': [value],
    'psych alpha without': alphaWithout(covariance),
  }
}

/** Compares figures of classical test theory with those of R, where R is installed. */
export function peer(): void {
  const random = seeded(9)
  const items = trueItems(random, 8, 5)
  const rows = Array.from({ length: people }, () => answersOf(random, items, normal(random)))
  const input = rows.map((row) => row.join(',')).join('\n')
  const { error, status, stdout, stderr } = spawnSync('Rscript', ['scripts/bench/peer.R'], { input, encoding: 'utf8' })
  if (error) {
    console.log('R is not installed: α, ω and percentiles were not compared with it (apt-get install r-base-core)')
    return
  }
  if (status !== 0) throw new Error(`R failed: ${stderr}`)
  const figures = own(rows)
  for (const line of stdout.trim().split('\n')) {
    const [name = '', values = ''] = line.split(': ')
    const theirs = values.trim().split(/\s+/).map(Number)
    const ours = figures[name] ?? []
    const off = Math.max(...theirs.map((value, i) => Math.abs(value - (ours[i] ?? Number.NaN))))
    // R stops its search for ω a little before the maximum.
    const fits = theirs.length === ours.length && off < (name === 'omega' ? 1e-4 : 1e-8)
    if (!fits) process.exitCode = 1
    console.log(`${fits ? 'agrees ' : 'DIFFERS'} with R: ${name}, largest difference ${off.toExponential(1)}`)
  }
}
