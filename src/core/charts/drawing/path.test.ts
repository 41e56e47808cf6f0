import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knotsOf, pathPoints } from '../portrait/portrait-fixture'
import { closedLinePath, pathBetween, smoothLinePath, straightLinePath, strokesPath } from './path'

const coordinate = fc.integer({ min: -4000, max: 4000 }).map((tenths) => tenths / 10)
const lines = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 })
const written = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => (Math.round(value * 10) / 10 + 0).toFixed(1)).join(' '))
const through = (d: string) => written(knotsOf({ role: 'line', d }))

describe('a path', () => {
  test('passes through every point as a straight, smooth or closed line', () => {
    fc.assert(
      fc.property(lines, (points) => {
        expect(through(straightLinePath(points))).toEqual(written(points))
        expect(through(smoothLinePath(points))).toEqual(written(points))
        expect(through(closedLinePath(points))).toEqual(written([...points, points[0] ?? []]))
        expect(closedLinePath(points).endsWith('z')).toBe(true)
      }),
    )
  })

  test('is written without leading zeros and without a space before a sign', () => {
    expect(
      straightLinePath([
        [0.5, -0.5],
        [0, 0.25],
        [1, 2],
      ]),
    ).toBe('M.5-.5l-.5 .8l1 1.7')
    expect(
      smoothLinePath([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ).toBe('M0 0c1.7 0 6.7-1.7 10 0s8.3 8.3 10 10')
    expect(straightLinePath([])).toBe('')
    expect(closedLinePath([])).toBe('')
  })

  test('accumulates no rounding errors over 200 points', () => {
    const points = Array.from({ length: 200 }, (_, n): [number, number] => [n * 0.04, n * 0.33])
    const end = pathPoints(straightLinePath(points)).at(-1)
    expect(end?.[0]).toBeCloseTo(199 * 0.04, 1)
    expect(Math.abs((end?.[1] ?? 0) - 199 * 0.33)).toBeLessThan(0.06)
    expect(Math.abs((pathPoints(smoothLinePath(points)).at(-1)?.[1] ?? 0) - 199 * 0.33)).toBeLessThan(0.06)
  })
})

describe('a smooth line', () => {
  /** Handles before and after a knot of the path, as vectors from it. */
  function handles(d: string, knot: number) {
    const all = pathPoints(d)
    // M, then c with two handles and an end, then s with one handle and an end.
    const at = knot === 0 ? 0 : 2 * knot + 1
    const own = all[at] ?? [0, 0]
    const before = all[at - 1] ?? [0, 0]
    return [own[0] - before[0], own[1] - before[1]] as const
  }

  test('passes each point in the direction from the previous to the next point', () => {
    fc.assert(
      fc.property(
        lines.filter((points) => points.length > 3),
        (points) => {
          const d = smoothLinePath(points)
          for (let n = 1; n < points.length - 1; n++) {
            const [before = [0, 0], after = [0, 0]] = [points[n - 1], points[n + 1]]
            const [x, y] = handles(d, n)
            expect(Math.abs(x - (after[0] - before[0]) / 6)).toBeLessThan(0.11)
            expect(Math.abs(y - (after[1] - before[1]) / 6)).toBeLessThan(0.11)
          }
          const [first = [0, 0], second = [0, 0]] = points
          const [, out = [0, 0]] = pathPoints(d)
          expect(Math.abs(out[0] - first[0] - (second[0] - first[0]) / 6)).toBeLessThan(0.11)
          expect(Math.abs(out[1] - first[1] - (second[1] - first[1]) / 6)).toBeLessThan(0.11)
        },
      ),
    )
  })

  test('ends in the direction of its last two points', () => {
    const [x, y] = handles(
      smoothLinePath([
        [0, 0],
        [60, 0],
        [60, 60],
        [120, 60],
      ]),
      3,
    )
    expect([x, y]).toEqual([10, 0])
  })

  test('passes its first point like any other when the line is closed', () => {
    const square = closedLinePath([
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 60],
    ])
    const all = pathPoints(square)
    // From the last point to the second.
    expect(all[1]).toEqual([10, -10])
    expect(handles(square, 4)).toEqual([10, -10])
    expect(handles(square, 3)).toEqual([-10, -10])
  })
})

test('strokesPath returns one path with a move command (M) for each stroke', () => {
  expect(
    strokesPath([
      [
        [0, 0],
        [1, 1],
      ],
      [
        [5, 5],
        [4, 6],
      ],
    ]),
  ).toBe('M0 0l1 1M5 5l-1 1')
})

test('pathBetween returns a closed path along one line and back along the other', () => {
  expect(
    pathBetween(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 5],
        [10, 5],
      ],
    ),
  ).toBe('M0 0l10 0l0 5l-10 0z')
})
