import type { Condition } from '@/core/report/condition'
import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  alert,
  all,
  any,
  asleep,
  asleepNow,
  asleepSoon,
  atEase,
  breathing,
  callsFirst,
  carerAny,
  carerMost,
  chose,
  from,
  groupLow,
  high,
  manyBad,
  nightHigh,
  nightsLight,
  noHelp,
  not,
  partOpen,
  pauses,
  raised,
  snoring,
  snoringDue,
  thisWeek,
  upTo,
  wheel,
  wheelNow,
} from './conditions'

/** A piece that puts a doctor before all; never where no help is called for. */
const doctorFirst = (path: string, readers: string, when: Condition, note: string): Replacement =>
  asSevere(replacement(path, readers, all(when, not(noHelp)), note))

/** A visit is named already: beside help, or by the text on tired days for whoever falls asleep unasked. */
const due = any(not(noHelp), asleep)
/** The same, or another part or the note on how long it has been names one. */
const dueBeside = (...others: string[]): Condition => any(due, ...others.map(high), chose('c4', 3, 4))

/**
 * Headlines that other answers can make more urgent: the one date stands here. Those by a rule never stand beside an
 * answer on the wheel or on breathing, whose own rules come first.
 */
const urgentHeads = (name: string, by: 'part' | 'rule' | 'breathing'): readonly Replacement[] => {
  const headline = `head.${name}.headline`
  const body = `head.${name}.body`
  const ofPart = (...pieces: readonly Replacement[]) => (by === 'part' ? pieces : [])
  return [
    ...ofPart(
      doctorFirst(headline, 'road', wheelNow, 'No driving until a doctor says it is safe.'),
      doctorFirst(headline, 'road-once', wheel, 'No driving and no machines when at all sleepy or in doubt.'),
    ),
    doctorFirst(
      headline,
      'asleep-now',
      asleepNow,
      'Sleep that comes unasked: no driving until a doctor says it is safe.',
    ),
    ...(by === 'breathing'
      ? []
      : [doctorFirst(headline, 'asleep', asleep, 'Sleep that comes unasked is told to a doctor first.')]),
    ...ofPart(
      doctorFirst(
        body,
        'road',
        wheelNow,
        'The wheel first: no driving and no machines until a doctor says it is safe, this week; at the same visit what the headline is about.',
      ),
      doctorFirst(
        body,
        'road-once',
        wheel,
        'The wheel first: no driving when at all sleepy or in doubt, a doctor within two weeks; at the same visit what the headline is about.',
      ),
    ),
    doctorFirst(
      body,
      'asleep-now',
      asleepNow,
      'Sleep that comes unasked nearly always or without heavy eyes: no driving, a doctor this week; at the same visit what the headline is about.',
    ),
    ...ofPart(
      doctorFirst(
        body,
        'pauses',
        pauses,
        'Pauses or gasping first: a doctor within two weeks; at the same visit what the headline is about.',
      ),
      doctorFirst(
        body,
        'snoring',
        breathing,
        'Loud snoring with tired days first: a doctor within two weeks; at the same visit what the headline is about.',
      ),
    ),
    // Beside what has to be checked in sleep, the visit is this week.
    ...(by === 'breathing'
      ? []
      : [
          doctorFirst(
            body,
            'asleep',
            asleep,
            'Sleep that comes unasked more than half the time: no driving when sleepy or in doubt, a doctor within two weeks; at the same visit what the headline is about.',
          ),
        ]),
  ]
}

