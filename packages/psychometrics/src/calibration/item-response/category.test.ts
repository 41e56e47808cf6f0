import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lnCategoryProbability, writeCategoryDerivatives, zeroCategoryDerivatives } from './category.ts'

const border = fc.double({ min: -8, max: 8, noNaN: true })
const gap = fc.double({ min: 0.05, max: 6, noNaN: true })

test('the probabilities of all categories add up to one', () => {
  fc.assert(
    fc.property(border, gap, gap, (top, first, second) => {
      const borders = [Number.POSITIVE_INFINITY, top, top - first, top - first - second, Number.NEGATIVE_INFINITY]
      const chances = borders
        .slice(1)
        .map((lower, i) => Math.exp(lnCategoryProbability(borders[i] ?? Number.NaN, lower)))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }),
  )
})

test('lnCategoryProbability stays precise for a category in the far tail', () => {
  // σ(40.5) − σ(40) = e^−40 − e^−40.5, of which the plain difference has no digit left.
  expect(lnCategoryProbability(40.5, 40)).toBeCloseTo(-40 + Math.log(1 - Math.exp(-0.5)), 12)
  expect(lnCategoryProbability(-40, -40.5)).toBeCloseTo(-40 + Math.log(1 - Math.exp(-0.5)), 12)
})

test.each([
  [1, 1],
  [1, 2],
  [Number.NaN, 0],
])('lnCategoryProbability is −∞ when the upper border %f is not above the lower border %f', (upper, lower) => {
  expect(lnCategoryProbability(upper, lower)).toBe(Number.NEGATIVE_INFINITY)
})

test('the derivatives of the log probability equal finite differences, even at infinite borders', () => {
  const step = 1e-4
  const check = (upper: number, lower: number) => {
    const by = zeroCategoryDerivatives()
    writeCategoryDerivatives(by, upper, lower)
    const f = (u: number, l: number) => lnCategoryProbability(upper + u * step, lower + l * step)
    expect(by.upper).toBeCloseTo((f(1, 0) - f(-1, 0)) / (2 * step), 5)
    expect(by.lower).toBeCloseTo((f(0, 1) - f(0, -1)) / (2 * step), 5)
    expect(by.upperUpper).toBeCloseTo((f(1, 0) - 2 * f(0, 0) + f(-1, 0)) / step ** 2, 3)
    expect(by.lowerLower).toBeCloseTo((f(0, 1) - 2 * f(0, 0) + f(0, -1)) / step ** 2, 3)
    expect(by.upperLower).toBeCloseTo((f(1, 1) - f(1, -1) - f(-1, 1) + f(-1, -1)) / (4 * step ** 2), 3)
  }
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: 0.5, max: 4, noNaN: true }), (lower, g) =>
      check(lower + g, lower),
    ),
  )
  check(Number.POSITIVE_INFINITY, 0.3)
  check(0.3, Number.NEGATIVE_INFINITY)
})
