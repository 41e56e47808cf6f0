import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, type CountProblem, feasibleCounts } from './feasible-counts.ts'

const exactly = (value: number): Bounds => ({ low: value, high: value })
const between = (low: number, high: number): Bounds => ({ low, high })

test.each<{ why: string; problem: Omit<CountProblem, 'places'>; expected: Bounds[] | null }>([
  {
    why: 'counts alone leave a merged cell open',
    problem: { cumulative: [exactly(20), between(20, 32), exactly(32)], sum: null, squares: null },
    expected: [exactly(20), between(0, 12), between(0, 12)],
  },
  {
    why: 'the sum reveals the two counts of a merged cell: 12 are 8 and 4',
    problem: { cumulative: [exactly(20), between(20, 32), exactly(32)], sum: exactly(16), squares: null },
    expected: [exactly(20), exactly(8), exactly(4)],
  },
  {
    why: 'a rounded sum leaves the same cell open by as much',
    problem: { cumulative: [exactly(20), between(20, 32), exactly(32)], sum: between(14, 18), squares: null },
    expected: [exactly(20), between(6, 10), between(2, 6)],
  },
  {
    why: 'sum and squares reveal the three counts of a merged cell',
    problem: { cumulative: [between(0, 9), between(0, 9), exactly(9)], sum: exactly(4), squares: exactly(6) },
    expected: [exactly(6), exactly(2), exactly(1)],
  },
  {
    why: 'a count that never falls bounds those before it',
    problem: { cumulative: [between(0, 9), between(0, 4), between(2, 9)], sum: null, squares: null },
    expected: [between(0, 4), between(0, 4), between(0, 9)],
  },
  {
    why: 'a sum that no answers have is a contradiction',
    problem: { cumulative: [exactly(2), exactly(2), exactly(4)], sum: exactly(3), squares: null },
    expected: null,
  },
  {
    why: 'counts that fall are a contradiction',
    problem: { cumulative: [exactly(5), exactly(4), exactly(9)], sum: null, squares: null },
    expected: null,
  },
])('feasibleCounts: $why', ({ problem, expected }) => {
  expect(feasibleCounts({ places: [0, 1, 2], ...problem })).toEqual(expected)
})

test('feasibleCounts equals a brute-force search over all distributions of people', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 4 })
  fc.assert(
    fc.property(counts, fc.nat(2), fc.boolean(), fc.boolean(), (truth, slack, sums, squares) => {
      const places = truth.map((_, place) => place)
      const people = truth.reduce((all, count) => all + count, 0)
      const sumOf = (dealt: readonly number[], power: number) =>
        dealt.reduce((all, count, place) => all + count * place ** power, 0)
      const cumulative = truth.map((_, place) => {
        const own = truth.slice(0, place + 1).reduce((all, count) => all + count, 0)
        return place === truth.length - 1 ? exactly(people) : between(own - slack, own + slack)
      })
      const problem = {
        places,
        cumulative,
        sum: sums ? exactly(sumOf(truth, 1)) : null,
        squares: squares ? exactly(sumOf(truth, 2)) : null,
      }
      const all = ways(people, truth.length).filter((dealt) => {
        let below = 0
        return (
          cumulative.every(({ low, high }, place) => {
            below += dealt[place] ?? 0
            return below >= low && below <= high
          }) &&
          (!sums || sumOf(dealt, 1) === sumOf(truth, 1)) &&
          (!squares || sumOf(dealt, 2) === sumOf(truth, 2))
        )
      })
      const bounds = places.map((place) => {
        const own = all.map((dealt) => dealt[place] ?? 0)
        return between(Math.min(...own), Math.max(...own))
      })
      expect(feasibleCounts(problem)).toEqual(bounds)
    }),
    { numRuns: 150 },
  )
})

/** Returns every possible distribution of people over points. */
function ways(people: number, places: number): number[][] {
  if (places === 1) return [[people]]
  return Array.from({ length: people + 1 }, (_, first) => first).flatMap((first) =>
    ways(people - first, places - 1).map((rest) => [first, ...rest]),
  )
}
