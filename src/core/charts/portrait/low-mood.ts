import { bellCurve, edge, indexes, mix, type Point, type Portrait, type Shape, samplePoints } from '../drawing/drawing'
import { pathBetween, smoothLinePath } from '../drawing/path'

type Part = 'mood' | 'interest' | 'body' | 'thinking'

const left = 16
const right = 384
const top = 62
const bottom = 196
const lines = 13
const steps = 22

interface Cloth {
  /** Half the width of the hollow, as a share of the cloth's width. */
  halfWidth: number
  depth: number
}

/** Returns half the width of the hollow at a mood score of 0–1. */
const halfWidthOf = (mood: number): number => mix(0.075, 0.34, mood)

/**
 * Returns a point of one line of a cloth (`v`: 0 for the uppermost … 1) that sags in the middle; lower lines sag more.
 */
function cloth(v: number, t: number, { halfWidth, depth }: Cloth): Point {
  const own = 3.2 * Math.sin(5 * t + 4 * v) + 2.2 * Math.sin(11 * t - 3 * v)
  return [
    mix(left, right, t),
    mix(top, bottom, v) + own + depth * mix(0.12, 1, v ** 0.8) * bellCurve(0.5, halfWidth, t),
  ]
}

/** Line of each bead and its place on the line; scattered, but always the same. */
const beads = indexes(15).map((index) => ({
  line: (index * 5 + 1) % lines,
  t: 0.07 + (0.86 * index) / 14,
}))

/** Draws lines like those of a lake or a cloth, with a hollow in the middle and lights on them. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const hollow = (k = 0): Cloth => ({ halfWidth: halfWidthOf(at('mood', k)), depth: mix(20, 94, at('body', k)) })
  const points = (v: number, k = 0) => samplePoints(steps, (t) => cloth(v, t, hollow(k)))
  const places = indexes(lines).map((index) => index / (lines - 1))
  const faded = at('interest')
  const fog = at('thinking')
  const veiled = (v: number): Point[] =>
    points(v).map(([x, y]) => [x, y + fog * (9 * Math.sin(x / 27 + 9 * v) + 4 * Math.sin(x / 13 + 2))])
  return [
    { role: 'wash', parts: ['mood'], d: pathBetween(points(0), points(1)) },
    ...edge.map(
      ({ k, opacity }): Shape<Part> => ({
        role: 'soft',
        parts: ['mood', 'body'],
        opacity,
        d: smoothLinePath(points(1, k)),
      }),
    ),
    ...places.map(
      (v): Shape<Part> =>
        v === 1
          ? { role: 'line', parts: ['mood', 'body'], d: smoothLinePath(points(v)) }
          : { role: 'fine', parts: ['body', 'thinking'], d: smoothLinePath(points(v)) },
    ),
    ...(fog > 0
      ? places.slice(1).map(
          (v): Shape<Part> => ({
            role: 'fine',
            parts: ['thinking'],
            opacity: Math.min(0.7, 2 * fog),
            d: smoothLinePath(veiled(v)),
          }),
        )
      : []),
    ...beads.map(({ line, t }): Shape<Part> => {
      const [cx, cy] = cloth(line / (lines - 1), t, hollow())
      return { role: 'dot', parts: ['interest'], opacity: mix(1, 0.55, faded), cx, cy, r: mix(5.2, 1.5, faded) }
    }),
  ]
}

export const lowMood: Portrait<Part> = {
  parts: ['mood', 'interest', 'body', 'thinking'],
  draw,
  bands: (at) => {
    const half = 26 + 0.8 * (right - left) * halfWidthOf(at('mood'))
    return { body: [{ along: 'x', from: 200 - half, to: 200 + half }] }
  },
  notes: {
    mood: 'How wide the hollow in the lines is: a narrow place in the middle at 0, nearly the whole sheet at 100.',
    interest: 'The warm lights on the lines: round and full at 0, small and pale at 100. None of them ever goes out.',
    body: 'How deep the lines give way in the middle, as under a weight.',
    thinking:
      'A second set of lines that drifts across the first, like haze over water: none at 0, so that every line is clear.',
    edge: 'Paler lines beside the lowest line: where it would run at both ends of the stretches for mood and body.',
  },
}
