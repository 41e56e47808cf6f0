import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  any,
  burden,
  changed,
  chose,
  from,
  groupHigh,
  groupLow,
  helped,
  helpStands,
  high,
  highNow,
  hindered,
  illness,
  light,
  loss,
  middle,
  not,
  nothingAhead,
  type Part,
  raised,
  stopped,
  strain,
  upTo,
} from './conditions'
import { groups } from './groups'

type Notes = Readonly<Record<ScoreBand, string>>

/** No single answer lies on the other side of the scale than the paragraph on its group. */
function agreed(group: string, is: ScoreBand): Condition {
  const items = groups.find(({ id }) => id === group)?.items ?? []
  if (is === 'low') return all({ group, is }, ...items.map((item) => not(from(item, 3))))
  if (is === 'high') return all({ group, is }, ...items.map((item) => not(upTo(item, 1))))
  return { group, is }
}

/** The same paragraph for readers whose other answers it would not fit: tried before it. */
interface Variant {
  of: string
  is: ScoreBand
  word: string
  when: Condition
  mentions?: readonly string[]
  note: string
}

const variants: readonly Variant[] = [
  {
    of: 'sad',
    is: 'middle',
    word: 'helped',
    when: helped,
    note: 'Sad in part with help first: no notes; someone for the worst hour, named at the visit.',
  },
  {
    of: 'empty',
    is: 'middle',
    word: 'helped',
    when: helped,
    note: 'Really there with some: those may come; the others wait.',
  },
  {
    of: 'self',
    is: 'high',
    word: 'burden',
    when: burden,
    mentions: ['q32'],
    note: 'As high, and a burden more than half of the time: quoted as answered, not softened.',
  },
  {
    of: 'dark',
    is: 'high',
    word: 'ahead',
    when: nothingAhead,
    note: 'As high, and nothing good ahead: said as answered. Aloud to a person today.',
  },
  {
    of: 'dark',
    is: 'low',
    word: 'helped',
    when: any(helped, highNow),
    note: 'Something good can be pictured: no plans by it, say it at the visit.',
  },
  {
    of: 'fog',
    is: 'low',
    word: 'helped',
    when: helped,
    note: 'Head follows; arranging is left to someone else all the same.',
  },
  {
    of: 'awake',
    is: 'low',
    word: 'ahead',
    when: nothingAhead,
    note: 'Absorbed for a while, and nothing good ahead: both; the first does not disprove the second.',
  },
  {
    of: 'awake',
    is: 'low',
    word: 'helped',
    when: helped,
    note: 'Absorbed for a while: an hour of rest, no proof that it is not serious.',
  },
  {
    of: 'wanting',
    is: 'low',
    word: 'helped',
    when: helped,
    note: 'Still wishes to see people: so one of them can sit there. No advice for a tired day.',
  },
  {
    of: 'enjoying',
    is: 'low',
    word: 'helped',
    when: helped,
    note: 'Still gets something out of it: take it where it comes, no task, others may think all is well.',
  },
  {
    of: 'strength',
    is: 'middle',
    word: 'ill',
    when: illness,
    note: 'Good and bad mornings with an illness, pain or medicine: what was taken when, pain; show it to who treats.',
  },
  {
    of: 'strength',
    is: 'middle',
    word: 'helped',
    when: all(helped, not(illness)),
    note: 'Some mornings go, some do not: no comparing; someone takes the bad ones; say it at the visit.',
  },
]

/** What stands high comes first, then what stands low beside it, so that two paragraphs show the widest difference. */
const byGroup = (notes: Readonly<Record<string, Notes>>): Piece[] =>
  (['high', 'low', 'middle'] as const).flatMap((third) =>
    Object.entries(notes).flatMap(([group, { [third]: note }]) => {
      const when =
        group === 'rhythm' && third === 'low' ? all(agreed(group, third), not(changed)) : agreed(group, third)
      const more = { claims: { [group]: third }, ...(group === 'dark' && third === 'high' && { cites: ['nolen'] }) }
      const own = variants.filter(({ of, is }) => of === group && is === third)
      return [
        ...own.map((one) => ({
          id: `group.${group}.${third}-${one.word}`,
          when: all(when, one.when),
          mentions: [group, ...(one.mentions ?? [])],
          ...more,
          note: one.note,
        })),
        {
          id: `group.${group}.${third}`,
          when: own.length > 0 ? all(when, ...own.map((one) => not(one.when))) : when,
          mentions: [group],
          ...more,
          note,
        },
      ]
    }),
  )

