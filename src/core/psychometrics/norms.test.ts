import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addObservation,
  covarianceMatrix,
  cronbachAlpha,
  emptyMoments,
  interval95,
  type Moments,
  mergeMoments,
  normStage,
  percentileRank,
  percentOfT,
  retestChange,
  standardDeviations,
  standardErrorOfMeasurement,
  tScore,
} from './norms'

/** NIST StRD NumAcc4: certified mean 10000000.2, SD 0.1. */
const numAcc4 = [10000000.2, ...Array.from({ length: 500 }, () => [10000000.1, 10000000.3]).flat()]

/** Rows from a text like '1 2, 3 4'. */
function matrix(text: string): number[][] {
  return text === '' ? [] : text.split(', ').map((row) => row.split(' ').map(Number))
}

function momentsOf(rows: readonly (readonly number[])[], variables = rows[0]?.length ?? 0): Moments {
  return rows.reduce((moments, row) => addObservation(moments, row), emptyMoments(variables))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The textbook two-pass variance, to check the streaming one against. */
function variance(values: readonly number[]): number {
  const mean = sum(values) / values.length
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1)
}

const column = (rows: readonly (readonly number[])[], index: number) => rows.map((row) => row[index] ?? Number.NaN)

/** 2–40 sittings of the same 2–6 items, answered 1–5. */
const samples = fc
  .integer({ min: 2, max: 6 })
  .chain((k) =>
    fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: k, maxLength: k }), { minLength: 2, maxLength: 40 }),
  )

function expectClose(a: Moments, b: Moments) {
  const numbers = ({ n, means, coMoments }: Moments) => [n, ...means, ...coMoments.flat()]
  expect(numbers(a)).toEqual(numbers(b).map((value) => expect.closeTo(value, 8)))
}

test.each([
  { n: 299, expected: 'design' },
  { n: 300, expected: 'local' },
  { n: 999, expected: 'local' },
  { n: 1000, expected: 'percentile' },
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
    const { from, to } = interval95(112, sem)
    expect(from).toBeCloseTo(100.24, 10)
    expect(to).toBeCloseTo(123.76, 10)
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

  test('does not exist among no values', () => {
    expect(() => percentileRank(1, [])).toThrow(RangeError)
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
  ])('does not exist for SD $sd and r $reliability', ({ sd, reliability }) => {
    expect(() => retestChange(1, 2, sd, reliability)).toThrow(RangeError)
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

  test('is 1 for identical items, 0 for unrelated ones, negative for opposed ones', () => {
    const alpha = (sample: string) => cronbachAlpha(covarianceMatrix(momentsOf(matrix(sample))))
    expect(alpha('1 1 1, 3 3 3, 4 4 4')).toBeCloseTo(1, 12)
    expect(alpha('1 1, 1 2, 2 1, 2 2')).toBeCloseTo(0, 12)
    expect(alpha('1 4, 2 4, 5 2')).toBeLessThan(0)
  })

  test('follows k/(k−1) · (1 − Σ s²ᵢ / s²ₜ) on the responses themselves', () => {
    fc.assert(
      fc.property(samples, (rows) => {
        const k = rows[0]?.length ?? 0
        const ofTotal = variance(rows.map(sum))
        fc.pre(ofTotal > 0)
        const ofItems = sum(Array.from({ length: k }, (_, i) => variance(column(rows, i))))
        const alpha = cronbachAlpha(covarianceMatrix(momentsOf(rows)))
        expect(alpha).toBeCloseTo((k / (k - 1)) * (1 - ofItems / ofTotal), 6)
      }),
    )
  })

  test.each([
    { name: 'no item', covariance: '' },
    { name: 'one item', covariance: '2' },
    { name: 'a total that does not vary', covariance: '1 -1, -1 1' },
  ])('is null for $name', ({ covariance }) => {
    expect(cronbachAlpha(matrix(covariance))).toBeNull()
  })
})

describe('streaming moments', () => {
  test('are accurate on NIST NumAcc4, where squares of raw values cancel', () => {
    const moments = momentsOf(numAcc4.map((value) => [value]))
    expect(moments.n).toBe(1001)
    expect(moments.means[0]).toBeCloseTo(10000000.2, 7)
    expect(standardDeviations(moments)[0]).toBeCloseTo(0.1, 8)
    expect(standardDeviations(moments)[0]?.toFixed(11)).toBe('0.10000000056')
    const n = numAcc4.length
    const naive = (sum(numAcc4.map((value) => value ** 2)) - sum(numAcc4) ** 2 / n) / (n - 1)
    expect(Math.abs(naive - 0.01)).toBeGreaterThan(0.01)
  })

  test.each([1, 2, 500, 1000])('are as accurate on NumAcc4 merged from two parts, cut after %d', (cut) => {
    const rows = numAcc4.map((value) => [value])
    const merged = mergeMoments(momentsOf(rows.slice(0, cut)), momentsOf(rows.slice(cut)))
    expect(merged.n).toBe(1001)
    expect(merged.means[0]).toBeCloseTo(10000000.2, 7)
    expect(standardDeviations(merged)[0]).toBeCloseTo(0.1, 8)
  })

  test('give the covariance of a small sample by hand', () => {
    const moments = momentsOf(matrix('1 2, 2 4, 3 9'))
    expect(moments.means).toEqual([2, 5])
    expect(covarianceMatrix(moments)).toEqual(matrix('1 3.5, 3.5 13'))
    expect(standardDeviations(moments)).toEqual([1, Math.sqrt(13)])
  })

  test('equal the two-pass variance and are symmetric', () => {
    fc.assert(
      fc.property(samples, (rows) => {
        const covariance = covarianceMatrix(momentsOf(rows))
        covariance.forEach((row, i) => {
          expect(row[i]).toBeCloseTo(variance(column(rows, i)), 9)
          expect(row).toEqual(column(covariance, i))
        })
      }),
    )
  })

  test('merge to what one pass gives, wherever the sample is cut and in either order', () => {
    fc.assert(
      fc.property(samples, fc.nat(40), (rows, cut) => {
        const k = rows[0]?.length ?? 0
        const a = momentsOf(rows.slice(0, cut), k)
        const b = momentsOf(rows.slice(cut), k)
        expectClose(mergeMoments(a, b), momentsOf(rows))
        expectClose(mergeMoments(b, a), momentsOf(rows))
      }),
    )
  })

  test('leave what they were computed from as it was, and empty stays empty', () => {
    const before = momentsOf(matrix('1 2, 2 4'))
    const copy = structuredClone(before)
    addObservation(before, [3, 9])
    mergeMoments(before, before)
    expect(before).toEqual(copy)
    expect(mergeMoments(emptyMoments(2), emptyMoments(2))).toEqual(emptyMoments(2))
  })

  test('refuse a row of the wrong length or with a value that is not finite', () => {
    const moments = emptyMoments(2)
    expect(() => addObservation(moments, [1])).toThrow(RangeError)
    expect(() => addObservation(moments, [1, 2, 3])).toThrow(RangeError)
    expect(() => addObservation(moments, [1, Number.NaN])).toThrow(RangeError)
    expect(() => mergeMoments(moments, emptyMoments(3))).toThrow(RangeError)
  })

  test('have no covariance before the second observation', () => {
    expect(() => covarianceMatrix(emptyMoments(1))).toThrow(RangeError)
    expect(() => standardDeviations(momentsOf([[1]]))).toThrow(RangeError)
  })
})
