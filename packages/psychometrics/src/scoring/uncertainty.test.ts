import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assumedHalfWidth,
  certaintyOf,
  changeOf,
  crossings,
  differenceOf,
  halfWidthOf,
  levelsNamed,
  reliableChange,
  scoreInterval,
} from './uncertainty.ts'

test.each([
  [6, 20.7],
  [8, 18.6],
  [10, 17.1],
  [12, 15.8],
])('a score interval from %i answers has an assumed half width of %f points', (answered, half) => {
  expect(assumedHalfWidth(answered)).toBeCloseTo(half, 1)
})

test.each([0, Number.NaN, -1])('assumedHalfWidth throws for %s answers', (answered) => {
  expect(() => assumedHalfWidth(answered)).toThrow(RangeError)
})

test('scoreInterval rounds to whole points and stays within 0 and 100', () => {
  expect(scoreInterval(70.83, 15.8)).toEqual({ score: 71, half: 16, from: 55, to: 87 })
  expect(scoreInterval(4.2, 15.8)).toEqual({ score: 4, half: 16, from: 0, to: 20 })
  expect(scoreInterval(100, 20.7)).toEqual({ score: 100, half: 21, from: 79, to: 100 })
})

test.each([
  [-1, 10],
  [101, 10],
  [Number.NaN, 10],
  [50, 0],
  [50, Number.NaN],
])('scoreInterval throws for %s ± %s', (pomp, half) => {
  expect(() => scoreInterval(pomp, half)).toThrow(RangeError)
})

/** A part of which every item was answered. */
const scoredOf = (items: number, pomp = 50) => ({ answered: items, items, pomp })

const named = (pomp: number, half: number) => levelsNamed(pomp, scoreInterval(pomp, half))

test('crossings lists the level borders inside a score interval, the one exceeded most first', () => {
  expect(crossings(70.83, scoreInterval(70.83, 15.8))).toEqual([
    { border: 80, side: 'above', by: 7 },
    { border: 60, side: 'below', by: 5 },
  ])
  expect(crossings(10, scoreInterval(10, 5))).toEqual([])
  expect(crossings(95, scoreInterval(95, 16))).toEqual([{ border: 80, side: 'below', by: 1 }])
})

test('levelsNamed returns one level when no cut is exceeded by more than half the half width', () => {
  expect(named(70.83, 15.8)).toEqual(['level4'])
  // The interval 28 ± 16 extends beyond the cut of 20 by exactly half of 16. With two levels here, a tenth of a point
  // would decide between one and two.
  expect(named(27.8, 15.8)).toEqual(['level2'])
})

test('levelsNamed returns two ordered levels when a cut is exceeded by more than half the half width', () => {
  expect(named(62, 15.8)).toEqual(['level3', 'level4'])
  expect(named(57, 15.8)).toEqual(['level3', 'level4'])
  expect(named(23, 15.8)).toEqual(['level1', 'level2'])
})

test('levelsNamed returns one level midway between two cuts, however wide the interval', () => {
  expect(named(50, 30)).toEqual(['level3'])
  expect(named(70, 21)).toEqual(['level4'])
})

describe('the half width of a score interval', () => {
  test('is assumed below 300 sittings and measured from there on', () => {
    expect(halfWidthOf(scoredOf(8))).toBe(assumedHalfWidth(8))
    expect(halfWidthOf(scoredOf(8), { sem: 5, n: 299 })).toBe(assumedHalfWidth(8))
    expect(halfWidthOf(scoredOf(8), { sem: 5, n: 300 })).toBeCloseTo(9.8, 9)
    expect(halfWidthOf(scoredOf(8), { sem: 5, n: Number.NaN })).toBe(assumedHalfWidth(8))
  })

  const errors = [2, 4, 6, 4, 2]

  test.each([
    { pomp: 0, error: 2 },
    { pomp: 50, error: 6 },
    { pomp: 100, error: 2 },
    // A score midway between two raw scores.
    { pomp: 12.5, error: 3 },
    { pomp: 90, error: 2.8 },
  ])('uses the calibrated error $error at the score $pomp', ({ pomp, error }) => {
    expect(halfWidthOf(scoredOf(8, pomp), { sem: 5, n: 500, errors })).toBeCloseTo(1.96 * error, 9)
  })

  test('grows with the square root of the ratio of items to answers', () => {
    const scored = { answered: 6, items: 8, pomp: 50 }
    expect(halfWidthOf(scored, { sem: 5, n: 500, errors })).toBeCloseTo(1.96 * 6 * Math.sqrt(8 / 6), 9)
  })

  test('ignores score-specific errors below 300 sittings or when there is only one', () => {
    expect(halfWidthOf(scoredOf(8), { sem: 5, n: 299, errors })).toBe(assumedHalfWidth(8))
    expect(halfWidthOf(scoredOf(8), { sem: 5, n: 500, errors: [3] })).toBeCloseTo(9.8, 9)
  })

  test.each([
    { measured: null, sure: 'likely' },
    { measured: { sem: 5, n: 299 }, sure: 'likely' },
    { measured: { sem: 5, n: 300 }, sure: 'veryLikely' },
  ])('has certainty $sure when the measured error is $measured', ({ measured, sure }) => {
    expect(certaintyOf(measured)).toBe(sure)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('throws for a measured error of %s', (sem) => {
    expect(() => halfWidthOf(scoredOf(8), { sem, n: 500 })).toThrow(RangeError)
  })
})

test('a score interval contains its score and stays on the scale, whatever its width', () => {
  const scores = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(
      scores,
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0.5, max: 80, noNaN: true }),
      (pomp, k, sem) => {
        for (const half of [halfWidthOf(scoredOf(k, pomp)), halfWidthOf(scoredOf(k, pomp), { sem, n: 300 })]) {
          const { from, to, score } = scoreInterval(pomp, half)
          expect(from >= 0 && from <= score && score <= to && to <= 100).toBe(true)
        }
      },
    ),
  )
})

