import type { IntervalBounds } from './score-interval'

/** Tests whose two parts form one place on a map, with the horizontal part first. */
const maps: ReadonlyMap<string, readonly [x: string, y: string]> = new Map([['attachment', ['avoidance', 'anxiety']]])

/** One score of a map, with the name of its axis and the meaning of both ends. */
export interface MapAxis {
  place: IntervalBounds
  name: string
  ends: { low: string; high: string }
}

interface Part {
  id: string
  name: string
  low: string
  high: string
  reading: { interval: IntervalBounds } | null
}

/** Returns both scores of a test that has a map; null for any other, and where a score is missing. */
export function mapOf(slug: string, parts: readonly Part[]): { x: MapAxis; y: MapAxis } | null {
  const [x, y] = (maps.get(slug) ?? []).map((id) => axisOf(parts.find((part) => part.id === id)))
  return x && y ? { x, y } : null
}

function axisOf(part: Part | undefined): MapAxis | null {
  if (!part?.reading) return null
  const { name, low, high, reading } = part
  return { place: reading.interval, name, ends: { low, high } }
}
