import { edge, indexes, middle, type Point, type Portrait, type Shape } from '../drawing/drawing'
import { strokesPath } from '../drawing/path'

type Part = 'anxiety' | 'avoidance'

const [cx, cy] = middle
const radius = 92
/** Angle between two strokes, in radians: a hundred of them fill the side that faces the other circle. */
const step = (1.72 * Math.PI) / 180

/** Draws two circles, the reader's on the left: the more distance the reader keeps, the less they overlap. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const anxiety = Math.round(100 * at('anxiety'))
  const offset = (k = 0) => radius * at('avoidance', k)
  const shift = offset()
  const own: Point = [cx - shift, cy]
  return [
    { role: 'wash', parts: ['avoidance'], cx: own[0], cy, r: radius },
    { role: 'glow', parts: ['avoidance'], d: sharedGround(shift) },
    ...edge.flatMap(({ k, opacity }): Shape<Part>[] =>
      [-1, 1].map((side) => ({
        role: 'soft',
        parts: ['avoidance'],
        opacity,
        cx: cx + side * offset(k),
        cy,
        r: radius,
      })),
    ),
    { role: 'fine', parts: ['avoidance'], cx: cx + shift, cy, r: radius },
    { role: 'line', parts: anxiety > 0 ? ['anxiety', 'avoidance'] : ['anxiety'], ...farSide(own, anxiety) },
    ...(anxiety > 0 ? [{ role: 'hair', parts: ['anxiety'], d: facing(own, anxiety) } as const] : []),
  ]
}

const on = ([x, y]: Point, r: number, angle: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]
const short = (value: number): number => Math.round(value * 10) / 10
const arc = ([x, y]: Point, large: 0 | 1): string => `A${radius} ${radius} 0 ${large} 1 ${short(x)} ${short(y)}`

/** Returns the path of the area that both circles cover. */
function sharedGround(shift: number): string {
  const half = Math.sqrt(Math.max(0, radius ** 2 - shift ** 2))
  return `M${cx} ${short(cy - half)}${arc([cx, cy + half], 0)}${arc([cx, cy - half], 0)}Z`
}

/** Returns the plain line: the part of the circle without strokes. */
function farSide(own: Point, anxiety: number): { cx: number; cy: number; r: number } | { d: string } {
  if (anxiety === 0) return { cx: own[0], cy: own[1], r: radius }
  const reach = (anxiety / 2) * step
  const [x, y] = on(own, radius, reach)
  return { d: `M${short(x)} ${short(y)}${arc(on(own, radius, -reach), reach < Math.PI / 2 ? 1 : 0)}` }
}

/** Returns one stroke for each point, the longest where the circles face each other. */
const facing = (own: Point, anxiety: number): string =>
  strokesPath(
    indexes(anxiety).map((index) => {
      const angle = (index - (anxiety - 1) / 2) * step
      const length = 8 + 13 * Math.cos(angle) ** 2 + 1.8 * Math.sin(23 * angle)
      return [on(own, radius - 5, angle), on(own, radius + length, angle)]
    }),
  )

export const attachment: Portrait<Part> = {
  parts: ['anxiety', 'avoidance'],
  draw,
  notes: {
    anxiety:
      'The left circle is the reader’s. Its side that faces the other circle is drawn in fine strokes, exactly one for each point; the far side is a plain line.',
    avoidance:
      'How far the circles stand apart: they share 100 − avoidance percent of their width. At 0 they lie on each other, at 100 they touch.',
    edge: 'Paler circles beside both: where they would stand at the lower and at the upper end of the stretch for avoidance.',
  },
}
