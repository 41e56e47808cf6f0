import type { Group } from '@/core/instrument'
import { type Point, plotPath } from './curves'

/** Tone of a shape: a line in the action colour or the warm colour, a warm dot, or the pale disc of the sun. */
export type Tone = 'line' | 'warm' | 'dot' | 'sun'

/** Shape of a motif, on pages and in pictures. */
export type Shape = { tone: Tone } & ({ d: string } | { cx: number; cy: number; r: number })

/** Width and height of the area on which the shapes of a group are drawn. */
export const motifSize = { width: 240, height: 160 }

/** The part of the area that the shapes fill, as a viewBox: pages add their own space around motifs. */
export const motifView = '24 8 192 144'

const TAU = Math.PI * 2
const still: Shape = { tone: 'dot', cx: 120, cy: 80, r: 3.5 }

/** Returns the disc of the sun, which stands behind the lines of every motif and gives it warmth. */
const sun = (cx: number, cy: number, r: number): Shape => ({ tone: 'sun', cx, cy, r })

/** Mood: one wave, repeated five times, each softer. */
const waves = [0, 1, 2, 3, 4].map(
  (n): Shape => ({
    tone: n > 2 ? 'warm' : 'line',
    d: plotPath(16, (t): Point => {
      const swell = (30 - n * 6) * (0.35 + 0.65 * Math.sin(Math.PI * t))
      return [34 + t * 172, 66 + n * 14 - swell * Math.sin(TAU * (1.25 * t + 0.06 * n) + 2.6)]
    }),
  }),
)

/** Stress: one closed line that winds around itself three times. */
const knot: Shape = {
  tone: 'line',
  d: plotPath(80, (t): Point => {
    const radius = 42 + 22 * Math.cos(TAU * 4 * t)
    return [120 + radius * Math.cos(TAU * 3 * t), 80 + radius * Math.sin(TAU * 3 * t)]
  }),
}

/** Self: rings around a still point. */
const rings = [10, 22, 35, 49, 64].map((r, n): Shape => ({ tone: 'line', cx: 120 + n * 1.6, cy: 80 + n * 0.6, r }))

/** Relations: the overlap of two circles. */
const shared: Shape = { tone: 'sun', d: 'M120 42.5A48 48 0 0 1 120 117.5A48 48 0 0 1 120 42.5Z' }
const strokes = [-24, -12, 0, 12, 24].map((dy): Shape => {
  const half = Math.sqrt(48 ** 2 - dy ** 2) - 30
  return { tone: 'warm', d: `M${(120 - half).toFixed(1)} ${80 + dy}H${(120 + half).toFixed(1)}` }
})
const circles = [90, 150].map((cx): Shape => ({ tone: 'line', cx, cy: 80, r: 48 }))

/** Line art of each group of tests, in drawing order. */
export const motifShapes: Readonly<Record<Group, readonly Shape[]>> = {
  mood: [sun(158, 52, 26), ...waves],
  stress: [sun(120, 80, 34), knot, still],
  self: [sun(122, 81, 35), ...rings, still],
  relations: [shared, ...strokes, ...circles],
}
