import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const first = (seed: number, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

test('seeded numbers equal those of mulberry32', () => {
  expect(first(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  expect(first(0, 1)).toEqual([0.26642920868471265])
})

test('a seed repeats its own numbers, and another seed gives other numbers', () => {
  expect(first(7, 20)).toEqual(first(7, 20))
  expect(first(8, 20)).not.toEqual(first(7, 20))
})

test('seeded numbers fill the range from 0 to 1 evenly', () => {
  const tenths = new Map<number, number>()
  for (const number of first(3, 10_000)) {
    const tenth = Math.floor(number * 10)
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1)
  }
  expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const count of tenths.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
