import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { noSigns, trialInstrument } from '@mindglass/psychometrics/fixture'
import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import { tallyDistance, tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { findCopiedSheets } from '@mindglass/psychometrics/validity/copied-sheets'
import { expect, test } from 'vitest'
import { computeFiguresInThread, findCopiesInThread, tallySheetsInThread } from './calibration'

const rows = simulatedRows(trialInstrument, { n: 320, seed: 11 })
const leftOut = { noNorms: 0, askAgain: 0, bySign: noSigns, rows: simulatedRows(trialInstrument, { n: 8, seed: 12 }) }
const job = {
  instrument: trialInstrument,
  rows,
  leftOut,
  months: { from: '2026-12', to: '2026-12' },
  others: [],
  before: null,
}

test('a worker thread computes the same norm statistics as the main thread', async () => {
  expect(await computeFiguresInThread(job)).toEqual(makeFigures(job))
})

test('a worker thread counts the same norm frequencies as the main thread', async () => {
  expect(tallyDistance(await tallySheetsInThread(trialInstrument, rows), tallyOf(trialInstrument, rows))).toBe(0)
})

test('a worker thread finds the same copied answer sheets as the main thread', async () => {
  const fresh = { n: 2, answers: rows.answers.slice(0, 48), tenths: rows.tenths.slice(0, 50) }
  const found = await findCopiesInThread(trialInstrument, rows, fresh)
  expect(found).toEqual(findCopiedSheets(trialInstrument, rows, fresh))
  expect(found).toEqual([0, 1])
})

test('an error in a worker thread is thrown in the main thread', async () => {
  const off = { ...rows, answers: rows.answers.map(() => 9) }
  await expect(tallySheetsInThread(trialInstrument, off)).rejects.toThrow('An answer 9 on a scale of 0–4')
})

test('a worker thread is stopped when it exceeds its time limit', async () => {
  await expect(computeFiguresInThread(job, 1)).rejects.toThrow('longer than 1 ms')
})
