import { ids, trialInstrument, uniformResponses } from '@mindglass/psychometrics/fixture'
import type { DimensionKind, Instrument } from '@mindglass/psychometrics/instrument'
import { type RawAnswers, rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { spreadsOf } from '@mindglass/psychometrics/validity/careful-styles'
import {
  type CarelessType,
  carelessLogRatio,
  carelessLogRatios,
  paceLogRatio,
} from '@mindglass/psychometrics/validity/careless'
import { carelessCutsOf } from '@mindglass/psychometrics/validity/careless-cuts'
import { describe, expect, test } from 'vitest'
import { publishedInstruments } from '@/content/tests/instruments'
import { publishedInstrument } from '@/testing/data/sittings'

const chanceRatio = (instrument: Instrument, answers: RawAnswers) => carelessLogRatios(instrument, answers).throughout
const ratioOf = (responses: Record<string, number>) =>
  chanceRatio(trialInstrument, rawAnswers(trialInstrument, responses))

describe('the log likelihood ratio of random answering', () => {
  test('is zero when no scored item is answered', () => {
    expect(ratioOf({})).toBeCloseTo(0, 9)
    expect(ratioOf({ c1: 2, x1: 0 })).toBeCloseTo(0, 9)
  })

  test.each([0, 1, 2, 3, 4])('is negative when every item is answered with %i', (point) => {
    expect(ratioOf(uniformResponses(ids(1, 24), point))).toBeLessThan(-5)
  })

  test('is positive for unordered answers across the whole scale', () => {
    const ends = '040140342041304240103414'
    expect(ratioOf(Object.fromEntries(ids(1, 24).map((id, n) => [id, Number(ends[n])])))).toBeGreaterThan(0)
  })

  test('grows with each answer that differs from the others', () => {
    const low = uniformResponses(ids(1, 24), 1)
    const ratios = [0, 2, 4, 6].map((n) => ratioOf({ ...low, ...uniformResponses(ids(1, n), 4) }))
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
  })
})

/** Returns a test of two parts with two items each, the second one reversed, under a unique name. */
const small = (kind: DimensionKind, min: number, max: number): Instrument => ({
  ...trialInstrument,
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
] as const)(
  'the log likelihood ratio of random answers to a $kind on a scale from $min to $max',
  ({ kind, min, max }) => {
    const instrument = small(kind, min, max)
    const of = (responses: Record<string, number>) => chanceRatio(instrument, rawAnswers(instrument, responses))
    const points = Array.from({ length: max - min + 1 }, (_, n) => min + n)

    test('yields probabilities of careful answers that add up to one', () => {
      const likely = points.flatMap((a1) =>
        points.flatMap((a2) => points.flatMap((b1) => points.map((b2) => Math.exp(-of({ a1, a2, b1, b2 }))))),
      )
      expect(likely.reduce((sum, one) => sum + one, 0) / likely.length).toBeCloseTo(1, 5)
      const one = points.map((a2) => Math.exp(-of({ a2 })))
      expect(one.reduce((sum, each) => sum + each, 0) / one.length).toBeCloseTo(1, 5)
    })

    test('implies a mean of careful answers near the one that the model assumes', () => {
      const middle = (item: 'a1' | 'a2') => {
        const shares = points.map((point) => Math.exp(-of({ [item]: point })) / points.length)
        const half = shares.reduce((sum, share, n) => sum + share * ((n + 0.5) / points.length), 0)
        return item === 'a2' ? 1 - half : half
      }
      const { plain, reversed } = spreadsOf(kind, points.length)
      // The scale truncates the distribution, which moves its mean a little towards the middle.
      expect(Math.abs(middle('a1') - plain.middle)).toBeLessThan(0.07)
      expect(Math.abs(middle('a2') - reversed.middle)).toBeLessThan(0.07)
    })

    test('is lower for two consistent answers than for contradicting ones', () => {
      const agree = { a1: max, a2: min }
      const oppose = { a1: max, a2: max }
      expect(of(agree)).toBeLessThan(of({ a1: max }) + of({ a2: min }))
      expect(of(oppose)).toBeGreaterThan(of(agree))
    })

    test('is lower when two parts are both high than when only one is high', () => {
      const together = (a1: number, b1: number) => of({ a1, b1 }) - of({ a1 }) - of({ b1 })
      expect(together(max, max)).toBeLessThan(0)
      expect(together(max, max)).toBeLessThan(together(max, min))
    })

    test('does not depend on the order of the parts', () => {
      expect(of({ a1: min, a2: max, b1: max })).toBeCloseTo(of({ b1: min, b2: max, a1: max }), 9)
    })
  },
)

describe('the log likelihood ratio of careless answering', () => {
  const attention = publishedInstrument('attention')
  const items = attention.dimensions.flatMap((dimension) => dimension.items)
  const { min, max } = attention.responseScale
  const low = Object.fromEntries(items.map(({ id, reversed }) => [id, reversed ? max - 1 : min + 1]))
  const run = attention.order.filter((id) => low[id] !== undefined)
  /** Digits drawn at random. */
  const digits = '0340142041304213043101423040412403'
  const ends = (from: number) =>
    Object.fromEntries(
      run.map((id, n) => [
        id,
        n < from * run.length ? (low[id] ?? min) : min + (Number(digits[n % digits.length]) % (max - min + 1)),
      ]),
    )

  test.each<{ way: CarelessType; responses: Record<string, number> }>([
    { way: 'throughout', responses: ends(0) },
    { way: 'secondHalf', responses: ends(0.5) },
    { way: 'lastQuarter', responses: ends(0.75) },
    { way: 'unturned', responses: Object.fromEntries(items.map(({ id }) => [id, min + 1])) },
  ])('is higher for the careless style $way than for careful answers', ({ way, responses }) => {
    const seen = carelessLogRatios(attention, rawAnswers(attention, responses))
    expect(seen[way]).toBeGreaterThan(0)
    expect(seen[way]).toBeGreaterThan(carelessLogRatios(attention, rawAnswers(attention, low))[way])
  })

  test('is higher for the style “favourite” than for “throughout” when only two scale points are chosen', () => {
    // Two neighbouring points in a fixed sequence, for plain and reversed items alike.
    const favourite = Object.fromEntries(run.map((id, n) => [id, [1, 1, 2, 1, 2, 2, 1][n % 7] ?? 1]))
    const { favourite: liked, throughout } = carelessLogRatios(attention, rawAnswers(attention, favourite))
    expect(liked).toBeGreaterThan(throughout)
  })

  test('combines all careless styles and exceeds the likeliest one by at most ln 1.5', () => {
    const logs = carelessLogRatios(attention, rawAnswers(attention, ends(0)))
    const ratio = carelessLogRatio(attention, logs)
    expect(ratio).toBeGreaterThan(Math.log(0.75) + logs.throughout)
    expect(ratio).toBeLessThan(Math.max(...Object.values(logs)) + Math.log(1.5))
    const nobody = { throughout: 0, secondHalf: 0, lastQuarter: 0, favourite: 0, unturned: 0 }
    expect(carelessLogRatio(attention, nobody)).toBeCloseTo(Math.log(1.5), 12)
  })
})

test.each([
  { readings: null, says: 0 },
  { readings: 60, says: 0 },
  { readings: 2, says: 0 },
  { readings: 0.8, says: 0 },
  { readings: 0.6, says: 3.6 * Math.log(0.8 / 0.6) },
  { readings: 0.4, says: 3.6 * Math.log(2) },
  { readings: 0.2, says: 2.5 },
  { readings: 0, says: 2.5 },
])('paceLogRatio returns $says for a pace of $readings reading times', ({ readings, says }) => {
  expect(paceLogRatio(readings)).toBeCloseTo(says, 9)
})

test.each(
  publishedInstruments().map((instrument) => ({ instrument, name: `${instrument.slug} v${instrument.version}` })),
)('the instrument $name has its own cutoffs, which are lower when more directed items are missed', ({ instrument }) => {
  const { doubt, askAgain } = carelessCutsOf(instrument)
  expect({ doubt, askAgain }).not.toEqual(carelessCutsOf({ slug: 'unknown', version: 1 }))
  expect(askAgain).toHaveLength(Math.min(2, instrument.directed.length) + 1)
  expect(askAgain.at(-1)).toBeLessThan(askAgain[0] ?? Number.NEGATIVE_INFINITY)
  expect(doubt).toBeLessThan(askAgain[0] ?? Number.NEGATIVE_INFINITY)
})
