import type { Palette } from '../../brand/brand'
import type { Drawing, Role, Shape } from './drawing'
import { type PortraitSize, paints, runsOf, widthAt } from './paint'

/** Time in tenths of a second after which every drawing is complete. */
export const drawDurationTenths = 18

/**
 * Times of lines in tenths of a second. Lines are drawn along their path, one after the other: the first begins at
 * `from`, the last at `to`.
 */
const drawn: Partial<Record<Role, { group: 'cool' | 'warm'; from: number; to: number }>> = {
  line: { group: 'cool', from: 0, to: 7 },
  fine: { group: 'cool', from: 0, to: 7 },
  accent: { group: 'warm', from: 8, to: 11 },
  hair: { group: 'warm', from: 8, to: 11 },
}
/** Times at which all other marks fade in, by role, in tenths of a second. */
const faded: Partial<Record<Role, number>> = { wash: 1, soft: 9, glow: 13, dot: 13 }

/** Returns whether marks of a role are drawn along their path. */
export const isDrawnAlongPath = (role: Role): boolean => role in drawn

/**
 * Returns when each mark of a drawing begins to appear, in tenths of a second, in the order in which a person would
 * draw: the lines in their order, then their soft edges, then the warm marks, and the warm ground last.
 */
export function startTimesOf(shapes: readonly Shape[]): number[] {
  const groupOf = ({ role }: Shape) => drawn[role]?.group
  return shapes.map((shape) => {
    const span = drawn[shape.role]
    if (!span) return faded[shape.role] ?? 0
    const line = shapes.filter((one) => groupOf(one) === span.group)
    // A single line begins a little later, so that the animation has no pause.
    const share = line.length > 1 ? line.indexOf(shape) / (line.length - 1) : 0.3
    return Math.round(span.from + share * (span.to - span.from))
  })
}

/** Position and width of a drawing in a larger picture. */
export interface DrawingPlacement {
  x: number
  y: number
  width: number
  size?: PortraitSize
  /** Line style of one of two drawings: `solid` on its background, or `dashed` without a background. */
  line?: 'solid' | 'dashed'
  /** Whether marks carry their start times, for a stylesheet that draws them one after the other. */
  timed?: boolean
}

/** Renders a portrait as a nested `<svg>` for cards and mails: shapes alone, in the colours of a palette. */
export function renderPortraitSvg(drawing: Drawing, palette: Palette, place: DrawingPlacement): string {
  const { x, y, width, size = 'large', line, timed = false } = place
  const height = Math.round((width * drawing.height) / drawing.width)
  const moments = timed ? startTimesOf(drawing.shapes) : []
  const timing = (shape: Shape | undefined) => {
    const moment = shape && moments[drawing.shapes.indexOf(shape)]
    return moment === undefined ? '' : ` data-at="${moment}"`
  }
  const runs = runsOf(drawing.shapes).map(({ role, shapes }) => {
    // A stylesheet can draw a line by its dashes if the length of its path is set to 1. Other marks fade in as a group.
    const alone = timed && isDrawnAlongPath(role)
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

function paintOf(role: Role, palette: Palette, size: PortraitSize, line: DrawingPlacement['line']): string {
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
