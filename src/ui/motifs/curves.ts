export type Point = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns a smooth SVG path through the points (Catmull–Rom as cubic Béziers), short enough for a page's HTML. */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first
  let path = `M${short(first[0])} ${short(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
    path += `C${control.map(short).join(' ')}`
  }
  return path
}

/** Returns the path of a function of t in 0…1, sampled at `steps` + 1 points. */
export const plotPath = (steps: number, point: (t: number) => Point): string =>
  smoothPath(Array.from({ length: steps + 1 }, (_, i) => point(i / steps)))
