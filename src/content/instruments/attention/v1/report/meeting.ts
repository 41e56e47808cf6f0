import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { lightParts } from '../../../light-parts'
import { all, any, eased, from, helped, leads, not, partOpen, raised } from './conditions'
import { groups } from './groups'

const groupHigh = (group: string): Condition => ({ group, is: 'high' })
const piece = (id: string, when: Condition, mentions: string[], note: string): Piece => ({
  id: `meeting.${id}`,
  when,
  mentions,
  note,
})

type Pair = 'both' | 'first' | 'second' | 'neither'
interface PairNotes extends Record<Pair, string> {
  /** What the words on `first` would be wrong beside. */
  unless?: Condition
}
const { still, split } = lightParts(groups)

/** Two parts, each from level3 on or lighter; beside help, nothing is to be tried out or told to be quiet. */
const pair = (id: string, a: string, b: string, notes: PairNotes): Piece[] => {
  const one = (which: Pair, when: Condition, claims: Piece['claims'] = {}): Piece => ({
    ...piece(`${id}.${which}`, all(when, eased), [a, b], notes[which]),
    claims,
  })
  const { unless } = notes
  return [
    one('both', all(raised(a), raised(b))),
    one('first', all(raised(a), still(b).when, ...(unless ? [not(unless)] : [])), still(b).claims),
    one('second', all(still(a).when, raised(b)), still(a).claims),
    one('neither', still(a, b).when, still(a, b).claims),
  ]
}

export const meeting: readonly Piece[] = [
  {
    id: 'meeting.help.first',
    heavy: true,
    when: helped,
    note: 'What to tell first: two or three real examples of the last week, one sentence each. The rest will be asked.',
  },
  {
    id: 'meeting.help.not-now',
    heavy: true,
    when: helped,
    note: 'What need not be done now: explain it, reorganize life, try harder. Big decisions wait. Sober.',
  },
  piece(
    'drift-words',
    all(groupHigh('drift'), groupHigh('words'), eased),
    ['drift', 'words'],
    'Mind elsewhere and words out: answering while half away. Guess: some yeses are given while doing something else. Check.',
  ),
  piece(
    'thread-deeds',
    all(groupHigh('thread'), groupHigh('deeds'), eased),
    ['thread', 'deeds'],
    'New thing begun, old one dropped. Count open things rather than blame memory.',
  ),
  piece(
    'free-drift',
    all(groupHigh('free'), groupHigh('drift'), from('q11', 2), eased),
    ['free', 'drift'],
    'Empty time and phone: the gap is filled with the nearest screen; neither rest nor task. A test.',
  ),
  ...pair('mind-body', 'inattention', 'restlessness', {
    both: 'Mind and body leave together. Movement may hold the mind: note when moving and listening go together.',
    unless: { group: 'drift', is: 'low' },
    first: 'Mind away, body seated: looks like attention. People should say the name first.',
    second: 'Body moving, mind there: looks like absence and is not. Say so to others.',
    neither: 'Both stay: what long things are made of; one put off is not for lack of these.',
  }),
  ...pair('mind-act', 'inattention', 'impulsivity', {
    both: 'What might be forgotten is done at once. A note instead. Guess.',
    first:
      'Things slip from attention, yet decisions have a pause: errors are of leaving out rather than of doing. Nothing on wandering thoughts.',
    second: 'Stays, yet acts fast: it is a matter of the start. The second look is possible, it comes late.',
    neither: 'Stays and waits: people plan around that. Which tasks were chosen?',
  }),
  ...pair('body-act', 'restlessness', 'impulsivity', {
    both: 'The urge to move finds a way out in a yes, a purchase, a message. Let legs go first, then decide.',
    first: 'Body urges, hand waits: the urge is felt and not obeyed in decisions. Movement is what it asks for.',
    second: 'Body at ease, hand quick: not nervous haste; delight or habit. Slowing the body would miss it.',
    neither: 'Sits and waits: what can pull is the hurry of others.',
  }),
  piece(
    'inside',
    all(split, eased),
    [],
    'A part is light as a whole and one kind of its answers is high: the number between them describes neither; go by the high half. No name, no number.',
  ),
  piece(
    'inside-day',
    all(split, eased),
    [],
    'Which half was it on the last bad day: the high one asks for one change in one situation, not for advice on a whole part.',
  ),
  {
    id: 'meeting.open',
    when: partOpen,
    note: 'A part has no score; what the reader can ask themselves instead. Neutral.',
  },
]

/** Only the part that says most has an edge worth a paragraph; beside help, nothing is doubted downward. */
const edgeOf = (part: string, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(leads(part), eased, any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgeOf(
    'inattention',
    'below',
    'Lighter end: a 20-minute task in steps with phone away; count departures and lost places; up to two speaks for it.',
  ),
  edgeOf(
    'inattention',
    'above',
    'Heavier end: has drifting cost a date, money or trust in the last month; one clear yes.',
  ),
  edgeOf('restlessness', 'below', 'Lighter end: a meal of 20 minutes seated without screen.'),
  edgeOf('restlessness', 'above', 'Heavier end: a quiet Sunday evening, still driven after a day without demands.'),
  edgeOf(
    'impulsivity',
    'below',
    'Lighter end: of the last five purchases or promises, how many slept on; three of five.',
  ),
  edgeOf('impulsivity', 'above', 'Heavier end: something of the last month that took more than an hour to put right.'),
]
