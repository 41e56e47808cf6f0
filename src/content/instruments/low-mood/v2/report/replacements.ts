import type { Condition } from '@/core/report/condition'
import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  ahead,
  all,
  any,
  birth,
  birthHighs,
  changed,
  chose,
  darkHighs,
  from,
  groupHigh,
  groupLow,
  helped,
  helpStands,
  high,
  highNow,
  highsBefore,
  illness,
  innerHigh,
  light,
  longSince,
  not,
  sinceDays,
  stopped,
  upTo,
  urgentHighs,
} from './conditions'

/** Says that a person or a doctor comes before all else; so help is part of `when`. */
const grave = (path: string, readers: string, when: Condition, note: string): Replacement =>
  asSevere(replacement(path, readers, all(helpStands, when), note))

/** In a list of the same text, the first that holds stands. */
export const replacements: readonly Replacement[] = [
  // High days beside the darkest answers: a doctor today or tomorrow.
  grave(
    'head.part.thinking.body',
    'highs',
    urgentHighs,
    'Dark thoughts and high days: doctor today or tomorrow, not alone.',
  ),
  grave('head.part.mood.body', 'highs', urgentHighs, 'Sadness and high days: doctor today or tomorrow, not alone.'),
  grave(
    'head.part.interest.body',
    'highs',
    urgentHighs,
    'No pleasure and high days: doctor today or tomorrow, not alone.',
  ),
  grave('head.part.body.headline', 'highs', urgentHighs, 'As the usual one, with the nearer day.'),
  grave('head.part.body.body', 'highs', urgentHighs, 'Exhaustion and high days: doctor today or tomorrow, not alone.'),
  grave('body.level5.talk', 'highs', urgentHighs, 'How exhausted, without the later date.'),
  grave('head.rules.unseen.body', 'highs', darkHighs, 'The two thoughts and high days: doctor today or tomorrow.'),
  grave('head.rules.mixed.headline', 'highs', urgentHighs, 'As the usual one, with the nearer day.'),
  grave('head.rules.mixed.body', 'highs', urgentHighs, 'Low, high and a dark answer: doctor today or tomorrow.'),
  grave(
    'head.rules.stopped.body',
    'highs',
    urgentHighs,
    'At a halt, high days and a dark answer: doctor today or tomorrow.',
  ),
  grave('thinking.level5.talk', 'highs', urgentHighs, 'How dark the thoughts get, without the later date.'),
  grave('mood.level5.talk', 'highs', urgentHighs, 'How sad, without the later date.'),
  grave(
    'thinking.level1.talk',
    'birth',
    birth,
    'A birth: a thought of harm does not wait until one person has been told.',
  ),
  grave('thinking.level2.talk', 'birth', birth, 'As the one before it.'),
  grave(
    'c5.3',
    'dark',
    any(darkHighs, birthHighs),
    'High days beside dark answers or a birth: both said when calling. No date.',
  ),
  grave(
    'gate.person',
    'tired',
    all(helped, groupHigh('fog'), groupHigh('strength')),
    'A foggy head and no rest: as the usual one, and no driving; the chapter that says so is folded.',
  ),
  grave('week.person', 'urgent', urgentHighs, 'Somebody with you and a doctor; nothing to practice.'),
  grave('first.person', 'urgent', urgentHighs, 'Someone comes over today and helps to a doctor.'),

  // A birth: with high days a doctor today or tomorrow; a worn-out body is not the only thing said.
  grave('head.rules.birth.body', 'highs', birthHighs, 'A birth and high days: doctor today or tomorrow, not alone.'),
  grave('head.rules.high.body', 'birth', birthHighs, 'High days and a birth: doctor today or tomorrow; nights shared.'),
  grave(
    'head.part.body.headline',
    'birth',
    all(helped, birth, innerHigh, not(highNow)),
    'Pregnancy or baby, worn out and low: seen this week.',
  ),
  grave(
    'head.part.body.body',
    'birth',
    all(helped, birth, innerHigh, not(highNow)),
    'Tiredness and mood to midwife or doctor; today if not safe, not sleeping, not eating.',
  ),

  // One part alone, and high days earlier.
  grave(
    'head.rules.weighs.headline',
    'interest',
    all(high('interest'), light('mood'), not(high('thinking'))),
    'Interest alone: nothing about weeks that were hard on one.',
  ),
  grave(
    'head.rules.weighs.body',
    'highs-before',
    highsBefore,
    'High days earlier: they are named; a doctor and not a counselor, who can neither judge them nor prescribe.',
  ),

  grave(
    'head.rules.long.body',
    'highs-before',
    highsBefore,
    'High days earlier: a doctor and not a counselor; those days first.',
  ),
  grave(
    'head.rules.hindered.body',
    'highs-before',
    highsBefore,
    'High days earlier: a doctor and not a counselor; what no longer works.',
  ),

  // How long it has been.
  grave('c1.1', 'seen', sinceDays, 'Less than two weeks and help on the page: no waiting; name the day at the visit.'),
  replacement(
    'mood.level4.talk',
    'usual',
    all(helped, chose('c1', 0)),
    'Sad most of the time, and it is as usual: words for a visit of somebody who cannot say since when.',
  ),
  replacement(
    'mood.level1.talk',
    'long',
    all({ help: 'none' }, longSince),
    'Little sadness, and it has been long: reason enough for an appointment this week, as day 5 has it.',
  ),

  // How the sadness shows.
  replacement('mood.level4.describes', 'tears', from('q15', 3), 'Tears close: said, not offered beside the opposite.'),
  replacement(
    'mood.level4.describes',
    'numb',
    all(upTo('q15', 1), any(from('q19', 3), from('q35', 3))),
    'No tears, empty or unmoved: said, not offered beside the opposite.',
  ),

  replacement(
    'mood.level3.describes',
    'quiet',
    all(from('q07', 3), upTo('q19', 2)),
    'Half sad: above all when it gets quiet.',
  ),
  replacement(
    'mood.level3.describes',
    'people',
    all(from('q19', 3), upTo('q07', 2)),
    'Half sad: above all among people.',
  ),
  replacement(
    'interest.level3.describes',
    'wanting',
    ahead('wanting', 'enjoying'),
    'Half: the wish is missing more than the pleasure.',
  ),
  replacement(
    'interest.level3.describes',
    'enjoying',
    ahead('enjoying', 'wanting'),
    'Half: the pleasure is missing more than the wish.',
  ),
  replacement('thinking.level3.describes', 'self', ahead('self', 'dark', 'fog'), 'Half: above all hard on oneself.'),
  replacement('thinking.level3.describes', 'dark', ahead('dark', 'self', 'fog'), 'Half: above all a dark view.'),
  replacement('thinking.level3.describes', 'fog', ahead('fog', 'self', 'dark'), 'Half: above all unclear.'),

  // Nothing for a contented reader where daily life stands still.
  grave(
    'mood.level1.describes',
    'stopped',
    stopped,
    'Little sadness, and at a halt: both true; the second is told first.',
  ),
  grave('interest.level1.describes', 'stopped', stopped, 'Things draw, and at a halt: no proof of being well; told.'),
  grave('body.level1.describes', 'stopped', stopped, 'Strength is there, and at a halt: say just that to the doctor.'),
  grave('short.interest.low', 'stopped', stopped, 'Something still draws, however little gets done.'),
  grave('short.body.low', 'stopped', stopped, 'Strength is there, and the days have come to a halt: both to be told.'),
  replacement(
    'interest.level2.describes',
    'helped',
    helped,
    'Most things draw, and something else is heavy: no tests of habit against tiredness.',
  ),
  replacement(
    'interest.level2.describes',
    'dull',
    not(groupLow('enjoying')),
    'Wants to, and gets less out of it: no "you enjoyed it".',
  ),
  replacement(
    'body.level2.describes',
    'helped',
    helped,
    'Body mostly goes along, something else is heavy: others may not see it.',
  ),

  // Sleep, appetite, illness.
  replacement('body.level1.quick', 'changed', changed, 'Strength and pace as usual; sleep or appetite is not.'),
  replacement(
    'body.level1.quick',
    'ill',
    illness,
    'Strength and pace as usual; what was told of the body counts by itself.',
  ),
  replacement(
    'body.level1.describes',
    'changed-ill',
    all(changed, illness),
    'Strength and pace as usual, sleep or appetite not, and an illness, pain or medicine: for whoever treats.',
  ),
  replacement(
    'body.level1.describes',
    'ill',
    illness,
    'Strength and pace as usual, and an illness, pain or medicine: these statements do not say how that is going.',
  ),
  replacement(
    'body.level1.describes',
    'changed',
    changed,
    'Strength and pace as usual; sleep or appetite changed and counts.',
  ),
  replacement('body.level3.describes', 'changed', changed, 'Uneven days, and sleep or appetite changed as told.'),
  replacement(
    'body.level3.describes',
    'steady',
    all(chose('c4', 0), groupLow('rhythm')),
    'Uneven days while sleep and appetite hold: so the tiredness may have another cause.',
  ),
  replacement(
    'body.level4.describes',
    'less',
    chose('c4', 1),
    'Everything costs more, and less sleep or food was told.',
  ),
  replacement(
    'body.level4.describes',
    'more',
    chose('c4', 2),
    'Everything costs more, and more sleep or food was told.',
  ),
  grave('c3.3', 'highs', all(illness, highNow), 'A new medicine, low and high days: prescriber or pharmacist today.'),
  grave('body.level5.quick', 'highs', highNow, 'Hardly any strength on most days: days of high energy lie among them.'),
  grave('mood.level3.helps', 'stopped', stopped, 'Daily life at a halt: nobody is sent anywhere; someone comes.'),
  replacement('c4.2', 'highs', highNow, 'More sleep or food beside days of far less sleep: both, with rough hours.'),

  // Single answers.
  replacement(
    'answer.q10.high',
    'birth',
    birth,
    'Pregnancy or birth: appetite and weight change by that too; said at the visit, no other doctor.',
  ),
  replacement('answer.q22.high', 'helped', helped, 'Wants to lie down: may; one thing with someone at a set hour.'),
  replacement(
    'answer.q22.high',
    'nights',
    any(birth, chose('c4', 1)),
    'Lies down again, short nights may be why: no timer; as tired after a long one: doctor.',
  ),
  replacement(
    'answer.q26.high',
    'birth',
    birth,
    'Pregnancy or birth: no fixed times; hardly any sleep with the chance: a doctor today, at night an emergency room.',
  ),
  replacement('answer.q26.high', 'helped', helped, 'Sleep changed with help first: no task; hours at the visit.'),
  replacement(
    'answer.q15.low',
    'seen',
    helpStands,
    'No tears over small things, so others may not see it: tell someone.',
  ),
  replacement(
    'answer.q24.low',
    'talk-costs',
    from('q34', 3),
    'Follows, and talking costs: one short call, otherwise in writing.',
  ),
  replacement(
    'answer.q12.high',
    'helped',
    helped,
    'A circling thought: aloud today to the person who knows; no exercise alone.',
  ),
  replacement(
    'answer.q12.low',
    'helped',
    helped,
    'The thought circles little: told all the same; what it says counts. Not wanting to live: number.',
  ),
  replacement('answer.q26.low', 'eating', all(changed, upTo('q26', 1)), 'Sleep as usual, so the change is in eating.'),
  replacement(
    'answer.q30.low',
    'sleep',
    all(changed, upTo('q10', 1)),
    'Appetite as usual, so the change is in sleep: say so.',
  ),
  replacement(
    'answer.q16.high',
    'helped',
    helped,
    'Nothing good ahead with help first: no plans for the month; say it today.',
  ),
]
