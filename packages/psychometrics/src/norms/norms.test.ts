import { describe, expect, test } from 'vitest'
import { cronbachAlpha, normStage, standardErrorOfMeasurement } from './norms.ts'

test.each([
  { n: 299, expected: 'design' },
  { n: 300, expected: 'local' },
  { n: 999, expected: 'local' },
  { n: 1000, expected: 'percentile' },
  { n: Number.NaN, expected: 'design' },
])('the norm stage of $n sittings is $expected', ({ n, expected }) => {
  expect(normStage(n)).toBe(expected)
})

describe('the standard error of measurement', () => {
  test('is 6 for SD 15 and r .84', () => {
    expect(standardErrorOfMeasurement(15, 0.84)).toBeCloseTo(6, 12)
  })

  test('is 0 for perfect reliability and the SD for zero reliability', () => {
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
  ])('throws for SD $sd and r $reliability', ({ sd, reliability }) => {
    expect(() => standardErrorOfMeasurement(sd, reliability)).toThrow(RangeError)
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
  ])('throws for a matrix that $name', ({ covariance }) => {
    expect(() => cronbachAlpha(covariance)).toThrow(RangeError)
  })
})
