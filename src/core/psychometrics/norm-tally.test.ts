import { expect, test } from 'vitest'
import { simulatedRows } from './calibration/simulated-sheets'
import { every, ids, trial } from './fixture'
import type { Instrument } from './instrument'
import { keyOf, sheetOf } from './key'
import { covarianceMatrix } from './moments'
import { missing, scoredItems, sheetAnswers, sheetRows, sheetTenths } from './norm-sheet'
import { emptyTally, mergeTallies, readTally, storedTally, tallyDistance, tallyOf } from './norm-tally'
import { cronbachAlpha } from './norms'
import { scoreScales } from './result'

const two: Instrument = {
  ...trial,
  dimensions: [
    { id: 'a', kind: 'symptom', items: ids(1, 12).map((id, n) => ({ id, reversed: n % 4 === 3 })) },
    { id: 'b', kind: 'trait', items: ids(13, 24).map((id) => ({ id, reversed: false })) },
  ],
}
const rows = simulatedRows(two, { n: 400, seed: 3, gaps: 0.01 })

test('a sheet has the scored items alone, as they were chosen, and the time of the others together', () => {
  expect(scoredItems(two).map(({ id, part }) => `${part}:${id}`)).toEqual([
    ...ids(1, 12).map((id) => `a:${id}`),
    ...ids(13, 24).map((id) => `b:${id}`),
  ])
  const answers = sheetAnswers(two, { ...every(ids(1, 23), 3), x1: 3, c1: 2 })
  expect(answers).toEqual([...Array(23).fill(3), missing])
  const times = { ...every([...ids(1, 24)], 4049), x1: 2000, c1: 3000 }
  expect(sheetTenths(two, times)).toEqual([...Array(24).fill(40), 50])
  expect(sheetTenths(two, { ...times, i3: -5, c1: -1 })[2]).toBe(missing)
  expect(sheetTenths(two, { ...times, i3: -5, c1: -1 })[24]).toBe(missing)
})

test('sheets of another number of items are refused', () => {
  expect(() => sheetRows(3, [{ answers: [1, 2], tenths: [1, 1, 1, 1] }])).toThrow(RangeError)
  expect(() => sheetRows(2, [{ answers: [1, 2], tenths: [1, 1] }])).toThrow(RangeError)
})

test('a tally says of each part what scoring the sheets one by one says', () => {
  const tally = tallyOf(two, rows)
  const width = scoredItems(two).length
  const key = keyOf(two)
  const scored = Array.from({ length: rows.n }, (_, row) => {
    const answers = [...rows.answers.subarray(row * width, (row + 1) * width)]
    const given = scoredItems(two).flatMap(({ id }, n) => (answers[n] === missing ? [] : [[id, answers[n] ?? 0]]))
    return scoreScales(key, sheetOf(two, Object.fromEntries(given)))
  })
  two.dimensions.forEach(({ items }, part) => {
    const complete = scored.flatMap((sheet) =>
      sheet[part]?.answered === items.length ? (sheet[part]?.pomp ?? []) : [],
    )
    const mean = complete.reduce((sum, one) => sum + one, 0) / complete.length
    const own = tally.parts[part]
    expect(own?.moments.n).toBe(complete.length)
    expect(complete.length).toBeLessThan(rows.n)
    expect(own?.moments.means[0]).toBeCloseTo(mean, 9)
    expect(own?.scores.reduce((sum, one) => sum + one, 0)).toBe(complete.length)
  })
  const first = tally.categories[0]?.reduce((sum, one) => sum + one, 0) ?? 0
  expect(first).toBe(rows.answers.filter((answer, place) => place % width === 0 && answer !== missing).length)
})

test('reversed items are keyed: α is as high as with none', () => {
  const [a, b] = tallyOf(two, rows).parts
  const places = Array.from({ length: 12 }, (_, n) => n + 1)
  const [one, other] = [a, b].map((part) => (part ? cronbachAlpha(covarianceMatrix(part.moments, places)) : null))
  expect(one).toBeGreaterThan(0.75)
  expect(other).toBeGreaterThan(0.75)
})

test('batches merge into the tally of all, to a billionth', () => {
  const width = scoredItems(two).length
  const part = (from: number, to: number) => ({
    n: to - from,
    answers: rows.answers.subarray(from * width, to * width),
    tenths: rows.tenths.subarray(from * (width + 1), to * (width + 1)),
  })
  const merged = [part(0, 1), part(1, 130), part(130, 400)].reduce(
    (sum, batch) => mergeTallies(sum, tallyOf(two, batch)),
    emptyTally(two),
  )
  expect(tallyDistance(merged, tallyOf(two, rows))).toBeLessThan(1e-9)
  expect(tallyDistance(merged, tallyOf(two, part(0, 399)))).toBeGreaterThan(1e-3)
  expect(() => mergeTallies(merged, emptyTally(trial))).toThrow(RangeError)
  expect(tallyDistance(merged, emptyTally(trial))).toBe(Number.POSITIVE_INFINITY)
})

test('a tally comes back from plain data to its last digit', () => {
  const tally = tallyOf(two, rows)
  expect(tallyDistance(readTally(JSON.parse(JSON.stringify(storedTally(tally)))), tally)).toBe(0)
  expect(() => readTally({ n: 1 })).toThrow()
})

test('an answer off the scale is refused', () => {
  const off = { n: 1, answers: new Int8Array(24).fill(5), tenths: new Int32Array(25) }
  expect(() => tallyOf(two, off)).toThrow(RangeError)
})
