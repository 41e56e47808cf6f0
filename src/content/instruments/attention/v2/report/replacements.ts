import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import {
  ahead,
  all,
  allLight,
  any,
  body,
  chose,
  eased,
  helped,
  lively,
  long,
  low,
  medicine,
  not,
  parts,
  substance,
  tired,
  top,
  upTo,
  weeks,
} from './conditions'

/** Pieces in place of one text: a word for the readers, when they get it, and what it says. */
const instead = (
  path: string,
  ...pieces: (readonly [string, Condition, string])[]
): Record<string, readonly Piece[]> => ({
  [path]: pieces.map(([word, when, note]) => ({ id: `${path}.${word}`, when, note })),
})
const graveInstead = (path: string, word: string, when: Condition, note: string): Record<string, readonly Piece[]> => ({
  [path]: [{ id: `${path}.${word}`, when: all(helped, when), heavy: true, note }],
})

/** The headline already sends such a reader to a doctor: a part says what to tell there, and sets no date of its own. */
const atVisit = (path: string, what: string): Record<string, readonly Piece[]> =>
  instead(path, ['appointment', helped, `At the appointment: ${what}`])

/** The same text with its last sentence on the kind of answers that is ahead of the others. */
const mostly = (path: string, ...ids: string[]): Record<string, readonly Piece[]> =>
  instead(path, ...ids.map((id) => [id, ahead(id), `Same; says that it is mostly ${id}.`] as const))

const NO_ENERGY =
  'Same without the warning of little sleep with much energy: the reader answered that sleep is short or tiring.'
/** The headline names thoughts of not living only for those whose headline is the one on low spirits. */
const otherHeadline = any(...parts.map(top), weeks, lively)

export const replacements: ReportKey['replacements'] = {
  ...instead('inattention.level2.quick', ['punctual', upTo('q13', 0), 'Without lateness: hardly ever late.']),
  ...mostly('inattention.level2.describes', 'drift', 'things', 'thread', 'time'),
  ...atVisit('inattention.level3.talk', 'two or three examples of this part.'),
  ...instead('inattention.level4.quick', ['punctual', upTo('q13', 1), 'Things and steps; mostly on time.']),
  ...atVisit('inattention.level4.talk', 'which cause it may be; since when.'),
  ...instead('inattention.level5.describes', ['punctual', upTo('q13', 2), 'Same without the agreed time.']),
  ...atVisit('restlessness.level3.talk', 'when it is worst; legs, medicine first; unbearable: today.'),
  ...instead(
    'restlessness.level4.talk',
    ['appointment', helped, 'At the appointment: check the causes.'],
    ['short-nights', all(eased, chose('c4', 1)), 'Short sleep alone can do it; other causes; tell a doctor both.'],
    ['unrested', all(eased, chose('c4', 2)), 'Tired after enough hours: tell a doctor both; causes of both.'],
  ),
  ...graveInstead('restlessness.level5.talk', 'tired', tired, NO_ENERGY),
  ...mostly('impulsivity.level3.describes', 'words', 'deals', 'jumps'),
  ...atVisit('impulsivity.level3.talk', 'promises, purchases, who hardly gets a word in; money: someone looks too.'),
  ...instead('impulsivity.level4.talk', ['tired', tired, NO_ENERGY]),
  ...graveInstead('impulsivity.level5.talk', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.part.inattention.body', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.part.restlessness.body', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.part.impulsivity.body', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.rules.throughout.body', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.rules.wide.body', 'tired', tired, NO_ENERGY),
  ...graveInstead('head.whole.body', 'tired', tired, NO_ENERGY),
  ...instead('c1.1', [
    'light',
    all(eased, allLight),
    'Since childhood and light now: no visit presumed; mention it if there is one.',
  ]),
  ...atVisit('c1.4', 'what else was new this year.'),
  ...atVisit('c4.2', 'tired after enough hours, snoring; sleepy: no driving.'),
  ...instead('c5.1', ['long', long, 'Strain may have made it stronger; known since young all the same.']),
  ...instead(
    'c5.2',
    ['visit-only', all(helped, not(otherHeadline)), 'Mood first at the appointment; the headline has the helpline.'],
    [
      'appointment',
      helped,
      'Mood first at the appointment; thoughts of not living: helpline or emergency number at once.',
    ],
  ),
  ...atVisit('c5.3', 'which of these it was; blow to the head: signs.'),
  ...atVisit('c5.5', 'what and how often; not all at once.'),
  ...instead('answer.q35.low', [
    'lively',
    lively,
    'Body mostly settles; a night on which it does not is worth noting for the doctor.',
  ]),
  'first.help': [
    { id: 'first.help.lively', when: all(helped, lively), heavy: true, note: 'Today: call a doctor about those days.' },
    {
      id: 'first.help.medicine',
      when: all(helped, medicine, { part: 'restlessness', is: 'high' }, not(weeks)),
      heavy: true,
      note: 'Today: call whoever prescribed it.',
    },
    {
      id: 'first.help.low',
      when: all(helped, low, not(weeks)),
      heavy: true,
      note: 'Today: appointment, mood first.',
    },
    {
      id: 'first.help.substance',
      when: all(helped, substance, not(any(weeks, chose('c2', 3)))),
      heavy: true,
      note: 'Today: appointment, and say what one takes.',
    },
  ],
  'gate.help': [
    ...(graveInstead('gate.help', 'tired', tired, NO_ENERGY)['gate.help'] ?? []),
    ...(graveInstead('gate.help', 'lively', lively, 'Same; the call about little sleep is the first day.')[
      'gate.help'
    ] ?? []),
  ],
  ...instead(
    'gate.even',
    ['body', body, 'Blow to the head no doctor has seen: ask first.'],
    ['tired', tired, NO_ENERGY],
  ),
  ...instead('gate.order', ['body', body, 'Blow to the head no doctor has seen: ask first.']),
  ...instead('gate.mind', ['body', body, 'Blow to the head no doctor has seen: ask first.']),
  ...instead('gate.body', ['tired', tired, NO_ENERGY]),
  ...instead('gate.act', ['tired', tired, NO_ENERGY]),
  ...instead('gate.light', ['low', low, 'Little pleasure for two weeks: doctor or psychologist first.']),
  ...instead('week.light', ['low', low, 'First day is a message to one person, because mood or loss matters more.']),
  ...instead('first.light', ['low', low, 'Today: a short message to one person.']),
}
