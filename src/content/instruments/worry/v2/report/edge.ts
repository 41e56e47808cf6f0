import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, leads, not, parts } from './conditions'

type Side = 'below' | 'above'
const sides: readonly Side[] = ['below', 'above']

const crosses = (part: string, side: Side, ...borders: LevelCut[]): Condition =>
  any(...borders.map((border): Condition => ({ crosses: part, border, side })))

/** The interval reaches across a cut at 40 or 60 on this side of the score. */
const across = (part: string, side: Side): Condition => crosses(part, side, 40, 60)
/** The score lies within a few points of it: the interval does not reach across the cut on the other side as well. */
const near = (part: string, side: Side): Condition =>
  all(
    across(part, side),
    not(side === 'below' ? crosses(part, 'above', 40, 60, 80) : crosses(part, 'below', 20, 40, 60)),
  )
const nearAny = any(...parts.flatMap((part) => sides.map((side) => near(part, side))))

/**
 * Parts whose score lies near a cut come first, and alone; where there is none, the part that says most, which lies in
 * the middle of its level. Beside help, nothing is doubted downward.
 */
const edgeOf = (part: string, side: Side, note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(eased, any(near(part, side), all(across(part, side), leads(part), not(nearAny)))),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgeOf('worrying', 'below', 'Test of the lighter end: on two evenings, was there an hour in which nothing came up?'),
  edgeOf(
    'worrying',
    'above',
    'Test of the heavier end: after three pages, say what they were about; twice not knowing.',
  ),
  edgeOf('tension', 'below', 'Test of the lighter end: shoulders, jaw and stomach at ten, three, eight; loose twice.'),
  edgeOf('tension', 'above', 'Test of the heavier end: a day off without demands, still tight or short by evening.'),
  edgeOf('avoidance', 'below', 'Test of the lighter end: what waits is younger than two weeks.'),
  edgeOf('avoidance', 'above', 'Test of the heavier end: something that waits has cost money, a date or a person.'),
]
