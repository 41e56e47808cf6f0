import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquareAbove, fQuantile, incompleteBeta, noncentralChiSquareAbove } from './distributions.ts'

// Printed tables of F (NIST/SEMATECH e-Handbook, 1.3.6.7.3) and of χ² (1.3.6.7.4).
test.each([
  { p: 0.95, d1: 1, d2: 10, expected: 4.965 },
  { p: 0.95, d1: 5, d2: 10, expected: 3.326 },
  { p: 0.95, d1: 10, d2: 20, expected: 2.348 },
  { p: 0.99, d1: 5, d2: 10, expected: 5.636 },
])('the $p quantile of F with $d1 and $d2 degrees of freedom is $expected', ({ p, d1, d2, expected }) => {
  expect(fQuantile(p, d1, d2)).toBeCloseTo(expected, 3)
})

test.each([
  { x: 3.841, df: 1, expected: 0.05 },
  { x: 9.21, df: 2, expected: 0.01 },
  { x: 18.307, df: 10, expected: 0.05 },
  { x: 2, df: 4, expected: 2 / Math.E },
  { x: 124.342, df: 100, expected: 0.05 },
])('the upper-tail probability of χ² with $df degrees of freedom above $x is $expected', ({ x, df, expected }) => {
  expect(chiSquareAbove(x, df)).toBeCloseTo(expected, 4)
})

test('chiSquareAbove stays precise in the far tail', () => {
  expect(chiSquareAbove(622.91, 252) / 2.278973234932478e-33).toBeCloseTo(1, 9)
})

test('the probabilities at the ends of a distribution are exactly 0 or 1', () => {
  expect(chiSquareAbove(0, 3)).toBe(1)
  expect(incompleteBeta(0, 2, 3)).toBe(0)
  expect(incompleteBeta(1, 2, 3)).toBe(1)
})

test('incompleteBeta inverts fQuantile, and swapped degrees of freedom give the reciprocal of fQuantile', () => {
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
  const df = fc.integer({ min: 1, max: 3000 })
  fc.assert(
    fc.property(share, df, df, (p, d1, d2) => {
      const f = fQuantile(p, d1, d2)
      expect(incompleteBeta((d1 * f) / (d1 * f + d2), d1 / 2, d2 / 2)).toBeCloseTo(p, 8)
      expect(f * fQuantile(1 - p, d2, d1)).toBeCloseTo(1, 6)
    }),
    { numRuns: 50 },
  )
})

test.each([
  () => fQuantile(0, 2, 2),
  () => fQuantile(1, 2, 2),
  () => fQuantile(Number.NaN, 2, 2),
  () => fQuantile(0.5, 0, 2),
  () => chiSquareAbove(-1, 2),
  () => chiSquareAbove(1, 0),
  () => chiSquareAbove(Number.NaN, 2),
  () => incompleteBeta(2, 1, 1),
])('the distribution function of call %# throws a RangeError when an argument is out of range', (call) => {
  expect(call).toThrow(RangeError)
})

// pchisq(x, df, ncp, lower.tail = FALSE) of R.
test.each([
  { x: 30, df: 20, noncentrality: 5, above: 0.239967079807 },
  { x: 30, df: 20, noncentrality: 0.5, above: 0.0825554288944 },
  { x: 5, df: 2, noncentrality: 40, above: 0.999987639927 },
  { x: 7000, df: 54, noncentrality: 6900, above: 0.389017512635 },
  { x: 0.5, df: 3, noncentrality: 2, above: 0.967160438097 },
  { x: 30, df: 20, noncentrality: 0, above: chiSquareAbove(30, 20) },
])(
  'the noncentral χ² upper-tail probability above $x for df $df and noncentrality $noncentrality is $above',
  ({ x, df, noncentrality, above }) => {
    expect(noncentralChiSquareAbove(x, df, noncentrality)).toBeCloseTo(above, 9)
  },
)

test('the noncentral χ² upper-tail probability throws for a negative or NaN noncentrality', () => {
  expect(() => noncentralChiSquareAbove(1, 1, -1)).toThrow(RangeError)
  expect(() => noncentralChiSquareAbove(1, 1, Number.NaN)).toThrow(RangeError)
})
