import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dimension, Instrument, Level, Responses } from '../instrument.ts'
import type { ResponseErrorCode } from './key.ts'
import { levelOfPomp } from './levels.ts'
import { scoreSitting, undecidedItems } from './result.ts'

function dimension(id: string, kind: Dimension['kind'], items: number, reversed: readonly number[] = []): Dimension {
  const numbers = Array.from({ length: items }, (_, index) => index + 1)
  return { id, kind, items: numbers.map((n) => ({ id: `${id}${n}`, reversed: reversed.includes(n) })) }
}

const low = dimension('low', 'symptom', 10, [10])
const energy = dimension('energy', 'trait', 5)
const idsOf = ({ items }: Dimension) => items.map(({ id }) => id)

const instrument: Instrument = {
  slug: 'trial',
  version: 3,
  responseScale: { min: 0, max: 4 },
  dimensions: [low, energy],
  context: [{ id: 'c1', options: 7 }],
  directed: [{ id: 'x1', expected: 3 }],
  pairs: [{ a: 'low1', b: 'low10', kind: 'antonym' }],
  order: ['c1', ...idsOf(low), 'x1', ...idsOf(energy)],
  hasOverall: true,
}

/** Responses whose keyed value is `lowValue` for low and `energyValue` for energy; context and directed answered. */
function answers(lowValue: number, energyValue: number): Record<string, number> {
  return {
    ...Object.fromEntries(low.items.map(({ id, reversed }) => [id, reversed ? 4 - lowValue : lowValue])),
    ...Object.fromEntries(energy.items.map(({ id }) => [id, energyValue])),
    c1: 6,
    x1: 3,
  }
}

/** The instrument under the name of a published version, whose cuts are known and need no simulation. */
const published = { ...instrument, slug: 'sleep', version: 1 }

function without(responses: Responses, ...ids: string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(responses).filter(([id]) => !ids.includes(id)))
}

const score = (responses: Responses, of = instrument) => scoreSitting(of, responses, {})

