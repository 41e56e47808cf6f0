import type { Condition } from '@/core/report/condition'
import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  all,
  any,
  belittled,
  chose,
  doubting,
  eased,
  helped,
  highest,
  hindered,
  kind,
  lowest,
  not,
  strict,
  swaying,
  threatened,
} from './conditions'

const threatTo = (path: string, note: string): Replacement => replacement(path, 'threatened', threatened, note)

/** One text for each group that clearly lies lowest (or highest) of its part. */
const byGroup = (
  path: string,
  of: (group: string) => Condition,
  groups: readonly string[],
  note: string,
): Replacement[] => groups.map((group) => replacement(path, group, of(group), note))

const trust = ['tasks', 'judgment', 'credit', 'hands']
const tone = ['slips', 'showing', 'looking', 'taking']
const events = ['results', 'people', 'compare']
const talkOnJudgment = 'A threat makes one doubt the own judgment: talk it through outside; no need to be right first.'
const talkOnControl =
  'Somebody decides what one wears, says, shows: tell that too. The threat is not the reader’s doing.'
const talkOnPleasing = 'Pleasing out of fear may protect: nothing to change; tell somebody what it costs.'
const doubtBesideThreat = 'Part of the doubt may come from the threat; nothing to test now.'
const blameBesideThreat = 'Part of the strictness may come from the threat; nothing to sort out now.'
const watching = 'Watching that person is protection, not a trait.'
const voices = 'The own words and that person’s may sound alike: one example of each to somebody outside.'
const outsideFirst = 'Day 1 is telling somebody outside; the rest alongside, any day may be left out.'
const visitFirst = 'Day 1 is the appointment; the rest until then, any day may be left out.'
const toldToday = 'The first step is the person outside.'
const askedToday = 'The first step is the appointment.'

/** Texts in place of general ones, for readers whom these do not fit. */
export const replacements: readonly Replacement[] = [
  threatTo('competence.level1.talk', talkOnJudgment),
  threatTo('competence.level2.talk', talkOnJudgment),
  threatTo('competence.level3.talk', talkOnJudgment),
  threatTo('competence.level2.describes', doubtBesideThreat),
  threatTo('competence.level3.describes', doubtBesideThreat),
  ...byGroup('competence.level3.describes', lowest, trust, 'Names the kind of thing with the most doubt; no if.'),
  threatTo('acceptance.level1.talk', talkOnControl),
  threatTo('acceptance.level2.talk', talkOnControl),
  replacement('acceptance.level2.talk', 'belittled', belittled, voices),
  threatTo('acceptance.level3.talk', talkOnControl),
  replacement('acceptance.level3.talk', 'belittled', belittled, voices),
  replacement(
    'acceptance.level4.talk',
    'loss',
    chose('c4', 2),
    'The loss was told: early to somebody if it colors the view.',
  ),
  threatTo('acceptance.level2.describes', blameBesideThreat),
  threatTo('acceptance.level4.describes', 'Kind beside a threat: worth listening to when blamed.'),
  threatTo('acceptance.level5.describes', 'Kind beside a threat: worth listening to when blamed.'),
  ...byGroup('acceptance.level2.describes', lowest, tone, 'Names where the strictness is greatest; no perhaps.'),
  threatTo('acceptance.level3.describes', blameBesideThreat),
  ...byGroup('acceptance.level3.describes', lowest, tone, 'Names where the strict side is; the rest is friendlier.'),
  replacement('acceptance.level5.describes', 'swaying', swaying, 'Friendly, and moved by results: both are true.'),
  replacement(
    'contingency.level1.describes',
    'against',
    all(any(strict, doubting), not(threatened)),
    'Steady and not friendly: better results would not change it; the tone can.',
  ),
  replacement(
    'contingency.level2.describes',
    'against',
    all(strict, not(threatened)),
    'Strict, and the opinion hardly moves: better results would not change it; the tone can.',
  ),
  threatTo('contingency.level3.describes', watching),
  ...byGroup('contingency.level3.describes', highest, events, 'Names the kind of event that moves worth most.'),
  threatTo('contingency.level4.describes', watching),
  ...byGroup('contingency.level4.describes', highest, events, 'Names the kind of event that moves worth most.'),
  threatTo('contingency.level5.describes', watching),
  threatTo('contingency.level2.talk', talkOnPleasing),
  threatTo('contingency.level4.talk', talkOnPleasing),
  threatTo('contingency.level5.talk', talkOnPleasing),

  threatTo('c1.3', 'A new harshness may come from fear and from what that person says: tell when it began.'),
  replacement(
    'c1.3',
    'kind',
    all(kind, eased),
    'A few weeks, and no harshness in the answers: only if the body or the mood changed.',
  ),
  replacement('c4.1', 'kind', kind, 'A setback, and kind all the same.'),
  asSevere(
    replacement(
      'head.rules.hindered.headline',
      'hardly',
      all(helped, chose('c3', 4)),
      'What was told: hardly anything gets done.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.hindered.body',
      'hardly',
      all(helped, chose('c3', 4)),
      'No measure of worth; one person; a doctor within two weeks.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.days.body',
      'belittled',
      belittled,
      'The put-downs weigh more in such weeks: both to somebody outside; the same date.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.days.body',
      'loss',
      all(helped, chose('c4', 2)),
      'After a loss such weeks are not unusual, and not to be borne alone; the same date.',
    ),
  ),

  ...['proof', 'steady', 'kind'].flatMap((plan) => [
    asSevere(replacement(`week.${plan}`, 'belittled', belittled, outsideFirst)),
    asSevere(replacement(`week.${plan}`, 'visit', hindered, visitFirst)),
    asSevere(replacement(`first.${plan}`, 'belittled', belittled, toldToday)),
    asSevere(replacement(`first.${plan}`, 'visit', hindered, askedToday)),
  ]),
  asSevere(replacement('week.kind', 'recent', all(helped, chose('c1', 3)), 'Day 1 is telling somebody since when.')),
  asSevere(replacement('first.kind', 'recent', all(helped, chose('c1', 3)), 'The first step is telling since when.')),
  asSevere(
    replacement(
      'gate.steady',
      'belittled',
      belittled,
      'Thoughts of not living, whatever the reason: now; no day with that person; afraid: outside first.',
    ),
  ),
  asSevere(
    replacement(
      'gate.kind',
      'belittled',
      belittled,
      'The thought or the sentence that others would be better off: now; no day with that person.',
    ),
  ),

  threatTo(
    'answer.q33.high',
    'The disappointment of the one who threatens is not one’s doing; giving in or not is a matter of safety.',
  ),
  replacement(
    'answer.q33.high',
    'belittled',
    chose('c4', 3),
    'Disappointment of the one who puts down may be another put-down.',
  ),
  threatTo('answer.q22.low', 'Small decisions are hard under a threat; nothing to practice; whom to tell.'),
  replacement(
    'answer.q27.high',
    'belittled',
    chose('c4', 3),
    'Criticism is about a deed; a put-down is not, and holds nothing useful.',
  ),
  replacement(
    'answer.q10.low',
    'belittled',
    chose('c4', 3),
    'That person sounds sure of every word; ask somebody outside.',
  ),
]
