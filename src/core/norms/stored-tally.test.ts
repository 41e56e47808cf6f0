import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { ids, trialInstrument } from '@mindglass/psychometrics/fixture'
import type { Instrument } from '@mindglass/psychometrics/instrument'
import { sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { expect, test } from 'vitest'
import { readTally, serializeTally } from './stored-tally'

const two: Instrument = {
  ...trialInstrument,
  dimensions: [
    { id: 'a', kind: 'symptom', items: ids(1, 12).map((id, n) => ({ id, reversed: n % 4 === 3 })) },
    { id: 'b', kind: 'trait', items: ids(13, 24).map((id) => ({ id, reversed: false })) },
  ],
}
const three: Instrument = {
  ...trialInstrument,
  responseScale: { min: 1, max: 3 },
  dimensions: [
    {
      id: 'a',
      kind: 'symptom',
      items: [
        { id: 'i1', reversed: false },
        { id: 'i2', reversed: true },
      ],
    },
    { id: 'b', kind: 'trait', items: [{ id: 'i3', reversed: false }] },
  ],
}
const sheets = (...answers: number[][]) =>
  sheetRows(
    3,
    answers.map((own) => ({ answers: own, tenths: [1, 2, 3, 4] })),
  )

test('a stored tally is restored from JSON without loss', () => {
  const tally = tallyOf(two, simulatedRows(two, { n: 60, seed: 4, gaps: 0.01 }))
  expect(readTally(JSON.parse(JSON.stringify(serializeTally(tally))))).toEqual(tally)
  expect(() => readTally({ n: 1 })).toThrow()
})

test('a stored tally without a version number is read as the first version', () => {
  const tally = tallyOf(three, sheets([1, 3, 2], [3, 1, 1]))
  const { v: _, ...older } = serializeTally(tally)
  expect(readTally(older)).toEqual(tally)
})

test('readTally throws when the stored value is not a valid tally', () => {
  const stored = serializeTally(tallyOf(three, sheets([1, 3, 2], [3, 1, 1])))
  const [part] = stored.parts
  if (!part) throw new Error('no part')
  for (const change of [
    { v: 2 },
    { v: null },
    { n: 1.5 },
    { parts: [{}] },
    { parts: [{ ...part, scores: undefined }] },
    { parts: [{ ...part, moments: {} }] },
    ...['n', 'means', 'cubes', 'products'].map((name) => ({
      parts: [{ ...part, moments: { ...part.moments, [name]: undefined } }],
    })),
    { parts: [{ ...part, moments: { ...part.moments, n: 0.5 } }] },
    { categories: [1] },
  ]) {
    expect(() => readTally({ ...stored, ...change })).toThrow()
  }
})
