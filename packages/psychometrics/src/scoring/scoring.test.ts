import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dimension, Instrument, ResponseScale, Responses } from '../instrument.ts'
import { keyOf, ResponseError, rawAnswers } from './key.ts'
import { rawScore as ofAnswers, pomp, type RawScore } from './scoring.ts'

const range0to3: ResponseScale = { min: 0, max: 3 }
const range0to4: ResponseScale = { min: 0, max: 4 }
const range1to5: ResponseScale = { min: 1, max: 5 }
const range1to7: ResponseScale = { min: 1, max: 7 }

/** A dimension of `items` items i1, i2, … of which the given numbers are reverse-keyed. */
function dimension(items: number, reversed: readonly number[] = []): Dimension {
  const numbers = Array.from({ length: items }, (_, index) => index + 1)
  return { id: 'd', kind: 'trait', items: numbers.map((n) => ({ id: `i${n}`, reversed: reversed.includes(n) })) }
}

/** Returns the raw score of a dimension, computed with an instrument that has no other dimension. */
function rawScore(only: Dimension, responses: Responses, responseScale: ResponseScale): RawScore {
  const order = only.items.map(({ id }) => id)
  const instrument = {
    responseScale,
    dimensions: [only],
    context: [],
    directed: [],
    pairs: [],
    order,
  } as Partial<Instrument>
  const [scale] = keyOf(instrument as Instrument).scales
  if (!scale) throw new Error('no scale')
  return ofAnswers(scale, rawAnswers(instrument as Instrument, responses))
}

/** Responses to i1, i2, … in turn; null is unanswered. */
function answers(values: readonly (number | null)[]): Responses {
  return Object.fromEntries(values.flatMap((value, index) => (value === null ? [] : [[`i${index + 1}`, value]])))
}

const scales = fc.constantFrom(range0to3, range0to4, range1to5, range1to7)
/** A scale, reversal and answer (null: unanswered) for each of 1–40 items. */
const sittings = scales.chain((scale) =>
  fc.record({
    scale: fc.constant(scale),
    items: fc.array(fc.record({ reversed: fc.boolean(), value: fc.option(fc.integer(scale), { freq: 8 }) }), {
      minLength: 1,
      maxLength: 40,
    }),
  }),
)

function scored({ scale, items }: { scale: ResponseScale; items: { reversed: boolean; value: number | null }[] }) {
  const reversed = items.flatMap((item, index) => (item.reversed ? [index + 1] : []))
  return rawScore(dimension(items.length, reversed), answers(items.map(({ value }) => value)), scale)
}

