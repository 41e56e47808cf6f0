import type { Role, Shape } from './drawing'

/** Duration of a drawing in tenths of a second: after it, every drawing is whole. */
export const drawDurationTenths = 18

/** Lines are drawn along their path, one after the other: the first begins at `from`, the last at `to`. */
const drawn: Partial<Record<Role, { group: 'cool' | 'warm'; from: number; to: number }>> = {
  line: { group: 'cool', from: 0, to: 7 },
  fine: { group: 'cool', from: 0, to: 7 },
  accent: { group: 'warm', from: 8, to: 11 },
  hair: { group: 'warm', from: 8, to: 11 },
}
/** Everything else fades in, all of a role together. */
const faded: Partial<Record<Role, number>> = { wash: 1, soft: 9, glow: 13, dot: 13 }

/** Whether marks of a role are drawn along their path. */
export const isDrawn = (role: Role): boolean => role in drawn

/**
 * Returns when each mark of a drawing begins to appear, in tenths of a second, in the order of a hand: the lines in
 * their order, then their soft edges, then what is warm, and the warm ground last.
 */
export function startTimesOf(shapes: readonly Shape[]): number[] {
  const groupOf = ({ role }: Shape) => drawn[role]?.group
  return shapes.map((shape) => {
    const span = drawn[shape.role]
    if (!span) return faded[shape.role] ?? 0
    const line = shapes.filter((one) => groupOf(one) === span.group)
    // A line that is alone begins a little later, so that the pen does not rest.
    const share = line.length > 1 ? line.indexOf(shape) / (line.length - 1) : 0.3
    return Math.round(span.from + share * (span.to - span.from))
  })
}
