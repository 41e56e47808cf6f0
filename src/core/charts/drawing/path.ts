import type { Point } from './drawing'

/**
 * Returns a point in whole tenths of a unit. Paths are written from point to point, so rounding errors never add up.
 */
const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]

/** Returns whole tenths in units, as short as a path allows: without a leading zero. */
function units(value: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(value) / 10), Math.abs(value) % 10]
  const digits = rest === 0 ? String(whole) : `${whole === 0 ? '' : whole}.${rest}`
  return value < 0 ? `-${digits}` : digits
}

/** Joins numbers in tenths; a minus sign needs no space before it. */
function numbers(values: readonly number[]): string {
  let text = ''
  for (const value of values) text += text === '' || value < 0 ? units(value) : ` ${units(value)}`
  return text
}

/**
 * Returns a smooth line through the points (uniform Catmull–Rom; handles mirror each other, so only one is written).
 */
export function smoothLinePath(points: readonly Point[]): string {
  return curve(points, (index) => Math.min(Math.max(index, 0), points.length - 1))
}

/** Returns a smooth line through the points and back to the first. */
export function closedLinePath(points: readonly Point[]): string {
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
    // The first handle has no earlier one to mirror.
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

/** Returns a line with straight pieces between the points. */
export function straightLinePath(points: readonly Point[]): string {
  let path = ''
  let [x, y] = [0, 0]
  for (const point of points) {
    const [toX, toY] = tenths(point)
    path += path === '' ? `M${numbers([toX, toY])}` : `l${numbers([toX - x, toY - y])}`
    ;[x, y] = [toX, toY]
  }
  return path
}

/** Returns many short strokes as one path. */
export const strokesPath = (lines: readonly (readonly [Point, Point])[]): string => lines.map(straightLinePath).join('')

/** Returns the area between two lines that run the same way. */
export const pathBetween = (one: readonly Point[], other: readonly Point[]): string =>
  `${straightLinePath([...one, ...other.toReversed()])}z`