describe('rawScore', () => {
  test.each([
    { value: 0, scale: range0to4, expected: 4 },
    { value: 1, scale: range0to4, expected: 3 },
    { value: 1, scale: range1to5, expected: 5 },
    { value: 5, scale: range1to5, expected: 1 },
    { value: 2, scale: range1to7, expected: 6 },
    { value: 0, scale: range0to3, expected: 3 },
  ])('turns the answer $value to a reversed item into $expected on the scale $scale', ({ value, scale, expected }) => {
    expect(rawScore(dimension(1, [1]), { i1: value }, scale).raw).toBe(expected)
  })

  // The reference's key: twenty items 0–3, reversed 4, 8, 12, 16.
  test.each([
    { name: 'lowest', value: 0, raw: 12 },
    { name: 'highest', value: 3, raw: 48 },
  ])('is $raw for all $name answers on twenty items 0–3 with four reversed', ({ value, raw }) => {
    const result = rawScore(dimension(20, [4, 8, 12, 16]), answers(Array.from({ length: 20 }, () => value)), range0to3)
    expect(result).toEqual({ answered: 20, raw })
  })

  test.each([
    { name: 'a sum', reversed: [], values: [4, 3, 2, 1, 0], expected: { answered: 5, raw: 10 } },
    { name: 'reversed items', reversed: [1, 2], values: [4, 3, 2, 1, 0], expected: { answered: 5, raw: 4 } },
    { name: 'zero as an answer', reversed: [], values: [0, 0, 0, 0, 0], expected: { answered: 5, raw: 0 } },
    { name: 'exactly 80 %', reversed: [], values: [4, 3, 2, 1, null], expected: { answered: 4, raw: 12.5 } },
    { name: '80 % with reversal', reversed: [1], values: [4, 3, 2, 1, null], expected: { answered: 4, raw: 7.5 } },
    { name: '60 %', reversed: [], values: [4, 3, 2, null, null], expected: { answered: 3, raw: null } },
    { name: '5 of 6', reversed: [], values: [1, 1, 1, 1, 0, null], expected: { answered: 5, raw: 4.8 } },
    { name: '4 of 6', reversed: [], values: [1, 1, 1, 1, null, null], expected: { answered: 4, raw: null } },
    { name: 'none', reversed: [], values: [null, null], expected: { answered: 0, raw: null } },
    { name: 'no items', reversed: [], values: [], expected: { answered: 0, raw: null } },
  ])('returns $expected for “$name”', ({ reversed, values, expected }) => {
    expect(rawScore(dimension(values.length, reversed), answers(values), range0to4)).toEqual(expected)
  })

  test.each([
    { value: 5, scale: range0to4 },
    { value: -1, scale: range0to4 },
    { value: 0, scale: range1to5 },
    { value: 2.5, scale: range0to4 },
    { value: Number.NaN, scale: range0to4 },
  ])('throws an error that names the item for the answer $value on the scale $scale', ({ value, scale }) => {
    for (const reversed of [[], [2]]) {
      const score = () => rawScore(dimension(2, reversed), { i1: 2, i2: value }, scale)
      expect(score).toThrow(ResponseError)
      expect(score).toThrow(
        expect.objectContaining({ code: 'RESPONSE_OUT_OF_RANGE', params: { item: 'i2', value, ...scale } }),
      )
    }
  })

  test('throws for an impossible answer even when too few answers are given for a score', () => {
    expect(() => rawScore(dimension(10), { i1: 9 }, range0to4)).toThrow(ResponseError)
  })

  test('stays between k · min and k · max, and is null below 80 % answered', () => {
    fc.assert(
      fc.property(sittings, (sitting) => {
        const k = sitting.items.length
        const { answered, raw } = scored(sitting)
        expect(answered).toBe(sitting.items.filter(({ value }) => value !== null).length)
        expect(raw !== null).toBe(answered * 10 >= k * 8)
        if (raw === null) return
        expect(raw).toBeGreaterThanOrEqual(k * sitting.scale.min)
        expect(raw).toBeLessThanOrEqual(k * sitting.scale.max)
      }),
    )
  })

  test('equals the mean answer times the number of items when answers are missing', () => {
    fc.assert(
      fc.property(sittings, (sitting) => {
        const { raw } = scored(sitting)
        fc.pre(raw !== null)
        const { min, max } = sitting.scale
        const keyed = sitting.items.flatMap(({ reversed, value }) =>
          value === null ? [] : [reversed ? min + max - value : value],
        )
        const mean = keyed.reduce((sum, value) => sum + value, 0) / keyed.length
        expect(raw).toBeCloseTo(mean * sitting.items.length, 9)
      }),
    )
  })

  test('stays the same when answers and keys are reversed, and is mirrored when only the keys are', () => {
    fc.assert(
      fc.property(sittings, ({ scale, items }) => {
        const { raw } = scored({ scale, items })
        fc.pre(raw !== null)
        const turnedKeys = items.map((item) => ({ ...item, reversed: !item.reversed }))
        const turnedBoth = turnedKeys.map((item) => ({
          ...item,
          value: item.value === null ? null : scale.min + scale.max - item.value,
        }))
        expect(scored({ scale, items: turnedBoth }).raw).toBe(raw)
        expect(scored({ scale, items: turnedKeys }).raw).toBeCloseTo(items.length * (scale.min + scale.max) - raw, 9)
      }),
    )
  })
})

describe('pomp', () => {
  test.each([
    { raw: 0, min: 0, max: 24, expected: 0 },
    { raw: 24, min: 0, max: 24, expected: 100 },
    { raw: 12, min: 0, max: 24, expected: 50 },
    { raw: 10, min: 10, max: 50, expected: 0 },
    { raw: 30, min: 10, max: 50, expected: 50 },
    { raw: 18, min: 10, max: 50, expected: 20 },
    { raw: 12, min: 0, max: 60, expected: 20 }, // the reference's lowest of twenty items 0–3
    { raw: 48, min: 0, max: 60, expected: 80 },
    { raw: 1, min: 0, max: 3, expected: 100 / 3 }, // unrounded
  ])('is $expected for $raw between $min and $max', ({ raw, min, max, expected }) => {
    expect(pomp(raw, min, max)).toBe(expected)
  })

  test('is exact at every whole percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 500 }), (percent, steps) => {
        expect(pomp(steps + percent * steps, steps, 101 * steps)).toBe(percent)
      }),
    )
  })

  test('rises with the raw score', () => {
    const raws = fc.integer({ min: 10, max: 50 })
    fc.assert(fc.property(raws, raws, (a, b) => pomp(a, 10, 50) < pomp(b, 10, 50) === a < b))
  })

  test.each([
    { min: 4, max: 4 },
    { min: 5, max: 4 },
    { min: Number.NaN, max: 4 },
  ])('throws for the empty range $min … $max', ({ min, max }) => {
    expect(() => pomp(4, min, max)).toThrow(RangeError)
  })
})
