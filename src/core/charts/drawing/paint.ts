import type { Palette } from '../../brand/brand'
import type { Drawing, Role, Shape } from './drawing'

/** Paint of a mark: one colour of the theme, as fill or as line. Widths are in units of the sheet. */
export type Paint = { opacity: number } & ({ fill: keyof Palette } | { stroke: keyof Palette; width: number })

export const paints: Record<Role, Paint> = {
  line: { stroke: 'action', width: 1.9, opacity: 1 },
  fine: { stroke: 'action', width: 0.9, opacity: 0.75 },
  soft: { stroke: 'action', width: 1.1, opacity: 0.3 },
  wash: { fill: 'actionSoft', opacity: 0.5 },
  glow: { fill: 'sun', opacity: 0.62 },
  accent: { stroke: 'warm', width: 2, opacity: 1 },
  hair: { stroke: 'warm', width: 1.2, opacity: 1 },
  dot: { fill: 'warm', opacity: 1 },
}

/** Size at which a portrait is shown: lines that are right on a page would vanish on a thumbnail. */
export type PortraitSize = 'large' | 'small'

const heavier: Partial<Record<Role, number>> = { line: 2.2, accent: 2.2, fine: 1.25, hair: 1.25 }

/** Returns the width of a line at a size. */
export const widthAt = (role: Role, width: number, size: PortraitSize): number =>
  size === 'small' ? Math.round(width * (heavier[role] ?? 1) * 100) / 100 : width

/** Groups consecutive marks of one role, which are painted together. */
export function runsOf(shapes: readonly Shape[]): { role: Role; shapes: Shape[] }[] {
  const runs: { role: Role; shapes: Shape[] }[] = []
  for (const shape of shapes) {
    const last = runs.at(-1)
    if (last?.role === shape.role) last.shapes.push(shape)
    else runs.push({ role: shape.role, shapes: [shape] })
  }
  return runs
}

/**
 * Marks of one role that one part shapes, by their place in the drawing; with `banded`, only inside the bands of the
 * part.
 */
export interface HighlightedRun {
  role: Role
  banded: boolean
  marks: number[]
}

/**
 * Returns the marks to highlight when a drawing is shown for one of its parts, the hindmost first. A mark that only
 * this part shapes is highlighted as a whole, a shared mark only inside the bands of the part.
 */
export function findHighlightedRuns({ shapes, bands }: Drawing, part: string): HighlightedRun[] {
  const runs: HighlightedRun[] = []
  for (const [mark, { role, parts = [] }] of shapes.entries()) {
    if (!parts.includes(part)) continue
    const banded = parts.length > 1 && bands?.[part] !== undefined
    const last = runs.at(-1)
    if (last?.role === role && last.banded === banded) last.marks.push(mark)
    else runs.push({ role, banded, marks: [mark] })
  }
  return runs
}
