import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { claimed, lightParts } from '../../../light-parts'
import {
  all,
  allLight,
  any,
  carer,
  chose,
  eased,
  from,
  groupHigh,
  helped,
  light,
  lively,
  low,
  not,
  partOpen,
  parts,
  raised,
  upTo,
} from './conditions'
import { groups } from './groups'

const { still, split } = lightParts(groups)

const piece = (id: string, when: Condition, note: string, cites?: readonly string[]): Piece => ({
  id: `meeting.${id}`,
  when,
  ...(cites && { cites }),
  note,
})
const fields = (id: string, a: string, b: string, note: string, more: readonly Condition[] = []): Piece => ({
  ...piece(id, all(groupHigh(a), groupHigh(b), eased, ...more), note),
  mentions: [a, b],
})

/** Two parts, each from level3 on or lighter; beside help, nothing is to be tried out or told to be quiet. */
const pair = (
  id: string,
  a: string,
  b: string,
  notes: Record<'both' | 'first' | 'second' | 'neither', string>,
): Piece[] => {
  const one = (which: keyof typeof notes, ...when: Parameters<typeof claimed>[1][]): Piece =>
    claimed({ id: `meeting.${id}.${which}`, mentions: [a, b], note: notes[which] }, ...when, eased)
  return [
    one('both', raised(a), raised(b)),
    one('first', raised(a), still(b)),
    one('second', still(a), raised(b)),
    one('neither', still(a, b)),
  ]
}
const twoRaised = any(...parts.map((third) => all(...parts.filter((part) => part !== third).map(raised))))

export const meeting: readonly Piece[] = [
  {
    id: 'meeting.help.lively',
    heavy: true,
    when: all(helped, lively),
    note: 'Sleep and plans of such days: what to write down for the appointment.',
  },
  {
    id: 'meeting.help.low',
    heavy: true,
    when: all(helped, low),
    note: 'Mood and attention: which came first, what to tell.',
  },
  ...(
    [
      ['mind-body', 'inattention', 'restlessness', 'impulsivity'],
      ['mind-act', 'inattention', 'impulsivity', 'restlessness'],
      ['body-act', 'restlessness', 'impulsivity', 'inattention'],
    ] as const
  ).map(
    ([id, a, b, other]): Piece => ({
      id: `meeting.help.two-${id}`,
      heavy: true,
      when: all(helped, raised(a), raised(b), light(other), not(lively)),
      note: 'These two parts at once, named: one appointment for both; order of telling.',
    }),
  ),
  {
    id: 'meeting.help.two',
    heavy: true,
    when: all(helped, twoRaised, not(lively), not(any(...parts.map(light)))),
    note: 'Two or three parts at once: one appointment for all; order of telling.',
  },
  {
    id: 'meeting.help.first-lively',
    heavy: true,
    when: all(helped, lively, not(allLight)),
    note: 'What to tell first: the days of little sleep and much energy, then examples of last week; one appointment.',
  },
  {
    id: 'meeting.help.first',
    heavy: true,
    when: all(helped, not(lively)),
    note: 'What to tell first: two or three examples of last week.',
  },
  {
    id: 'meeting.help.not-now',
    heavy: true,
    when: helped,
    note: 'What need not be done now: explain, reorganize, try harder. Big decisions wait.',
  },
  piece(
    'nights',
    all(eased, raised('inattention'), chose('c4', 1)),
    'Short nights and wandering: lapses are what short sleep brings first; two weeks of enough sleep as a test.',
    ['lim'],
  ),
  piece(
    'care-thread',
    all(eased, groupHigh('thread'), carer),
    'Interrupted by somebody who needs you, and thread lost: count interruptions first.',
  ),
  fields('drift-words', 'drift', 'words', 'Half away and answering: yeses while doing something else. Guess, check.'),
  fields('drift-time', 'drift', 'time', 'Drifts make tasks long, long tasks make late: mend the first.'),
  fields('things-time', 'things', 'time', 'Search at the door makes late: ten minutes in the evening.'),
  fields('thread-jumps', 'thread', 'jumps', 'New thing begun, old dropped: count open things.'),
  fields('time-deals', 'time', 'deals', 'Promises made before looking fill the day that then runs late.', [
    from('q03', 2),
    from('q13', 2),
  ]),
  fields('quiet-drift', 'quiet', 'drift', 'Empty time goes to the phone: neither rest nor task.', [from('q17', 3)]),
  fields('quiet-deals', 'quiet', 'deals', 'Idle evenings and purchases or promises: guess, look at hours.'),
  fields('talk-words', 'talk', 'words', 'In conversation body and words hurry: others get little room; one rule.'),
  fields('seat-thread', 'seat', 'thread', 'Getting up in the middle loses the place: a note before standing.'),
  ...pair('mind-body', 'inattention', 'restlessness', {
    both: 'Mind and body leave together; moving may hold the mind; try.',
    first: 'Mind away, body seated: looks like attention; say it.',
    second: 'Body moving, mind there: looks like absence; say so.',
    neither: 'Both stay: long things possible.',
  }),
  ...pair('mind-act', 'inattention', 'impulsivity', {
    both: 'What might be forgotten is done at once; a note instead. Guess.',
    first: 'Slips by leaving out, decisions have a pause.',
    second: 'Stays with things, acts fast: a matter of the start.',
    neither: 'Stays and waits: people plan around that.',
  }),
  ...pair('body-act', 'restlessness', 'impulsivity', {
    both: 'Urge to move finds a way in a yes, a purchase: legs first, then decide.',
    first: 'Urge felt, decisions wait.',
    second: 'Calm body, quick acts: habit or delight; rule on the spot.',
    neither: 'Sits and waits: hurry comes from others.',
  }).map((one) =>
    one.id.endsWith('.neither') && one.when
      ? { ...one, when: all(one.when, ...['q09', 'q16', 'q30', 'q32', 'q34', 'q37'].map((item) => upTo(item, 2))) }
      : one,
  ),
  piece(
    'inside',
    all(split, eased),
    'A part is light as a whole and one kind of its answers is high: go by that kind.',
  ),
  piece('inside-day', all(split, eased), 'One change in one situation for a week; how to choose it.'),
  piece('open', partOpen, 'A part has no score; what to ask oneself instead.'),
  piece('open-other', partOpen, 'Somebody near can answer for the open part; how to ask.'),
]
