import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, leads, parts } from './conditions'
import { pieceOf } from './piece-of'

/** Two groups of one part at least 25 points apart, either way. */
const apart = (a: string, b: string): Condition => any({ group: a, above: b }, { group: b, above: a })
const gapIn: Record<(typeof parts)[number], Condition> = {
  worrying: apart('waiting', 'sparks'),
  tension: apart('startle', 'held'),
  avoidance: apart('tasks', 'people'),
}
/** The part that says most has a difference of its own; then no other part's is told. */
const leadHasGap = any(...parts.map((part) => all(leads(part), gapIn[part])))
const within = (part: (typeof parts)[number], group: string, above: string): Condition =>
  all({ group, above }, any(leads(part), { not: leadHasGap }))

const difference = pieceOf('difference')
export const differences: readonly Piece[] = [
  difference(
    'waiting',
    within('worrying', 'waiting', 'sparks'),
    'The three lines on waiting (turning to other things, circling until an answer, asking for reassurance) against the three on small sparks (meal, remark, choice). It is the gap between question and answer. Advice against overthinking small things would be for someone else. Holds at any height.',
    ['waiting', 'sparks'],
  ),
  difference(
    'sparks',
    within('worrying', 'sparks', 'waiting'),
    'The other way: small occasions start it more than a long wait does. A wait has an end; a remark has none. Holds at any height.',
    ['waiting', 'sparks'],
  ),
  difference(
    'startle',
    within('tension', 'startle', 'held'),
    'Ring and question against shoulders, breath, neck, shower: a short alarm from outside rather than a grip that lasts. Two lines are thin evidence; say so.',
    ['startle', 'held'],
  ),
  difference(
    'held',
    within('tension', 'held', 'startle'),
    'The grip that lasts against the short alarm: nobody startles, and by evening the neck has done a day of work. Two lines against four.',
    ['startle', 'held'],
  ),
  difference(
    'tasks',
    within('avoidance', 'tasks', 'people'),
    'Jobs, calls, errands wait longer than people do. The paper side of life. Courage is not what is missing.',
    ['tasks', 'people'],
  ),
  difference(
    'people',
    within('avoidance', 'people', 'tasks'),
    'Plans, sore subjects and messages wait longer than jobs: what may be answered by a face. Time management would be advice for someone else.',
    ['tasks', 'people'],
  ),
  difference(
    'head-over-body',
    all(eased, { higher: 'worrying', than: 'tension' }),
    'No groups differ by much, the parts do: the head is well ahead of the body. The body is a place to rest from the head.',
    ['worrying', 'tension'],
  ),
  difference(
    'body-over-head',
    { higher: 'tension', than: 'worrying' },
    'The body is well ahead of the head: asked what worries them, the reader may say "nothing", and the neck says otherwise. Causes other than worry are possible.',
    ['worrying', 'tension'],
  ),
  difference(
    'head-over-around',
    all(eased, { higher: 'worrying', than: 'avoidance' }),
    'Thoughts well ahead of detours: thinking of it, doing it all the same. Exact credit, and the price.',
    ['worrying', 'avoidance'],
  ),
  difference(
    'around-over-head',
    all(eased, { higher: 'avoidance', than: 'worrying' }),
    'Detours well ahead of thoughts: put off before it could be worried about. It saves thoughts now.',
    ['worrying', 'avoidance'],
  ),
]
