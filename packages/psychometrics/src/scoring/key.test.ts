import { expect, test } from 'vitest'
import type { Instrument } from '../instrument.ts'
import { assertRawAnswers, assertResponse, keyOf, rawAnswers, unanswered } from './key.ts'

const instrument: Instrument = {
  slug: 'trial',
  version: 1,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    {
      id: 'one',
      kind: 'trait',
      items: [
        { id: 'a', reversed: false },
        { id: 'b', reversed: true },
      ],
    },
    {
      id: 'both',
      kind: 'trait',
      items: [
        { id: 'b', reversed: false },
        { id: 'never', reversed: false },
      ],
    },
  ],
  context: [{ id: 'c1', options: 3 }],
  directed: [{ id: 'd1', expected: 4 }],
  pairs: [{ a: 'a', b: 'b', kind: 'antonym' }],
  order: ['b', 'c1', 'd1', 'a'],
  hasOverall: false,
}

test('the key of an instrument is computed once and cached', () => {
  expect(keyOf(instrument)).toBe(keyOf(instrument))
  expect(keyOf({ ...instrument })).not.toBe(keyOf(instrument))
})

test('raw answers are in order of presentation, followed by the items that are never asked', () => {
  expect(keyOf(instrument).ids).toEqual(['b', 'c1', 'd1', 'a', 'never'])
  expect([...rawAnswers(instrument, { a: 5, b: 1, c1: 0 })]).toEqual([1, 0, unanswered, 5, unanswered])
})

test('an item may belong to two scales and be reversed on one of the two', () => {
  const [one, both] = keyOf(instrument).scales
  expect(one && [...one.sign]).toEqual([1, -1])
  expect(one && [...one.turn]).toEqual([0, 6])
  expect(both && [...both.indices]).toEqual([0, 4])
  expect(one).toMatchObject({ lowest: 2, highest: 10 })
})

test.each([
  { what: 'above its scale', place: 0, value: 6 },
  { what: 'below its scale', place: 3, value: 0 },
  { what: 'beyond its own options', place: 1, value: 3 },
])('assertRawAnswers throws for an answer $what', ({ place, value }) => {
  const answers = rawAnswers(instrument, { a: 5 })
  expect(() => assertRawAnswers(keyOf(instrument), answers)).not.toThrow()
  answers[place] = value
  expect(() => assertRawAnswers(keyOf(instrument), answers)).toThrow(
    expect.objectContaining({ code: 'RESPONSE_OUT_OF_RANGE' }),
  )
})

test('the lowest and highest answers are accepted, and an error names the item of an answer out of range', () => {
  const key = keyOf(instrument)
  for (const [a, c1] of [
    [1, 0],
    [5, 2],
  ] as const) {
    expect(() => assertRawAnswers(key, rawAnswers(instrument, { a, b: a, c1, d1: a, never: a }))).not.toThrow()
  }
  const answers = rawAnswers(instrument, { a: 5 })
  answers[3] = 7
  const params = { item: 'a', value: 7, min: 1, max: 5 }
  expect(() => assertRawAnswers(key, answers)).toThrow(expect.objectContaining({ params }))
})

test.each([
  { item: 'a', value: 1, code: null },
  { item: 'a', value: 5, code: null },
  { item: 'c1', value: 0, code: null },
  { item: 'a', value: 0, code: 'RESPONSE_OUT_OF_RANGE' },
  { item: 'a', value: 2.5, code: 'RESPONSE_OUT_OF_RANGE' },
  { item: 'c1', value: 3, code: 'RESPONSE_OUT_OF_RANGE' },
  { item: 'nobody', value: 1, code: 'UNKNOWN_ITEM' },
])('an answer $value to the item $item gives the error code $code', ({ item, value, code }) => {
  const refused = expect(() => assertResponse(instrument, item, value))
  if (code === null) refused.not.toThrow()
  else refused.toThrow(expect.objectContaining({ code }))
})

test('the run of a scoring key lists only presented items on the shared response scale', () => {
  const { run, ids } = keyOf(instrument)
  expect([...run].map((place) => ids[place])).toEqual(['b', 'd1', 'a'])
})

test('the key ignores an unknown item in the order', () => {
  expect(keyOf({ ...instrument, order: ['b', 'ghost', 'a'] }).ids).toEqual(['b', 'a', 'never', 'd1', 'c1'])
})

test('assertRawAnswers throws for an array shorter than the key', () => {
  expect(() => assertRawAnswers(keyOf(instrument), new Int8Array(2))).toThrow()
})
