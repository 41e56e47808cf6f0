import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cronbachAlpha,
  interval95,
  normStage,
  percentileRank,
  percentOfT,
  retestChange,
  standardErrorOfMeasurement,
  tScore,
} from './norms'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The textbook two-pass variance. */
function variance(values: readonly number[]): number {
  const mean = sum(values) / values.length
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1)
}

test.each([
  { n: 299, expected: 'design' },
  { n: 300, expected: 'local' },
  { n: 999, expected: 'local' },
  { n: 1000, expected: 'percentile' },
  { n: Number.NaN, expected: 'design' },
])('$n sittings are at stage $expected', ({ n, expected }) => {
  expect(normStage(n)).toBe(expected)
})

describe('tScore', () => {
  test.each([
    { x: 100, expected: 50 },
    { x: 115, expected: 60 },
    { x: 107.5, expected: 55 },
  ])('is $expected for $x with mean 100 and SD 15', ({ x, expected }) => {
    expect(tScore(x, 100, 15)).toBe(expected)
  })

  test('has mean 50 and SD 10 in the sample it was normed on', () => {
    const values = [3, 9, 4, 12, 7, 7, 1]
    const mean = sum(values) / values.length
    const scores = values.map((value) => tScore(value, mean, Math.sqrt(variance(values))))
    expect(sum(scores) / scores.length).toBeCloseTo(50, 10)
    expect(Math.sqrt(variance(scores))).toBeCloseTo(10, 10)
  })

  test.each([0, -1, Number.NaN])('does not exist with SD %d', (sd) => {
    expect(() => tScore(1, 1, sd)).toThrow(RangeError)
  })

  test('does not exist of what is no number', () => {
    expect(() => tScore(Number.NaN, 1, 2)).toThrow(RangeError)
    expect(() => tScore(1, Number.NaN, 2)).toThrow(RangeError)
  })
})

describe('percentOfT', () => {
  test.each([
    { t: 30, expected: '2.28' },
    { t: 40, expected: '15.87' },
    { t: 50, expected: '50.00' },
    { t: 60, expected: '84.13' },
    { t: 65, expected: '93.32' },
    { t: 70, expected: '97.72' },
  ])('is $expected % at T $t', ({ t, expected }) => {
    expect(percentOfT(t).toFixed(2)).toBe(expected)
  })

  test('is exact to ten digits', () => {
    expect(percentOfT(60)).toBeCloseTo(84.1344746068543, 10)
    expect(percentOfT(20)).toBeCloseTo(0.134989803163009, 10)
    expect(percentOfT(69.6)).toBeCloseTo(97.500210485178, 10)
  })

  test('rises from 0 to 100, symmetric about T 50', () => {
    const ts = fc.double({ min: -100, max: 200, noNaN: true })
    fc.assert(
      fc.property(ts, ts, (a, b) => {
        expect(percentOfT(a)).toBeGreaterThanOrEqual(0)
        expect(percentOfT(a)).toBeLessThanOrEqual(100)
        expect(percentOfT(a) + percentOfT(100 - a)).toBeCloseTo(100, 10)
        if (a < b) expect(percentOfT(a)).toBeLessThanOrEqual(percentOfT(b) + 1e-12)
      }),
    )
    expect([-1000, 1000].map(percentOfT)).toEqual([0, 100])
  })
})

describe('standard error of measurement', () => {
  test('is 6 for SD 15 and r .84, and 112 then lies in 100.24 … 123.76', () => {
    const sem = standardErrorOfMeasurement(15, 0.84)
    expect(sem).toBeCloseTo(6, 12)
    const { from, to } = interval95(112, sem, { from: 40, to: 160 })
    expect(from).toBeCloseTo(100.24, 10)
    expect(to).toBeCloseTo(123.76, 10)
  })

  test('an interval holds its score and stays on the scale', () => {
    const scores = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(scores, fc.double({ min: 0, max: 200, noNaN: true }), (x, sem) => {
        const { from, to } = interval95(x, sem, { from: 0, to: 100 })
        expect(from >= 0 && from <= x && x <= to && to <= 100).toBe(true)
      }),
    )
    for (const [x, sem] of [
      [-1, 5],
      [101, 5],
      [Number.NaN, 5],
      [50, -1],
      [50, Number.NaN],
    ] as const) {
      expect(() => interval95(x, sem, { from: 0, to: 100 })).toThrow(RangeError)
    }
  })

  test('is 0 for a perfect and the SD for a worthless measure', () => {
    expect(standardErrorOfMeasurement(15, 1)).toBe(0)
    expect(standardErrorOfMeasurement(15, 0)).toBe(15)
  })

  test.each([
    { sd: -1, reliability: 0.8 },
    { sd: 15, reliability: 1.01 },
    { sd: Number.NaN, reliability: 0.8 },
    { sd: 15, reliability: Number.NaN },
    { sd: 15, reliability: -0.3 },
    { sd: Number.POSITIVE_INFINITY, reliability: 0.8 },
    { sd: 15, reliability: JSON.parse('null') as number },
  ])('does not exist for SD $sd and r $reliability', ({ sd, reliability }) => {
    expect(() => standardErrorOfMeasurement(sd, reliability)).toThrow(RangeError)
  })
})

