import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  anyHigh,
  anyRaised,
  carer,
  chose,
  danger,
  eased,
  effort,
  everywhere,
  from,
  helped,
  high,
  lively,
  low,
  medicine,
  not,
  nowhere,
  raised,
  substance,
  upTo,
  weeks,
  wrong,
} from './conditions'

const piece = (id: string, question: string, when: Condition, note: string, cites?: readonly string[]): Piece => ({
  id: `context.${id}`,
  when,
  mentions: [question],
  ...(cites && { cites }),
  note,
})
const grave = (...args: Parameters<typeof piece>): Piece => ({ ...piece(...args), heavy: true })

/** Attention holds, and others are not heard to the end: a quieter room would not change it. */
const spokenAtWork = all(from('q16', 3), upTo('q04', 1), upTo('q07', 1), upTo('q19', 1))

export const context: readonly Piece[] = [
  grave(
    'lively',
    'c4',
    all(helped, lively),
    'Little sleep, much energy: going on: doctor called today; over: told within two weeks; counts although it felt good; mood-energy test.',
  ),
  grave('weeks', 'c1', all(helped, weeks), 'New within weeks: list of what changed; doctor; hospital signs.'),
  grave(
    'danger',
    'c2',
    all(helped, danger),
    'Important in danger: one appointment, one trusted person, one thing handed over; afraid at home; driving.',
  ),
  grave(
    'wrong-heavy',
    'c2',
    all(helped, wrong),
    'Things go wrong beside heavy answers: two examples with a date; doctor.',
  ),
  grave(
    'low',
    'c5',
    all(helped, low),
    'Low or loss: grief takes attention; what to say; not wanting to live → help today.',
  ),
  grave(
    'medicine-unrest',
    'c5',
    all(helped, medicine, high('restlessness')),
    'Unrest after a change of medicine: prescriber, dates, not stop alone.',
  ),
  piece(
    'undated',
    'c1',
    all(chose('c1', 0), anyRaised, not(any(wrong, danger))),
    'Hardly any of it, although lines stand out: think of a year in which it was otherwise.',
  ),
  {
    ...piece(
      'undated-cost',
      'c1',
      all(chose('c1', 0), anyRaised, any(wrong, danger)),
      'Hardly any of it since ever, and yet it does harm (quote c2): both may be true; what a doctor would ask.',
    ),
    mentions: ['c1', 'c2'],
  },
  piece(
    'child',
    'c1',
    all(chose('c1', 1), anyRaised),
    'Since childhood: many things begin then, no proof; ask who knew you at eight; the note has the rest.',
    ['faraone'],
  ),
  piece(
    'child-light',
    'c1',
    all(chose('c1', 1), allLight),
    'Since childhood and light now: was it stronger then; ask who knew you at eight what has helped since.',
  ),
  piece(
    'teens',
    'c1',
    chose('c1', 2),
    'Since the teens: what changed at school then; before it, somebody may remember.',
  ),
  piece(
    'adult',
    'c1',
    chose('c1', 3),
    'Adult, over a year: which came first; who was close then; a study of young people with late onset.',
    ['sibley'],
  ),
  grave(
    'year-help',
    'c1',
    all(helped, chose('c1', 4)),
    'Within a year, beside help: the same list, month by month; it goes to the appointment.',
  ),
  piece(
    'year',
    'c1',
    all(eased, chose('c1', 4)),
    'Within a year: list nights, load, mood, medicine, illness; doctor if it stays.',
  ),
  piece(
    'weeks-light',
    'c1',
    all(eased, weeks),
    'New and hardly shows: look again in a month; sudden signs → hospital.',
  ),
  piece(
    'hardly',
    'c2',
    all(chose('c2', 0), anyRaised, eased, not(nowhere)),
    'Stands out and hardly hinders: surroundings fit; what if they change.',
  ),
  {
    ...piece(
      'hardly-nowhere',
      'c2',
      all(chose('c2', 0), anyRaised, eased, nowhere),
      'Stands out, hardly shows and hardly hinders: what in the surroundings lets a slip pass; would it still be there after a move.',
    ),
    mentions: ['c2', 'c3'],
  },
  piece(
    'effort-high',
    'c2',
    all(effort, anyHigh),
    'Costs effort, little goes wrong, and a part is high: both may be true; the effort may be the holding in check.',
  ),
  piece(
    'effort',
    'c2',
    all(effort, not(anyHigh)),
    'Costs effort, little goes wrong: effort is unseen; where it goes; one thing cheaper.',
  ),
  piece('wrong', 'c2', all(eased, wrong), 'Things go wrong: where; two examples; one safety net; doctor as well.'),
  ...(
    [
      ['nowhere-cost-lively', all(helped, lively), 'perhaps in the days of much energy; '],
      ['nowhere-cost', not(lively), ''],
    ] as const
  ).map(([id, when, more]) => ({
    ...piece(
      id,
      'c3',
      all(nowhere, anyRaised, any(wrong, danger), when),
      `Hardly shows anywhere, and yet it does harm (quote c2): ${more}where the last two things went wrong, who saw it.`,
    ),
    mentions: ['c3', 'c2'],
  })),
  piece(
    'nowhere',
    'c3',
    all(nowhere, anyRaised, not(any(wrong, danger, effort, all(chose('c2', 0), eased)))),
    'Hardly shows anywhere: seen from inside only; somebody who sees you often.',
  ),
  {
    ...piece(
      'nowhere-effort',
      'c3',
      all(nowhere, anyRaised, effort),
      'Hardly shows anywhere, and costs effort: what is prevented is not seen; tell one person.',
    ),
    mentions: ['c3', 'c2'],
  },
  piece(
    'work-spoken',
    'c3',
    all(chose('c3', 1), spokenAtWork),
    'At work, the mind stays and others are cut into: the quieter ones lose their turn; someone trusted, a sign.',
  ),
  piece(
    'work',
    'c3',
    all(chose('c3', 1), not(spokenAtWork)),
    'At work: noise, messages, task too easy or too many; one talk with the boss.',
    ['kushlev'],
  ),
  piece('study', 'c3', chose('c3', 2), 'Studies: long stretches alone; study with someone, dates; advice office.', [
    'ariely',
  ]),
  piece(
    'home',
    'c3',
    chose('c3', 3),
    'Home: no boss, no end, no date; one hour a week with company; automatic payments.',
  ),
  piece(
    'care',
    'c3',
    chose('c3', 4),
    'Care: interrupted; water, road, stove, medicines first, a near miss to a doctor; a week of notes; one relieved hour.',
  ),
  grave(
    'care-substance',
    'c3',
    all(helped, carer, substance),
    'Looks after somebody beside a substance: who is in charge in those hours; no driving; say it at the appointment.',
  ),
  grave(
    'care-sleepy',
    'c3',
    all(helped, carer, chose('c4', 2), not(substance)),
    'Looks after somebody and is sleepy by day: who takes over; medicines and stove; say both at the appointment.',
  ),
  piece(
    'everywhere',
    'c3',
    all(everywhere, anyRaised),
    'Nearly everywhere: tiredness, pain, worry do the same; one aid usable everywhere. The note has the rest.',
  ),
  piece(
    'everywhere-light',
    'c3',
    all(everywhere, allLight),
    'Everywhere a little: small and even; nothing in one place to mend.',
  ),
  piece(
    'short-nights-mind',
    'c4',
    all(eased, chose('c4', 1), raised('inattention')),
    'Short sleep, and how parts meet has the study: what cuts the nights short; machines, the wheel.',
  ),
  piece(
    'short-nights',
    'c4',
    all(chose('c4', 1), anyRaised, not(all(eased, raised('inattention')))),
    'Short sleep: lapses; two weeks of enough sleep before judging; how.',
    ['lim'],
  ),
  piece(
    'short-nights-light',
    'c4',
    all(chose('c4', 1), not(anyRaised)),
    'Short sleep, light lines: on a reserve; the road.',
  ),
  piece(
    'unrested',
    'c4',
    chose('c4', 2),
    'Enough hours and tired: more hours may not help; iron, thyroid, mood; driving. The note has doctor and snoring.',
  ),
  piece(
    'load',
    'c5',
    all(chose('c5', 1), anyRaised),
    'Strain or worry: open tasks break in; write down plan; take one off.',
    ['masicampo'],
  ),
  piece(
    'load-light',
    'c5',
    all(chose('c5', 1), not(anyRaised)),
    'Strain and light lines: holds under load; sign to watch.',
  ),
  piece(
    'low-light',
    'c5',
    all(eased, low),
    'Low or loss, light lines: attention holds; mood itself deserves company; two weeks rule.',
  ),
  piece(
    'body',
    'c5',
    chose('c5', 3),
    'Body: pain, hormones, thyroid, iron, concussion; tell doctor both; blow to head signs.',
  ),
  piece(
    'medicine',
    'c5',
    all(medicine, not(all(helped, high('restlessness')))),
    'Medicine: dates; call prescriber; not alone.',
  ),
  piece(
    'substance',
    'c5',
    chose('c5', 5),
    'Substance: during and weeks after; no judgment; daily drinking not at once; services.',
  ),
]
