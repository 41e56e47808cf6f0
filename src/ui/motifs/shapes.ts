import type { Group } from '@/core/psychometrics/instrument'
import { type Point, plot } from './curves'

/** A line in the colour of action or of warmth, or a warm dot. */
export type Tone = 'line' | 'warm' | 'dot'

/** What motifs are drawn of, for pages and for pictures alike. */
export type Shape = { tone: Tone } & ({ d: string } | { cx: number; cy: number; r: number })

/** Width and height of the ground that the shapes of a group stand on. */
export const motifSize = { width: 240, height: 160 }

const TAU = Math.PI * 2
const still: Shape = { tone: 'dot', cx: 120, cy: 80, r: 4 }

/** Mood: one swell, heard five times, each softer. */
const waves = [0, 1, 2, 3, 4].map(
  (n): Shape => ({
    tone: n === 2 ? 'warm' : 'line',
    d: plot(18, (t): Point => {
      const swell = Math.sin(Math.PI * t) ** 2 * (46 - n * 10)
      return [8 + t * 224, 72 + n * 5 - swell * Math.sin(TAU * 1.5 * t + n * 0.14)]
    }),
  }),
)

/** Stress: one thread, three times around itself, with no end to pull at. */
const knot: Shape = {
  tone: 'line',
  d: plot(80, (t): Point => {
    const radius = 42 + 22 * Math.cos(TAU * 4 * t)
    return [120 + radius * Math.cos(TAU * 3 * t), 80 + radius * Math.sin(TAU * 3 * t)]
  }),
}

/** Self: rings around a still point. */
const rings = [10, 22, 35, 49, 64].map((r, n): Shape => ({ tone: 'line', cx: 120 + n * 1.6, cy: 80 + n * 0.6, r }))

/** Relations: what two circles share. */
const shared = [-30, -20, -10, 0, 10, 20, 30].map((dy): Shape => {
  const half = Math.sqrt(48 ** 2 - dy ** 2) - 30
  return { tone: 'warm', d: `M${(120 - half).toFixed(1)} ${80 + dy}H${(120 + half).toFixed(1)}` }
})
const circles = [90, 150].map((cx): Shape => ({ tone: 'line', cx, cy: 80, r: 48 }))

/** The line art of each group of tests, in the order in which it is drawn. */
export const motifShapes: Readonly<Record<Group, readonly Shape[]>> = {
  mood: waves,
  stress: [knot, still],
  self: [...rings, still],
  relations: [...shared, ...circles],
}
