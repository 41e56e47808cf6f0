import { expect, test } from 'vitest'
import { mantel } from './mantel.ts'

const points = [0, 1, 2]

/** Returns the sum of points of every possible focal group of `focal` of these people. */
function sums(answers: readonly number[], focal: number): number[] {
  const [first, ...rest] = answers
  if (focal === 0) return [0]
  if (first === undefined) return []
  return [...sums(rest, focal - 1).map((sum) => sum + first), ...sums(rest, focal)]
}

test('Mantel’s variance equals the variance over all permutations of the answers', () => {
  // Of the answers 0 0 1 1 2 2 2, four belong to the focal group and have a sum of 6.
  const all = sums([0, 0, 1, 1, 2, 2, 2], 4)
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const variance = all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length
  const found = mantel([{ reference: [2, 0, 1], focal: [0, 2, 2] }], points)
  expect(found?.chiSquare).toBeCloseTo((6 - mean) ** 2 / variance, 10)
})

test('the mean difference weights each score by its number of focal people', () => {
  const found = mantel(
    [
      { reference: [1, 0, 1], focal: [0, 0, 3] },
      { reference: [0, 5, 0], focal: [0, 1, 0] },
      // The focal group has nobody with this sum.
      { reference: [7, 0, 0], focal: [0, 0, 0] },
    ],
    points,
  )
  expect(found?.difference).toBeCloseTo((3 * 1 + 1 * 0) / 4, 12)
})

test.each([
  { what: 'no scores', strata: [] },
  { what: 'groups that never meet', strata: [{ reference: [1, 2, 0], focal: [0, 0, 0] }] },
  { what: 'answers that do not vary', strata: [{ reference: [0, 4, 0], focal: [0, 4, 0] }] },
])('mantel returns null for $what', ({ strata }) => {
  expect(mantel(strata, points)).toBeNull()
})
