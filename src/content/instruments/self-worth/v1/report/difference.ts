import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, doubting, eased, leads, not, type parts, sore, strict, swaying } from './conditions'
import { pieceOf } from './piece-of'

type Part = (typeof parts)[number]
const groupHigh = (group: string): Condition => ({ group, is: 'high' })
const groupLow = (group: string): Condition => ({ group, is: 'low' })

/** Pairs of groups, the higher one first. */
const pairs = {
  competence: [
    ['hands', 'tasks'],
    ['tasks', 'hands'],
  ],
  acceptance: [
    ['showing', 'slips'],
    ['slips', 'showing'],
    ['slips', 'looking'],
    ['looking', 'slips'],
  ],
  contingency: [
    ['results', 'people'],
    ['people', 'results'],
  ],
} as const satisfies Record<Part, readonly (readonly [string, string])[]>

/** A quarter of the scale apart and not both on one side of it: "more here than there" is then true in itself as well. */
const gap = (group: string, above: string): Condition =>
  all({ group, above }, not(groupLow(group)), not(groupHigh(above)))
const gapIn = (part: Part): Condition => any(...pairs[part].map(([group, above]) => gap(group, above)))
/** The part that says most has a difference of its own; then no other part's is told. */
const leadHasGap = any(
  ...(['competence', 'acceptance', 'contingency'] as const).map((part) => all(leads(part), gapIn(part))),
)
const within = (part: Part, group: string, above: string): Condition =>
  all(gap(group, above), any(leads(part), not(leadHasGap)))

const difference = pieceOf('difference')
export const differences: readonly Piece[] = [
  difference(
    'tone',
    within('acceptance', 'showing', 'slips'),
    'Two lines on the tone after a slip lie below the two on showing oddities: before others at ease, with oneself stricter. Two lines each: thin, say so.',
    ['slips', 'showing'],
  ),
  difference(
    'curtain',
    within('acceptance', 'slips', 'showing'),
    'The tone after a slip is friendlier than showing oddities is easy. So the inner voice is not what hides them. Two lines each.',
    ['slips', 'showing'],
  ),
  difference(
    'mirror',
    within('acceptance', 'slips', 'looking'),
    'How one sees oneself in photo and mirror lies below the tone after a slip. What one does is forgiven sooner than how one looks or was.',
    ['slips', 'looking'],
  ),
  difference(
    'photo',
    all(eased, within('acceptance', 'looking', 'slips')),
    'Photo and mirror get a friendlier look than a slip gets a word: the person is liked, the action is not let off.',
    ['slips', 'looking'],
  ),
  difference(
    'results',
    within('contingency', 'results', 'people'),
    'Lines on outcomes (failed day, thin week, lost game) above those on people (no, no reply, overlooked). Advice on pleasing people would be for someone else.',
    ['results', 'people'],
  ),
  difference(
    'people',
    within('contingency', 'people', 'results'),
    'Lines on people above those on outcomes. It is less what comes off than who responds. Advice on perfectionism would be for someone else.',
    ['results', 'people'],
  ),
  difference(
    'hands',
    within('competence', 'hands', 'tasks'),
    'Getting a thing working, finding a way, teaching above tasks handed out, chosen and handed in. Skill is trusted where nobody assigns or checks.',
    ['hands', 'tasks'],
  ),
  difference(
    'tasks',
    within('competence', 'tasks', 'hands'),
    'Tasks handed out, chosen, handed in above gadget, city, teaching. At home in the arranged, less where there is no frame.',
    ['hands', 'tasks'],
  ),
  difference(
    'heavy',
    sore,
    'Where it is heavy: nothing has to be singled out or sorted before it is told. True whether or not lines differ.',
    [],
  ),
  difference(
    'able-over-kind',
    all(not(doubting), { higher: 'competence', than: 'acceptance' }),
    'Inside the parts nothing stands out; two parts differ: trusts own skill more than one likes oneself. A new success would add to the first and not to the second.',
    ['competence', 'acceptance'],
  ),
  difference(
    'kind-over-able',
    all(not(strict), not(swaying), { higher: 'acceptance', than: 'competence' }),
    'Likes oneself more than one trusts one’s skill. A failed try would cost little: that is a good ground to try from.',
    ['competence', 'acceptance'],
  ),
]
