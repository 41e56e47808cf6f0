import type { Piece } from '@/core/report/report-key'
import { lightParts } from '../../../light-parts'
import { all, allLight, any, burdened, eased, type Part, partOpen, parts, raised, speaks } from './conditions'
import { groups } from './groups'

const { still, split } = lightParts(groups)

const both = (one: Part, other: Part, note: string): Piece => ({
  id: `meeting.${one}-${other}`,
  when: all(raised(one), raised(other)),
  note,
})
/** One is there and the other is not; not beside help, where nothing is weighed against anything. */
const only = (one: Part, without: Part, note: string): Piece => ({
  id: `meeting.${one}-not-${without}`,
  when: all(eased, raised(one), still(without).when),
  claims: still(without).claims,
  note,
})

export const meeting: readonly Piece[] = [
  {
    id: 'meeting.help-first',
    heavy: true,
    when: burdened,
    note: 'Which sentence first: three lines to say; the rest can wait.',
  },
  {
    id: 'meeting.help-who',
    heavy: true,
    when: burdened,
    note: 'Who can do what: close person tonight, someone with a say in the tasks, doctor. None has to do all.',
  },
  both(
    'exhaustion',
    'distance',
    'Tired and far: distance may be the cheaper way when strength is short; guess; told together to a doctor.',
  ),
  both('overload', 'exhaustion', 'Busy covers tired: one quiet day tells them apart; what stays is for a doctor.'),
  both(
    'overload',
    'control',
    'With no say over the order all of it is done at one price: ask what may be late or rough.',
  ),
  both(
    'control',
    'exhaustion',
    'Both directions, a guess: some decisions were given away for want of strength and can come back.',
  ),
  both(
    'control',
    'distance',
    'A shrug looks like contentment from outside; one sentence; where it is punished, someone outside.',
  ),
  both('overload', 'distance', 'Speed and distance: what is only ticked off is not met.'),
  only('overload', 'exhaustion', 'Full and not drained: others will add; an answer to have ready.'),
  only('exhaustion', 'overload', 'Tired without the pile: gets advice in place of sympathy; no reason owed.'),
  only('control', 'distance', 'Little say and still close: caring without influence, tiring and valuable.'),
  only(
    'distance',
    'exhaustion',
    'Far and not drained: can stop fitting without fault; look back once before deciding.',
  ),
  only('overload', 'control', 'Too much, with a say: some of it can be moved by the reader.'),
  only('exhaustion', 'distance', 'Tired and still close: caring outlasts the strength; others do not see.'),
  only('control', 'overload', 'Little say, enough time: dull or waiting; a fuller day would not help.'),
  only('distance', 'overload', 'Far, without being driven: perhaps too little that asks for the reader.'),
  {
    id: 'meeting.light-room',
    when: all(eased, still(...parts).when),
    claims: still(...parts).claims,
    note: 'Four parts leave one another room: a bad day does not tip the rest.',
  },
  {
    id: 'meeting.light-order',
    when: allLight,
    note: 'Time, say, strength, interest cover for one another: which would be missed first.',
  },
  { id: 'meeting.light-told', when: allLight, note: 'Light on paper may be heavy in life; believe yourself.' },
  {
    id: 'meeting.inside',
    when: split,
    note: 'A part is light as a whole and one kind of its answers is high: the number between them is nobody’s week. Kind and true beside help. No name, no number.',
  },
  {
    id: 'meeting.inside-told',
    when: split,
    note: 'To whom that kind of answers could be told: somebody who can change just that. True beside help; no duty.',
  },
  { id: 'meeting.open', when: partOpen, note: 'With a part open what meets what cannot be told.' },
  {
    id: 'meeting.open-witness',
    when: partOpen,
    note: 'Someone who saw the four weeks can say something on the open part.',
  },
]

const edgeOf = (part: Part, note: string): Piece => ({
  id: `edge.${part}`,
  when: all(
    eased,
    speaks(part),
    any(
      ...([40, 60] as const).flatMap((border) =>
        (['below', 'above'] as const).map((side) => ({ crosses: part, border, side })),
      ),
    ),
  ),
  mentions: [part],
  note,
})

/** Only the two parts that say most have an edge worth a paragraph; none beside help. */
export const edge: readonly Piece[] = [
  edgeOf('overload', 'Test: three days, was a break cut short? All three: upper end. None: lower.'),
  edgeOf('control', 'Test: next thing to shift: ask; the answer tells.'),
  edgeOf('exhaustion', 'Test: after a day off, the first hour of the next: heavy or not.'),
  edgeOf('distance', 'Test: tell someone about a task in the evening: voice lively or not.'),
]
