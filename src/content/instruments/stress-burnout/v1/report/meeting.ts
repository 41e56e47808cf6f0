import type { Piece } from '@/core/report/key'
import { all, allLight, any, burdened, eased, light, type Part, partOpen, raised, speaks } from './conditions'

const both = (one: Part, other: Part, note: string): Piece => ({
  id: `meeting.${one}-${other}`,
  when: all(raised(one), raised(other)),
  note,
})
/** One is there and the other is not; not beside help, where nothing is weighed against anything. */
const only = (one: Part, without: Part, note: string): Piece => ({
  id: `meeting.${one}-not-${without}`,
  when: all(eased, raised(one), light(without)),
  note,
})

export const meeting: readonly Piece[] = [
  { id: 'meeting.help-first', when: burdened, note: 'Which sentence first: three lines to say; the rest can wait.' },
  {
    id: 'meeting.help-who',
    when: burdened,
    note: 'Who can do what: close person tonight, someone with a say in the tasks, doctor. None has to do all.',
  },
  both(
    'exhaustion',
    'distance',
    'Tired and far: distance may be the cheaper way when strength is short; guess; told together to a doctor.',
  ),
  both(
    'overload',
    'exhaustion',
    'More comes in and less comes back: a longer pause alone is eaten by the pile. Take away first.',
  ),
  both('overload', 'control', 'Pile with no say over order: ask for the order rather than for less.'),
  both('control', 'exhaustion', 'Little say and tired: rest on others’ times; one own hour.'),
  both('control', 'distance', 'Not asked, not near: caring where one is not asked hurts.'),
  both('overload', 'distance', 'Speed and distance: what is only ticked off is not met.'),
  only('overload', 'exhaustion', 'Full and not drained: strength keeps pace; use it for one change, not for more.'),
  only('exhaustion', 'overload', 'Tired without the pile: fewer tasks may not be the key; describe it to a doctor.'),
  only('control', 'distance', 'Little say and still close: caring without influence, tiring and valuable.'),
  only('distance', 'exhaustion', 'Far and not drained: a question about tasks, people, thanks.'),
  only('overload', 'control', 'Too much, with a say: some of it can be moved by the reader.'),
  only('exhaustion', 'distance', 'Tired and still close: caring outlasts the strength; others do not see.'),
  only('control', 'overload', 'Little say, enough time: dull or waiting; a fuller day would not help.'),
  only('distance', 'overload', 'Far, without being driven: perhaps too little that asks for the reader.'),
  {
    id: 'meeting.light-room',
    when: all(eased, allLight),
    note: 'Four parts leave one another room: a bad day does not tip the rest.',
  },
  {
    id: 'meeting.light-order',
    when: allLight,
    note: 'Which would move first in a hard month: tallest part as early sign.',
  },
  { id: 'meeting.light-told', when: allLight, note: 'Light on paper may be heavy in life; believe yourself.' },
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
