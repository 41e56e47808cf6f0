import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { ahead, all, any, eased, from, helped, kept, light, lively, upTo } from './conditions'
import { groups as answerGroups } from './groups'

/** Two groups of a part are told, so the middle of a further one never has its turn and has no text. */
type Notes = Record<Exclude<ScoreBand, 'middle'> | 'mixed', string> & { middle?: string }

/** Quick in speech, slow in writing: the mean of the words hides it. */
const spokenOnly = all({ group: 'words', is: 'middle' }, from('q16', 3), from('q37', 3), upTo('q30', 1), upTo('q09', 2))

/** What a group lists must not be denied by one of its answers; where one goes its own way, that is what is said. */
const group = (id: string, notes: Notes, more: readonly Condition[] = []): Piece[] => {
  const items = answerGroups.find((one) => one.id === id)?.items ?? []
  const is = (third: ScoreBand): Condition => ({ group: id, is: third })
  const each = (one: (item: string) => Condition) => all(...items.map(one))
  const some = (one: (item: string) => Condition) => any(...items.map(one))
  const piece = (end: keyof Notes, when: Condition): Piece => ({
    id: `group.${id}.${end}`,
    when,
    mentions: [id],
    ...(end !== 'mixed' && { claims: { [id]: end } }),
    note: notes[end] ?? '',
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
        ...more,
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
          eased,
          some((item) => from(item, 3)),
        ),
        all(
          is('middle'),
          some((item) => upTo(item, 0)),
          some((item) => from(item, 4)),
        ),
        ...(id === 'words' ? [spokenOnly] : []),
      ),
    ),
    ...(notes.middle ? [piece('middle', all(is('middle'), eased))] : []),
  ]
}
/** The mind stays, and only the phone leads astray about half the time. */
const phoneOnly: Piece = {
  id: 'group.drift.low-phone',
  when: all(
    { group: 'drift', is: 'low' },
    eased,
    from('q17', 2),
    ...['q04', 'q07', 'q17', 'q19', 'q24'].map((item) => upTo(item, 2)),
  ),
  mentions: ['drift'],
  claims: { drift: 'low' },
  note: 'Stays in work and talk; the phone is the exception, about half the time.',
}
/** High groups of the part first, then what stands apart, so that two paragraphs show the widest difference. */
const byGroup = (notes: Readonly<Record<string, Notes>>): Piece[] => {
  const pieces = Object.entries(notes).map(([id, one]) => group(id, one, id === 'drift' ? [upTo('q17', 1)] : []))
  return [
    ...[0, 2, 1].flatMap((at) => pieces.flatMap((four) => four[at] ?? [])),
    ...(notes.drift ? [phoneOnly] : []),
    ...pieces.flatMap((four) => four[3] ?? []),
  ]
}

const costs = (
  part: string,
  notes: Record<ScoreBand | 'beside', string>,
  special: Readonly<Record<string, string>>,
): Piece[] => [
  ...(part === 'restlessness'
    ? []
    : [
        {
          id: `cost.${part}.high-kept`,
          when: all({ part, is: 'high' }, kept),
          mentions: ['c2'],
          note: 'High, and the reader says that little goes wrong (quote c2): what it costs is the putting right, unseen.',
        },
      ]),
  ...Object.entries(special).map(([id, note]) => ({
    id: `cost.${part}.${id}`,
    when: all({ part, is: 'high' }, ahead(id)),
    claims: { [id]: 'high' },
    note,
  })),
  ...(part === 'impulsivity'
    ? [
        ...(['words', 'jumps'] as const).map((id) => ({
          id: `cost.impulsivity.middle-kept-${id}`,
          when: all({ part, is: 'middle' }, upTo('q03', 1), ahead(id)),
          note: 'Same, and the haste is mostly in this kind; one rule there.',
        })),
        {
          id: 'cost.impulsivity.middle-kept',
          when: all({ part, is: 'middle' }, upTo('q03', 1)),
          note: 'Middle, but promises are checked first: people can count on a yes; the haste is elsewhere; one rule there.',
        },
      ]
    : []),
  ...(['high', 'middle'] as const).map((third) => ({
    id: `cost.${part}.${third}`,
    when: { part, is: third },
    note: notes[third],
  })),
  { id: `cost.${part}.low`, when: all(light(part), eased), note: notes.low },
  ...(part === 'impulsivity'
    ? [
        {
          id: 'cost.impulsivity.lively',
          when: all(light(part), lively),
          note: 'Beside days of little sleep and much energy: no reliance on the pause; big decisions wait for the appointment.',
        },
      ]
    : []),
  { id: `cost.${part}.beside`, when: all(light(part), helped), note: notes.beside },
]

