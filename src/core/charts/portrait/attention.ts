import {
  edge,
  indexes,
  mix,
  type Point,
  type Portrait,
  type Shape,
  samplePoints,
  smoothStep,
  TAU,
} from '../drawing/drawing'
import { smoothLinePath } from '../drawing/path'

type Part = 'inattention' | 'restlessness' | 'impulsivity'

const threads = 13
const start = 18
const focus = { x: 254, y: 160, r: 26 }
const spread = 112
const steps = 24

/** Parts that shape the threads: inattention decides where they end, restlessness how much they sway. */
const threaded: readonly Part[] = ['inattention', 'restlessness']

interface Weave {
  wander: number
  unrest: number
}

/** Returns the x at which a thread (−1 … 1) ends: in the circle, or at a place of its own. */
const endOf = (v: number, { wander }: Weave): number => focus.x + wander * 34 * Math.sin(11 * v + 2)

/** Returns a point of a thread on its way to the circle, and beyond it in the same direction. */
function thread(v: number, x: number, { wander, unrest }: Weave): Point {
  const t = (x - start) / (focus.x - start)
  const own = 1.08 * Math.sin(9.4 * v + 0.6) * (1 - 0.2 * v * v)
  const way = mix(v, mix(0.14 * v, own, wander), smoothStep(0.02, 1.06, t))
  const wave =
    13 * unrest * Math.sin(TAU * 4.2 * t + 2.6 * v) * smoothStep(0, 0.3, t) * (1 - 0.5 * smoothStep(0.6, 1.1, t))
  return [x, focus.y + spread * way + wave]
}

/** Draws threads that converge on one point, or miss it when inattention is high. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const weave = (k = 0) => ({ wander: at('inattention', k), unrest: at('restlessness', k) })
  const line = (v: number, k = 0) =>
    smoothLinePath(samplePoints(steps, (t) => thread(v, mix(start + 14 * v * v, endOf(v, weave(k)), t), weave(k))))
  const places = indexes(threads).map((index) => (2 * index) / (threads - 1) - 1)
  const impulse = at('impulsivity')
  return [
    { role: 'glow', parts: ['inattention'], cx: focus.x, cy: focus.y, r: focus.r + 10 },
    ...[-1, 0, 1].flatMap((v) =>
      edge.map(
        ({ k, opacity }): Shape<Part> => ({ role: 'soft', parts: threaded, opacity: 0.8 * opacity, d: line(v, k) }),
      ),
    ),
    ...places.map((v): Shape<Part> => ({ role: v === 0 ? 'line' : 'fine', parts: threaded, d: line(v) })),
    ...places.flatMap((v): Shape<Part>[] => {
      const beyond = impulse * (34 + 60 * Math.sin(5.3 * v + 0.4) ** 2)
      if (beyond < 0.5) return []
      const end = endOf(v, weave())
      const rise = thread(v, end, weave())[1] - thread(v, end - 6, weave())[1]
      // The thread shoots on in its direction, and then levels out.
      const shot = (t: number): Point => [
        end + beyond * t,
        thread(v, end, weave())[1] + (rise / 6) * 26 * (1 - Math.exp((-beyond * t) / 26)),
      ]
      return [{ role: 'hair', parts: ['impulsivity'], d: smoothLinePath(samplePoints(4, shot)) }]
    }),
    { role: 'accent', parts: ['inattention', 'impulsivity'], cx: focus.x, cy: focus.y, r: focus.r },
    { role: 'dot', parts: ['inattention'], cx: focus.x, cy: focus.y, r: 4 },
  ]
}

export const attention: Portrait<Part> = {
  parts: ['inattention', 'restlessness', 'impulsivity'],
  draw,
  bands: () => ({
    inattention: [{ along: 'x', from: 172, to: 400 }],
    restlessness: [{ along: 'x', from: 0, to: 178 }],
  }),
  notes: {
    inattention:
      'Where the threads go: at 0 all of them run together into the circle; at 100 each finds a place of its own, crosses others and passes the circle.',
    restlessness: 'How much the threads sway on their way.',
    impulsivity: 'How far threads shoot on beyond their end, in warm lines; at 0 they stop there.',
    edge: 'Paler threads beside the two outermost and the middle one: the ways they would take at both ends of the stretches for inattention and restlessness.',
  },
}
