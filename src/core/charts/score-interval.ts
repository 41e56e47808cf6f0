import type { ScoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Palette } from '../brand/brand'

/** Interval in which a score very likely lies, in whole POMP points. */
export type IntervalBounds = Pick<ScoreInterval, 'score' | 'from' | 'to'>

/**
 * Layers of an interval, each on top of a wider one. A layer spans `share` of the interval and is painted with
 * `opacity`, so that the interval is dense at the score and soft at its ends.
 */
export const intervalLayers: readonly { share: number; opacity: number }[] = [
  { share: 1, opacity: 0.24 },
  { share: 0.91, opacity: 0.14 },
  { share: 0.82, opacity: 0.15 },
  { share: 0.73, opacity: 0.16 },
  { share: 0.64, opacity: 0.17 },
  { share: 0.55, opacity: 0.18 },
  { share: 0.46, opacity: 0.2 },
  { share: 0.37, opacity: 0.22 },
  { share: 0.28, opacity: 0.25 },
]

/** Fewer layers, for an interval that is only a few pixels high. */
export const thinLayers: typeof intervalLayers = [
  { share: 1, opacity: 0.3 },
  { share: 0.66, opacity: 0.4 },
  { share: 0.36, opacity: 0.55 },
]

/**
 * Colours of an interval. The reader's own interval has the colour of actions; nothing else is more visible than its
 * palest layer.
 */
export const intervalPaint = {
  lit: 'action',
  track: { colour: 'line', opacity: 1 },
  middle: { colour: 'lineStrong', opacity: 0.3 },
} as const satisfies {
  lit: keyof Palette
  track: { colour: keyof Palette; opacity: number }
  middle: { colour: keyof Palette; opacity: number }
}

/** The five steps of a track with gaps at the cuts between levels, in percent of its width. */
export const trackSteps: readonly { x: number; width: number }[] = [0, 20, 40, 60, 80].map((from) => ({
  x: from + (from === 0 ? 0 : 0.4),
  width: 20 - (from === 0 || from === 80 ? 0.4 : 0.8),
}))

const short = (value: number): number => Math.round(value * 100) / 100

/**
 * Returns one layer of an interval on an area of 100 × `height`: highest at the score, tapering towards both ends of
 * the interval; if the scale clips the interval, it clips the layer too.
 */
export function intervalPath({ score, from, to }: IntervalBounds, height: number, share = 1): string {
  const [left, right] = [(score - from) * share, (to - score) * share]
  const middle = height / 2
  const half = middle * (0.45 + 0.55 * share)
  const side = (sign: 1 | -1) => {
    const top = middle - sign * half
    const [start, end] = sign === 1 ? [-left, right] : [right, -left]
    const at = (x: number, y: number) => `${short(score + x)} ${short(y)}`
    const bulge = middle - sign * half * 0.62
    return `C${at(start * 0.82, bulge)} ${at(start * 0.5, top)} ${at(0, top)}C${at(end * 0.5, top)} ${at(end * 0.82, bulge)} ${at(end, middle)}`
  }
  return `M${short(score - left)} ${short(middle)}${side(1)}${side(-1)}Z`
}