export const partPieces: Readonly<Record<string, PartPieces>> = {
  inattention: {
    groups: byGroup({
      drift: {
        high: 'Most of five: thoughts, phone, missed sentences, voice message, not staying. One notices on arriving elsewhere. Where: phone or own thoughts.',
        low: 'Stays: work, talk, phone. What it allows.',
        mixed: 'Lines on leaving do not agree: work, talk, phone, voice. Go by the single one.',
        middle: 'About half: which hour, which task; two days of notes.',
      },
      things: {
        high: 'Keys, shopping, cup. What is not seen is gone; fixed spots; no slur on memory.',
        low: 'Keys, shopping and cup are kept. Habit carries; keep it in a move.',
        mixed: 'Keys, shopping, cup do not agree; only the one that slips needs a place.',
      },
      thread: {
        high: 'Place in steps, forms, chores, interruptions: what was begun stays open. Steps in view.',
        low: 'Place kept, forms complete, chores finished, soon back. ',
        mixed: 'Lines on finishing do not agree: paper, kitchen, chores, interruptions.',
      },
      time: {
        high: 'Late, late start, too short estimate, unsure where to begin. Time is not felt until short; outside clocks.',
        low: 'On time, early start, right estimate.',
        mixed: 'Lines on time do not agree: appointments, deadlines, estimates, choosing.',
        middle: 'About half: appointments with others or alone?',
      },
    }),
    cost: costs(
      'inattention',
      {
        high: 'Price: repairs, longer hours, seeming uninterested. No blame.',
        middle: 'Price: double checking and not trusting oneself on ordinary days.',
        low: 'What steadiness overlooks: somebody at the door while one is absorbed; patience with scattered people. No praise.',
        beside: 'Beside help: this part is lighter; it takes nothing from the rest; of use while waiting.',
      },
      {
        time: 'Price of time: apologies, taxis, fees, others who tell one an earlier hour; evenings given to the rest of the task.',
        things: 'Price of things: bought twice, minutes at the door, quarrels about who moved it.',
        drift: 'Price of drift: asked "are you listening?", reread pages, hours with little to show.',
      },
    ),
  },
  restlessness: {
    groups: byGroup({
      seat: {
        high: 'Ride, table, movie: having to stay. Breaks agreed beforehand.',
        low: 'Ride, table, movie are no trouble.',
        mixed: 'Ride, table and movie do not agree: what holds in one and not in the other.',
        middle: 'About half of the seats: length, company or content.',
      },
      talk: {
        high: 'Walking on the phone, busy hands, talking on. Body takes part in talk; how it looks; say it.',
        low: 'Legs, hands and voice rest in talk.',
        mixed: 'Legs, hands, voice do not agree.',
        middle: 'About half: with whom, by phone or face to face.',
      },
      quiet: {
        high: 'Bench, afternoon, waiting, evening: nothing calls and the body goes on. Many people dislike idle time (study).',
        low: 'Free and quiet time may stay so.',
        mixed: 'Bench, afternoon, waiting, evening do not agree.',
      },
    }),
    cost: costs(
      'restlessness',
      {
        high: 'Price: others feel hurried; what needs sitting is cut short. Plain.',
        middle: 'Price: breaks taken standing, meals short on such days.',
        low: 'What stillness overlooks: legs after hours; asked to stay on; others who cannot sit.',
        beside: 'Beside help: body asks less; of use while waiting.',
      },
      {
        quiet: 'Price of quiet: rest that does not arrive; weekends full; tired on Monday.',
        talk: 'Price of talk: people think one is bored or does not let them in.',
      },
    ),
  },
  impulsivity: {
    groups: byGroup({
      words: {
        high: 'Annoyed replies, talking in, regretted messages, questions not heard out. Others are there; repair same day.',
        low: 'Words wait.',
        mixed: 'Spoken and written lines do not agree: face to face or screen.',
        middle: 'About half: to whom, when.',
      },
      deals: {
        high: 'Yes, buys, expensive, signs: it binds later. A night or a second reader.',
        low: 'Calendar, money and papers get a look first.',
        mixed: 'Promises, purchases and papers do not agree: one needs a rule.',
        middle: 'About half: size, hour, who asks.',
      },
      jumps: {
        high: 'Buttons, new ideas, lines left. Cheap alone; plan of the day pays.',
        low: 'Reads, keeps the plan, stays in line.',
        mixed: 'Device, plan, line do not agree.',
        middle: 'About half: hurry or boredom.',
      },
    }),
    cost: costs(
      'impulsivity',
      {
        high: 'Price: the day after: apologies, full evenings, returns. Not character.',
        middle: 'Price: others cannot tell which yes holds.',
        low: 'What waiting overlooks: a chance, a warm yes. No praise.',
        beside: 'Beside help: hand waits more; of use while waiting.',
      },
      {
        words: 'Price of words: hurt feelings, slow speakers who stop telling; explaining.',
        deals: 'Price of deals: evenings and money already spent; cancelling.',
      },
    ),
  },
}
