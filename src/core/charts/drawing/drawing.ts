/** Point of a drawing in units of the sheet; y runs downwards. */
export type Point = readonly [x: number, y: number]

/**
 * Roles of marks in any medium; `paint.ts` defines the colour and the weight of each role.
 *
 * line, fine: the drawing itself · soft: other places where the score may be · wash: a pale ground · glow: a pale warm
 * ground · accent, hair: a warm line, and a fine one · dot: a warm point
 */
export const roles = ['line', 'fine', 'soft', 'wash', 'glow', 'accent', 'hair', 'dot'] as const
export type Role = (typeof roles)[number]

/**
 * One mark. `opacity` (0–1) is multiplied by that of its role. `parts`: the parts that shape the mark, so that the
 * drawing can be shown with the marks of one part highlighted, see `findHighlightedRuns`.
 */
export type Shape<Part extends string = string> = { role: Role; opacity?: number; parts?: readonly Part[] } & (
  | { d: string }
  | { cx: number; cy: number; r: number }
)

/** Size of the sheet of every portrait, the same for all so that portraits fit beside each other. */
export const canvas = { width: 400, height: 320 } as const
export const middle: Point = [canvas.width / 2, canvas.height / 2]

/** A portrait as plain marks, the hindmost first, without colours or words. */
export interface Drawing {
  viewBox: string
  width: number
  height: number
  shapes: readonly Shape[]
  /**
   * Areas of the sheet in which a part shapes the marks that it shares with other parts; a part without bands shapes
   * them everywhere.
   */
  bands?: Readonly<Partial<Record<string, readonly Band[]>>>
}

/** A strip across the whole sheet, in its units: upright along x, level along y. */
export interface Band {
  along: 'x' | 'y'
  from: number
  to: number
}

/**
 * Place of a part, 0–1. `k` moves it within the part's interval: −1 is the lower end, 1 the upper end, both clipped to
 * the scale.
 */
export type PartPosition<Part extends string> = (part: Part, k?: number) => number

/** Definition of the drawing of one test. */
export interface Portrait<Part extends string = string> {
  parts: readonly Part[]
  draw: (at: PartPosition<Part>) => readonly Shape<Part>[]
  /** Bands of each part, see `Drawing.bands`. */
  bands?: (at: PartPosition<Part>) => Readonly<Partial<Record<Part, readonly Band[]>>>
  /** What each part does in the drawing, and what the soft edge means, for the people who write captions. */
  notes: Readonly<Record<Part | 'edge', string>>
}

/**
 * Copies of a line that form its soft edge: each is the line at the place `k` of the interval, paler towards the ends.
 */
export const edge: readonly { k: number; opacity: number }[] = [-1, -0.6, -0.3, 0.3, 0.6, 1].map((k) => ({
  k,
  opacity: 1 - 0.7 * Math.abs(k),
}))

export const TAU = 2 * Math.PI

/** Interpolates between two numbers: `a` at the share 0, `b` at 1. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** Returns 0 before `from`, 1 after `to`, and a smooth step in between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns the height at `value` of a bell curve: 1 at `at`, and about a third at a distance of `width`. */
export const bellCurve = (at: number, width: number, value: number): number => Math.exp(-(((value - at) / width) ** 2))

/** Returns the points of a function at equal steps from 0 to 1, including both ends. */
export const samplePoints = (steps: number, point: (t: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => point(i / steps))

/** Returns the whole numbers from 0 to `count` − 1. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/**
 * Returns the drawing without the names of the parts behind its marks, for a picture that does not tell parts apart.
 */
export const withoutPartNames = ({ bands: _, shapes, ...drawing }: Drawing): Drawing => ({
  ...drawing,
  shapes: shapes.map(({ parts: __, ...shape }) => shape),
})
