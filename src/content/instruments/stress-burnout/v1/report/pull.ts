import type { Piece } from '@/core/report/report-key'
import { all, eased, from, upTo } from './conditions'

/** What there is most of the time against what there is hardly; beside help only what can be of use to others too. */
const pulls = (id: string, often: string, seldom: string, note: string, beside = false): Piece => ({
  id: `pull.${id}`,
  when: all(from(often, 3), upTo(seldom, 1), ...(beside ? [] : [eased])),
  items: [often, seldom],
  note,
})

export const pull: readonly Piece[] = [
  pulls(
    'rest-quiet',
    'q08',
    'q19',
    'Tired after a rest, and an hour of quiet gives strength (raw label of q19): kinds of rest differ.',
    true,
  ),
  pulls(
    'friend-others',
    'q23',
    'q20',
    'Friend’s message waits, others’ troubles are let in: the listening is spent at the tasks.',
    true,
  ),
  pulls(
    'any-detail',
    'q15',
    'q24',
    'All the same how it turns out, and pleasure in a detail (raw label): the whole has gone, the hand has not.',
  ),
  pulls(
    'what-for-one',
    'q04',
    'q06',
    'What is it for, and one task looked forward to (raw label): not everything has lost its sense; which.',
  ),
  pulls(
    'spill-shift',
    'q22',
    'q07',
    'Tasks spill into rest, and tasks can be shifted (raw label): the freedom moves things into the evening.',
  ),
  pulls(
    'list-meal',
    'q18',
    'q01',
    'List too long and a meal in peace (raw label): one limit is kept; it proves limits can be.',
  ),
  pulls(
    'hour-asked',
    'q21',
    'q13',
    'Others set the hour, and requests are acted on (raw label): has the hour ever been asked for.',
  ),
  pulls('words-mishap', 'q12', 'q16', 'Words slow, spilled drink no matter: head tired, nerves not.'),
  pulls('new-break', 'q05', 'q09', 'New tasks before old ones are done, and breaks are kept: unfinished is bearable.'),
]
