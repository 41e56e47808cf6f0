import type { Piece } from '@/core/report/report-key'
import { all, eased, from, upTo } from './conditions'

/** Often against hardly; not beside help, where nothing is to be tried out. */
const pulls = (id: string, often: string, seldom: string, note: string): Piece => ({
  id: `pull.${id}`,
  when: all(eased, from(often, 3), upTo(seldom, 1)),
  items: [often, seldom],
  note,
})

export const pull: readonly Piece[] = [
  pulls(
    'rest-break',
    'q11',
    'q07',
    'Tired after resting, and a short break does bring strength back: kinds of rest differ.',
  ),
  pulls(
    'friend-others',
    'q31',
    'q16',
    'A chat with a friend costs effort, and others’ troubles are heard: the listening is spent elsewhere.',
  ),
  pulls(
    'heavy-clear',
    'q03',
    'q27',
    'Body heavy at the start, head clear toward the end: the head can talk the body out of stopping.',
  ),
  pulls('fresh-sit', 'q23', 'q35', 'Starts with strength, cannot get up once seated: it is spent in one go.'),
  pulls('result-detail', 'q24', 'q20', 'All the same how it turns out, and pleasure in a detail: the hand has stayed.'),
  pulls(
    'what-for-one',
    'q04',
    'q08',
    'What is it for, and one task looked forward to: not all has lost its sense; which one.',
  ),
  pulls(
    'least-curious',
    'q28',
    'q32',
    'Only what must be, and wants to know how it works out: saving, and still caring.',
  ),
  pulls(
    'joke-detail',
    'q36',
    'q20',
    'Bitter jokes and pleasure in a detail: the joke is about something else than the work.',
  ),
  pulls(
    'spill-shift',
    'q25',
    'q06',
    'Tasks spill into rest, and tasks can be shifted: the freedom moves things into the evening.',
  ),
  pulls('list-meal', 'q21', 'q01', 'List too long, and a meal in peace: one limit is kept; it shows limits can be.'),
  pulls(
    'turning-done',
    'q33',
    'q17',
    'The day’s tasks get done, and they go around in the head: it is not the unfinished that keeps turning.',
  ),
  pulls(
    'new-done',
    'q05',
    'q17',
    'New before old is finished, and the day’s work is done: some of the new can wait, and does.',
  ),
  pulls(
    'given-heard',
    'q34',
    'q30',
    'Tasks come without asking, and the opinion counts: it is asked after and not before.',
  ),
  pulls(
    'overturned-shift',
    'q02',
    'q06',
    'Plans get overturned, and tasks can be shifted: the freedom goes into repairs.',
  ),
  pulls('hour-way', 'q22', 'q18', 'Others set the hour, the way is their own: use what is theirs.'),
  pulls(
    'other-way',
    'q26',
    'q18',
    'Some tasks in a way they would not choose, most in their own: it is one task or one person.',
  ),
  pulls('words-mishap', 'q15', 'q19', 'Words slow, a mishap no matter: head tired, patience not.'),
]
