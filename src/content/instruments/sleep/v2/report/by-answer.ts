import type { Piece } from '@/core/report/report-key'
import { all, not, pauses, wheel } from './conditions'

/** A piece on the one answer that outweighs the scores, in three forms: on the wheel, on breathing, and on both. */
export const byAnswer = (piece: Piece): Piece[] => {
  const { id, when, note } = piece
  const only = (word: string, is: typeof wheel, other: typeof wheel): Piece => ({
    ...piece,
    id: `${id}-${word}`,
    when: all(...(when ? [when] : []), is, not(other)),
    note: `${note} The answer is the one on ${word}, and only that is named.`,
  })
  const both = { ...piece, when: all(...(when ? [when] : []), wheel, pauses) }
  return [only('wheel', wheel, pauses), only('breathing', pauses, wheel), both]
}