/** The paragraphs on the price; each rests on the standing source for what the part means. */
const byHeight = (part: Part, cites: readonly string[], notes: Notes, own: readonly Piece[] = []): Piece[] => [
  ...own.map((piece) => ({ ...piece, cites: piece.cites ?? cites })),
  {
    id: `cost.${part}.high`,
    when: part === 'mood' ? all(high(part), helpStands) : high(part),
    facts: ['!calm'],
    // Sadness that high asks for a person.
    ...(part === 'mood' && { heavy: true }),
    cites,
    note: notes.high,
  },
  { id: `cost.${part}.middle`, when: middle(part), cites, note: notes.middle },
  { id: `cost.${part}.low`, cites, note: notes.low },
]

/** Every low piece must also be kind and true beside a part that calls for help, and for a reader who is light everywhere. */
export const partPieces: Readonly<Record<Part, PartPieces>> = {
  mood: {
    groups: byGroup({
      sad: {
        high: 'Sad in quiet, heart heavy through the day, near tears: no occasion needed. Let a person hear one hour of it.',
        middle: 'About half: evening and the way home; note the hour.',
        low: 'Quiet and small mishaps hardly touch; if it is low, it is low in another way.',
      },
      empty: {
        high: 'Empty among people, a face, nothing moves: hard to tell since there is nothing to point at. Words for it; no face with one person.',
        middle: 'In places: before whom is the face worn?',
        low: 'What others see is about what there is; help is quick then.',
      },
      lift: {
        high: 'Mornings, small tasks and kind words often do not lift. Known in low mood; not ingratitude; others need not try harder.',
        middle: 'Sometimes it lifts: what did that hour have?',
        low: 'A kind word, a morning still reach the mood: use.',
      },
    }),
    cost: byHeight(
      'mood',
      ['rottenberg'],
      {
        high: 'Price: strength is gone before what matters; those close guess. The paragraph can be shown instead of explained.',
        middle: 'Price: better hours go into recovering. Keep one.',
        low: 'Low need not be sad: flat, tired or stern. Whoever is so takes it as seriously; keep what did good.',
      },
      [
        {
          id: 'cost.mood.loss',
          when: all(loss, middle('mood')),
          cites: ['rottenberg', 'stroebe'],
          note: 'Grief: price is being expected to be over it; one who lets them talk about it.',
        },
        {
          id: 'cost.mood.ahead',
          when: all(nothingAhead, light('mood')),
          note: 'Light sadness and nothing good ahead: that answer is told first. Nothing else is called light.',
        },
        {
          id: 'cost.mood.burden',
          when: all(burden, light('mood')),
          note: 'Light sadness and a burden to others: that answer is told first. Nothing else is called light.',
        },
        {
          id: 'cost.mood.hindered',
          when: all(hindered, light('mood')),
          note: 'Light sadness and a lot in the way: what no longer works is told first.',
        },
        {
          id: 'cost.mood.alert',
          when: all(alert, light('mood')),
          note: 'Light sadness and help for another reason: begin with that. Kind beside help.',
        },
      ],
    ),
  },
  interest: {
    groups: byGroup({
      wanting: {
        high: 'Passing up, dull free hour, no wish to see people: no brings relief for an evening. Decide by calendar, small.',
        middle: 'About half draws: what did those have?',
        low: 'Still goes and wants: keep a little on bad days.',
      },
      enjoying: {
        high: 'Music, pastime, nice things give little. There and feeling little; comes back in small amounts; no grading.',
        middle: 'Sometimes: how long does it take?',
        low: 'Once begun it is enjoyed.',
      },
      awake: {
        high: 'Curiosity, absorption, looking forward are rare: days without something to wait for. One thing at a fixed hour.',
        middle: 'Some days have it: what kind of story, what hour?',
        low: 'Curious, absorbed, looks forward.',
      },
    }),
    cost: byHeight(
      'interest',
      ['treadway'],
      {
        high: 'Price: others stop asking, one believes to be boring. Tell which things by name.',
        middle: 'Price: ruled by the moment; a fixed date once a week.',
        low: 'Being busy can cover tiredness or sadness: either counts in a full week; first what one would miss.',
      },
      [
        {
          id: 'cost.interest.seen',
          when: all(any(helped, high('mood')), light('interest')),
          note: 'Still likes things, so others do not see how hard it is: say it oneself. Nothing for a contented reader.',
        },
        {
          id: 'cost.interest.helped',
          when: all(helped, middle('interest')),
          note: 'No fixed dates now: later, when days go on again; for now one person who comes by.',
        },
        {
          id: 'cost.interest.strain',
          when: all(strain, middle('interest')),
          note: 'Strain eats free time first; what is liked needs a date as duties have.',
        },
      ],
    ),
  },
  body: {
    groups: byGroup({
      strength: {
        high: 'Tired after sleep, no strength for small tasks, wants to lie down. Rest does not restore. Not lazy. Doctor.',
        middle: 'About half: compare a good and a bad morning.',
        low: 'Strength is there for small tasks, mostly; nothing on sleep.',
      },
      pace: {
        high: 'Slow movement, talking costs: others see calm. Sudden or one-sided weakness, chest pain, breathlessness: emergency number.',
        middle: 'Some days slow: note when.',
        low: 'Own pace, talking easy.',
      },
      rhythm: {
        high: 'Sleep and appetite changed, in either direction: fixed times; weight; doctor.',
        middle: 'Wavers: one fixed point a day.',
        low: 'Sleep and appetite as usual.',
      },
    }),
    cost: byHeight(
      'body',
      ['buyukdura', 'simmons'],
      {
        high: 'Price: what feeds goes first: meals with others, daylight. Thyroid, iron, infection, medicine, low mood feel alike.',
        middle: 'Price: duties first, pleasant things last. If strength stays short all the same: a doctor.',
        low: 'A willing body hides from others what is hard: tell it; keep the usual bedtime.',
      },
      [
        {
          id: 'cost.body.less',
          when: all(chose('c4', 1), raised('body')),
          note: 'Less sleep or food: price is strength for everything else; what to watch; doctor soon with weight loss.',
        },
        {
          id: 'cost.body.more-highs',
          when: all(chose('c4', 2), raised('body'), highNow),
          note: 'More sleep or food, and days of far less sleep in the same weeks: both to the doctor; no diet.',
        },
        {
          id: 'cost.body.more',
          when: all(chose('c4', 2), raised('body')),
          note: 'More sleep or food: price is shame; nothing to do with discipline; tell the doctor both.',
        },
        {
          id: 'cost.body.changed',
          when: all(changed, light('body')),
          note: 'Strength holds, sleep or appetite does not: others cannot see it; told. Nothing about eating as always.',
        },
        {
          id: 'cost.body.halted',
          when: all(stopped, middle('body')),
          note: 'Daily life at a halt: no strength for duties; someone else does part; rest.',
        },
        {
          id: 'cost.body.seen',
          when: all(helpStands, middle('body')),
          note: 'As middle, and the tiredness is told at the visit: no second rule for going.',
        },
      ],
    ),
  },
  thinking: {
    groups: byGroup({
      self: {
        high: 'Scolding, guilt, feeling a burden: sounds true as it is familiar. Ask whether one would say it to a friend. Burden: say it.',
        middle: 'About half: after which slips?',
        low: 'Slips are slips; no fine on top.',
      },
      dark: {
        high: 'Circling thought, the past, a blank month: going round makes it worse. Aloud to a person; not wanting to live: number.',
        middle: 'Half visible month: one dated thing.',
        low: 'Something good ahead, thoughts move on.',
      },
      fog: {
        high: 'Choices, conversations, longer things: measured in low moods; returns. Others decide small things; care in writing.',
        middle: 'About half: which hour is clear?',
        low: 'Choices made, talks followed.',
      },
    }),
    cost: byHeight(
      'thinking',
      ['nolen', 'rock'],
      {
        high: 'Price: the judgment is taken for fact, nobody hears it to object. Someone beside. Big decisions wait.',
        middle: 'Price: evenings spent on replaying or not deciding. Ten minutes and paper.',
        low: 'Clear thoughts can explain away a heavy body or heart: tell it; notice the fair tone. No decisions.',
      },
      [
        {
          id: 'cost.thinking.fog',
          when: all(raised('thinking'), groupHigh('fog'), groupLow('self')),
          note: 'Fog: price is double checking and shame over it; lists; doctor on sleep, medicines.',
        },
        {
          id: 'cost.thinking.ahead',
          when: all(nothingAhead, light('thinking')),
          note: 'Light thinking and nothing good ahead: it counts; say it.',
        },
        {
          id: 'cost.thinking.burden',
          when: all(burden, not(groupHigh('self'))),
          mentions: ['q32'],
          note: 'A burden to others and no paragraph on the self that says so: it counts; say it.',
        },
      ],
    ),
  },
}
