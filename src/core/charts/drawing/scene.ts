import type { Palette } from '../../brand/brand'
import type { Role } from './drawing'
import { paints } from './paint'

/**
 * Roles of the marks of a scene: those of a portrait; `mask`, which hides what lies behind it; `solid`, an outlined thing
 * that hides what lies behind it; and `lit`, a thing with a warm outline and ground.
 */
export type SceneRole = Exclude<Role, 'soft'> | 'mask' | 'solid' | 'lit'

/** One mark of a scene. */
export type SceneMark = { role: SceneRole } & ({ d: string } | { cx: number; cy: number; r: number })

/** Colour of the sheet: light paper, a cool ground and a warm one, so that neighbours in a list differ at a glance. */
export type SceneBackground = 'paper' | 'cool' | 'warm'

/** Picture of a place or a few things, as plain marks, the hindmost first. It represents no person's scores. */
export interface Scene {
  ground: SceneBackground
  marks: readonly SceneMark[]
}

/**
 * SVG view boxes of a scene: the whole sheet, 16:9, and the square in its middle that lists show. The units are those of
 * a portrait, so that both have the same weight of line.
 */
export const sceneViewBoxes = { wide: '0 0 400 225', square: '87.5 0 225 225' } as const
export type SceneView = keyof typeof sceneViewBoxes

/** Colours of each background: of the sheet, and of the `wash` and `glow` areas drawn on it. */
const groundColours: Record<SceneBackground, { sheet: keyof Palette; wash: keyof Palette; glow: keyof Palette }> = {
  paper: { sheet: 'surface', wash: 'actionSoft', glow: 'sun' },
  cool: { sheet: 'actionSoft', wash: 'surface', glow: 'sun' },
  warm: { sheet: 'warmSoft', wash: 'surface', glow: 'sun' },
}

/** Returns the colour of the sheet. */
export const sheetColour = (ground: SceneBackground): keyof Palette => groundColours[ground].sheet

/** Paint of a mark of a scene: an area, a line, or both. Widths are in units of the sheet. */
export interface ScenePaint {
  fill?: { colour: keyof Palette; opacity: number }
  stroke?: { colour: keyof Palette; opacity: number; width: number }
}

/** Factor for the width of lines; they are thicker in the square, because it is shown at less than half its size. */
const heavier: Record<SceneView, number> = { wide: 1, square: 1.9 }

function lineOf(role: 'line' | 'fine' | 'accent' | 'hair', view: SceneView): ScenePaint['stroke'] {
  const paint = paints[role]
  if ('fill' in paint) throw new RangeError(`${role} is no line`)
  return { colour: paint.stroke, opacity: paint.opacity, width: Math.round(paint.width * heavier[view] * 100) / 100 }
}

/** Returns the paint of a mark on a background. */
export function scenePaint(role: SceneRole, ground: SceneBackground, view: SceneView = 'wide'): ScenePaint {
  const { sheet, wash, glow } = groundColours[ground]
  switch (role) {
    case 'line':
    case 'fine':
    case 'accent':
    case 'hair':
      return { stroke: lineOf(role, view) }
    case 'wash':
      return { fill: { colour: wash, opacity: 0.6 } }
    case 'glow':
      return { fill: { colour: glow, opacity: 0.85 } }
    case 'dot':
      return { fill: { colour: 'warm', opacity: 1 } }
    case 'mask':
      return { fill: { colour: sheet, opacity: 1 } }
    case 'solid':
      return { fill: { colour: sheet, opacity: 1 }, stroke: lineOf('line', view) }
    case 'lit':
      return { fill: { colour: glow, opacity: 1 }, stroke: lineOf('accent', view) }
  }
}

/** Groups consecutive marks that are painted alike. */
export function sceneRuns(marks: readonly SceneMark[]): { role: SceneRole; marks: SceneMark[] }[] {
  const runs: { role: SceneRole; marks: SceneMark[] }[] = []
  for (const mark of marks) {
    const last = runs.at(-1)
    if (last?.role === mark.role) last.marks.push(mark)
    else runs.push({ role: mark.role, marks: [mark] })
  }
  return runs
}