/** Pieces in place of texts that one answer alone chooses: what the reader told reaches them too. */
export const replacements: readonly Replacement[] = [
  ...urgentHeads('part.onset', 'part'),
  ...urgentHeads('part.maintenance', 'part'),
  ...urgentHeads('part.daytime', 'part'),
  ...urgentHeads('whole', 'part'),
  ...urgentHeads('reaches', 'rule'),
  ...urgentHeads('rules.throughout', 'rule'),
  ...urgentHeads('rules.breathing', 'breathing'),
  doctorFirst(
    'head.rules.breathing.body',
    'snoring',
    snoring,
    'Loud snoring with tired days: a doctor within two weeks.',
  ),
  ...urgentHeads('rules.untired', 'rule'),
  doctorFirst('head.rules.wheel.headline', 'now', wheelNow, 'No driving until a doctor says it is safe.'),
  doctorFirst(
    'head.rules.wheel.body',
    'now',
    wheelNow,
    'Nodded off, often, or beside another sign: no driving and no machines until a doctor says it is safe, this week. All else can wait.',
  ),

  replacement(
    'c1.2',
    'no-driving',
    thisWeek,
    'Night shifts, and no driving until a doctor says it is safe: "night" is the sleep by day; a way home without driving.',
  ),
  replacement(
    'c2.2',
    'sleepy',
    any(wheel, asleep),
    'As the usual text; with a baby and eyes that close: not on a sofa or in an armchair, the baby into its crib, wake somebody.',
  ),
  replacement('c4.3', 'due', all(asleep, noHelp), 'As beside help: said at the visit that stands already. No date.'),
  replacement('c4.4', 'due', all(asleep, noHelp), 'As beside help: said at the visit that stands already. No date.'),
  replacement(
    'c4.3',
    'ease',
    all(atEase, noHelp),
    'Good sleep on the whole, for months: within four weeks only if it bothers.',
  ),
  replacement('c4.4', 'ease', all(atEase, noHelp), 'The same, for as long as the reader remembers.'),
  replacement('c5.2', 'due', all(asleep, noHelp), 'Said at the visit that stands already. No date.'),
  doctorFirst(
    'c5.3',
    'week',
    thisWeek,
    'Pauses or gasping, for whoever is to be seen this week: told at that visit. Emergency help for trouble breathing while awake or pain in the chest.',
  ),
  doctorFirst(
    'c6.2',
    'now',
    wheelNow,
    'Once or twice at the wheel, beside another sign: no driving, no machines, a doctor this week.',
  ),

  replacement(
    'onset.level1.talk',
    'answer',
    any(wheel, asleep),
    'Nothing to arrange for the evenings; falling asleep fast is told to the doctor. No date.',
  ),
  replacement(
    'onset.level2.quick',
    'some',
    from('q19', 2),
    'Light as a whole, and about half of the evenings awake long after the light is off.',
  ),
  replacement(
    'onset.level2.describes',
    'some',
    from('q19', 2),
    'Light as a whole, and one answer that is not: awake long after the light is off on half of the evenings or more. Look at those evenings by day; usual bedtime. No fault.',
  ),
  replacement(
    'onset.level2.talk',
    'visit',
    any(due, manyBad, high('maintenance'), high('daytime')),
    'Nothing by itself; a word at the visit, where there is one, and to somebody kind if one sorrow is behind it. No date, no waiting for a month.',
  ),
  replacement(
    'onset.level3.quick',
    'soon',
    asleepSoon,
    'Asleep soon by the lines on the bed; what is harder is the hour or the thoughts.',
  ),
  replacement(
    'onset.level3.talk',
    'visit',
    dueBeside('maintenance', 'daytime'),
    'A visit is named elsewhere: slow evenings and CBT-I are brought up there. Today with hardly any sleep and much energy. Who must not shorten nights alone.',
  ),
  replacement('onset.level4.quick', 'soon', asleepSoon, 'As at level3.'),
  replacement(
    'onset.level4.describes',
    'soon',
    asleepSoon,
    'Asleep soon once the light is off; the hour or the thoughts weigh. No long wait claimed. No fault, treatable.',
  ),
  replacement('onset.level4.talk', 'visit', due, 'As the usual text; the visit is named elsewhere, so no date.'),
  doctorFirst('onset.level5.talk', 'week', thisWeek, 'As the usual text, at the visit this week; no other date.'),

  replacement(
    'maintenance.level1.quick',
    'carer',
    carerMost,
    'Sleep that holds as far as it depends on the reader; somebody needs them on most nights.',
  ),
  replacement(
    'maintenance.level1.describes',
    'carer',
    carerMost,
    'Hardly awake by themselves, and up for somebody on most nights: both true. Exact credit. What helps: turns, nothing bright, no clock. Not "you sleep through".',
  ),
  replacement(
    'maintenance.level1.talk',
    'breathing',
    any(breathing, snoringDue),
    'Nothing for these nights; what was noticed goes to the visit that is named. No date.',
  ),
  replacement(
    'maintenance.level1.talk',
    'visit',
    due,
    'A visit is named elsewhere: snoring and pauses are told there.',
  ),
  replacement('maintenance.level2.quick', 'carer', carerMost, 'As at level1, with some wakeful nights.'),
  replacement(
    'maintenance.level2.describes',
    'carer',
    carerMost,
    'A few wakeful spells beside those in which somebody needs the reader: look at the nights without a call. No fault.',
  ),
  replacement(
    'maintenance.level2.talk',
    'breathing',
    any(breathing, snoringDue),
    'What was noticed goes to the visit that is named; pain, hot flashes and the bathroom too. No date.',
  ),
  replacement(
    'maintenance.level2.talk',
    'visit',
    due,
    'A visit is named elsewhere: what wakes one is told there. No date.',
  ),
  replacement(
    'maintenance.level3.describes',
    'carer',
    carerMost,
    'The nights are broken from outside first: somebody needs the reader. What else to look at, on nights without a call. Turns. Not wine and naps as the first reason.',
  ),
  replacement(
    'maintenance.level3.talk',
    'visit-both',
    all(dueBeside('onset', 'daytime'), raised('onset')),
    'A visit is named elsewhere: what to tell there. The warning on shortened nights stands at falling asleep.',
  ),
  replacement(
    'maintenance.level3.talk',
    'visit',
    dueBeside('onset', 'daytime'),
    'A visit is named elsewhere: what to tell there. No date.',
  ),
  replacement(
    'maintenance.level3.talk',
    'both',
    raised('onset'),
    'The usual text without the warning that stands at falling asleep.',
  ),
  replacement(
    'maintenance.level4.talk',
    'visit-both',
    all(due, raised('onset')),
    'A visit is named elsewhere; the warning stands at falling asleep.',
  ),
  replacement('maintenance.level4.talk', 'visit', due, 'A visit is named elsewhere: no date.'),
  replacement(
    'maintenance.level4.talk',
    'both',
    raised('onset'),
    'The usual text without the warning that stands at falling asleep.',
  ),
  doctorFirst(
    'maintenance.level5.talk',
    'week-both',
    all(thisWeek, raised('onset')),
    'At the visit this week; the warning stands at falling asleep.',
  ),
  doctorFirst('maintenance.level5.talk', 'week', thisWeek, 'At the visit this week; no other date.'),
  doctorFirst(
    'maintenance.level5.talk',
    'both',
    raised('onset'),
    'The usual text without the warning that stands at falling asleep.',
  ),

  replacement(
    'daytime.level1.talk',
    'answer',
    wheel,
    'Nothing in these lines calls for a visit, the answer on the wheel does. No date here.',
  ),
  replacement(
    'daytime.level1.talk',
    'asleep-now',
    asleepNow,
    'One answer outweighs the others: sleep that comes unasked; no driving, a doctor this week.',
  ),
  replacement(
    'daytime.level1.talk',
    'pauses',
    alert,
    'Nothing in these lines calls for a visit, the answer on breathing does. No date here.',
  ),
  replacement(
    'daytime.level2.describes',
    'strength',
    all(not(groupLow('drive')), groupLow('sleepy'), groupLow('head')),
    'Clear and awake on most days, strength or patience run short on a good number of them. Which days are those? A checkup if it goes on for weeks without a reason.',
  ),
  replacement(
    'daytime.level2.talk',
    'answer',
    wheel,
    'Nothing in these lines calls for a visit, the answer on the wheel does. No date here.',
  ),
  replacement(
    'daytime.level2.talk',
    'asleep-now',
    asleepNow,
    'One answer outweighs the others: sleep that comes unasked; no driving, a doctor this week.',
  ),
  replacement(
    'daytime.level2.talk',
    'asleep',
    asleep,
    'One answer outweighs the others: sleep that comes unasked; a doctor within two weeks, no driving when sleepy or in doubt.',
  ),
  replacement(
    'daytime.level2.talk',
    'pauses',
    alert,
    'Nothing in these lines calls for a visit, the answer on breathing does. No date here.',
  ),
  replacement(
    'daytime.level2.talk',
    'nights',
    nightHigh,
    'Hard nights: the warning on little sleep with much drive stands in the letter.',
  ),
  replacement(
    'daytime.level3.talk',
    'asleep-now',
    all(asleepNow, not(wheel)),
    'Asleep where it was not meant, nearly always or without heavy eyes: a doctor this week, no driving until then.',
  ),
  replacement(
    'daytime.level3.talk',
    'asleep',
    all(asleep, not(wheel)),
    'Asleep where it was not meant: a doctor within two weeks, no driving when sleepy or in doubt.',
  ),
  replacement(
    'daytime.level3.talk',
    'wheel-now',
    wheelNow,
    'At the visit this week the tiredness is asked about; no driving until then, also on days that feel awake.',
  ),
  replacement(
    'daytime.level3.talk',
    'visit',
    dueBeside('onset', 'maintenance'),
    'A visit is named elsewhere: the tiredness is asked about there. No date.',
  ),
  replacement(
    'daytime.level3.talk',
    'rested',
    nightsLight,
    'The nights go well: that is a reason not to wait; within four weeks.',
  ),
  replacement(
    'daytime.level4.talk',
    'asleep-now',
    all(asleepNow, not(wheel)),
    'Asleep where it was not meant, nearly always or without heavy eyes: a doctor this week, no driving until then.',
  ),
  replacement(
    'daytime.level4.talk',
    'asleep',
    all(asleep, not(wheel)),
    'Asleep where it was not meant: a doctor within two weeks, no driving when sleepy or in doubt.',
  ),
  replacement(
    'daytime.level4.talk',
    'visit',
    due,
    'A visit is named elsewhere: the tiredness is asked about there. No date.',
  ),
  doctorFirst(
    'daytime.level5.talk',
    'week',
    thisWeek,
    'At the visit this week; no driving until then. If everything feels empty, today; a helpline if life is too much.',
  ),

  replacement(
    'week.doctor',
    'road-breathing',
    all(wheel, pauses),
    'Why this plan: the wheel and pauses or gasping; the sentence for the phone.',
  ),
  replacement(
    'week.doctor',
    'road-snoring',
    all(wheel, breathing),
    'Why this plan: the wheel and snoring; the sentence for the phone.',
  ),
  replacement('week.doctor', 'road', wheel, 'Why this plan: the wheel; the sentence for the phone.'),
  replacement(
    'week.doctor',
    'asleep-breathing',
    all(asleep, pauses),
    'Why this plan: sleep that comes where it was not meant, and pauses or gasping; the sentence for the phone.',
  ),
  replacement(
    'week.doctor',
    'asleep-snoring',
    all(asleep, breathing),
    'Why this plan: sleep that comes where it was not meant, and snoring; the sentence for the phone.',
  ),
  replacement('week.doctor', 'heard', pauses, 'Why this plan: pauses or gasping; the sentence for the phone.'),
  replacement(
    'week.doctor',
    'snoring',
    breathing,
    'Why this plan: snoring and tired days; the sentence for the phone.',
  ),
  replacement('week.doctor', 'asleep', asleep, 'Why this plan: sleep that comes where it was not meant.'),
  replacement(
    'gate.doctor',
    'now',
    thisWeek,
    'The call is the first day and the visit this week; no driving until then. Everything empty: today.',
  ),
  replacement(
    'gate.doctor',
    'call',
    callsFirst,
    'The call is the first day; if nobody answers, the next one. No driving when sleepy or in doubt. Everything empty: today.',
  ),
  replacement('first.doctor', 'call', callsFirst, 'The call to a doctor is first, today; the sentence is in the week.'),
  replacement(
    'week.night',
    'even',
    all(raised('onset'), not({ higher: 'maintenance', than: 'onset', by: 12 })),
    'Both hard about equally: the week begins with the middle of the night.',
  ),
  replacement(
    'week.worry',
    'even',
    all(raised('maintenance'), not({ higher: 'onset', than: 'maintenance', by: 12 })),
    'Both hard about equally: the week begins with falling asleep.',
  ),
  replacement(
    'week.keep',
    'disagree',
    manyBad,
    'Light lines and many nights called bad: a week of finding out what makes them so. A doctor can hear it.',
  ),
  replacement(
    'week.keep',
    'open',
    partOpen,
    'Questions left out: a week of finding out. No claim that nothing is wrong.',
  ),

  replacement(
    'answer.q03.high',
    'called',
    any(carerAny, chose('c1', 3)),
    'May be called at night: an even sound covers a call as well, only where somebody else answers.',
  ),
  replacement('answer.q08.high', 'now', thisWeek, 'As the usual text, told at the visit; no word on driving.'),
  replacement(
    'answer.q23.high',
    'wheel',
    wheel,
    'The reader has fought sleep at the wheel or a machine: that first, and home as well; place and hour for the doctor.',
  ),
  replacement('answer.q23.high', 'now', thisWeek, 'As the usual text; no driving until the visit.'),
  replacement(
    'answer.q23.low',
    'wheel',
    wheel,
    'The answer is among the lighter ones, and the reader has fought sleep at the wheel: the sofa settles nothing; place and hour for the doctor.',
  ),
  replacement(
    'answer.q23.low',
    'some',
    from('q23', 1),
    'It does happen, seldom: the place counts. At the wheel, at a machine or in a conversation: no driving, a doctor this week.',
  ),
  replacement(
    'answer.q20.low',
    'never',
    upTo('q20', 0),
    'Hardly ever thrown off: exact credit, no hours of short patience.',
  ),
]
