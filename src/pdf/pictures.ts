import { printPalette } from '@/core/brand/brand'
import { highestColumn, placeDots } from '@/core/charts/answer-dots'
import type { Drawing } from '@/core/charts/drawing/drawing'
import { renderPortraitSvg } from '@/core/charts/drawing/svg'
import {
  type IntervalBounds,
  intervalLayers,
  intervalPaint,
  intervalPath,
  trackSteps,
} from '@/core/charts/score-interval'
import { mapEllipse } from '@/core/charts/score-map'
import type { Picture } from './blocks'

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** Returns the drawing of a result, in the colours of print. */
export function portraitPicture(drawing: Drawing, alt: string): Picture & { width: number; height: number } {
  const { width, height } = drawing
  return {
    svg: svgOf(width, height, renderPortraitSvg(drawing, printPalette, { x: 0, y: 0, width })),
    alt,
    width,
    height,
  }
}

/**
 * Returns a neutral track, and on it an interval as wide as the uncertainty.
 * @param width in points; `height` too
 */
export function intervalPicture(
  { score, from, to }: IntervalBounds,
  { width, height, alt }: { width: number; height: number; alt: string | null },
): Picture {
  const at = (percent: number) => (percent / 100) * width
  const { track, middle, lit } = intervalPaint
  const thick = height / 4
  const steps = trackSteps.map(
    (step) =>
      `<rect x="${at(step.x)}" y="${(height - thick) / 2}" width="${at(step.width)}" height="${thick}" rx="${thick / 2}" fill="${printPalette[track.colour]}" fill-opacity="${track.opacity}"/>`,
  )
  const half = `<path d="M${at(50)} 0V${height}" stroke="${printPalette[middle.colour]}" stroke-opacity="${middle.opacity}" stroke-width="0.75"/>`
  const wide = { score: at(score), from: at(from), to: at(to) }
  const layers = intervalLayers.map(
    ({ share, opacity }) =>
      `<path d="${intervalPath(wide, height, share)}" fill="${printPalette[lit]}" fill-opacity="${opacity}"/>`,
  )
  return { svg: svgOf(width, height, [...steps, half, ...layers].join('')), alt }
}

/**
 * Returns answers as a dot plot on a line.
 * @param width in points; the height follows from the highest column
 */
export function dotsPicture(
  answers: readonly number[],
  { scale, width, alt }: { scale: Readonly<{ min: number; max: number }>; width: number; alt: string },
): Picture {
  const step = 5
  const dots = placeDots(answers, scale)
  const height = (highestColumn(dots) + 1) * step
  const base = `<path d="M0 ${height - 2}H${width}" stroke="${printPalette.lineStrong}" stroke-width="0.75"/>`
  const drawn = dots.map(
    ({ x, row }) =>
      `<circle cx="${(x / 100) * width}" cy="${height - step * (row + 1)}" r="2" fill="${printPalette[intervalPaint.lit]}"/>`,
  )
  return { svg: svgOf(width, height, [base, ...drawn].join('')), alt }
}

/** Returns two scores as one point on a map, with a soft edge as wide as the uncertainty. */
export function mapPicture(x: IntervalBounds, y: IntervalBounds, alt: string): Picture {
  const { surface, line, [intervalPaint.lit]: lit } = printPalette
  const ground = `<rect x="0.25" y="0.25" width="99.5" height="99.5" rx="3" fill="${surface}" stroke="${line}" stroke-width="0.5"/><path d="M50 0V100M0 50H100" stroke="${line}" stroke-width="0.5"/>`
  const layers = intervalLayers.map(
    ({ share, opacity }) => `<path d="${mapEllipse(x, y, share)}" fill="${lit}" fill-opacity="${opacity}"/>`,
  )
  return { svg: svgOf(100, 100, ground + layers.join('')), alt }
}