describe('scoreSitting', () => {
  test('returns the whole result of a complete sitting', () => {
    expect(score(answers(1, 3))).toEqual({
      instrument: 'trial',
      version: 3,
      normVersion: 'design-1',
      dimensions: [
        { id: 'low', answered: 10, items: 10, raw: 10, pomp: 25, level: 'level2' },
        { id: 'energy', answered: 5, items: 5, raw: 15, pomp: 75, level: 'level4' },
      ],
      overall: { pomp: 125 / 3, level: 'level3' }, // (25 · 10 + 75 · 5) / 15: weighted, unrounded
      flags: [],
      validity: 'use',
    })
  })

  test('computes POMP from k · min on a scale that starts at 1', () => {
    const scaled = { ...instrument, responseScale: { min: 1, max: 5 }, directed: [] }
    const responses = Object.fromEntries([...idsOf(low), ...idsOf(energy)].map((id) => [id, id === 'low10' ? 5 : 1]))
    expect(score(responses, scaled).dimensions).toMatchObject([
      { raw: 10, pomp: 0, level: 'level1' },
      { raw: 5, pomp: 0, level: 'level1' },
    ])
  })

  test('prorates a dimension with exactly 80 % answered', () => {
    const result = score(without(answers(1, 3), 'energy1'))
    expect(result.dimensions[1]).toEqual({ id: 'energy', answered: 4, items: 5, raw: 15, pomp: 75, level: 'level4' })
    expect(result.overall?.pomp).toBeCloseTo(125 / 3, 12)
  })

  test('returns no dimension or overall score when less than 80 % is answered', () => {
    const result = score(without(answers(1, 3), 'energy1', 'energy2'))
    expect(result.dimensions[1]).toEqual({ id: 'energy', answered: 3, items: 5, raw: null, pomp: null, level: null })
    expect(result.dimensions[0]).toMatchObject({ answered: 10, pomp: 25 })
    expect(result.overall).toBeNull()
  })

  test('returns no overall score for an instrument without one', () => {
    expect(score(answers(1, 3), { ...instrument, hasOverall: false }).overall).toBeNull()
  })

  test('returns no levels for an empty sitting', () => {
    expect(score({})).toMatchObject({ dimensions: [{ level: null }, { level: null }], overall: null })
  })

  test('flags a failed attention check and fast answers', () => {
    const timesMs = Object.fromEntries(instrument.order.map((id) => [id, 200]))
    const { flags, validity } = scoreSitting(instrument, { ...answers(1, 3), x1: 0 }, { times: timesMs })
    expect({ flags, validity }).toEqual({ flags: ['directed', 'speed'], validity: 'noNorms' })
  })

  test('ignores answers to context and attention-check items in the scores', () => {
    const { dimensions, overall } = score(answers(1, 3))
    expect(score({ ...answers(1, 3), c1: 0, x1: 0 })).toMatchObject({ dimensions, overall })
  })

  test.each<{ responses: Responses; code: ResponseErrorCode; params: Record<string, string | number> }>([
    { responses: { low1: 5 }, code: 'RESPONSE_OUT_OF_RANGE', params: { item: 'low1', value: 5, min: 0, max: 4 } },
    { responses: { low1: 1.5 }, code: 'RESPONSE_OUT_OF_RANGE', params: { item: 'low1', value: 1.5, min: 0, max: 4 } },
    { responses: { x1: -1 }, code: 'RESPONSE_OUT_OF_RANGE', params: { item: 'x1', value: -1, min: 0, max: 4 } },
    { responses: { c1: 7 }, code: 'RESPONSE_OUT_OF_RANGE', params: { item: 'c1', value: 7, min: 0, max: 6 } },
    { responses: { nobody: 1 }, code: 'UNKNOWN_ITEM', params: { item: 'nobody' } },
    { responses: { constructor: 1 }, code: 'UNKNOWN_ITEM', params: { item: 'constructor' } },
  ])('throws $code for the responses $responses', ({ responses, code, params }) => {
    expect(() => score({ ...answers(1, 3), ...responses })).toThrow(expect.objectContaining({ code, params }))
  })

  const responses = fc.record(
    Object.fromEntries(instrument.order.map((id) => [id, fc.integer({ min: 0, max: id === 'c1' ? 6 : 4 })])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Responses>

  test('returns POMP in 0–100 and matching levels for every possible sitting', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const result = score(given)
        for (const { pomp, level, raw } of result.dimensions) {
          expect(pomp === null).toBe(raw === null)
          expect(level).toBe(pomp === null ? null : levelOfPomp(pomp))
          if (pomp !== null) expect(pomp >= 0 && pomp <= 100).toBe(true)
        }
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
    )
  })

  test('computes the overall score as POMP over all items when every item is answered', () => {
    const complete = fc.record(
      Object.fromEntries(instrument.order.map((id) => [id, fc.integer({ min: 0, max: 4 })])),
    ) as fc.Arbitrary<Responses>
    fc.assert(
      fc.property(complete, (given) => {
        const { dimensions, overall } = score(given)
        const pooled = dimensions.reduce((sum, { raw }) => sum + (raw ?? Number.NaN), 0)
        expect(overall?.pomp).toBeCloseTo((100 * pooled) / 60, 10)
      }),
    )
  })

  // One of k items 1–5 is missing; means of 1.8, 2.6, 3.4 and 4.2 are POMP 20, 40, 60 and 80, on a cut.
  test.each<{ mean: number; level: Level }>([
    { mean: 1.8, level: 'level2' },
    { mean: 2.6, level: 'level3' },
    { mean: 3.4, level: 'level4' },
    { mean: 4.2, level: 'level5' },
  ])('gives a prorated mean of $mean the level $level despite floating-point noise', ({ mean, level }) => {
    for (let answered = 5; answered <= 50; answered += 5) {
      const one = dimension('d', 'trait', answered + 1)
      const scaled = { ...published, responseScale: { min: 1, max: 5 }, dimensions: [one], pairs: [] }
      const low = Math.floor(mean)
      const high = Math.round((mean - low) * answered)
      const responses = idsOf(one)
        .slice(1)
        .map((id, index) => [id, index < high ? low + 1 : low])
      const { dimensions, overall } = score(Object.fromEntries(responses), scaled)
      expect(dimensions).toMatchObject([{ answered, level }])
      expect(overall?.level).toBe(level)
    }
  })
})

describe('undecidedItems', () => {
  const idsOf = (responses: Responses) => new Set(Object.keys(responses))

  test('lists every item in order of presentation when nothing is answered', () => {
    expect(undecidedItems(instrument, new Set())).toEqual(instrument.order)
  })

  test('lists unanswered context and attention-check items too', () => {
    expect(undecidedItems(instrument, idsOf(without(answers(0, 0), 'x1', 'c1', 'energy2')))).toEqual([
      'c1',
      'x1',
      'energy2',
    ])
  })

  test('is empty for a complete sitting, zeros included', () => {
    expect(undecidedItems(instrument, idsOf(answers(0, 0)))).toEqual([])
  })
})
