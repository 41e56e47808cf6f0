import type { Palette } from '../../brand/brand'
import type { Drawing, Role, Shape } from './drawing'
import { type PortraitSize, paints, runsOf, widthAt } from './paint'

/** Position and width of a drawing in a larger picture. */
export interface Place {
  x: number
  y: number
  width: number
  size?: PortraitSize
}

/** Renders a portrait as a nested `<svg>` for cards and mails: only shapes, in the colours of a palette. */
export function portraitSvg(drawing: Drawing, palette: Palette, { x, y, width, size = 'large' }: Place): string {
  const height = Math.round((width * drawing.height) / drawing.width)
  const runs = runsOf(drawing.shapes).map(
    ({ role, shapes }) => `<g ${paintOf(role, palette, size)}>${shapes.map(mark).join('')}</g>`,
  )
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${drawing.viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${runs.join('')}</svg>`
}

function mark(shape: Shape): string {
  const opacity = shape.opacity === undefined || shape.opacity === 1 ? '' : ` opacity="${short(shape.opacity, 100)}"`
  return 'd' in shape
    ? `<path d="${shape.d}"${opacity}/>`
    : `<circle cx="${short(shape.cx)}" cy="${short(shape.cy)}" r="${short(shape.r)}"${opacity}/>`
}

function paintOf(role: Role, palette: Palette, size: PortraitSize): string {
  const paint = paints[role]
  if ('fill' in paint) return `fill="${palette[paint.fill]}" fill-opacity="${paint.opacity}"`
  return `stroke="${palette[paint.stroke]}" stroke-opacity="${paint.opacity}" stroke-width="${widthAt(role, paint.width, size)}"`
}

const short = (value: number, steps = 10): number => Math.round(value * steps) / steps
