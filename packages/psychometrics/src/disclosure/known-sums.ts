import type { Bounds, CountProblem } from './feasible-counts.ts'

const times = ({ low, high }: Bounds, from: number, to: number): Bounds => ({ low: low * from, high: high * to })

/** Returns bounds of the sum and sum of squares of places, counted from the lowest one, from bounds of mean and SD. */
export function boundsOfSums(people: Bounds, mean: Bounds, sd: Bounds | null): Pick<CountProblem, 'sum' | 'squares'> {
  const slack = 1e-6
  const sum = times(people, mean.low, mean.high)
  const squares = sd && {
    low: (people.low - 1) * Math.max(0, sd.low) ** 2 + people.low * mean.low ** 2,
    high: (people.high - 1) * sd.high ** 2 + people.high * mean.high ** 2,
  }
  return {
    sum: { low: sum.low - slack, high: sum.high + slack },
    squares: squares && { low: squares.low - slack, high: squares.high + slack },
  }
}

export const boundsAround = (value: number, half: number): Bounds => ({ low: value - half, high: value + half })

export const scaleBounds = ({ low, high }: Bounds, unit: number): Bounds => ({ low: low * unit, high: high * unit })

/** Bounds on figures of the people of a problem together with others. */
interface Together {
  people: Bounds
  /** Mean of the places, counted from the lowest one. */
  mean: Bounds
  sd: Bounds
}

/**
 * Tightens a problem by sums that include other people, who may be at any place. The problem stays unchanged if its
 * counts already give the same bounds.
 */
export function tightenByWiderGroup(problem: CountProblem, { people, mean, sd }: Together): CountProblem {
  const counted = problem.cumulative.at(-1)
  const furthest = problem.places.at(-1)
  if (!counted || !furthest) return problem
  const all = boundsOfSums(people, mean, sd)
  const others = people.high - counted.low
  const own = (before: Bounds | null, published: Bounds | null, most: number): Bounds | null => {
    if (!published || !before) return before
    const both = {
      low: Math.max(before.low, published.low - others * most),
      high: Math.min(before.high, published.high),
    }
    return both.low <= both.high ? both : before
  }
  const free = sumBounds({ ...problem, sum: null, squares: null })
  const sum = own(problem.sum ?? free, all.sum, furthest)
  const gained = problem.sum !== null || (sum && (sum.low > free.low || sum.high < free.high))
  return gained ? { ...problem, sum, squares: own(problem.squares, all.squares, furthest ** 2) } : problem
}

/** Returns bounds of the sum of all places. */
export function sumBounds({ places, cumulative, sum }: CountProblem): Bounds {
  const people = cumulative.at(-1) ?? { low: 0, high: 0 }
  const bounds = { low: 0, high: 0 }
  for (const { low, high } of cumulative.slice(0, -1)) {
    bounds.low += Math.max(0, people.low - high)
    bounds.high += people.high - low
  }
  const highest = (places.at(-1) ?? 0) * people.high
  return {
    low: Math.max(bounds.low, sum?.low ?? 0),
    high: Math.min(bounds.high, highest, sum?.high ?? highest),
  }
}
