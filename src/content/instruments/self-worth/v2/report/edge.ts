import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, not, type Part } from './conditions'

type Edge = Piece & { readonly when: Condition; readonly near: Condition }

const crosses = (part: Part, border: 20 | 40 | 60 | 80): Condition =>
  any({ crosses: part, border, side: 'below' }, { crosses: part, border, side: 'above' })

const edgeOf = (part: Part, border: 40 | 60, side: 'below' | 'above', note: string): Edge => ({
  id: `edge.${part}.${border === 40 ? 'lower' : 'upper'}-${side}`,
  when: all({ crosses: part, border, side }, eased),
  // The interval crosses no other border: the score lies within a few points of this one.
  near: not(any(...([20, 40, 60, 80] as const).filter((one) => one !== border).map((one) => crosses(part, one)))),
  note,
})

/** How to tell on which side of a border one is: a test that can be settled within days. */
const tests: readonly Edge[] = [
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

const fewerThanTwo = (conditions: readonly Condition[]): Condition =>
  not(any(...conditions.flatMap((one, at) => conditions.slice(at + 1).map((other) => all(one, other)))))

/** The scores that lie nearest to a border come first: of the others, only as many stand as there is room for. */
export const edge: readonly Piece[] = tests.map(({ near, when, ...piece }, place): Piece => {
  const before = tests.flatMap((other, at): Condition[] => {
    if (at === place) return []
    return at < place ? [other.when] : [all(other.when, other.near)]
  })
  return { ...piece, when: all(when, any(near, fewerThanTwo(before))) }
})
