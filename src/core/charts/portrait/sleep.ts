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
} from '../drawing/drawing'
import { pathBetween, smoothLinePath } from '../drawing/path'

type Part = 'onset' | 'maintenance' | 'daytime'

const left = 14
const right = 386
const awake = 98
const deep = 274
const layers = 9
const steps = 64
/** Times at which sleep may be interrupted, as a share of the sheet, and how far up the line then comes (0–1). */
const breaks = [
  { at: 0.45, up: 0.78 },
  { at: 0.56, up: 1 },
  { at: 0.66, up: 0.88 },
] as const

/** Each part shapes its own time of the night in every line. */
const parts: readonly Part[] = ['onset', 'maintenance', 'daytime']

/** Returns the time at which sleep is deepest, as a share of the sheet. */
const asleep = (onset: number): number => mix(0.15, 0.5, onset)

interface Night {
  onset: number
  broken: number
  tired: number
}

/** Returns the depth of sleep, 0 … 1, over an evening, a night and a day. */
function depth(t: number, { onset, broken, tired }: Night): number {
  const fallen = smoothStep(0.07, asleep(onset), t)
  const risen = smoothStep(0.74, 0.84, t)
  const surfaced = breaks.reduce((sum, { at, up }) => sum + up * bellCurve(at, 0.034, t), 0)
  const night = fallen * (1 - 0.88 * broken * surfaced)
  const slow = 1 + 0.05 * Math.sin(24 * t)
  return mix(night * (0.94 + 0.06 * Math.sin(9 * t + 1)), 0.46 * tired * slow, risen)
}

/** Draws one night from left to right: sleep is the basin under the line of being awake. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const night = (k = 0): Night => ({ onset: at('onset', k), broken: at('maintenance', k), tired: at('daytime', k) })
  const line = (share: number, k = 0): Point[] =>
    samplePoints(steps, (t) => [mix(left, right, t), mix(awake, deep, share * depth(t, night(k)))])
  return [
    { role: 'glow', parts: ['daytime'], cx: 340, cy: awake - 26, r: 30 },
    { role: 'wash', parts, d: pathBetween(line(1), line(0)) },
    ...edge.map(({ k, opacity }): Shape<Part> => ({ role: 'soft', parts, opacity, d: smoothLinePath(line(1, k)) })),
    ...indexes(layers - 1).map((index): Shape<Part> => {
      const share = index / (layers - 1)
      return index === 0
        ? { role: 'accent', parts, d: smoothLinePath([line(0)[0] ?? [left, awake], [right, awake]]) }
        : { role: 'fine', parts, opacity: mix(0.45, 0.95, share), d: smoothLinePath(line(share)) }
    }),
    { role: 'line', parts, d: smoothLinePath(line(1)) },
  ]
}

export const sleep: Portrait<Part> = {
  parts,
  draw,
  bands: (at) => {
    const x = (t: number) => mix(left, right, t)
    return {
      onset: [{ along: 'x', from: 0, to: x(asleep(at('onset'))) }],
      maintenance: [{ along: 'x', from: x(0.4), to: x(0.72) }],
      daytime: [{ along: 'x', from: x(0.76), to: 400 }],
    }
  },
  notes: {
    onset:
      'The slope on the left: a steep bank at 0, a long slow one at 100, which reaches the bottom in the middle of the night.',
    maintenance:
      'Three ridges in the basin, where the night comes up towards being awake: none at 0, nearly up to the warm line at 100.',
    daytime:
      'What is left of the basin on the right, in the day: at 0 the lines close with the warm line, at 100 they stay apart.',
    edge: 'Paler lines beside the bottom of the basin: where it would run at both ends of the three stretches.',
  },
}
