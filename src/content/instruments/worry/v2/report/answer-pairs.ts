import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  attacks,
  chose,
  costsALot,
  forDoctor,
  from,
  groupHigh,
  not,
  notFirst,
  stopping,
  upTo,
} from './conditions'

/** After cutting down on alcohol or a sedative no answer is interpreted: a doctor comes first. */
const ready = all(notFirst, not(stopping))
/** Whatever a doctor has to look into first stands alone: nothing beside it speaks of the body, the night or company. */
const steady = all(notFirst, not(forDoctor))
/** Attacks, seen or not, may be the reason for what is called off or left; so no other reason is named. */
const unattacked = all(steady, not(attacks))
const often = (item: string) => from(item, 3)
const seldom = (item: string) => upTo(item, 1)

const circumstance = (id: string, item: string, context: string, when: Condition, note: string): Piece => ({
  id: `pair.${id}`,
  when,
  items: [item],
  mentions: [context],
  note,
})
const two = (id: string, items: readonly [string, string], when: Condition, note: string): Piece => ({
  id: `pair.${id}`,
  when,
  items,
  note,
})

/** Items that are turned (q04, q06, q16, q23–q25, q32–q34): quote the raw label; `seldom` is the easier side. */
export const answerPairs: readonly Piece[] = [
  circumstance(
    'unopened-health',
    'q27',
    'c3',
    all(ready, often('q27'), chose('c3', 2)),
    'Messages closed, and health: one may be a result; those are opened the same day, with someone; the rest may wait.',
  ),
  circumstance(
    'snaps-medicine',
    'q38',
    'c4',
    all(ready, often('q38'), chose('c4', 3)),
    'Snaps, and a new medicine or dose: temper can be an effect, too; since when the tone; tell it; change nothing alone.',
  ),
  circumstance(
    'called-off-new',
    'q12',
    'c1',
    all(unattacked, often('q12'), chose('c1', 1)),
    'Calls off, and less than a month: easiest to take up now. One new date.',
  ),
  circumstance(
    'night-watch',
    'q19',
    'c3',
    all(steady, often('q19'), chose('c3', 3)),
    'Kept awake, and somebody close: a watch that nobody relieves; how one would be woken.',
  ),
  circumstance(
    'remark-changing',
    'q07',
    'c3',
    all(steady, often('q07'), chose('c3', 0)),
    'A remark sets it off, and the subject changes: the subject is what was said last.',
  ),
  circumstance(
    'comfort-date',
    'q10',
    'c3',
    all(ready, often('q10'), chose('c3', 4)),
    'Asks to hear it will be fine, and a date: nobody knows before; what can be promised is to be there.',
  ),
  circumstance(
    'night-unseen',
    'q19',
    'c2',
    all(steady, often('q19'), chose('c2', 0)),
    'Kept awake, and not in the way at all: that question named the day only. Two numbers a day.',
  ),
  circumstance(
    'goes-always',
    'q33',
    'c1',
    all(unattacked, not(costsALot), seldom('q33'), chose('c1', 3, 4)),
    'Goes ahead, and long or always: much was done with it there. Three numbers.',
  ),
  circumstance(
    'done-costs',
    'q33',
    'c2',
    all(unattacked, seldom('q33'), chose('c2', 2, 3)),
    'Goes ahead, and it is in the way: no lack of courage; the hours around it. Light answers, too.',
  ),
  circumstance(
    'call-care',
    'q09',
    'c3',
    all(steady, from('q09', 2), chose('c3', 3)),
    'Postpones the call, and somebody close: no quiet half hour, no lack of courage. Right after hearing from them.',
  ),
  circumstance(
    'called-off-unseen',
    'q12',
    'c2',
    all(unattacked, from('q12', 2), chose('c2', 0, 1)),
    'Calls off, and little or nothing in the way: what is called off is not counted. List it, make up for one.',
  ),
  two(
    'plan-company',
    ['q12', 'q30'],
    all(unattacked, often('q12'), often('q30')),
    'Calls off, goes only with someone: company may be missing, not courage. Ask on the day of the yes.',
  ),
  two(
    'circles-unasked',
    ['q28', 'q36'],
    all(ready, often('q28'), often('q36'), not(all(groupHigh('stop'), groupHigh('people')))),
    'Circles until an answer comes, and did not ask: nobody knows. Tick what was asked.',
  ),
  two(
    'shoulders-tone',
    ['q11', 'q38'],
    all(unattacked, often('q11'), often('q38')),
    'Shoulders first, tone afterward: a warning some minutes early. A minute before the answer.',
  ),
  two(
    'phone-both-ways',
    ['q14', 'q09'],
    all(steady, often('q14'), often('q09')),
    'Hard when it rings and when it is to be dialed: no time to prepare. Calls with an hour.',
  ),
  two(
    'message-phone',
    ['q18', 'q27'],
    all(ready, often('q18'), often('q27')),
    'Reaches for the phone, and the closed message is in it. Paper, an hour, mute.',
  ),
  two(
    'choice-call',
    ['q22', 'q09'],
    all(ready, often('q22'), often('q09')),
    'Goes over small choices, postpones the call: the hours after it are put off. Plan the end.',
  ),
  two(
    'remark-listening',
    ['q07', 'q16'],
    all(ready, often('q07'), often('q16')),
    'A remark starts a chain, and the next sentences are missed. Repeat the word as a question. Someone safe.',
  ),
  two(
    'checks-away',
    ['q37', 'q31'],
    all(ready, often('q37'), often('q31')),
    'Checks again, loses the page: the mind was not there at the first look. Not memory. First look well.',
  ),
  two(
    'hands-rest',
    ['q32', 'q34'],
    all(unattacked, often('q32'), seldom('q34'), not(groupHigh('stop'))),
    'Busy hands free the mind, sitting does not rest the body: hands first, then the chair.',
  ),
  two(
    'hands-evenings',
    ['q25', 'q34'],
    all(steady, from('q25', 2), upTo('q25', 2), seldom('q34'), not(groupHigh('stop'))),
    'About half of the evenings at ease, busy hands free the mind: which evenings were those?',
  ),
  two(
    'circles-no-comfort',
    ['q28', 'q10'],
    all(ready, often('q28'), seldom('q10')),
    'Circles, and does not ask for comfort: wants to know. Say so.',
  ),
  two(
    'twice-later',
    ['q03', 'q13'],
    all(ready, often('q03'), often('q13')),
    'A job and a thought are both left for later, and may be one. Three words, an hour.',
  ),
  two(
    'busy-back',
    ['q13', 'q34'],
    all(ready, often('q13'), often('q34'), not(ahead('stop', 'ahead', 'grip', 'sure'))),
    'Neither later nor busy hands help: no blame; a worry as a question, and who could answer.',
  ),
  two(
    'patience-neck',
    ['q23', 'q29'],
    all(steady, seldom('q23'), from('q29', 2)),
    'Patient with slow explanations, a hard neck by evening: holding back takes muscles. No pain is explained.',
  ),
  two(
    'knows',
    ['q06', 'q27'],
    all(steady, not(costsALot), seldom('q06'), upTo('q27', 0), not(groupHigh('people')), not(groupHigh('tasks'))),
    'Brings up sore subjects, opens messages: would rather know. Others need a moment.',
  ),
  two(
    'mine',
    ['q04', 'q24'],
    all(steady, not(costsALot), seldom('q04'), seldom('q24'), not(groupHigh('stop')), not(groupHigh('tasks'))),
    'Waits well, errands on their day: does what is in hand, leaves what is not.',
  ),
  two(
    'night-patience',
    ['q19', 'q38'],
    all(steady, not(costsALot), seldom('q19'), seldom('q38'), not(groupHigh('fuse')), not(groupHigh('grip'))),
    'Not kept awake, does not snap: the nights may be part of the patience.',
  ),
]
