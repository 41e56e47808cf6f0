import type { Drawing, Role } from './drawing'

/** Marks of one role that one part makes, by their place in the drawing; with `banded` only inside the bands of the part. */
export interface InkedRun {
  role: Role
  banded: boolean
  marks: number[]
}

/**
 * What lies in full ink when a drawing is shown for one of its parts, the hindmost first. A mark of this part alone is inked
 * as a whole; one that others share, where the part shows in it.
 */
export function inkOf({ shapes, bands }: Drawing, part: string): InkedRun[] {
  const runs: InkedRun[] = []
  for (const [mark, { role, parts = [] }] of shapes.entries()) {
    if (!parts.includes(part)) continue
    const banded = parts.length > 1 && bands?.[part] !== undefined
    const last = runs.at(-1)
    if (last?.role === role && last.banded === banded) last.marks.push(mark)
    else runs.push({ role, banded, marks: [mark] })
  }
  return runs
}

/** The drawing without the names of the parts behind its marks, for a picture that tells no part from another. */
export const withoutPartNames = ({ bands: _, shapes, ...drawing }: Drawing): Drawing => ({
  ...drawing,
  shapes: shapes.map(({ parts: __, ...shape }) => shape),
})