describe('percentileRank', () => {
  const values = [1, 2, 3, 3, 4]

  test.each([
    { name: 'strict, just below 3:', x: 3 - 1e-9, expected: 40 },
    { name: 'weak, just above 3:', x: 3 + 1e-9, expected: 80 },
    { name: 'mean, at', x: 3, expected: 60 },
    { name: 'below all,', x: 0, expected: 0 },
    { name: 'above all,', x: 5, expected: 100 },
    { name: 'half of the one equal,', x: 1, expected: 10 },
  ])('is $expected ($name $x) in 1, 2, 3, 3, 4', ({ x, expected }) => {
    expect(percentileRank(x, values)).toBe(expected)
  })

  test('averages 50 over its own sample, whatever the ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 }), (sample) => {
        const ranks = sample.map((x) => percentileRank(x, sample))
        expect(sum(ranks) / ranks.length).toBeCloseTo(50, 9)
      }),
    )
  })

  test('does not exist among no values, nor with what is no number', () => {
    expect(() => percentileRank(1, [])).toThrow(RangeError)
    expect(() => percentileRank(Number.NaN, values)).toThrow(RangeError)
    expect(() => percentileRank(1, [1, Number.NaN])).toThrow(RangeError)
  })
})

describe('retestChange', () => {
  test.each([
    { before: 100, after: 100, expected: 0 },
    { before: 100, after: 112, expected: Math.SQRT2 }, // 12 / (6 · √2)
    { before: 112, after: 100, expected: -Math.SQRT2 },
    { before: 100, after: 116.7, expected: 1.968114 }, // reliable: beyond 1.96
  ])('from $before to $after with SD 15 and r .84 is $expected', ({ before, after, expected }) => {
    expect(retestChange(before, after, 15, 0.84)).toBeCloseTo(expected, 6)
  })

  test.each([
    { sd: 15, reliability: 1 },
    { sd: 0, reliability: 0.5 },
    { sd: 15, reliability: 1.2 },
    { sd: 15, reliability: -0.2 },
    { sd: 15, reliability: Number.NaN },
  ])('does not exist for SD $sd and r $reliability', ({ sd, reliability }) => {
    expect(() => retestChange(1, 2, sd, reliability)).toThrow(RangeError)
  })

  test('does not exist between what is no number', () => {
    expect(() => retestChange(Number.NaN, 2, 15, 0.8)).toThrow(RangeError)
    expect(() => retestChange(1, Number.NaN, 15, 0.8)).toThrow(RangeError)
  })
})

describe('cronbachAlpha', () => {
  test.each([
    // k equal variances 1 and covariances r give k·r / (1 + (k−1)·r).
    { k: 6, r: 0.3, expected: '0.72' },
    { k: 8, r: 0.3, expected: '0.77' },
  ])('is $expected for $k items with a mean inter-item r of $r', ({ k, r, expected }) => {
    const covariance = Array.from({ length: k }, (_, i) => Array.from({ length: k }, (_, j) => (i === j ? 1 : r)))
    expect(cronbachAlpha(covariance)?.toFixed(2)).toBe(expected)
  })

  test.each([
    { name: 'no item', covariance: [] },
    { name: 'one item', covariance: [[2]] },
    {
      name: 'a total that does not vary',
      covariance: [
        [1, -1],
        [-1, 1],
      ],
    },
  ])('is null for $name', ({ covariance }) => {
    expect(cronbachAlpha(covariance)).toBeNull()
  })

  test.each([
    { name: 'is not square', covariance: [[1, 0.3]] },
    { name: 'has rows of two lengths', covariance: [[1, 0.3], [0.3]] },
    {
      name: 'has two values for one covariance',
      covariance: [
        [1, 0.3],
        [0.4, 1],
      ],
    },
    { name: 'has a cell that is no number', covariance: [[Number.NaN]] },
  ])('refuses a matrix that $name', ({ covariance }) => {
    expect(() => cronbachAlpha(covariance)).toThrow(RangeError)
  })
})
