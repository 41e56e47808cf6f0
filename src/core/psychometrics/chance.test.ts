import { describe, expect, test } from 'vitest'
import { publishedInstruments } from '@/content/instruments'
import { carefulPace, chanceRatio, paceRatio, spreadsOf, tappingPace } from './chance'
import { chanceCuts, simulatedCuts } from './chance-cuts'
import { every, ids, trial } from './fixture'
import type { DimensionKind, Instrument } from './instrument'
import { rawAnswers } from './key'

const ratioOf = (responses: Record<string, number>) => chanceRatio(trial, rawAnswers(trial, responses))

describe('how much likelier answers are by chance than from somebody careful', () => {
  test('nothing answered says nothing', () => {
    expect(ratioOf({})).toBeCloseTo(0, 9)
    expect(ratioOf({ c1: 2, x1: 0 })).toBeCloseTo(0, 9)
  })

  test.each([0, 1, 2, 3, 4])('a part answered with %i throughout speaks of care, whatever its level', (point) => {
    expect(ratioOf(every(ids(1, 24), point))).toBeLessThan(-5)
  })

  test('answers from end to end without order speak of chance', () => {
    const ends = '040140342041304240103414'
    expect(ratioOf(Object.fromEntries(ids(1, 24).map((id, n) => [id, Number(ends[n])])))).toBeGreaterThan(0)
  })

  test('each answer out of place adds to it', () => {
    const low = every(ids(1, 24), 1)
    const ratios = [0, 2, 4, 6].map((n) => ratioOf({ ...low, ...every(ids(1, n), 4) }))
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
  })
})

/** Two parts of two items each, the second of which is reversed; it has a name that nobody else has. */
const small = (kind: DimensionKind, min: number, max: number): Instrument => ({
  ...trial,
  slug: `small-${kind}-${max - min}`,
  responseScale: { min, max },
  dimensions: ['a', 'b'].map((id) => ({
    id,
    kind,
    items: [
      { id: `${id}1`, reversed: false },
      { id: `${id}2`, reversed: true },
    ],
  })),
  context: [],
  directed: [],
  pairs: [],
  order: ['a1', 'a2', 'b1', 'b2'],
})

describe.each([
  { kind: 'symptom', min: 0, max: 3 },
  { kind: 'symptom', min: 0, max: 4 },
  { kind: 'trait', min: 1, max: 5 },
  { kind: 'trait', min: 1, max: 7 },
] as const)('for a $kind answered from $min to $max', ({ kind, min, max }) => {
  const instrument = small(kind, min, max)
  const of = (responses: Record<string, number>) => chanceRatio(instrument, rawAnswers(instrument, responses))
  const points = Array.from({ length: max - min + 1 }, (_, n) => min + n)

  test('somebody careful gives some answers, and only once: the chances of all that can be given add up to one', () => {
    const likely = points.flatMap((a1) =>
      points.flatMap((a2) => points.flatMap((b1) => points.map((b2) => Math.exp(-of({ a1, a2, b1, b2 }))))),
    )
    expect(likely.reduce((sum, one) => sum + one, 0) / likely.length).toBeCloseTo(1, 5)
    const one = points.map((a2) => Math.exp(-of({ a2 })))
    expect(one.reduce((sum, each) => sum + each, 0) / one.length).toBeCloseTo(1, 5)
  })

  test('the middle of answers lies where it is assumed, turned for reversed items', () => {
    const middle = (item: 'a1' | 'a2') => {
      const shares = points.map((point) => Math.exp(-of({ [item]: point })) / points.length)
      const half = shares.reduce((sum, share, n) => sum + share * ((n + 0.5) / points.length), 0)
      return item === 'a2' ? 1 - half : half
    }
    const { plain, reversed } = spreadsOf(kind, points.length)
    // Where the scale cuts the spread off, its mean lies a little further in.
    expect(Math.abs(middle('a1') - plain.middle)).toBeLessThan(0.06)
    expect(Math.abs(middle('a2') - reversed.middle)).toBeLessThan(0.06)
  })

  test('answers that agree are likelier of somebody careful than apart, and such that do not less likely', () => {
    const agree = { a1: max, a2: min }
    const oppose = { a1: max, a2: max }
    expect(of(agree)).toBeLessThan(of({ a1: max }) + of({ a2: min }))
    expect(of(oppose)).toBeGreaterThan(of(agree))
  })

  test('parts of one person have something in common', () => {
    expect(of({ a1: max, b1: max })).toBeLessThan(of({ a1: max }) + of({ b1: max }))
    expect(of({ a1: max, b1: min })).toBeGreaterThan(of({ a1: max }) + of({ b1: min }))
  })

  test('nothing depends on which part comes first', () => {
    expect(of({ a1: min, a2: max, b1: max })).toBeCloseTo(of({ b1: min, b2: max, a1: max }), 9)
  })
})

test.each([0.5, 0.9, 1, 1.2, 1.5, 1.8, 2])('a pace of %f readings says as much as two bells of its log', (readings) => {
  const bell = (middle: number) => -(((Math.log(readings) - Math.log(middle)) / carefulPace.sd) ** 2) / 2
  const ratio = bell(tappingPace) - bell(carefulPace.readings)
  expect(paceRatio(readings)).toBeCloseTo(Math.min(1.5, Math.max(-2, ratio)), 9)
})

test('a pace adds to it within bounds, and nothing where it is not known', () => {
  expect(paceRatio(null)).toBe(0)
  expect([0, 0.2, 1.8, 60].map(paceRatio)).toEqual([1.5, 1.5, expect.closeTo(-1.23, 1), -2])
  expect(paceRatio(1)).toBeGreaterThan(paceRatio(1.2))
})

test.each(
  publishedInstruments().map((instrument) => ({ instrument, name: `${instrument.slug} v${instrument.version}` })),
)('the cuts of $name are those that simulated answers give', ({ instrument }) => {
  const { coherent, spread } = chanceCuts(instrument)
  const made = simulatedCuts(instrument)
  expect(made.coherent).toBeCloseTo(coherent, 4)
  expect(made.spread).toBeCloseTo(spread, 4)
  expect(coherent).toBeLessThan(spread)
})
