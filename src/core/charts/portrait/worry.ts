import {
  bellCurve,
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
import { smoothLinePath, strokesPath } from '../drawing/path'

type Part = 'worrying' | 'tension' | 'avoidance'

const base = 198
const goal: Point = [330, base]
/** Loops in order along the thread: the start of each, and its maximum size. */
const loops = indexes(9).map((index) => ({
  x: 112 + 10.5 * index,
  radius: 84 - 6.5 * index,
  /** Score at which the loop begins to open. */
  opens: 0.095 * index,
}))
const hairs = 72

/** Parts that shape the thread: first its loops, then its way around the goal. */
const walked: readonly Part[] = ['worrying', 'avoidance']

interface Way {
  /** Degree to which the loops are open, 0–1. */
  circling: number
  /** Distance at which the thread passes below its goal. */
  detour: number
}

/** Returns a thread that comes from the left, circles `times`, and goes on past its goal. */
function thread({ circling, detour }: Way, times = loops.length): Point[] {
  const before = samplePoints(6, (t): Point => [mix(12, 104, t), base])
  const circles = loops.slice(0, times).flatMap(({ x, radius, opens }): Point[] => {
    const own = (opens === 0 ? 4 : 0) + radius * Math.max(0, (circling - opens) / (1 - opens))
    return samplePoints(15, (t) => [x + own * Math.sin(TAU * t) + 10.5 * t, base - own * (1 - Math.cos(TAU * t))])
  })
  const last = (loops.at(-1)?.x ?? 0) + 12
  const onwards = samplePoints(22, (t): Point => {
    const x = mix(last + 10, 388, t)
    return [x, base + detour * bellCurve(goal[0], 40, x) * smoothStep(last, 280, x)]
  })
  return [...before, ...circles, ...onwards]
}

function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const way = (k = 0): Way => ({ circling: at('worrying', k), detour: 84 * at('avoidance', k) })
  const line = (k = 0) => smoothLinePath(thread(way(k)))
  const tension = at('tension')
  const [x, y] = goal
  return [
    { role: 'glow', parts: ['avoidance'], cx: x, cy: y, r: 25 },
    ...edge.map(({ k, opacity }): Shape<Part> => ({ role: 'soft', parts: walked, opacity: 0.8 * opacity, d: line(k) })),
    ...(tension > 0 ? [{ role: 'hair', parts: ['tension'], d: taut(thread(way(), 1), tension) } as const] : []),
    { role: 'line', parts: tension > 0 ? walked : [...walked, 'tension'], d: line() },
    { role: 'accent', parts: ['avoidance'], cx: x, cy: y, r: 15 },
    { role: 'dot', parts: ['avoidance'], cx: x, cy: y, r: 4 },
  ]
}

/** Returns fine strokes across the thread and its widest loop, at equal distances; the more taut, the longer. */
function taut(points: readonly Point[], tension: number): string {
  // Length of the thread up to each point.
  let whole = 0
  const lengths = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y]
    whole += Math.hypot(x - beforeX, y - beforeY)
    return whole
  })
  return strokesPath(
    indexes(hairs).map((index) => {
      const place = ((index + 0.5) / hairs) * whole
      const next = lengths.findIndex((length) => length >= place)
      const [[x1, y1], [x2, y2]] = [points[next - 1] ?? goal, points[next] ?? goal]
      const long = Math.hypot(x2 - x1, y2 - y1) || 1
      const back = ((lengths[next] ?? 0) - place) / long
      const [x, y] = [mix(x2, x1, back), mix(y2, y1, back)]
      const half = 6.5 * tension * (1 + 0.3 * Math.sin(2.1 * index))
      const [dx, dy] = [(-(y2 - y1) / long) * half, ((x2 - x1) / long) * half]
      return [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]
    }),
  )
}

export const worry: Portrait<Part> = {
  parts: ['worrying', 'tension', 'avoidance'],
  draw,
  bands: () => ({
    worrying: [{ along: 'x', from: 0, to: 248 }],
    avoidance: [{ along: 'x', from: 256, to: 400 }],
  }),
  notes: {
    worrying:
      'How often and how widely the thread circles before it goes on: one small loop at 0, a coil of nine wide ones at 100.',
    tension:
      'Fine warm strokes across the thread and its widest loop: the longer they are, the more taut it is; none at 0.',
    avoidance:
      'The way around the warm circle on the right, which stands for what the thread is about: through its middle at 0, in a wide bend below it at 100.',
    edge: 'Paler threads beside the thread: loops and bend at both ends of the stretches for worrying and avoidance.',
  },
}
