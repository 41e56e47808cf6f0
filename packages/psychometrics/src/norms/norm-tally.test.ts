import { expect, test } from 'vitest'
import { simulatedRows } from '../calibration/simulation.ts'
import { ids, trialInstrument, uniformResponses } from '../fixture.ts'
import type { Instrument } from '../instrument.ts'
import { keyOf, rawAnswers } from '../scoring/key.ts'
import { scoreScales } from '../scoring/result.ts'
import { covarianceMatrix } from './moments.ts'
import { missing, scoredItems, sheetAnswers, sheetRows, sheetTenths } from './norm-sheet.ts'
import { emptyTally, mergeTallies, type Tally, tallyDistance, tallyOf } from './norm-tally.ts'
import { cronbachAlpha } from './norms.ts'

const two: Instrument = {
  ...trialInstrument,
  dimensions: [
    { id: 'a', kind: 'symptom', items: ids(1, 12).map((id, n) => ({ id, reversed: n % 4 === 3 })) },
    { id: 'b', kind: 'trait', items: ids(13, 24).map((id) => ({ id, reversed: false })) },
  ],
}
const rows = simulatedRows(two, { n: 400, seed: 3, gaps: 0.01 })

test('an answer sheet contains answers and times of scored items, and the total of other times', () => {
  expect(scoredItems(two).map(({ id, part }) => `${part}:${id}`)).toEqual([
    ...ids(1, 12).map((id) => `a:${id}`),
    ...ids(13, 24).map((id) => `b:${id}`),
  ])
  const answers = sheetAnswers(two, { ...uniformResponses(ids(1, 23), 3), x1: 3, c1: 2 })
  expect(answers).toEqual([...Array(23).fill(3), missing])
  const times = { ...uniformResponses([...ids(1, 24)], 4049), x1: 2000, c1: 3000 }
  expect(sheetTenths(two, times)).toEqual([...Array(24).fill(40), 50])
  expect(sheetTenths(two, { ...times, i3: -5, c1: -1 })[2]).toBe(missing)
  expect(sheetTenths(two, { ...times, i3: -5, c1: -1 })[24]).toBe(missing)
})

test('sheetRows throws for a sheet with a different number of items', () => {
  expect(() => sheetRows(3, [{ answers: [1, 2], tenths: [1, 1, 1, 1] }])).toThrow(
    new RangeError('A sheet of 2 answers and 4 times for 3 items'),
  )
  expect(() => sheetRows(2, [{ answers: [1, 2], tenths: [1, 1] }])).toThrow(RangeError)
})

