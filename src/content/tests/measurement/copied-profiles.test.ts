import { simulatedSheets } from '@mindglass/psychometrics/calibration/simulation'
import { missing, scoredItems, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { seededRandom } from '@mindglass/psychometrics/random'
import { findCopiedSheets } from '@mindglass/psychometrics/validity/copied-sheets'
import { describe, expect, test } from 'vitest'
import { publishedInstrument } from '@/testing/data/sittings'

const instrument = publishedInstrument('worry')
const items = scoredItems(instrument)
const { min, max } = instrument.responseScale
const rowsOf = (sheets: readonly (readonly number[])[]) =>
  sheetRows(
    items.length,
    sheets.map((answers) => ({ answers, tenths: Array.from({ length: items.length + 1 }, () => 40) })),
  )
const people = (n: number, seed: number) => simulatedSheets(instrument, { n, seed }).map(({ answers }) => answers)
const none = rowsOf([])
/** Keyed 3, 1, 2, 0 and so on: answers that nobody else is likely to have. */
const odd = items.map(({ reversed }, n) => {
  const keyed = min + ([3, 1, 2, 0, 3, 2, 0, 1][n % 8] ?? 0)
  return reversed ? min + max - keyed : keyed
})
/** Returns the answers with some of them moved by one point. */
const jittered = (answers: readonly number[], share: number, seed: number) => {
  const random = seededRandom(seed)
  return answers.map((answer) => {
    if (random() >= share) return answer
    return answer === max ? answer - 1 : answer + 1
  })
}

describe('copied profiles', () => {
  test('are not found among independent answer sheets', () => {
    expect(findCopiedSheets(instrument, rowsOf(people(300, 1)), rowsOf(people(100, 2)))).toEqual([])
  })

  test('are not found when there is no sheet or only one', () => {
    expect(findCopiedSheets(instrument, none, none)).toEqual([])
    expect(findCopiedSheets(instrument, none, rowsOf([odd]))).toEqual([])
  })

  test('are found among new sheets, except for the first of identical sheets', () => {
    const fresh = [...people(60, 3), odd, ...people(40, 4), odd, odd]
    expect(findCopiedSheets(instrument, none, rowsOf(fresh))).toEqual([101, 102])
  })

  test('are found when a new sheet copies one that is already counted', () => {
    const counted = rowsOf([...people(60, 3), odd])
    expect(findCopiedSheets(instrument, counted, rowsOf([...people(20, 4), odd]))).toEqual([20])
  })

  test('are found when a tenth of the answers differs', () => {
    const copies = [1, 2, 3, 4, 5, 6].map((seed) => jittered(odd, 0.1, seed))
    const fresh = [...people(150, 5), odd, ...copies]
    const found = findCopiedSheets(instrument, none, rowsOf(fresh))
    // Nearly all copies are found, and no other sheet.
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found.filter((row) => row < 151)).toEqual([])
  })

  test('are not found when many people give the lowest answers throughout', () => {
    const nothing = items.map(({ reversed }) => (reversed ? max : min))
    const fresh = [...people(150, 6), ...Array.from({ length: 12 }, () => nothing)]
    expect(findCopiedSheets(instrument, rowsOf(people(150, 7)), rowsOf(fresh))).toEqual([])
  })

  test('are not found among sheets in which most answers are missing', () => {
    const gaps = odd.map((answer, n) => (n < 5 ? answer : missing))
    expect(findCopiedSheets(instrument, none, rowsOf([...people(60, 8), gaps, gaps]))).toEqual([])
  })
})
