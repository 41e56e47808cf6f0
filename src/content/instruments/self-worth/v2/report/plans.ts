import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import {
  able,
  all,
  any,
  chose,
  doubting,
  helped,
  hindered,
  kind,
  leads,
  level,
  not,
  pieceOf,
  sore,
  strict,
  swaying,
  threatened,
} from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = pieceOf('later')

const light = [
  later('light.count', undefined, 'Nothing to count; what would be a change, and how long to wait.'),
  later('light.moved', undefined, 'If a number jumps: loss, success, illness first.'),
]

/** Just below the cut, where nothing calls for help: something else may then be much heavier than the strict look. */
const barelyStrict = all(
  strict,
  { help: 'none' },
  not(any({ crosses: 'acceptance', border: 20, side: 'below' }, chose('c1', 3))),
)
/** Of the two, worth that moves says more than doubt. */
const mostlySwaying = all(swaying, any(leads('contingency'), all(not(leads('competence')), { second: 'contingency' })))

/** The first that holds stands: safety, then what weighs, then what is hardest; only then what goes well. */
export const plans: readonly Plan[] = [
  {
    id: 'safe',
    heavy: true,
    when: threatened,
    note: 'A week that leads to somebody outside. Nothing with the person feared. Order may be changed.',
    gate: 'In danger: the number at the top. Nothing read, printed, saved or in a calendar where that person could see it.',
    days: [
      on(10, days.safeTell),
      on(20, days.safeLine),
      on(15, days.safePlace),
      on(15, days.safeNote),
      on(60, days.safeHour),
      on(20, days.safeDoctor),
      on(10, days.safeNext),
    ],
    later: [
      later('safe.count', undefined, 'Who knows, is there a place, is there a next talk. No score.'),
      later('safe.moved', undefined, 'Quieter weeks are no proof; keep the contact. Worse: at once.'),
    ],
  },
  {
    id: 'help',
    heavy: true,
    when: sore,
    note: 'A week that leads to a person and an appointment. Small on purpose.',
    gate: 'Thoughts that others would be better off, of hurting oneself, of not living: now.',
    days: [
      on(10, days.onePersonBelittled, days.onePerson),
      on(15, days.appointmentDays, days.appointmentStopped, days.appointmentBody, days.appointment),
      on(10, days.page),
      on(5, days.plain, days.body),
      on(10, days.less),
      openDay(on(15, days.evening, days.walk)),
      on(5, days.keep),
    ],
    later: [
      later('help.count', undefined, 'Has somebody heard it, has the appointment taken place.'),
      later('help.better', undefined, 'Lighter: keep the appointment.'),
      later('help.same', undefined, 'As heavy or heavier: earlier appointment.'),
    ],
  },
  {
    id: 'proof',
    when: all(
      doubting,
      not(mostlySwaying),
      any(not(strict), all(barelyStrict, leads('competence'), { higher: 'acceptance', than: 'competence', by: 12 })),
    ),
    note: 'A few facts on the own skill, in small sizes. Why: doubt says most.',
    gate: 'Not where a mistake endangers somebody. A boss or partner who punishes mistakes: outside first. No strength for weeks: a doctor.',
    days: [
      on(10, days.tellOutside, days.visit, days.evidence),
      on(10, days.forecast),
      openDay(on(10, days.tenMinutes)),
      on(15, days.handIn, days.decideSmall, days.harder),
      on(15, days.sayFirst, days.teach),
      openDay(on(10, days.afterSetback, days.askWork)),
      on(10, days.lookProof),
    ],
    later: [
      later('proof.count', undefined, 'Forecast and result of three tasks, compared with the first week.'),
      later('proof.better', undefined, 'More tasks with the same doubt: usual beginning.'),
      later('proof.same', undefined, 'Nothing moved: another listener; notes to a counselor.'),
    ],
  },
  {
    id: 'steady',
    when: all(swaying, any(not(strict), all(barelyStrict, leads('contingency')))),
    note: 'Time between what happened and the verdict. Why: worth moves.',
    gate: 'Somebody uses silence or praise to control: no day with that person, tell somebody outside. Thoughts of not living in a drop: help at once.',
    days: [
      on(10, days.tellOutside, days.visit, days.ledger),
      on(10, days.ledgerBelittled, { ...days.ledger, when: hindered }, days.pause),
      on(10, days.reply, days.disappointed, days.neighbor, days.threeTries),
      on(20, days.earnedRest, days.noAudience),
      openDay(on(20, days.mirror, days.badly)),
      openDay(on(10, days.loveAsk, days.askWhat)),
      on(10, days.lookSteady),
    ],
    later: [
      later('steady.count', undefined, 'Drops in one week, hours each, compared with day 7.'),
      later('steady.better', undefined, 'Fewer hours: usual beginning.'),
      later('steady.same', not(chose('c4', 3)), 'Hours unchanged: whose reaction, which field; a talk.'),
      later('steady.same-belittled', chose('c4', 3), 'Hours unchanged and that person again: outside, not with them.'),
    ],
  },
  {
    id: 'kind',
    when: strict,
    note: 'Keep the standard, change the tone. Why: the look inward is strict.',
    gate: 'Others would be better off without me: help at once. Somebody really speaks like that: outside first.',
    days: [
      on(10, days.tellOutside, days.visit, days.tellWeeks, days.wordForWord),
      on(10, { ...days.wordForWord, when: helped }, days.twoDays, days.factKind),
      on(10, days.whoseVoice, days.friendTone),
      openDay(on(10, days.curtain, days.photo, days.oldPhoto)),
      openDay(on(5, days.effort, days.thanks)),
      on(10, { ...days.tellWeeks, when: all(helped, chose('c1', 3), any(chose('c4', 3), hindered)) }, days.tell),
      on(10, days.lookKind),
    ],
    later: [
      later('kind.count', undefined, 'Day 1 once more: the words, the minutes until it was over.'),
      later('kind.better', undefined, 'Words as hard, over sooner.'),
      later(
        'kind.same',
        undefined,
        'Nothing moved: a counselor. 27 trials pooled: self-criticism fell by a medium amount.',
        { cites: ['ferrari'] },
      ),
    ],
  },
  {
    id: 'stretch',
    when: all(leads('competence'), able),
    note: 'Let others in on what one usually does alone.',
    gate: 'Tired of being the capable one: days 3 and 4 only.',
    days: [
      openDay(on(20, days.beginner)),
      on(10, days.askBreak),
      on(10, days.handOff),
      on(10, days.askHelp),
      openDay(on(15, days.teach)),
      openDay(on(20, days.noAudience)),
      on(5, days.lookLight),
    ],
    later: light,
  },
  {
    id: 'share',
    when: all(leads('acceptance'), kind),
    note: 'Let others have some of the ease; look where it misses something.',
    gate: 'Not to people who use oddities against one.',
    days: [
      openDay(on(10, days.afterSlip)),
      on(10, days.tellOdd),
      on(10, days.askHonest),
      openDay(on(20, days.badly)),
      on(10, days.offerEar),
      openDay(on(10, days.askWork)),
      on(5, days.lookLight),
    ],
    later: light,
  },
  {
    id: 'level',
    when: all(leads('contingency'), level),
    note: 'Use the freedom: attempts that may fail; let others notice that they reach one.',
    gate: 'If the calm is numbness: talk to somebody. Nothing that risks money, body, job.',
    days: [
      openDay(on(15, days.bold)),
      on(10, days.tellImpact),
      on(10, days.askHonest),
      openDay(on(20, days.beginner)),
      on(10, days.celebrate),
      openDay(on(10, days.askBreak)),
      on(5, days.lookLight),
    ],
    later: light,
  },
  {
    id: 'look',
    note: 'Look before changing: what decides which kind of day it is. Also where a part was left open.',
    gate: 'If one line weighs more than the scores say: tell somebody. Days with people only with safe ones.',
    days: [
      openDay(on(15, days.map)),
      on(10, days.ledger),
      on(5, days.factKind),
      openDay(on(10, days.curtain, days.oldPhoto)),
      openDay(on(10, days.afterSetback, days.askWork)),
      openDay(on(20, days.earnedRest, days.noAudience)),
      on(5, days.lookLight),
    ],
    later: [
      later('look.count', undefined, 'Which of the two columns filled, on which days.'),
      later('look.moved', undefined, 'One occasion came twice: take it; none: leave it.'),
    ],
  },
]