test('a tally equals the statistics from scoring each sheet separately, for every subscale', () => {
  const tally = tallyOf(two, rows)
  const width = scoredItems(two).length
  const key = keyOf(two)
  const scored = Array.from({ length: rows.n }, (_, row) => {
    const answers = [...rows.answers.subarray(row * width, (row + 1) * width)]
    const given = scoredItems(two).flatMap(({ id }, n) => (answers[n] === missing ? [] : [[id, answers[n] ?? 0]]))
    return scoreScales(key, rawAnswers(two, Object.fromEntries(given)))
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

test('reversed items are keyed in a tally, so that α stays high', () => {
  const [a, b] = tallyOf(two, rows).parts
  const places = Array.from({ length: 12 }, (_, n) => n + 1)
  const [one, other] = [a, b].map((part) => (part ? cronbachAlpha(covarianceMatrix(part.moments, places)) : null))
  expect(one).toBeGreaterThan(0.75)
  expect(other).toBeGreaterThan(0.75)
})

test('batches merge into the tally of all sheets within 1e-9', () => {
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
  expect(() => mergeTallies(merged, emptyTally(trialInstrument))).toThrow(RangeError)
  expect(tallyDistance(merged, emptyTally(trialInstrument))).toBe(Number.POSITIVE_INFINITY)
})

/** Two parts of two items and of one, the second reversed, from 1 to 3. */
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

test('sheetRows joins the answers and times of all sheets in order', () => {
  const given = [
    { answers: [1, 3], tenths: [10, 20, 300] },
    { answers: [missing, 2], tenths: [40, missing, 600] },
  ]
  expect(sheetRows(2, given)).toEqual({
    n: 2,
    answers: Int8Array.of(1, 3, missing, 2),
    tenths: Int32Array.of(10, 20, 300, 40, missing, 600),
  })
})

test('a zero time is kept, and one missing time of unscored items makes their total missing', () => {
  const times: Record<string, number> = { ...uniformResponses(ids(1, 24), 0), x1: 0, c1: 0 }
  expect(sheetTenths(two, times)).toEqual(Array(25).fill(0))
  expect(sheetTenths(two, { ...times, c1: -1 })).toEqual([...Array(24).fill(0), missing])
  const { x1: _, i3: __, ...fewer } = times
  expect(sheetTenths(two, fewer)).toEqual([0, 0, missing, ...Array(21).fill(0), missing])
})

/** Returns a tally with lists in place of typed arrays. */
const plain = ({ n, parts, categories }: Tally) => ({
  n,
  parts: parts.map(({ moments, scores }) => ({
    moments: {
      n: moments.n,
      means: [...moments.means],
      cubes: [...moments.cubes],
      products: [...moments.products],
    },
    scores: [...scores],
  })),
  categories: categories.map((counts) => [...counts]),
})

test('the tally of four sheets equals the values worked out by hand', () => {
  const tally = tallyOf(three, sheets([1, 3, 2], [3, 2, missing], [3, missing, 3], [3, 1, 1]))
  expect(plain(tally)).toEqual({
    n: 4,
    parts: [
      {
        // Sums of 2, 5 and 6 from 2 to 6: 0, 75 and 100; keyed 1, 3, 3 and 1, 2, 3.
        moments: {
          n: 3,
          means: [expect.closeTo(175 / 3, 9), expect.closeTo(7 / 3, 9), 2],
          cubes: [expect.closeTo(-1_093_750 / 9, 6), expect.closeTo(-16 / 9, 9), 0],
          products: [
            ...[expect.closeTo(16_250 / 3, 8), expect.closeTo(350 / 3, 9), 100],
            ...[0, expect.closeTo(8 / 3, 9), 2],
            ...[0, 0, 2],
          ],
        },
        scores: [1, 0, 0, 1, 1],
      },
      {
        moments: { n: 3, means: [50, 2], cubes: [0, 0], products: [5000, 100, 0, 2] },
        scores: [1, 1, 1],
      },
    ],
    categories: [
      [1, 0, 3],
      [1, 1, 1],
      [1, 1, 1],
    ],
  })
})

test('two tallies merge into the tally of both and stay unchanged', () => {
  const [a, b] = [
    tallyOf(three, sheets([1, 3, 2], [3, 2, missing])),
    tallyOf(three, sheets([3, missing, 3], [3, 1, 1])),
  ]
  const before = JSON.stringify([plain(a), plain(b)])
  const merged = mergeTallies(a, b)
  expect(merged.n).toBe(4)
  expect(merged.parts.map(({ moments, scores }) => [moments.n, [...scores]])).toEqual([
    [3, [1, 0, 0, 1, 1]],
    [3, [1, 1, 1]],
  ])
  expect(merged.categories.map((counts) => [...counts])).toEqual([
    [1, 0, 3],
    [1, 1, 1],
    [1, 1, 1],
  ])
  expect(JSON.stringify([plain(a), plain(b)])).toBe(before)
})

test.each<{ what: string; other: Instrument }>([
  { what: 'one part fewer', other: { ...three, dimensions: three.dimensions.slice(0, 1) } },
  {
    what: 'the same items in one part',
    other: {
      ...three,
      dimensions: [{ id: 'a', kind: 'symptom', items: three.dimensions.flatMap(({ items }) => items) }],
    },
  },
  { what: 'parts the other way round', other: { ...three, dimensions: three.dimensions.toReversed() } },
  { what: 'a wider scale', other: { ...three, responseScale: { min: 1, max: 4 } } },
])('tallies of tests with $what do not merge', ({ other }) => {
  const [one, another] = [emptyTally(three), emptyTally(other)]
  const refusal = /Tallies of different instruments|Moments of different variables/
  expect(() => mergeTallies(one, another)).toThrow(refusal)
  expect(() => mergeTallies(another, one)).toThrow(refusal)
})

test.each([
  { what: 'sheets', change: { n: 12 }, apart: 2 / 12 },
  { what: 'fewer sheets', change: { n: 8 }, apart: 2 / 10 },
  { what: 'the largest of two differences', change: { n: 9, categories: [Float64Array.of(4)] }, apart: 3 / 4 },
  { what: 'sums below one, as they are', change: { categories: [Float64Array.of(0.5)] }, apart: 0.5 },
  { what: 'more numbers', change: { categories: [Float64Array.of(1, 1)] }, apart: Number.POSITIVE_INFINITY },
  { what: 'nothing', change: {}, apart: 0 },
])('the distance of two tallies is $apart (difference: $what)', ({ change, apart }) => {
  const tally = { n: 10, parts: [], categories: [Float64Array.of(1)] }
  expect(tallyDistance(tally, { ...tally, ...change })).toBeCloseTo(apart, 12)
  expect(tallyDistance({ ...tally, ...change }, tally)).toBeCloseTo(apart, 12)
})

test.each(['means', 'cubes', 'products'] as const)(
  'the distance of tallies with different %s is above zero',
  (name) => {
    const [one, other] = [tallyOf(three, sheets([1, 3, 2], [3, 1, 1])), tallyOf(three, sheets([1, 3, 2], [3, 1, 1]))]
    expect(tallyDistance(one, other)).toBe(0)
    other.parts[1]?.moments[name].set([7])
    expect(tallyDistance(one, other)).toBeGreaterThan(0.1)
  },
)

test.each([
  { what: 'above', answer: 4, expected: 'An answer 4 on a scale of 1–3' },
  { what: 'below', answer: 0, expected: 'An answer 0 on a scale of 1–3' },
])('tallyOf throws for an answer $what the scale', ({ answer, expected }) => {
  expect(() => tallyOf(three, sheets([1, 1, answer]))).toThrow(new RangeError(expected))
})
