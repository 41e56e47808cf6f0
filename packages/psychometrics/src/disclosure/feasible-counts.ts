/** Range that includes both ends. */
export interface Bounds {
  low: number
  high: number
}

/** Known facts about the number of people at each of several places. */
export interface CountProblem {
  /** Whole numbers in ascending order: points of a scale or raw scores. */
  places: readonly number[]
  /** Bounds of the number of people at or below each place; the last counts all people. */
  cumulative: readonly Bounds[]
  /**
   * Bounds of the sum of the places of all people, and of the sum of their squares; null if only the counts are known.
   */
  sum: Bounds | null
  squares: Bounds | null
}

/**
 * Maximum number of states to search. A larger problem drops the bounds on squares, and if it is still too large, those
 * on the sum.
 */
const mostStates = 20_000

/**
 * Returns the smallest and largest possible number of people at each place. Not every whole number between them has to
 * be possible.
 * @returns null if the facts contradict each other: then they do not describe the same people.
 */
export function feasibleCounts(problem: CountProblem): Bounds[] | null {
  const cumulative = tightened(problem.cumulative)
  if (cumulative === null) return null
  const { places, sum, squares } = problem
  if (sum === null && squares === null) return fromBounds(cumulative)
  const found = searched(places, cumulative, sum, squares)
  if (found !== 'too-many') return found
  if (squares !== null) return feasibleCounts({ places, cumulative, sum, squares: null })
  return fromBounds(cumulative)
}

/** Returns non-decreasing bounds in whole numbers; null if there are none. */
function tightened(cumulative: readonly Bounds[]): Bounds[] | null {
  const bounds = cumulative.map(({ low, high }) => ({ low: Math.ceil(Math.max(0, low)), high: Math.floor(high) }))
  for (let j = 1; j < bounds.length; j++) {
    const [before, own] = [bounds[j - 1], bounds[j]]
    if (before && own) own.low = Math.max(own.low, before.low)
  }
  for (let j = bounds.length - 2; j >= 0; j--) {
    const [own, after] = [bounds[j], bounds[j + 1]]
    if (own && after) own.high = Math.min(own.high, after.high)
  }
  return bounds.every(({ low, high }) => low <= high) ? bounds : null
}

const nobody: Bounds = { low: 0, high: 0 }

const fromBounds = (cumulative: readonly Bounds[]): Bounds[] =>
  cumulative.map(({ low, high }, j) => {
    const before = cumulative[j - 1] ?? nobody
    return { low: Math.max(0, low - before.high), high: high - before.low }
  })

interface State {
  count: number
  sum: number
  squares: number
}

/** Searches all distributions of people over the places; states with the same count, sum and squares are merged. */
function searched(
  places: readonly number[],
  cumulative: readonly Bounds[],
  sum: Bounds | null,
  squares: Bounds | null,
): Bounds[] | 'too-many' | null {
  const stages: Map<string, State>[] = [new Map([['0 0 0', { count: 0, sum: 0, squares: 0 }]])]
  for (const [j, place] of places.entries()) {
    const next = new Map<string, State>()
    const { low, high } = cumulative[j] ?? nobody
    for (const state of stages[j]?.values() ?? []) {
      for (let count = Math.max(low, state.count); count <= high; count++) {
        const reached = stateAfter(state, count, place, sum !== null, squares !== null)
        if (reached.sum > (sum?.high ?? 0) || reached.squares > (squares?.high ?? 0)) continue
        next.set(`${reached.count} ${reached.sum} ${reached.squares}`, reached)
        if (next.size > mostStates) return 'too-many'
      }
    }
    stages.push(next)
  }
  // Backward pass: keeps only states that can still reach the known totals.
  let alive = new Set(
    [...(stages.at(-1)?.entries() ?? [])].flatMap(([key, state]) =>
      state.sum >= (sum?.low ?? 0) && state.squares >= (squares?.low ?? 0) ? [key] : [],
    ),
  )
  if (alive.size === 0) return null
  const found: Bounds[] = []
  for (let j = places.length - 1; j >= 0; j--) {
    const before = new Set<string>()
    const own: Bounds = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
    const { low, high } = cumulative[j] ?? nobody
    for (const [key, state] of stages[j]?.entries() ?? []) {
      for (let count = Math.max(low, state.count); count <= high; count++) {
        const reached = stateAfter(state, count, places[j] ?? 0, sum !== null, squares !== null)
        if (!alive.has(`${reached.count} ${reached.sum} ${reached.squares}`)) continue
        before.add(key)
        own.low = Math.min(own.low, count - state.count)
        own.high = Math.max(own.high, count - state.count)
      }
    }
    found.unshift(own)
    alive = before
  }
  return found
}

function stateAfter(state: State, count: number, place: number, sums: boolean, squares: boolean): State {
  const people = count - state.count
  return {
    count,
    sum: sums ? state.sum + people * place : 0,
    squares: squares ? state.squares + people * place * place : 0,
  }
}
