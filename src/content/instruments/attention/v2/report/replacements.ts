import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
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
  unrested,
  upTo,
  weeks,
  wrong,
} from './conditions'

/** The headline already sends such a reader to a doctor: a part says what to tell there, and sets no date of its own. */
const atVisit = (path: string, what: string): Replacement =>
  replacement(path, 'appointment', helped, `At the appointment: ${what}`)

/** The same text with its last sentence on the kind of answers that is ahead of the others. */
const mostly = (path: string, ...ids: string[]): Replacement[] =>
  ids.map((id) => replacement(path, id, ahead(id), `Same; says that it is mostly ${id}.`))

const NO_ENERGY =
  'Same without the warning of little sleep with much energy: the reader answered that sleep is short or tiring.'
const BLOW = 'Blow to the head no doctor has seen: ask first.'
/** The headline names thoughts of not living only for those whose headline is the one on low spirits. */
const otherHeadline = any(...parts.map(top), weeks, lively)

export const replacements: readonly Replacement[] = [
  replacement('inattention.level2.quick', 'punctual', upTo('q13', 0), 'Without lateness: hardly ever late.'),
  ...mostly('inattention.level2.describes', 'drift', 'things', 'thread', 'time'),
  atVisit('inattention.level3.talk', 'two or three examples of this part.'),
  replacement('inattention.level4.quick', 'punctual', upTo('q13', 1), 'Things and steps; mostly on time.'),
  atVisit('inattention.level4.talk', 'which cause it may be; since when.'),
  replacement('inattention.level5.describes', 'punctual', upTo('q13', 2), 'Same without the agreed time.'),
  replacement(
    'restlessness.level2.talk',
    'medicine',
    medicine,
    'Legs in bed: doctor; unrest since the change of medicine: said in the call to the prescriber.',
  ),
  atVisit('restlessness.level3.talk', 'when it is worst; legs, medicine first; unbearable: today.'),
  atVisit('restlessness.level4.talk', 'check the causes.'),
  replacement(
    'restlessness.level4.talk',
    'short-nights',
    all(eased, chose('c4', 1)),
    'Short sleep alone can do it; other causes; tell a doctor both.',
  ),
  replacement(
    'restlessness.level4.talk',
    'unrested',
    all(eased, chose('c4', 2)),
    'Tired after enough hours: tell a doctor both; causes of both.',
  ),
  ...mostly('impulsivity.level3.describes', 'words', 'deals', 'jumps'),
  atVisit('impulsivity.level3.talk', 'promises, purchases, who hardly gets a word in; money: someone looks too.'),

  ...['impulsivity.level4.talk', 'gate.body'].map((path) => replacement(path, 'tired', tired, NO_ENERGY)),
  ...[
    'restlessness.level5.talk',
    'impulsivity.level5.talk',
    ...parts.map((part) => `head.part.${part}.body`),
    'head.rules.throughout.body',
    'head.rules.wide.body',
    'head.whole.body',
    'gate.help',
  ].map((path) => asSevere(replacement(path, 'tired', all(helped, tired), NO_ENERGY))),
  ...['gate.even', 'gate.order', 'gate.mind'].map((path) => replacement(path, 'body', body, BLOW)),
  ...['gate.even', 'gate.order', 'gate.mind', 'gate.act'].map((path) =>
    replacement(path, 'unrested', unrested, 'The appointment of this week first, then the same.'),
  ),
  replacement('gate.even', 'tired', tired, NO_ENERGY),
  replacement('gate.act', 'tired', tired, 'Debts and bets only.'),

  replacement(
    'c1.1',
    'light',
    all(eased, allLight),
    'Since childhood and light now: no visit presumed; mention it if there is one.',
  ),
  atVisit('c1.4', 'what else was new this year.'),
  replacement('c1.5', 'lively', lively, 'Said in the call about the days of little sleep; no second date.'),
  replacement('c2.3', 'lively', lively, 'Said in the call about the days of little sleep; no second date.'),
  replacement(
    'c3.5',
    'light',
    all(eased, allLight, not(wrong)),
    'Everywhere and light: no visit presumed for that alone.',
  ),
  atVisit('c4.2', 'tired after enough hours, snoring; sleepy: no driving.'),
  replacement('c5.1', 'long', long, 'Strain may have made it stronger; known since young all the same.'),
  replacement(
    'c5.2',
    'visit-only',
    all(helped, not(otherHeadline)),
    'Mood first at the appointment; the headline has the helpline.',
  ),
  replacement(
    'c5.2',
    'appointment',
    helped,
    'Mood first at the appointment; thoughts of not living: helpline or emergency number at once.',
  ),
  atVisit('c5.3', 'which of these it was; blow to the head: signs.'),
  atVisit('c5.5', 'what and how often; not all at once.'),
  replacement(
    'answer.q35.low',
    'lively',
    lively,
    'Body mostly settles; a night on which it does not is worth noting for the doctor.',
  ),

  replacement(
    'answer.q31.low',
    'lively',
    lively,
    'Mostly as planned; no reliance on it before the appointment; somebody looks at a date first.',
  ),

  replacement(
    'answer.q20.low',
    'lively',
    lively,
    'A night before expensive things; in such days one night is not enough: wait until the appointment.',
  ),

  asSevere(replacement('first.help', 'lively', all(helped, lively), 'Today: call a doctor about those days.')),
  asSevere(
    replacement(
      'first.help',
      'medicine',
      all(helped, medicine, { part: 'restlessness', is: 'high' }, not(weeks)),
      'Today: call whoever prescribed it.',
    ),
  ),
  asSevere(replacement('first.help', 'low', all(helped, low, not(weeks)), 'Today: appointment, mood first.')),
  asSevere(
    replacement(
      'first.help',
      'substance',
      all(helped, substance, not(any(weeks, chose('c2', 3)))),
      'Today: appointment, and say what one takes.',
    ),
  ),
  asSevere(
    replacement('gate.help', 'lively', all(helped, lively), 'Same; the call about little sleep is the first day.'),
  ),
  replacement('gate.light', 'low', low, 'Little pleasure for two weeks: doctor or psychologist first.'),
  replacement('week.light', 'low', low, 'First day is a message to one person, because mood or loss matters more.'),
  replacement(
    'week.light',
    'unrested',
    all(unrested, not(low)),
    'Same, but the appointment of day 3 is to be made in any case.',
  ),
  replacement('first.light', 'low', low, 'Today: a short message to one person.'),
]
