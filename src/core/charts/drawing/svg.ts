import type { Palette } from '../../brand/brand'
import type { Drawing, Role, Shape } from './drawing'
import { type PortraitSize, paints, runsOf, widthAt } from './paint'
import { isDrawn, startTimesOf } from './start-times'

/** Position and width of a drawing in a larger picture. */
export interface Place {
  x: number
  y: number
  width: number
  size?: PortraitSize
  /** As one of two drawings: all of it in solid lines on its ground, or in dashed lines without one. */
  line?: 'solid' | 'dashed'
  /** Whether each mark says when it is drawn, for a stylesheet that draws them one after the other. */
  timed?: boolean
}

/** A portrait as a nested `<svg>` for cards and mails: shapes alone, in the colours of a palette. */
export function portraitSvg(drawing: Drawing, palette: Palette, place: Place): string {
  const { x, y, width, size = 'large', line, timed = false } = place
  const height = Math.round((width * drawing.height) / drawing.width)
  const moments = timed ? startTimesOf(drawing.shapes) : []
  const timing = (shape: Shape | undefined) => {
    const moment = shape && moments[drawing.shapes.indexOf(shape)]
    return moment === undefined ? '' : ` data-at="${moment}"`
  }
  const runs = runsOf(drawing.shapes).map(({ role, shapes }) => {
    // A line whose length counts as 1 can be drawn by its dashes; what fades in does so together.
    const alone = timed && isDrawn(role)
    const marks = shapes.map((shape) => mark(shape, alone ? `${timing(shape)} pathLength="1"` : ''))
    return `<g ${paintOf(role, palette, size, line)}${alone ? '' : timing(shapes[0])}>${marks.join('')}</g>`
  })
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${drawing.viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${runs.join('')}</svg>`
}

function mark(shape: Shape, timed: string): string {
  const opacity = shape.opacity === undefined || shape.opacity === 1 ? '' : ` opacity="${short(shape.opacity, 100)}"`
  return 'd' in shape
    ? `<path d="${shape.d}"${opacity}${timed}/>`
    : `<circle cx="${short(shape.cx)}" cy="${short(shape.cy)}" r="${short(shape.r)}"${opacity}${timed}/>`
}

function paintOf(role: Role, palette: Palette, size: PortraitSize, line: Place['line']): string {
  const paint = paints[role]
  if ('fill' in paint) {
    if (line === 'dashed') return 'display="none"'
    return `fill="${line ? palette.actionSoft : palette[paint.fill]}" fill-opacity="${paint.opacity}"`
  }
  const width = `stroke-width="${widthAt(role, paint.width, size)}"`
  if (line === 'dashed') return `stroke="${palette.warmInk}" ${width} stroke-dasharray="6 4"`
  return `stroke="${line ? palette.action : palette[paint.stroke]}" stroke-opacity="${paint.opacity}" ${width}`
}

const short = (value: number, steps = 10): number => Math.round(value * steps) / steps
