import type { Piece } from '@/core/report/report-key'
import { all, eased, from, not, oneOption, upTo } from './conditions'

/** Two answers that pull against each other: `low` at 1 or less, `high` at 3 or more, after turning. */
const pull = (id: string, low: string, high: string, note: string, cites?: readonly string[]): Piece => ({
  id: `pull.${id}`,
  // Beside help no cleverness; and one option for every line holds no two answers against each other.
  when: all(upTo(low, 1), from(high, 3), eased, not(oneOption)),
  items: [low, high],
  ...(cites && { cites }),
  note,
})

/** Reversed lines are quoted by the raw label. */
export const pulls: readonly Piece[] = [
  pull(
    'rests-regrets',
    'q09',
    'q30',
    'Annoyed replies rest, sent messages are regretted: the cheerful or helpful ones slip. Guess.',
  ),
  pull(
    'question-talk',
    'q37',
    'q16',
    'Questions heard out, other talk cut into. A question has an end; a story does not.',
  ),
  pull('night-yes', 'q20', 'q03', 'Money gets a night, an evening not a minute. Lend the night to the calendar.'),
  pull('big-small', 'q20', 'q12', 'Expensive waits, small does not; sums by month.'),
  pull(
    'signs-presses',
    'q27',
    'q06',
    'Reads before signing, presses buttons: stakes decide; pause works where it is dear.',
  ),
  pull('work-phone', 'q04', 'q17', 'The mind stays at work, the phone leads astray: it is the device.', ['kushlev']),
  pull('stays-drops', 'q04', 'q23', 'Faithful inside a task, not to the plan of the day.'),
  pull(
    'thoughts-voice',
    'q24',
    'q19',
    'Thoughts carry off at work, a voice message is kept: a voice holds; read aloud.',
  ),
  pull(
    'talk-voice',
    'q24',
    'q07',
    'Voice message kept, sentences missed in conversation: turn-taking, own reply being prepared. Guess.',
  ),
  pull('hands-hear', 'q07', 'q14', 'Hands busy and nothing missed: the hands may help; study of 40 people.', [
    'andrade',
  ]),
  pull(
    'outside-inside',
    'q33',
    'q19',
    'Interruptions from outside cost little, own thoughts carry off: no need of a closed door, a sheet for thoughts.',
  ),
  pull('inside-outside', 'q19', 'q33', 'Own thoughts seldom carry off, an interruption does: a closed door pays.', [
    'altmann',
  ]),
  pull('list-keys', 'q08', 'q02', 'Everything from the shop, keys searched: a list holds, a place is missing.'),
  pull(
    'deadline-door',
    'q15',
    'q13',
    'Starts early on deadlines, arrives late: far dates handled, next half hour not.',
  ),
  pull(
    'late-exact',
    'q31',
    'q15',
    'Starts late and takes as long as planned: estimate is right, start date is missing.',
  ),
  pull('choose-do', 'q31', 'q36', 'Choosing is hard, doing goes to plan: cheap way to choose.'),
  pull(
    'form-laundry',
    'q26',
    'q29',
    'Forms complete, chores half done: a form shows its gaps; make chores show theirs.',
  ),
  pull('bench-afternoon', 'q01', 'q21', 'Bench enjoyed, free afternoon filled: something to look at. Guess.'),
  pull('bench-call', 'q01', 'q05', 'Sits on a bench, paces on the phone: the talk moves the legs.'),
  pull('movie-evening', 'q25', 'q35', 'Slow movie no trouble, evening body hurried: a story slows it.'),
  pull('table-ride', 'q18', 'q10', 'Stays at the table, not in the car: company holds.'),
  pull('waits-leaves', 'q32', 'q34', 'Ten minutes calmly, slow line left: known against unknown length.'),
  pull(
    'hears-talks',
    'q37',
    'q28',
    'Hears questions out, then talks on: listening fine, ending not; a closing sentence.',
  ),
  pull('phone-movie', 'q05', 'q25', 'Still on the phone, up in a slow movie: taking part holds.'),
]
