import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, helped, leads, not, oneOption, parts } from './conditions'
import { pieceOf } from './piece-of'

/** Two groups of one part at least 25 points apart, either way. */
const apart = (a: string, b: string): Condition => any({ group: a, above: b }, { group: b, above: a })
const gapIn: Record<(typeof parts)[number], Condition> = {
  inattention: apart('drift', 'thread'),
  restlessness: apart('seat', 'free'),
  impulsivity: apart('words', 'deeds'),
}
/** The part that says most has a difference of its own; then no other part's is told. */
export const leadHasGap = any(...parts.map((part) => all(leads(part), gapIn[part])))
/** Told where something is above the rest, not where all is light, and not beside help: there it would ask for cleverness. */
const within = (part: (typeof parts)[number], group: string, above: string): Condition =>
  all(eased, { group, above }, not({ group, is: 'low' }), any(leads(part), not(leadHasGap)))

const difference = pieceOf('difference')
export const differences: readonly Piece[] = [
  difference(
    'one-option',
    all(eased, oneOption),
    'Eighteen times one option, quoted: five lines are worded the other way round, so it counts for and against and the scores draw to the middle. Nothing is compared. A true answer or a tired one; the reader knows. How to get more: think of one day. No reproach.',
    ['q01'],
  ),
  difference(
    'drift',
    within('inattention', 'drift', 'thread'),
    'Leaving (thoughts, phone, mind that does not stay) against losing (drink, place in steps, voice message). Memory aids would be for someone else; the doors matter. Any height.',
    ['drift', 'thread'],
  ),
  difference(
    'thread',
    within('inattention', 'thread', 'drift'),
    'Losing against leaving: the mind need not be far off, what was begun drops out of sight. Concentration advice would be for someone else; things need a place. Any height.',
    ['drift', 'thread'],
  ),
  difference(
    'seat',
    within('restlessness', 'seat', 'free'),
    'Having to stay put (call, ride, slow film) against time of one’s own (bench, afternoon, evening). It is the seat. Any height.',
    ['seat', 'free'],
  ),
  difference(
    'free',
    within('restlessness', 'free', 'seat'),
    'Empty time against having to sit: an occupation holds the body, a gap does not. Any height.',
    ['seat', 'free'],
  ),
  difference(
    'words',
    within('impulsivity', 'words', 'deeds'),
    'What goes to people (yes, annoyed reply, message) against things (buttons, plans, purchases). Money advice would be for someone else. Any height.',
    ['words', 'deeds'],
  ),
  difference(
    'deeds',
    within('impulsivity', 'deeds', 'words'),
    'Things against people: the mouth waits, the hand does not. Any height.',
    ['words', 'deeds'],
  ),
  difference(
    'mind-over-body',
    all(eased, { higher: 'inattention', than: 'restlessness' }),
    'No groups differ by much, the parts do: nothing in the body rings when the mind has left; long, quiet work needs a bell of its own. Not how it looks to others: a meeting says that.',
    ['inattention', 'restlessness'],
  ),
  difference(
    'body-over-mind',
    all(eased, { higher: 'restlessness', than: 'inattention' }),
    'A thought is easier to keep than a seat: the posture has to change, not the task or the room. Not how it looks to others: a meeting says that.',
    ['inattention', 'restlessness'],
  ),
  difference(
    'mind-over-act',
    all(eased, { higher: 'inattention', than: 'impulsivity' }),
    'Deciding is not the weak spot, carrying through is: decide early and once. Not left out against done: a meeting says that.',
    ['inattention', 'impulsivity'],
  ),
  difference(
    'act-over-mind',
    all(eased, { higher: 'impulsivity', than: 'inattention' }),
    'Quick to begin and, once in it, more with it than the haste suggests: that makes a hasty start dear.',
    ['inattention', 'impulsivity'],
  ),
  difference(
    'body-act',
    all(eased, any({ higher: 'restlessness', than: 'impulsivity' }, { higher: 'impulsivity', than: 'restlessness' })),
    'Body and hand do not go together, whichever is ahead: two numbers; wanting to move and acting at once are two things.',
    ['restlessness', 'impulsivity'],
  ),
  difference(
    'beside-help',
    helped,
    'Beside help: no claim on gaps; no weak spot need be found and nothing sorted before it is told.',
    [],
  ),
]
