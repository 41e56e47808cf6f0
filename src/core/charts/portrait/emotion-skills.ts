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
import { smoothLinePath, strokesPath } from '../drawing/path'

type Part = 'notice' | 'understand' | 'regulate'

const left = 22
const right = 378
const base = 160
const strands = 9
const steps = 36

interface Feeling {
  steered: number
  unfolded: number
}

/** Returns a point of one strand (−1 … 1) of a feeling that comes from the left. */
function strand(v: number, t: number, { steered, unfolded }: Feeling): Point {
  const swell = 92 * smoothStep(-0.04, 0.16, t) * mix(1, Math.exp(-3.4 * t), steered)
  const apart = unfolded * smoothStep(0.08, 0.9, t)
  return [mix(left, right, t), base - swell * Math.sin(TAU * 3 * t - 0.45 * v * apart) + 50 * v * apart]
}

/** Draws a feeling as a wave: when it is noticed, into how many strands it unfolds, and how soon it settles. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const feeling = (k = 0) => ({ steered: at('regulate', k), unfolded: at('understand', k) })
  const line = (v: number, k = 0) => smoothLinePath(samplePoints(steps, (t) => strand(v, t, feeling(k))))
  const seen = Math.round(100 * at('notice'))
  const places = indexes(strands).map((index) => (2 * index) / (strands - 1) - 1)
  return [
    ...(seen > 0 ? [{ role: 'hair', parts: ['notice'], d: hatch(seen, feeling()) } as const] : []),
    { role: 'fine', parts: ['notice', 'regulate'], opacity: 0.7, d: `M${left} ${base}H${right}` },
    ...[-1, 0, 1].flatMap((v) =>
      edge.map(
        ({ k, opacity }): Shape<Part> => ({
          role: 'soft',
          parts: [v === 0 ? 'regulate' : 'understand'],
          opacity: 0.7 * opacity,
          d: line(v, k),
        }),
      ),
    ),
    ...places.map(
      (v): Shape<Part> =>
        v === 0
          ? { role: 'line', parts: ['notice', 'understand', 'regulate'], d: line(v) }
          : { role: 'fine', parts: ['understand'], d: line(v) },
    ),
  ]
}

/** Returns one stroke for each point; the more strokes there are, the nearer they come to the beginning of the wave. */
const hatch = (count: number, feeling: Feeling): string =>
  strokesPath(
    indexes(count).map((index) => {
      const [x, y] = strand(0, 1 - (index + 0.5) / 100, feeling)
      // A short stroke stays where the wave crosses its middle.
      const reach = y < base ? Math.min(y, base - 4) : Math.max(y, base + 4)
      return [
        [x, base],
        [x, reach],
      ]
    }),
  )

export const emotionSkills: Portrait<Part> = {
  parts: ['notice', 'understand', 'regulate'],
  draw,
  notes: {
    notice:
      'Fine warm strokes between the wave and its middle, exactly one for each point. They begin where a feeling is seen: near its end at low scores, at its first rise at 100.',
    understand: 'Into how many strands the wave unfolds: one thick line at 0, nine apart from each other at 100.',
    regulate: 'How soon the wave settles on its way to the right: at 0 it runs on as high as it came.',
    edge: 'Paler lines beside the outer and the middle strand: where they would run at both ends of the stretches for understand and regulate.',
  },
}
