/** Both ends included. */
export interface Bounds {
  low: number
  high: number
}

/** Known facts about the number of people at each of several places. */
export interface CountProblem {
  /** Whole numbers, rising: points of a scale or raw scores. */
  places: readonly number[]
  /** How many people are at or below each place; the last is everybody. */
  cumulative: readonly Bounds[]
  /**
   * Sums of the places of all people, and of the squares of the places; null where nothing is known beyond the counts.
   */
  sum: Bounds | null
  squares: Bounds | null
}

/** More states than this are not searched; what is known of squares is left out then, and of the sum after that. */
const mostStates = 20_000

/**
 * Fewest and most people that each place can have. Every whole number between them need not be possible.
 * @returns null where what is known contradicts itself: then it was not all about the same people.
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

/** Whole numbers that never fall; null where there are none. */
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

/** All ways to deal people out to the places, merged where count, sum and squares so far are the same. */
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
  // From the end back: only states from which the end is reached as it is known to be.
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
