import { indexes, type Point, samplePoints, TAU } from '@/core/charts/drawing/drawing'
import { closedLinePath, smoothLinePath } from '@/core/charts/drawing/path'
import type { SceneMark, SceneRole } from '@/core/charts/drawing/scene'

/*
 * The pen that scenes are drawn with. Paths are made from plain lists of coordinates, x and y in turn, in units of the
 * sheet (400 × 225); a pen gives one or several paths their role. The same call always draws the same line.
 */

export const pointsOf = (numbers: readonly number[]): Point[] =>
  indexes(Math.floor(numbers.length / 2)).map((n) => [numbers[2 * n] ?? 0, numbers[2 * n + 1] ?? 0])

const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** Returns how far a line drawn by hand strays from a straight one, in units: a little, to either side. */
const sway = ([x, y]: Point): number => 0.9 * Math.sin(x * 1.7 + y * 0.9)

/** Returns straight lines from point to point, drawn by hand. */
export function line(...numbers: number[]): string {
  const points = pointsOf(numbers)
  return points
    .map((to, n) => {
      const from = points[n - 1]
      if (!from) return `M${pair(to)}`
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const by = sway(to) / Math.max(1, Math.hypot(dx, dy))
      return `Q${pair([from[0] + dx / 2 - dy * by, from[1] + dy / 2 + dx * by])} ${pair(to)}`
    })
    .join('')
}

/** Returns a closed shape with corners. */
export const shape = (...numbers: number[]): string => `${line(...numbers, numbers[0] ?? 0, numbers[1] ?? 0)}Z`

/** Returns a smooth line through the points. */
export const curve = (...numbers: number[]): string => smoothLinePath(pointsOf(numbers))

/** Returns a smooth closed shape through the points. */
export const blob = (...numbers: number[]): string => closedLinePath(pointsOf(numbers))

/** Returns a closed area along several lines; each line starts where the one before ends. */
export const area = (first: string, ...others: string[]): string =>
  `${first}${others.map((path) => path.replace(/^M/, 'L')).join('')}Z`

/** Returns an oval, or an arc of it; `from` and `to` are fractions of a full turn, clockwise from the right. */
export function oval(cx: number, cy: number, rx: number, ry: number = rx, from = 0, to = 1): string {
  const at = (turn: number): string => pair([cx + rx * Math.cos(TAU * turn), cy + ry * Math.sin(TAU * turn)])
  const arc = (large: boolean, end: number) => `A${short(rx)} ${short(ry)} 0 ${large ? 1 : 0} 1 ${at(end)}`
  if (to - from === 1) return `M${at(from)}${arc(false, from + 0.5)}${arc(false, to)}Z`
  return `M${at(from)}${arc(to - from > 0.5, to)}`
}

/** Returns straight separate strokes, four numbers each. */
export const strokes = (...numbers: number[]): string =>
  indexes(numbers.length / 4)
    .map((n) => line(...numbers.slice(4 * n, 4 * n + 4)))
    .join('')

interface Hatching {
  gap?: number
  /** Distance in units from the lower end of a stroke to its upper end, to the right. */
  lean?: number
}

/** Returns upright strokes that fill a rectangle, of slightly different lengths. */
export function hatch(
  x: number,
  y: number,
  width: number,
  height: number,
  { gap = 6, lean = 0 }: Hatching = {},
): string {
  const inside = width - Math.abs(lean)
  return indexes(Math.floor(inside / gap) + 1)
    .map((n) => {
      const foot = x + Math.max(0, -lean) + n * gap
      const [top, end] = [2 + 2 * Math.sin(n * 2.3), 2 + 2 * Math.cos(n * 1.7)]
      return `M${pair([foot + lean, y + top])}L${pair([foot, y + height - end])}`
    })
    .join('')
}

/** Returns strokes that run outwards from a centre; `from` and `to` are fractions of a full turn. */
export const rays = (cx: number, cy: number, inner: number, outer: number, count: number, from = 0, to = 1): string =>
  indexes(count)
    .map((n) => {
      const angle = TAU * (from + ((to - from) * n) / (to - from === 1 ? count : Math.max(1, count - 1)))
      const at = (r: number): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
      return `M${pair(at(inner))}L${pair(at(outer))}`
    })
    .join('')

/** Returns a wisp that rises from a point. */
export const steam = (x: number, y: number, height: number, width = 6): string =>
  smoothLinePath(samplePoints(5, (t) => [x + width * Math.sin(t * 5.5) * (0.5 + t / 2), y - height * t]))

const pen =
  (role: SceneRole) =>
  (...paths: string[]): SceneMark => ({ role, d: paths.join('') })

/** Strokes of the drawing itself, in the normal and the thin width. */
export const ink = pen('line')
export const fine = pen('fine')
/** Warm lines: normal and fine. */
export const warm = pen('accent')
export const hair = pen('hair')
/** Areas: pale, warm, and hiding what lies behind them. */
export const wash = pen('wash')
export const glow = pen('glow')
export const mask = pen('mask')
/** Warm solid areas. */
export const dot = pen('dot')

export const circle = (role: SceneRole, cx: number, cy: number, r: number): SceneMark => ({ role, cx, cy, r })

/** Things that hide what lies behind them: with a plain outline, or with a warm outline and a warm ground. */
export const solid = pen('solid')
export const lit = pen('lit')

interface Place {
  x: number
  y: number
  scale?: number
  /** Whether the marks are mirrored from left to right. */
  flip?: boolean
}

/** Moves marks that were drawn around the point 0, 0 to their place on the sheet. */
export const placeMarks = ({ x, y, scale = 1, flip = false }: Place, marks: readonly SceneMark[]): SceneMark[] =>
  marks.map((mark) => {
    if (!('d' in mark))
      return { ...mark, cx: x + mark.cx * (flip ? -scale : scale), cy: y + mark.cy * scale, r: mark.r * scale }
    const d = mark.d.replace(/([MLQAcsl])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
      const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      const [dx, dy] = command < 'a' ? [x, y] : [0, 0]
      const placed = values.map((value, n) => {
        if (command === 'A' && n % 7 < 5) return n % 7 < 2 ? value * scale : flip && n % 7 === 4 ? 1 - value : value
        const across = command === 'A' ? n % 7 === 5 : n % 2 === 0
        return across ? dx + (flip ? -value : value) * scale : dy + value * scale
      })
      return command + placed.map(short).join(' ').replaceAll(' -', '-')
    })
    return { ...mark, d }
  })
