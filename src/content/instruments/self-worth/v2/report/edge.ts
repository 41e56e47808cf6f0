import type { Piece } from '@/core/report/key'
import { all, eased, type Part } from './conditions'

const edgeOf = (part: Part, border: 40 | 60, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${border === 40 ? 'lower' : 'upper'}-${side}`,
  when: all({ crosses: part, border, side }, eased),
  note,
})

/** How to tell on which side of a border one is: a test that can be settled within days. */
export const edge: readonly Piece[] = [
  edgeOf('acceptance', 40, 'below', 'Half kind, or rather strict? Next slip: write the first word.'),
  edgeOf('acceptance', 40, 'above', 'Rather strict, or half kind? Next slip: how long till it was over.'),
  edgeOf('contingency', 60, 'below', 'Much, or only half? Next unanswered message: the hour after.'),
  edgeOf('contingency', 60, 'above', 'Half, or much? The next success: how long did it last?'),
  edgeOf('competence', 40, 'below', 'Half trust, or rather doubt? The next task nobody assigned.'),
  edgeOf('competence', 40, 'above', 'Rather doubt, or half trust? Three finished tasks: how many without asking?'),
  edgeOf('acceptance', 60, 'below', 'Kind, or half? A kind word on a bad day.'),
  edgeOf('acceptance', 60, 'above', 'Half, or kind? Tell a blunder.'),
  edgeOf('contingency', 40, 'below', 'Half, or hardly? A criticism after two days.'),
  edgeOf('contingency', 40, 'above', 'Hardly, or half? A day without results.'),
  edgeOf('competence', 60, 'below', 'Trust, or half? A firm contradiction.'),
  edgeOf('competence', 60, 'above', 'Half, or trust? The harder of two tasks.'),
]
