import { canvas, type Drawing, type Role, type Shape } from '../drawing/drawing'

/**
 * A drawing as sent to the browser: consecutive marks of one kind are one path, so that the page draws nothing itself.
 * Its schema is in `wire-schema.ts`, which pages do not load.
 */
export type WireDrawing = { role: Role; opacity?: number | undefined; d: string }[]

export function toWire({ shapes }: Drawing): WireDrawing {
  const marks: WireDrawing = []
  for (const shape of shapes) {
    const { role } = shape
    const opacity = shape.opacity === undefined ? 1 : Math.round(100 * shape.opacity) / 100
    const d = 'd' in shape ? shape.d : circle(shape)
    const last = marks.at(-1)
    // Filled areas are not joined, because in one path their overlap would be painted only once.
    const joined = last?.role === role && (last.opacity ?? 1) === opacity && role !== 'wash' && role !== 'glow'
    if (last && joined) last.d += d
    else marks.push({ role, ...(opacity === 1 ? {} : { opacity }), d })
  }
  return marks
}

export const fromWire = (marks: WireDrawing): Drawing => ({
  viewBox: `0 0 ${canvas.width} ${canvas.height}`,
  ...canvas,
  shapes: marks.map(({ role, opacity, d }): Shape => (opacity === undefined ? { role, d } : { role, opacity, d })),
})

function circle({ cx, cy, r }: Extract<Shape, { r: number }>): string {
  const [x, y, radius] = [cx - r, cy, r].map((value) => Math.round(value * 10) / 10)
  const across = Math.round(r * 20) / 10
  return `M${x} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`
}
