/** A product that opens reports: how many it holds and what it costs, in minor units. */
export interface Way {
  reports: number
  amountMinor: number
}

/**
 * What it costs to open exactly 0, 1 … `most` reports by the cheapest combination of these ways.
 * @returns `most + 1` amounts in minor units; Infinity where no combination opens just so many
 */
export function cheapest(ways: readonly Way[], most: number): number[] {
  const cost = [0]
  for (let reports = 1; reports <= most; reports++) {
    const last = ways.map((way) => (cost[reports - way.reports] ?? Number.POSITIVE_INFINITY) + way.amountMinor)
    cost.push(Math.min(...last, Number.POSITIVE_INFINITY))
  }
  return cost
}
