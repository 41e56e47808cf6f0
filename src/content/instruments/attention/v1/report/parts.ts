import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { all, any, eased, from, helped, light, upTo } from './conditions'
import { groups } from './groups'

type GroupNotes = Record<ScoreBand | 'mixed', string>

/** What a group lists must not be denied by one of its answers; where one goes its own way, that is what is said. */
const group = (id: string, notes: GroupNotes): Piece[] => {
  const items = groups.filter((one) => one.id === id).flatMap((one) => one.items)
  const is = (third: ScoreBand): Condition => ({ group: id, is: third })
  const each = (one: (item: string) => Condition) => all(...items.map(one))
  const some = (one: (item: string) => Condition) => any(...items.map(one))
  const piece = (end: keyof GroupNotes, when: Condition, quoted: readonly string[] = []): Piece => ({
    id: `group.${id}.${end}`,
    when,
    mentions: [id, ...quoted],
    ...(end !== 'mixed' && { claims: { [id]: end } }),
    note: notes[end],
  })
  return [
    piece(
      'high',
      all(
        is('high'),
        each((item) => from(item, 2)),
      ),
    ),
    piece(
      'low',
      all(
        is('low'),
        eased,
        each((item) => upTo(item, 2)),
      ),
    ),
    piece(
      'mixed',
      any(
        all(
          is('high'),
          some((item) => upTo(item, 1)),
        ),
        all(
          is('low'),
          some((item) => from(item, 3)),
        ),
        all(
          is('middle'),
          some((item) => upTo(item, 0)),
          some((item) => from(item, 4)),
        ),
      ),
      items,
    ),
    piece('middle', all(is('middle'), eased)),
  ]
}
const groupLow = (id: string): Condition => ({ group: id, is: 'low' })

/** `instead`: what it costs where the group that the usual words speak of is light. */
const costs = (
  part: string,
  notes: Record<ScoreBand | 'beside', string>,
  instead?: { id: string; of: 'high' | 'middle'; light: string; note: string },
): Piece[] => [
  ...(instead
    ? [
        {
          id: `cost.${part}.${instead.id}`,
          when: all({ part, is: instead.of }, groupLow(instead.light)),
          claims: { [instead.light]: 'low' },
          note: instead.note,
        },
      ]
    : []),
  ...(['high', 'middle'] as const).map((third) => ({
    id: `cost.${part}.${third}`,
    when: { part, is: third },
    ...(instead?.of === third && { claims: { [instead.light]: ['middle', 'high'] } }),
    note: notes[third],
  })),
  { id: `cost.${part}.low`, when: all(light(part), eased), note: notes.low },
  { id: `cost.${part}.beside`, when: all(light(part), helped), note: notes.beside },
]

/** A high group stands beside help too: plain, without a trick. */
export const partPieces: Readonly<Record<string, PartPieces>> = {
  inattention: {
    groups: [
      ...group('drift', {
        high: 'Thoughts carry off, the phone leads on, the mind does not stay. One does not decide to leave; one notices on arriving elsewhere. Mean.',
        low: 'The mind stays with what it does; phone included. Mean.',
        mixed:
          'The three do not agree: work, thoughts, phone. The three answers quoted by their raw labels; what the mean hides. Also true where one option was chosen for all three.',
        middle: 'About half: which hour, which task? A test. Mean.',
      }),
      ...group('thread', {
        high: 'Drink, place in steps, spoken message: what is not in view or hand is gone. Nothing about memory as an organ. Mean.',
        low: 'Cup, step and message are kept. Mean.',
        mixed:
          'The three do not agree: drink, step, message. The three quoted; one kind is lost or kept, memory is not.',
        middle: 'About half gets lost: what do the kept ones have in common? Mean.',
      }),
    ],
    cost: costs('inattention', {
      high: 'Price: repairs, longer hours, being taken for uninterested. No blame; plain.',
      middle: 'Price: not the slip, the looking for one’s place.',
      low: 'What staying overlooks where the mind stays: a meal, someone at the door. No praise.',
      beside: 'Beside help, taken together: the mind stays more; that takes nothing from the rest. No praise.',
    }),
  },
  restlessness: {
    groups: [
      ...group('seat', {
        high: 'Calls, rides, slow films: having to stay put. Movement keeps some with it. Mean.',
        low: 'A seat is a seat. Mean.',
        mixed:
          'The three do not agree: call, ride, film. The three quoted; talking, travelling, watching are three kinds of sitting.',
        middle: 'About half of the seats. Length or boredom? A test. Mean.',
      }),
      ...group('free', {
        high: 'Bench, free afternoon, evening: nothing calls, the body goes on. Bench may be taste. Mean.',
        low: 'Empty time may stay empty. Mean.',
        mixed: 'The three do not agree: bench, afternoon, evening. The three quoted; what came before.',
        middle: 'About half: what came before? A test. Mean.',
      }),
    ],
    cost: costs(
      'restlessness',
      {
        high: 'Price: others feel hurried; what needs sitting gets shorter or is left out, and may pass for taste. Nothing on empty time. Causes of the body are said elsewhere. Plain.',
        middle: 'Price on restless days: pauses taken standing.',
        low: 'What stillness overlooks where it is there: the legs; who sits well is asked to stay on. That heavy is not calm stands with the level. No praise.',
        beside: 'Beside help, taken together: the body asks less; no praise.',
      },
      {
        id: 'free',
        of: 'high',
        light: 'seat',
        note: 'Seats are no trouble, empty time is: rest that does not reach, and a full day that hides it. No trick, no praise.',
      },
    ),
  },
  impulsivity: {
    groups: [
      ...group('words', {
        high: 'Yes, reply, message leave before the second look. They arrive with people; can be repaired, costs a call. Mean.',
        low: 'Words wait. Mean.',
        mixed:
          'The three do not agree: yes, annoyed reply, regretted message. The three quoted; one pause is there, it can be looked at.',
        middle: 'About half: to whom? A test. Mean.',
      }),
      ...group('deeds', {
        high: 'Buttons, plans, purchases at once. The world answers by itself: a device survives it, an account less. Mean.',
        low: 'The hand waits. Mean.',
        mixed: 'The three do not agree: device, plan, purchase. The three quoted; a brake for the one that costs.',
        middle: 'About half: size of the thing? A test. Mean.',
      }),
    ],
    cost: costs(
      'impulsivity',
      {
        high: 'Price: the day after: apologies, full evenings, bills. Not character. Plain, no trick.',
        middle: 'Price: others cannot tell which yes was meant.',
        low: 'What waiting overlooks where one waits: a chance, a spontaneous yes. No praise.',
        beside: 'Beside help, taken together: the hand waits more; no praise.',
      },
      {
        id: 'deeds',
        of: 'middle',
        light: 'words',
        note: 'Words wait, hands less: the price stays with the reader, in swapped plans and things sent back. One count, no vow.',
      },
    ),
  },
}
