import type { Drawing, Point, Role, Shape } from './drawing'

interface SimplifyOptions {
  /** Maximum deviation of a line, in units of the sheet. */
  tolerance: number
  /** Steps per unit to which coordinates are rounded. */
  grain?: number
  /** Roles of the marks to leave out. */
  without?: readonly Role[]
  /** Minimum opacity of soft marks; paler ones are left out. */
  palest?: number
}

/** Options for a picture of at most 120 pixels, in which a unit of the sheet is less than a third of a pixel. */
const forThumbnail: SimplifyOptions = { tolerance: 1.1, palest: 0.5 }

/** Options for a picture of at most 280 pixels, in which a unit of the sheet is seven tenths of a pixel. */
const forMargin: SimplifyOptions = { tolerance: 0.3, grain: 2 }

/** Options for a picture of 120 to 280 pixels on a page with many pictures. */
const forTile: SimplifyOptions = { tolerance: 0.6, palest: 0.3 }

/**
 * Options for a picture of at most 72 pixels, in which a unit of the sheet is a sixth of a pixel and only the main
 * lines can be seen.
 */
const forStamp: SimplifyOptions = { tolerance: 3, without: ['soft', 'fine'] }

/** Options for a drawing over another one: only its lines. It may be as wide as a page. */
const forOverlay: SimplifyOptions = { tolerance: 0.2, grain: 10, without: ['soft', 'glow'] }

/** Returns a drawing that can be shown over another one. */
export const overlayOf = (drawing: Drawing): Drawing => simplifyDrawing(drawing, forOverlay)

/**
 * Returns a drawing for a page that lists a dozen of them: it looks the same at that size and needs a fraction of the
 * bytes.
 */
export const thumbnailOf = (drawing: Drawing): Drawing => simplifyDrawing(drawing, forThumbnail)

/** Returns a drawing for a page with many pictures, each larger than in a list. */
export const tileOf = (drawing: Drawing): Drawing => simplifyDrawing(drawing, forTile)

/** Returns a drawing for at most 72 pixels, just detailed enough to tell it from the next one. */
export const stampOf = (drawing: Drawing): Drawing => simplifyDrawing(drawing, forStamp)

/** Returns a drawing for the margin of a page, without the details that cannot be seen at that size. */
export const marginOf = (drawing: Drawing): Drawing => simplifyDrawing(drawing, forMargin)

/** Returns a drawing with fewer points and without its palest marks. */
export function simplifyDrawing(
  drawing: Drawing,
  { tolerance, grain = 1, without = [], palest = 0 }: SimplifyOptions,
): Drawing {
  const shapes = drawing.shapes
    .filter(({ role, opacity = 1 }) => !without.includes(role) && !(role === 'soft' && opacity < palest))
    .map((shape): Shape => ('d' in shape ? { ...shape, d: lighterPath(shape.d, tolerance, grain) } : shape))
  return { ...drawing, shapes }
}

/**
 * Simplifies a path. Paths with arcs and single strokes stay unchanged: an arc is already short, and a stroke could
 * lose its direction.
 */
function lighterPath(d: string, tolerance: number, grain: number): string {
  if (/[AH]/.test(d)) return d
  return d.replace(/M[^M]+/g, (line) => {
    const points = flattened(line)
    return points.length > 2 ? straightened(keep(points, tolerance), line.endsWith('z'), grain) : line
  })
}

/** Number of straight pieces per curve, before pieces that do not matter are dropped. */
const pieces = 6

/**
 * Returns the points of one line, with curves as straight pieces. Paths are written by `path.ts`: M, then c, s and l.
 */
function flattened(line: string): Point[] {
  const points: Point[] = []
  let handle: Point = [0, 0]
  for (const [, command = '', rest = ''] of line.matchAll(/([Mcsl])([^a-z]*)/gi)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const [x, y] = points.at(-1) ?? [0, 0]
    const pair = (index: number): Point => [(values[index] ?? 0) + x, (values[index + 1] ?? 0) + y]
    if (command === 'M' || command === 'l') {
      points.push(pair(0))
      continue
    }
    // `s` mirrors the last handle of the curve before it.
    const first: Point = command === 'c' ? pair(0) : [2 * x - handle[0], 2 * y - handle[1]]
    const at = command === 'c' ? 2 : 0
    handle = pair(at)
    const end = pair(at + 2)
    for (let piece = 1; piece <= pieces; piece++) points.push(onCurve([[x, y], first, handle, end], piece / pieces))
  }
  return points
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t
  const along = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
  return [along(0), along(1)]
}

/** Returns the points that keep a line within `tolerance` of its original (Ramer, Douglas and Peucker). */
function keep(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, way] = [0, 0]
  for (const [index, point] of points.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > way) [farthest, way] = [index, distance]
  }
  if (way <= tolerance) return [first, last]
  return [...keep(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...keep(points.slice(farthest), tolerance)]
}

/** Returns the distance from a point to the straight piece between two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

function straightened(points: readonly Point[], closed: boolean, grain: number): string {
  let path = ''
  let [x, y] = [0, 0]
  // Steps from point to point are whole grains, so that rounding errors never add up.
  for (const point of points) {
    const [toX, toY] = [Math.round(point[0] * grain), Math.round(point[1] * grain)]
    const [across, down] = [toX - x, toY - y].map((way) => String(way / grain).replace(/^(-?)0\./, '$1.'))
    const between = down?.startsWith('-') ? '' : ' '
    if (path === '') path = `M${across}${between}${down}l`
    else path += `${path.endsWith('l') || across?.startsWith('-') ? '' : ' '}${across}${between}${down}`
    ;[x, y] = [toX, toY]
  }
  return closed ? `${path}z` : path
}
