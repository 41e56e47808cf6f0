import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allLow,
  any,
  burdened,
  chose,
  first,
  harmed,
  heat,
  low,
  noHelp,
  not,
  parts,
  stopped,
  threatened,
  worse,
} from './conditions'

const piece = (id: string, question: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `context.${id}`,
  when,
  mentions: [question],
  note: `${note} The chosen option may be quoted.`,
  ...more,
})
const grave: Partial<Piece> = { heavy: true, facts: ['!calm'] }
const calmHome = not(any(threatened, harmed))
const [n, , r] = parts
/** Hardly in the way although a part is low. */
const littleLow = all(chose('c2', 0), any(...parts.map(low)), noHelp)

export const context: readonly Piece[] = [
  piece(
    'afraid',
    'c5',
    threatened,
    'Safety first: not the reader’s fault, no skill has to prevent it. What can be done this week with people outside. No talk with that person, no couple counseling as a first step.',
    grave,
  ),
  piece(
    'harmed',
    'c5',
    harmed,
    'Leave before; say plainly what happened to a professional this week; the other person’s wish for distance counts.',
    grave,
  ),
  piece(
    'heat',
    'c5',
    heat,
    'Broken things or a scared person: who was there; tell a doctor or counselor; leave at the first sign.',
    { facts: ['!calm'] },
  ),
  piece(
    'stopped',
    'c2',
    all(stopped, not(first)),
    'Days on which nothing works: describe one; visit within two weeks; what to drop until then.',
    grave,
  ),
  piece(
    'much-despite',
    'c2',
    all(chose('c2', 2), not(low(r)), not(low(n)), not(first)),
    'A lot in the way though neither noticing nor steering is low: look for load, sleep, body; ask for help all the same.',
  ),
  piece(
    'much',
    'c2',
    all(chose('c2', 2), any(low(r), low(n)), not(first)),
    'A lot in the way and a skill that is low: help makes practice easier; one day described.',
  ),
  piece(
    'little-drink',
    'c2',
    all(littleLow, chose('c4', 5)),
    'A part is low, hardly anything is in the way, and alcohol or another substance weighs most: does not fit; it may hide what is in the way. Ask somebody near.',
    { mentions: ['c2', 'c4'] },
  ),
  piece(
    'little-worse',
    'c2',
    all(littleLow, worse, not(chose('c4', 5))),
    'A part is low, hardly anything is in the way, and it is worse than a year ago: does not fit; one may be used to it. What has been dropped since.',
    { mentions: ['c1', 'c2'] },
  ),
  piece(
    'little-all-low',
    'c2',
    all(littleLow, allLow, not(any(worse, chose('c4', 5)))),
    'All parts are low and hardly anything is in the way: both may be true, or one is used to it. Ask somebody near.',
  ),
  piece(
    'little-low',
    'c2',
    all(littleLow, not(any(allLow, worse, chose('c4', 5)))),
    'A part is low and hardly anything is in the way: then it may suit the life one leads; change only what one misses.',
  ),
  piece(
    'some',
    'c2',
    all(chose('c2', 1), noHelp),
    'A little in the way: which hour of the week; that is the place for the plan.',
  ),
  piece(
    'better',
    'c1',
    all(chose('c1', 1), not(first)),
    'Better than a year ago: what changed; keep that before adding anything.',
  ),
  piece(
    'weeks-reason',
    'c1',
    all(chose('c1', 2), chose('c4', 1, 2, 3, 4), noHelp),
    'Worse for weeks, and a reason beside it named: likely belongs together; look again when it eases.',
    { mentions: ['c1', 'c4'] },
  ),
  piece(
    'weeks',
    'c1',
    all(chose('c1', 2), not(chose('c4', 0, 1, 2, 3, 4)), not(first)),
    'Worse for weeks without a named reason: note when it began and what else began; a month, then a professional.',
  ),
  piece(
    'months',
    'c1',
    all(chose('c1', 3), not(chose('c4', 0)), not(first)),
    'Worse for months: worth a doctor; low mood, exhaustion, body; bring the date it began.',
  ),
  piece(
    'work',
    'c3',
    chose('c3', 1),
    'Hardest at work or studies: rules there; a place to go for five minutes; whom to tell.',
  ),
  piece(
    'home',
    'c3',
    all(chose('c3', 2), calmHome),
    'Hardest with partner or children: tired hours, closeness; move the hard subject to another hour.',
  ),
  piece(
    'relatives',
    'c3',
    all(chose('c3', 3), calmHome),
    'Hardest with parents or relatives: old roles; length of visits; one subject to leave out.',
  ),
  piece(
    'friends',
    'c3',
    all(chose('c3', 4), calmHome),
    'Hardest among friends or others: group size, pace; one person instead of six.',
  ),
  piece(
    'care',
    'c3',
    chose('c3', 5),
    'Hardest while looking after someone: relief before skill; rough handling means someone takes over today.',
  ),
  piece(
    'alone',
    'c3',
    all(chose('c3', 6), not(threatened)),
    'Hardest alone: an arrangement with one person, first hour of the evening planned.',
  ),
  piece(
    'nowhere',
    'c3',
    all(chose('c3', 0), burdened, not(first)),
    'Nowhere in particular and still much in the way: then it goes along everywhere; body and strength rather than a place.',
  ),
  piece(
    'sleep-afraid',
    'c4',
    all(chose('c4', 1), threatened),
    'Too little sleep and fear of somebody: no habit, no fault; sleep where it is safe, phone near; tell those who help.',
    { cites: ['palmer'] },
  ),
  piece(
    'sleep',
    'c4',
    all(chose('c4', 1), not(threatened)),
    'Too little sleep: patience and feelings; the answers may be about tiredness.',
    {
      cites: ['palmer'],
    },
  ),
  piece(
    'loss',
    'c4',
    chose('c4', 2),
    'A loss or separation: waves are not a lack of skill; no date by which it must be over.',
  ),
  piece('body', 'c4', chose('c4', 3), 'Illness, pain, hormones: mention mood at the visit; note the days.'),
  piece(
    'load',
    'c4',
    chose('c4', 4),
    'Too much to do: take away before adding the steps of the week; one thing to hand over.',
  ),
  piece(
    'substances',
    'c4',
    chose('c4', 5),
    'Alcohol or other substances: calms for an hour, less steady next day; help without reproach; not all at once if daily.',
  ),
  piece(
    'worse-free',
    'c4',
    all(chose('c4', 0), worse, not(first)),
    'Nothing weighs in particular and it is worse: a check-up with a doctor is a good use of an hour. No date, no if.',
  ),
]