describe('a change between two results', () => {
  const scored = (pomp: number, answered = 8) => ({ pomp, half: halfWidthOf(scoredOf(answered, pomp)) })

  test.each([
    { answered: 6, wobble: 29.3 },
    { answered: 8, wobble: 26.3 },
    { answered: 12, wobble: 22.4 },
  ])('is reliable only above $wobble points when both results have $answered answers', ({ answered, wobble }) => {
    const [just, beyond] = [wobble - 0.1, wobble + 0.1].map((by) =>
      changeOf(scored(30, answered), scored(30 + by, answered)),
    )
    expect(just?.wobble).toBeCloseTo(wobble, 1)
    expect([just?.reliable, beyond?.reliable]).toEqual([false, true])
  })

  test('is reliable in both directions, with a sign for the direction', () => {
    expect(changeOf(scored(80), scored(40))).toMatchObject({ by: -40, reliable: true })
    expect(changeOf(scored(40), scored(80))).toMatchObject({ by: 40, reliable: true })
  })

  test.each([
    [Number.NaN, 40],
    [40, Number.NaN],
  ])('throws for the scores %s and %s, and for a half width of zero', (before, after) => {
    expect(() => changeOf(scored(before), scored(after))).toThrow(RangeError)
    expect(() => changeOf({ pomp: 1, half: 0 }, { pomp: 2, half: 5 })).toThrow(RangeError)
  })
})

describe('the difference of two people', () => {
  test.each([
    { own: 50, other: 50, is: 0 },
    { own: 74, other: 50, is: 0.9953 },
    { own: 50, other: 75, is: -1.0368 },
    { own: 100, other: 0, is: 4.147 },
  ])(
    'is $is error margins for the scores $own and $other, with the opposite sign when swapped',
    ({ own, other, is }) => {
      const [a, b] = [own, other].map((pomp) => ({ pomp, half: assumedHalfWidth(10) }))
      if (!a || !b) throw new Error('two')
      expect(differenceOf(a, b)).toBeCloseTo(is, 2)
      expect(differenceOf(b, a)).toBeCloseTo(-is, 2)
    },
  )

  test('needs more points to be reliable when one person gave fewer answers', () => {
    const other = { pomp: 50, half: assumedHalfWidth(12) }
    const sure = differenceOf({ pomp: 74, half: assumedHalfWidth(12) }, other)
    const unsure = differenceOf({ pomp: 74, half: assumedHalfWidth(4) }, other)
    expect([sure > 1, unsure > 1]).toEqual([true, false])
  })

  test('throws for a half width of zero', () => {
    expect(() => differenceOf({ pomp: 50, half: 0 }, { pomp: 50, half: 17 })).toThrow(RangeError)
  })
})

test('two scores differ reliably only when farther apart than their combined error margin', () => {
  expect(reliableChange(10)).toBeCloseTo(14.142, 3)
  const of = (by: number) => changeOf({ pomp: 20, half: 3 }, { pomp: 20 + by, half: 4 })
  expect(of(5)).toEqual({ by: 5, wobble: 5, reliable: false })
  expect(of(5.1).reliable).toBe(true)
  expect(of(-5.1).reliable).toBe(true)
})

test('a score interval that ends on a cut does not reach beyond that cut', () => {
  expect(crossings(50, scoreInterval(50, 10))).toEqual([])
  expect(crossings(50, scoreInterval(50, 11)).map(({ by }) => by)).toEqual([1, 1])
  expect(crossings(10, scoreInterval(10, 30))).toEqual([{ border: 20, side: 'above', by: 20 }])
  expect(crossings(90, scoreInterval(90, 30))).toEqual([{ border: 80, side: 'below', by: 20 }])
})
