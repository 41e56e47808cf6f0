import {
  bellCurve,
  edge,
  indexes,
  mix,
  type Point,
  type Portrait,
  type Shape,
  samplePoints,
  TAU,
} from '../drawing/drawing'
import { pathBetween, smoothLinePath, straightLinePath, strokesPath } from '../drawing/path'

type Part = 'activation' | 'thought' | 'impulse' | 'irritability' | 'low' | 'swings'

const left = 14
const right = 386
const base = 166
const layers = 6
const steps = 52

interface Year {
  activation: number
  low: number
  swings: number
}

/** Returns the height above the middle line at a time of the year, in units of the drawing. */
function height(t: number, { activation, low, swings }: Year): number {
  const window = Math.sin(Math.PI * t) ** 0.5
  const crests = bellCurve(0.2, 0.085, t) + 0.86 * bellCurve(0.66, 0.1, t)
  const wide = mix(0.075, 0.115, low)
  const troughs = 0.9 * bellCurve(0.43, wide, t) + bellCurve(0.85, 0.85 * wide, t)
  const turns = 27 * swings * window * Math.sin(TAU * 7 * t)
  return mix(11, 88, activation) * crests - mix(11, 96, low) * troughs + turns
}

/** Returns a wave between −1 and 1 with corners. */
const jag = (t: number): number => (2 / Math.PI) * Math.asin(Math.sin(TAU * t))

/** Draws the line of a year. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const year = (k = 0): Year => ({ activation: at('activation', k), low: at('low', k), swings: at('swings', k) })
  const line = (share: number, k = 0) =>
    samplePoints(steps, (t): Point => [mix(left, right, t), base - share * height(t, year(k))])
  const thought = at('thought')
  const edges = 7.5 * at('irritability')
  // There is a point on every corner.
  const main = samplePoints(128, (t): Point => {
    const window = Math.sin(Math.PI * t) ** 0.3
    return [mix(left, right, t), base - height(t, year()) - edges * window * jag(32 * t)]
  })
  return [
    { role: 'wash', parts: ['activation', 'low'], d: pathBetween(line(1), line(0)) },
    ...edge.map(
      ({ k, opacity }): Shape<Part> => ({
        role: 'soft',
        parts: ['activation', 'low', 'swings'],
        opacity,
        d: smoothLinePath(line(1, k)),
      }),
    ),
    ...indexes(layers).map(
      (index): Shape<Part> => ({
        role: 'fine',
        // Threads run along the outermost layer.
        parts: index < layers - 1 ? ['activation', 'low', 'swings'] : ['activation', 'low', 'swings', 'thought'],
        opacity: mix(0.4, 0.85, index / layers),
        d: smoothLinePath(line(index / layers)),
      }),
    ),
    ...[0, 0.5].flatMap((phase): Shape<Part>[] =>
      thought > 0
        ? [{ role: 'hair', parts: ['thought'], opacity: Math.min(1, 4 * thought), d: racing(year(), thought, phase) }]
        : [],
    ),
    ...leaps(year(), at('impulse')),
    { role: 'line', parts: ['activation', 'impulse', 'irritability', 'low'], d: straightLinePath(main) },
  ]
}

/** Returns one of two quick threads that overtake each other along the line. */
const racing = (year: Year, thought: number, phase: number): string =>
  smoothLinePath(
    samplePoints(84, (t): Point => {
      const window = Math.sin(Math.PI * t) ** 0.5
      const quick = 17 * thought * window * Math.sin(TAU * (21 * t + phase))
      return [mix(left, right, t), base - height(t, year) - quick]
    }),
  )

/** Returns the strokes that leave the line behind its crests and run ahead of it. */
function leaps(year: Year, impulse: number): Shape<Part>[] {
  if (impulse === 0) return []
  const lines = [0.215, 0.24, 0.265, 0.29, 0.68, 0.705, 0.73, 0.755].map((t, index): [Point, Point] => {
    const [x, y] = [mix(left, right, t), base - height(t, year)]
    const length = impulse * (38 + 13 * Math.sin(2.4 * index + 1))
    return [
      [x + 5, y - 3],
      [x + 5 + length, y - 3 - 0.34 * length],
    ]
  })
  return [{ role: 'hair', parts: ['impulse'], d: strokesPath(lines) }]
}

export const moodEnergy: Portrait<Part> = {
  parts: ['activation', 'thought', 'impulse', 'irritability', 'low', 'swings'],
  draw,
  bands: () => ({
    activation: [{ along: 'y', from: 0, to: base }],
    low: [{ along: 'y', from: base, to: 320 }],
    // Behind the crests, where strokes may leave the line.
    impulse: [
      { along: 'x', from: 84, to: 126 },
      { along: 'x', from: 258, to: 300 },
    ],
  }),
  notes: {
    activation: 'How high the two crests of the line go over its middle.',
    thought:
      'Two quick warm threads along the line that overtake each other: the faster the mind, the wider they swing; none at 0.',
    impulse: 'Warm strokes that leave the line behind its crests and leap ahead of it: none at 0, long ones at 100.',
    irritability: 'The edges of the line: smooth at 0, jagged at 100.',
    low: 'How deep and how wide the two troughs are under the middle of the line.',
    swings: 'How strongly the line turns up and down between crests and troughs.',
    edge: 'Paler lines beside the line: where it would run at both ends of the stretches for activation, low and swings.',
  },
}
