import type { Drawing, Role, Shape } from '../drawing/drawing'
import { drawPortrait, portraits } from './portrait'

/** Test helpers that read a drawing. */

export const partsOf = (slug: string): readonly string[] => portraits.get(slug)?.parts ?? []

/** Draws a portrait from scores in the order of the parts; a missing score lies in the middle. */
export const drawScores = (slug: string, pomps: readonly number[], half = 16): Drawing =>
  drawPortrait(
    slug,
    partsOf(slug).map((id, index) => ({ id, pomp: pomps[index] ?? 50, half })),
  )

/** Returns the marks of one role, the hindmost first. */
export const marksOf = ({ shapes }: Drawing, role: Role): Shape[] => shapes.filter((shape) => shape.role === role)

/** Returns all points and handles of lines, and the extreme points of circles. */
export const drawingPointsOf = ({ shapes }: Drawing): [number, number][] => shapes.flatMap(pointsOf)

export function pointsOf(shape: Shape): [number, number][] {
  if ('d' in shape) return pathPoints(shape.d)
  const { cx, cy, r } = shape
  return [
    [cx - r, cy - r],
    [cx + r, cy + r],
  ]
}

/** Returns the points of a path; the numbers of relative commands are summed. */
export function pathPoints(d: string): [number, number][] {
  let [x, y] = [0, 0]
  const found: [number, number][] = []
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (command === 'H') numbers.push(y)
    // The radii and flags of an arc do not determine its end point.
    const values = command === 'A' ? numbers.slice(5) : numbers
    const [dx, dy] = command >= 'a' ? [x, y] : [0, 0]
    for (let i = 0; i + 1 < values.length; i += 2) found.push([(values[i] ?? 0) + dx, (values[i + 1] ?? 0) + dy])
    ;[x, y] = found.at(-1) ?? [x, y]
  }
  return found
}

/** Returns the single strokes of one mark, each from its first to its last point. */
export function strokesOf(shape: Shape | undefined): { from: [number, number]; to: [number, number] }[] {
  if (!shape || !('d' in shape)) return []
  return (shape.d.match(/M[^M]+/g) ?? []).map((stroke) => {
    const [from = [0, 0], to = from] = pathPoints(stroke) as [number, number][]
    return { from, to }
  })
}

/** Returns a circle among the marks of a role. */
export function circleOf(drawing: Drawing, role: Role): { cx: number; cy: number; r: number } {
  const found = marksOf(drawing, role).find((shape) => 'cx' in shape)
  if (!found || !('cx' in found)) throw new Error(`no ${role} circle`)
  return found
}

/**
 * Returns the points that a line passes through, without the handles of its curves, which `path.ts` writes as c and
 * then s.
 */
export function knotsOf(shape: Shape | undefined): [number, number][] {
  if (!shape || !('d' in shape)) return []
  const all = pathPoints(shape.d)
  return shape.d.includes('c') ? all.filter((_, n) => n === 0 || (n > 2 && n % 2 === 1)) : all
}

/** Returns whether each number is larger than the one before it. */
export const isRising = (values: readonly number[]): boolean =>
  values.every((value, n) => n === 0 || value > (values[n - 1] ?? 0))

/** Scores from one end of the scale to the other. */
export const scores = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
