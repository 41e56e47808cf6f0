import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { ids, noSigns, trialInstrument } from '@mindglass/psychometrics/fixture'
import type { Instrument } from '@mindglass/psychometrics/instrument'
import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import { expect, test } from 'vitest'
import { NormFigures } from './norm-figures'

const part = (id: string, items: string[]) => ({
  id,
  kind: 'trait' as const,
  items: items.map((item) => ({ id: item, reversed: item === 'i3' })),
})
const instrument: Instrument = {
  ...trialInstrument,
  dimensions: [part('a', ids(1, 5)), part('b', ids(6, 10))],
  order: ids(1, 10),
  context: [],
  directed: [],
}

test.each([
  { n: 400, others: [] },
  // Parts are calibrated from 500 sheets on, and another language is compared from 300 on.
  { n: 500, others: [{ locale: 'es' as const, rows: simulatedRows(instrument, { n: 300, seed: 6 }) }] },
])('the norm statistics of $n answer sheets are stored and parsed without loss', ({ n, others }) => {
  const rows = simulatedRows(instrument, { n, seed: 5 })
  const leftOut = { noNorms: 4, askAgain: 9, bySign: noSigns, rows: simulatedRows(instrument, { n: 13, seed: 9 }) }
  const months = { from: '2026-12', to: '2027-02' }
  const figures = makeFigures({ instrument, rows, leftOut, months, others, before: null })
  expect(figures.dif === null).toBe(others.length === 0)
  expect(figures.parts.every(({ calibration }) => calibration !== null)).toBe(n === 500)
  expect(NormFigures.parse(JSON.parse(JSON.stringify(figures)))).toEqual(figures)
})
