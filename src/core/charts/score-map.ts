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
  partResult: { interval: IntervalBounds } | null
}

/** Returns both scores of a test that has a map; null for any other test, or if a score is missing. */
export function findScoreMap(slug: string, parts: readonly Part[]): { x: MapAxis; y: MapAxis } | null {
  const [x, y] = (maps.get(slug) ?? []).map((id) => axisOf(parts.find((part) => part.id === id)))
  return x && y ? { x, y } : null
}

function axisOf(part: Part | undefined): MapAxis | null {
  if (!part?.partResult) return null
  const { name, low, high, partResult } = part
  return { place: partResult.interval, name, ends: { low, high } }
}

/** Length of the handles of a quarter ellipse, as a share of its radii. */
const kappa = 0.5523

const short = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns one layer of the soft ellipse in which two scores very likely lie, on a square of 100 × 100 with more of `y`
 * further up. It reaches from the scores to `share` of each side of their intervals; if a scale clips an interval, it
 * clips the ellipse too.
 */
export function mapEllipse(x: IntervalBounds, y: IntervalBounds, share = 1): string {
  const [left, right] = [(x.score - x.from) * share, (x.to - x.score) * share]
  const [down, up] = [(y.score - y.from) * share, (y.to - y.score) * share]
  const at = (dx: number, dy: number): string => `${short(x.score + dx)} ${short(100 - y.score - dy)}`
  /** Returns the curve from one end of an axis to the next. */
  const quarter = (fromX: number, fromY: number, toX: number, toY: number): string =>
    `C${at(fromX + kappa * toX, fromY + kappa * toY)} ${at(toX + kappa * fromX, toY + kappa * fromY)} ${at(toX, toY)}`
  return `M${at(-left, 0)}${quarter(-left, 0, 0, up)}${quarter(0, up, right, 0)}${quarter(right, 0, 0, -down)}${quarter(0, -down, -left, 0)}Z`
}
