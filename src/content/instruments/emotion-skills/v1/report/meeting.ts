import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, high, low, not, type Part, partOpen } from './conditions'

/** Points by which one part must be above another to be told of; nearer ones go together. */
const AHEAD = 20
const ahead = (higher: Part, than: Part): Condition => ({ higher, than, by: AHEAD })

interface PairNotes {
  first: string
  second: string
  up: string
  down: string
  level: string
}
const pair = (id: string, a: Part, b: Part, notes: PairNotes): Piece[] => {
  const up = all(high(a), high(b))
  const down = all(low(a), low(b))
  const apart = any(ahead(a, b), ahead(b, a))
  const piece = (end: keyof PairNotes, when: Condition, claims?: Piece['claims']): Piece => ({
    id: `meeting.${id}.${end}`,
    when,
    mentions: [a, b],
    ...(claims && { claims }),
    note: notes[end],
  })
  // A high part in which reasons are hard to find has names only; these words say that the reason is known.
  const reasonKnown = a === 'understand' || b === 'understand'
  return [
    reasonKnown
      ? piece('up', all(up, not({ group: 'reasons', is: 'low' })), { reasons: ['middle', 'high'] })
      : piece('up', up),
    piece('down', down),
    piece('first', all(ahead(a, b), not(any(up, down)))),
    piece('second', all(ahead(b, a), not(any(up, down)))),
    piece('level', not(any(up, down, apart))),
  ]
}

export const meeting: readonly Piece[] = [
  ...pair('notice-regulate', 'notice', 'regulate', {
    first: 'Early seen, slow to settle: the early minute is the lever.',
    second: 'Settles quickly what is seen late: the calm may begin before the news. Ask.',
    up: 'Early sight buys time and the time is used.',
    down: 'Seen late, it is already large, and large things are hard to steer. Seeing earlier is the cheaper end.',
    level: 'About alike, in the middle: tired days lower both; look at the hour.',
  }),
  ...pair('notice-understand', 'notice', 'understand', {
    first: 'More signals than names: a signal without name asks to be acted on. One word first.',
    second: 'More understanding than signals: good tools, late delivery.',
    up: 'Signal and reason come together: quick, sometimes too quick; a guess about someone is still a guess.',
    down: 'Little comes in and little is named; one of the two will do: the body is simpler.',
    level: 'Half seen, half explained; the missed ones may be the same.',
  }),
  ...pair('understand-regulate', 'understand', 'regulate', {
    first: 'Knowing why is not calming. Something to do before something to know.',
    second: 'Calming without knowing why: works each time and each time anew.',
    up: 'Reason and way back together: can change the cause and not only the mood.',
    down: 'Neither reason nor handle: begin with handle, small; or a name; with someone.',
    level: 'Both work on good days; on bad ones the same thing fails: food, sleep, hurry.',
  }),
  {
    id: 'meeting.open',
    when: partOpen,
    note: 'A part has no score: how it meets the others stays open. A question to oneself.',
  },
]

/** Only the part that says most has an edge worth a paragraph. */
const edgeOf = (part: Part, border: 40 | 60, note: string): Piece => ({
  id: `edge.${part}.${border}`,
  when: all({ leads: part }, any({ crosses: part, border, side: 'below' }, { crosses: part, border, side: 'above' })),
  mentions: [part],
  note: `${note} Which side of the cut: a test until the weekend; both outcomes told.`,
})

export const edge: readonly Piece[] = [
  edgeOf('notice', 60, 'When two readings of others came: before a word was said of it, or after.'),
  edgeOf('notice', 40, 'Time between event and noticing, twice.'),
  edgeOf('understand', 60, 'Name a mixture within a minute.'),
  edgeOf('understand', 40, 'Find the cause of one mood before bed.'),
  edgeOf('regulate', 60, 'Minutes until one is back after a jolt.'),
  edgeOf('regulate', 40, 'One reply that waits or does not.'),
]
