import { expect, test } from 'vitest'
import { medianTimes, missing } from './norm-sheet.ts'

/** Returns the median times of sheets that list tenths of a second for two items and for everything else. */
const timesOf = (...sheets: [number, number, number][]) =>
  medianTimes(2, { n: sheets.length, answers: new Int8Array(0), tenths: Int32Array.from(sheets.flat()) })

test('the median time is the middle of three values and the mean of the middle two of four', () => {
  // Sums are 125, 250 and 1019.
  expect(timesOf([100, 20, 5], [9, 200, 41], [1000, 3, 16])).toEqual({ items: [100, 20], seconds: 25 })
  expect(timesOf([100, 20, 5], [9, 200, 41], [1000, 3, 16], [20, 30, 9])).toEqual({ items: [60, 25], seconds: 18.75 })
})

test('unknown times are skipped, and the total uses only sheets with all times', () => {
  const times = timesOf([10, 20, 30], [12, 40, missing], [missing, 60, 30], [14, missing, 30], [15, 20, 40])
  expect(times).toEqual({ items: [13, 30], seconds: null })
})

test('a median needs the times of at least half of the sheets', () => {
  expect(timesOf([10, 20, 30], [missing, 22, 32])).toEqual({ items: [10, 21], seconds: 6 })
  expect(timesOf([10, 20, 30], [missing, 22, 32], [missing, 24, 32])).toEqual({ items: [null, 22], seconds: null })
})

test('an item time of zero counts as a known time', () => {
  expect(timesOf([0, 0, 0])).toEqual({ items: [0, 0], seconds: 0 })
})

test('median times are null without sheets', () => {
  expect(timesOf()).toEqual({ items: [null, null], seconds: null })
})
