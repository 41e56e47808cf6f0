import {
  edge,
  indexes,
  middle,
  mix,
  type Point,
  type Portrait,
  type Shape,
  samplePoints,
  TAU,
} from '../drawing/drawing'
import { closedLinePath } from '../drawing/path'

type Part = 'competence' | 'acceptance' | 'contingency'

const [cx, cy] = middle
const rim = 132
const steps = 48

/** Returns a ring distorted by `sway`: outer rings more than inner ones. */
const ring = (radius: number, room: number, sway: number): string =>
  closedLinePath(
    samplePoints(steps, (t): Point => {
      const phase = 2.2 * (1 - radius / rim)
      const wind = Math.sin(5 * TAU * t + phase) + 0.55 * Math.sin(8 * TAU * t - 1.3 * phase + 1)
      const moved = radius + 16 * sway * ((radius - room) / (rim - room)) ** 1.6 * wind
      return [cx + moved * Math.cos(TAU * t), cy + moved * Math.sin(TAU * t)]
    }).slice(0, -1),
  )

/** Draws rings around an inner room, like those of a tree. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const room = (k = 0) => mix(14, 78, at('acceptance', k))
  const sway = (k = 0) => at('contingency', k)
  const count = mix(2.5, 12, at('competence'))
  const gap = (rim - room()) / count
  return [
    { role: 'wash', parts: ['contingency'], d: ring(rim, room(), sway()) },
    { role: 'glow', parts: ['acceptance'], cx, cy, r: room() },
    ...edge.flatMap(({ k, opacity }): Shape<Part>[] => [
      { role: 'soft', parts: ['contingency'], opacity, d: ring(rim, room(), sway(k)) },
      { role: 'soft', parts: ['acceptance'], opacity, cx, cy, r: room(k) },
    ]),
    // Rings run from the rim inwards; the innermost one fades in gradually.
    ...indexes(Math.ceil(count)).map((index): Shape<Part> => {
      const radius = rim - index * gap
      if (index === 0) {
        return { role: 'line', parts: ['competence', 'contingency'], d: ring(radius, room(), sway()) }
      }
      return {
        role: 'fine',
        parts: ['competence'],
        opacity: Math.min(1, count - index),
        d: ring(radius, room(), sway()),
      }
    }),
    { role: 'accent', parts: ['acceptance'], cx, cy, r: room() },
    { role: 'dot', parts: ['acceptance'], cx, cy, r: 4 },
  ]
}

export const selfWorth: Portrait<Part> = {
  parts: ['competence', 'acceptance', 'contingency'],
  draw,
  notes: {
    competence: 'How many rings lie between the rim and the middle, like the years of a tree: two at 0, twelve at 100.',
    acceptance: 'The warm room in the middle: narrow at 0, wide at 100.',
    contingency: 'How much the outer rings move, as if with a wind from outside: still circles at 0, waves at 100.',
    edge: 'Paler lines beside the rim (contingency) and beside the room (acceptance): where both would run at the ends of their stretches.',
  },
}
