import type { Point } from './drawing'

/** Paths are written in whole tenths of a unit, from point to point, so that rounding never adds up. */
const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]

/** Whole tenths in units, as short as a path may have them: no leading zero. */
function units(value: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(value) / 10), Math.abs(value) % 10]
  const digits = rest === 0 ? String(whole) : `${whole === 0 ? '' : whole}.${rest}`
  return value < 0 ? `-${digits}` : digits
}

/** Tenths one after the other, with a sign instead of a space. */
function numbers(values: readonly number[]): string {
  let text = ''
  for (const value of values) text += text === '' || value < 0 ? units(value) : ` ${units(value)}`
  return text
}

/** A smooth line through the points (uniform Catmull–Rom, whose handles mirror each other: one is written). */
export function smooth(points: readonly Point[]): string {
  return curve(points, (index) => Math.min(Math.max(index, 0), points.length - 1))
}

/** A smooth line through the points and back to the first. */
export function loop(points: readonly Point[]): string {
  const [first] = points
  return first ? `${curve([...points, first], (index) => (index + points.length) % points.length)}z` : ''
}

function curve(points: readonly Point[], at: (index: number) => number): string {
  const place = (index: number): Point => tenths(points[at(index)] ?? [0, 0])
  const start = place(0)
  let path = `M${numbers(start)}`
  let [x, y] = start
  for (let i = 1; i < points.length; i++) {
    const [before, from, to, after] = [place(i - 2), place(i - 1), place(i), place(i + 1)]
    // The first handle has none before it to mirror.
    const handle = i === 1 ? [(to[0] - before[0]) / 6, (to[1] - before[1]) / 6] : []
    const values = [
      ...handle,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      to[0] - x,
      to[1] - y,
    ]
    path += `${i === 1 ? 'c' : 's'}${numbers(values.map(Math.round))}`
    ;[x, y] = to
  }
  return path
}

/** A line with its corners. */
export function straight(points: readonly Point[]): string {
  let path = ''
  let [x, y] = [0, 0]
  for (const point of points) {
    const [toX, toY] = tenths(point)
    path += path === '' ? `M${numbers([toX, toY])}` : `l${numbers([toX - x, toY - y])}`
    ;[x, y] = [toX, toY]
  }
  return path
}

/** Many short strokes as one mark. */
export const strokes = (lines: readonly (readonly [Point, Point])[]): string => lines.map(straight).join('')

/** The ground between two lines that run the same way. */
export const between = (one: readonly Point[], other: readonly Point[]): string =>
  `${straight([...one, ...other.toReversed()])}z`
