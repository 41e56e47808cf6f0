import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  covarianceMatrix,
  emptyMoments,
  type Moments,
  mergeMoments,
  observe,
  skews,
  standardDeviations,
} from './moments.ts'
import { cronbachAlpha } from './norms.ts'

/** NIST StRD NumAcc4: certified mean 10000000.2, SD 0.1. */
const numAcc4 = [10000000.2, ...Array.from({ length: 500 }, () => [10000000.1, 10000000.3]).flat()]

/** Parses rows from a text like '1 2, 3 4'. */
function matrix(text: string): number[][] {
  return text === '' ? [] : text.split(', ').map((row) => row.split(' ').map(Number))
}

function momentsOf(rows: readonly (readonly number[])[], variables = rows[0]?.length ?? 0): Moments {
  const moments = emptyMoments(variables)
  for (const row of rows) observe(moments, row)
  return moments
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
  const numbers = ({ n, means, cubes, products }: Moments) => [n, ...means, ...cubes, ...products]
  const other = numbers(b)
  for (const [at, value] of numbers(a).entries()) {
    const expected = other[at] ?? Number.NaN
    expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))
  }
}

describe('Cronbach’s α of moments', () => {
  test('is 1 for identical items, 0 for unrelated items and negative for opposed items', () => {
    const alpha = (sample: string) => cronbachAlpha(covarianceMatrix(momentsOf(matrix(sample))))
    expect(alpha('1 1 1, 3 3 3, 4 4 4')).toBeCloseTo(1, 12)
    expect(alpha('1 1, 1 2, 2 1, 2 2')).toBeCloseTo(0, 12)
    expect(alpha('1 4, 2 4, 5 2')).toBeLessThan(0)
  })

  test('equals k/(k−1) · (1 − Σ s²ᵢ / s²ₜ) of the responses', () => {
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

  test.each([1, 2, 500, 1000])('are as accurate on NumAcc4 when merged from two parts cut after %d', (cut) => {
    const rows = numAcc4.map((value) => [value])
    const merged = mergeMoments(momentsOf(rows.slice(0, cut)), momentsOf(rows.slice(cut)))
    expect(merged.n).toBe(1001)
    expect(merged.means[0]).toBeCloseTo(10000000.2, 7)
    expect(standardDeviations(merged)[0]).toBeCloseTo(0.1, 8)
  })

  test('equal the hand-computed covariance of a small sample', () => {
    const moments = momentsOf(matrix('1 2, 2 4, 3 9'))
    expect([...moments.means]).toEqual([2, 5])
    expect(covarianceMatrix(moments)).toEqual(matrix('1 3.5, 3.5 13'))
    expect(standardDeviations(moments)).toEqual([1, Math.sqrt(13)])
  })

  test('give the two-pass variance and a symmetric matrix', () => {
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

  test('merge to the result of one pass, wherever the sample is cut and in either order', () => {
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

  test('throw for a row of the wrong length or with a value that is not finite', () => {
    const moments = emptyMoments(2)
    expect(() => observe(moments, [1])).toThrow(RangeError)
    expect(() => observe(moments, [1, 2, 3])).toThrow(RangeError)
    expect(() => observe(moments, [1, Number.NaN])).toThrow(RangeError)
    expect(() => mergeMoments(moments, emptyMoments(3))).toThrow(RangeError)
    expect(moments).toEqual(emptyMoments(2))
  })

  test('merge to the same result within 1e-9, however a sample is split and ordered', () => {
    const split = samples.chain((rows) =>
      fc.record({
        rows: fc.constant(rows),
        order: fc.shuffledSubarray(
          rows.map((_, n) => n),
          { minLength: rows.length },
        ),
        cuts: fc.array(fc.nat(rows.length), { maxLength: 5 }),
      }),
    )
    fc.assert(
      fc.property(split, ({ rows, order, cuts }) => {
        const shuffled = order.map((n) => rows[n] ?? [])
        const ends = [0, ...cuts.sort((a, b) => a - b), rows.length]
        const pieces = ends.slice(1).map((end, n) => momentsOf(shuffled.slice(ends[n], end), rows[0]?.length))
        const forward = pieces.reduce(mergeMoments)
        const backward = pieces.toReversed().reduce(mergeMoments)
        const tree = pieces.reduceRight((rest, piece) => mergeMoments(piece, rest))
        for (const merged of [forward, backward, tree]) expectClose(merged, momentsOf(rows))
      }),
    )
  })

  test('give the skew of a sample, or null for constant values', () => {
    // Means are 2 and 4, cubes −1 −1 8 and 0: the skews are √3 · 6 / 6^1.5 and null.
    const moments = momentsOf(matrix('1 4, 1 4, 4 4'))
    expect(skews(moments)).toEqual([expect.closeTo((Math.sqrt(3) * 6) / 6 ** 1.5, 12), null])
    fc.assert(
      fc.property(samples, (rows) => {
        const one = column(rows, 0)
        const mean = sum(one) / one.length
        expect(momentsOf(rows).cubes[0]).toBeCloseTo(sum(one.map((value) => (value - mean) ** 3)), 8)
      }),
    )
  })

  test('give the covariances of some variables, with the sign turned for reversed items', () => {
    const moments = momentsOf(matrix('1 9 2, 2 9 4, 3 9 9'))
    expect(covarianceMatrix(moments, [2, 0], [1, -1])).toEqual(matrix('13 -3.5, -3.5 1'))
    expect(() => covarianceMatrix(moments, [0, 3])).toThrow(RangeError)
  })

  test('throw when a covariance is asked for before the second observation', () => {
    expect(() => covarianceMatrix(emptyMoments(1))).toThrow(RangeError)
    expect(() => standardDeviations(momentsOf([[1]]))).toThrow(RangeError)
  })
})

test('mergeMoments leaves its inputs unchanged, and merging empty moments gives empty moments', () => {
  const before = momentsOf(matrix('1 2, 2 4'))
  const copy = structuredClone(before)
  mergeMoments(before, before)
  expect(before).toEqual(copy)
  expect(mergeMoments(emptyMoments(2), emptyMoments(2))).toEqual(emptyMoments(2))
})

test('the skew is computed per variable, and signs multiply the covariances', () => {
  const rows = matrix('1 9 2, 2 9 4, 6 1 9, 3 4 1')
  const own = (index: number) => skews(momentsOf(column(rows, index).map((value) => [value])))[0]
  expect(skews(momentsOf(rows))).toEqual([0, 1, 2].map((index) => expect.closeTo(own(index) ?? Number.NaN, 9)))
  const plain = covarianceMatrix(momentsOf(rows), [0, 1, 2])
  const turned = covarianceMatrix(momentsOf(rows), [0, 1, 2], [2, -1, 1])
  for (const [i, a] of [2, -1, 1].entries()) {
    for (const [j, b] of [2, -1, 1].entries()) expect(turned[i]?.[j]).toBeCloseTo((plain[i]?.[j] ?? 0) * a * b, 9)
  }
})
