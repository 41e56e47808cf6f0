import { edge, mix, type Point, type Portrait, type Shape, samplePoints, TAU } from '../drawing/drawing'
import { closedLinePath, strokesPath } from '../drawing/path'

type Part = 'overload' | 'control' | 'exhaustion' | 'distance'

const cx = 196
const cy = 160
const radius = 64
const steps = 80
/** Strands in order from the middle of the rope, outwards and inwards. */
const strands = [0, 1, -1, 2, -2, 3, -3]

interface Knot {
  tightness: number
  pull: number
}

/**
 * Returns a point of a rope that runs three times around itself; `offset` is the strand's distance from the middle of
 * the rope, in units.
 */
function knot(t: number, offset: number, { tightness, pull }: Knot): Point {
  const angle = TAU * 3 * t
  const out = radius + offset + mix(5, 55, tightness) * Math.cos(TAU * 4 * t)
  const [x, y] = [out * Math.cos(angle), out * Math.sin(angle)]
  // The rope is stretched towards the right, and narrows on the way.
  const share = ((x + 125) / 250) ** 2
  return [cx + x + 66 * pull * share * share, cy + y * (1 - 0.34 * pull * share)]
}

function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const rope = (k = 0): Knot => ({ tightness: at('overload', k), pull: at('control', k) })
  const line = (offset: number, k = 0) =>
    closedLinePath(samplePoints(steps, (t) => knot(t, offset, rope(k))).slice(0, -1))
  const spent = at('exhaustion')
  const pull = at('control')
  const away = (k = 0): Point => [mix(cx, 32, at('distance', k)), mix(cy, 214, at('distance', k))]
  const [x, y] = away()
  return [
    { role: 'glow', parts: ['distance'], cx: x, cy: y, r: 21 },
    ...edge.flatMap(({ k, opacity }): Shape<Part>[] => {
      const [cx, cy] = away(k)
      return [
        { role: 'soft', parts: ['overload'], opacity: 0.7 * opacity, d: line(0, k) },
        { role: 'soft', parts: ['distance'], opacity: 0.6 * opacity, cx, cy, r: 21 },
      ]
    }),
    ...(pull > 0
      ? [{ role: 'hair', parts: ['control'], opacity: Math.min(1, 3 * pull), d: tow(rope()) } as const]
      : []),
    ...strands.flatMap((offset): Shape<Part>[] => {
      if (offset === 0) {
        const parts = ['overload', 'control', 'exhaustion'] as const
        return [{ role: 'line', parts, opacity: mix(1, 0.62, spent), d: line(0) }]
      }
      const left = Math.min(1, (1 - spent) * 3.4 - 0.75 * (Math.abs(offset) - 1))
      return left > 0.02
        ? [{ role: 'fine', parts: ['control', 'exhaustion'], opacity: left, d: line(2.5 * offset) }]
        : []
    }),
    { role: 'dot', parts: ['distance'], cx: x, cy: y, r: 5 },
  ]
}

/** Returns the threads that pull the rope, from its right end to the edge of the sheet. */
function tow(rope: Knot): string {
  const end = Math.max(...samplePoints(steps, (t) => knot(t, 0, rope)).map(([x]) => x))
  return strokesPath(
    [-2, -1, 0, 1, 2].map((n) => [
      [end + 4, cy + 3 * n],
      [mix(end + 4, 392, rope.pull), cy + mix(3, 11, rope.pull) * n],
    ]),
  )
}

export const stressBurnout: Portrait<Part> = {
  parts: ['overload', 'control', 'exhaustion', 'distance'],
  draw,
  bands: () => ({ control: [{ along: 'x', from: 232, to: 400 }] }),
  notes: {
    overload: 'How much the rope crosses itself: an open ring at 0, a knot of loops through the middle at 100.',
    control: 'How far the right side of the rope is drawn out by threads from outside; at 0 nobody pulls.',
    exhaustion: 'How many strands the rope has left: seven at 0, one thin one at 100.',
    distance:
      'Where the warm circle is, which stands for the reader: in the middle of the rope at 0, far beside it at 100.',
    edge: 'Paler lines: rope and circle as they would be at both ends of the stretches for overload, control and distance.',
  },
}
