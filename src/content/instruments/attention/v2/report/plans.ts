import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import { ahead, all, any, chose, helped, leads, levelMiddle, light, not, raised, weeks, wrong } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `later.${id}`,
  note,
  ...more,
})
const stuck = later(
  'stuck',
  'Nothing moved: doctor or psychologist; 32 studies with adults who met the criteria; what to ask.',
  { cites: ['knouse'], when: raised('inattention') },
)
const stuckOther = later(
  'stuck-other',
  'Nothing moved, attention light: doctor or psychologist; what is behind, what helps; bring the notes.',
  { when: not(raised('inattention')) },
)
const nights = later(
  'nights',
  'Slept more by then? If attention came back with sleep, sleep was a good part; if not, doctor.',
  { when: chose('c4', 1) },
)

/**
 * The first that holds stands: help; answers of which no part leads; the part that says most; then what is left for light
 * answers. Beside help, the first day is the appointment: nothing else in the report is called a first step.
 */
export const plans: readonly Plan[] = [
  {
    id: 'help',
    heavy: true,
    when: helped,
    note: 'A week that leads to a person: one appointment, one who knows, some examples; less of the rest.',
    gate: 'Not alone. Sudden confusion, bad headache, blow to the head: emergency. Little sleep with far more energy, or unbearable unrest after a medicine: doctor today. Not wanting to live: helpline today.',
    days: [
      on(
        15,
        days.bookLively,
        days.bookMedicine,
        days.bookNew,
        days.bookLow,
        days.bookDanger,
        days.bookSubstance,
        days.bookBody,
        days.bookMind,
        days.bookAct,
        days.book,
      ),
      on(10, days.onePersonLively, days.onePerson),
      on(10, days.listLively, days.listChanges, days.listChild, days.listThree),
      on(10, days.safeLively, days.safeHomeSleepy, days.safeHome, days.safeBody, days.safeMoney),
      on(10, days.lessCare, days.less),
      openDay(on(60, days.softEvening)),
      on(5, days.settled),
    ],
    later: [
      later('help.count', 'Did someone hear it, did the appointment take place.'),
      later('help.moved', 'Lighter: keep the appointment. Heavier: earlier one. No second result so soon.'),
    ],
  },
  {
    id: 'even',
    when: levelMiddle,
    note: 'None of the three leads: compare good and bad days, then one small trial for each of the three. Why this one: the three are about equal.',
    gate: 'Began within days, or with confusion, headache, blow to the head: emergency. Little sleep and far more energy: doctor today.',
    days: [
      on(10, days.twoDays),
      on(60, days.thoughtSheet, days.silenceCare, days.silence),
      on(20, days.gentle, days.moveCare, days.moveFirst),
      openDay(on(10, days.palms)),
      on(15, days.bedFirst, days.worrySheet, days.ifThen),
      openDay(on(25, days.studyWith, days.company)),
      on(10, days.lookEven),
    ],
    later: [
      later('even.count', 'Best and worst day of one week again, with sleep and tasks.'),
      later('even.moved', 'The worst day less bad is progress.'),
      nights,
      stuck,
    ],
  },
  {
    id: 'order',
    when: all(leads('inattention'), raised('inattention'), any(ahead('things'), ahead('time'))),
    note: 'Things and hours get an outside place. Why this one: those lines stand highest. Aids, not effort.',
    gate: 'Began within days, or with confusion, headache, blow to the head: doctor. Debts or a lost home in sight: talk to someone first.',
    days: [
      on(15, days.logThings, days.logTime),
      on(10, days.fixedPlace, days.checkout, days.evening),
      openDay(on(10, days.shoes, days.addHalf, days.firstTen)),
      openDay(on(15, days.startDate, days.lastThird, days.oneOpen)),
      on(10, days.alarms),
      on(30, days.bedFirst, days.paperHour, days.studyWith, days.company),
      on(10, days.lookOrder),
    ],
    later: [
      later('order.count', 'Minutes searched, times late, in one week.'),
      later('order.moved', 'Fewer minutes with as many slips is progress.'),
      nights,
      stuck,
    ],
  },
  {
    id: 'mind',
    when: all(leads('inattention'), raised('inattention')),
    note: 'Shorten the way back. Why this one: nothing says more than the mind.',
    gate: 'Began within days, or with confusion, headache, blow to the head: doctor. Where a slip is dangerous (driving, machines, gas): no trying out.',
    days: [
      on(60, days.logCare, days.logStudy, days.logMind),
      on(60, days.thoughtSheet, days.silenceCare, days.silence),
      on(10, days.sayBack, days.nextMove),
      openDay(on(15, days.marker, days.purpose, days.block)),
      on(15, days.bedFirst, days.worrySheet, days.ifThen),
      openDay(on(25, days.studyWith, days.company)),
      on(60, days.lookMind),
    ],
    later: [
      later('mind.count', 'Marks in the same hour; minutes until back.'),
      later('mind.moved', 'As many marks, shorter way back is progress.'),
      nights,
      stuck,
    ],
  },
  {
    id: 'look',
    when: all(light('inattention'), wrong),
    note: 'Things go wrong, and attention is not what slips often: look at the two last ones, then one net for them. Why this one: that answer counts for more than the lines.',
    gate: 'Doctor or psychologist as well; at once if home, work or trust is in danger.',
    days: [
      on(15, days.lastTwo),
      on(10, days.alarms),
      on(10, days.restDoctor, days.restLight, days.evening),
      openDay(on(10, days.secondEye)),
      openDay(on(15, days.worrySheet, days.ifThen)),
      on(15, days.whoNotices),
      on(10, days.lookWrong),
    ],
    later: [
      later('look.count', 'What went wrong in four weeks, with cost; if as much, doctor or psychologist.'),
      nights,
    ],
  },
  {
    id: 'body',
    when: all(leads('restlessness'), raised('restlessness')),
    note: 'Movement first, rest second. Why this one: nothing says more than the body.',
    gate: 'Unrest new after a medicine: prescriber this week, hard to bear: today. Little sleep and far more energy: doctor today. Heart, pregnancy, injury: ask before brisk movement. Chest pain: emergency.',
    days: [
      on(5, days.logBody),
      on(20, days.gentle, days.moveCare, days.moveFirst),
      openDay(on(10, days.hands, days.standCall, days.aisle)),
      on(10, days.bodyDoctor, days.coffee),
      openDay(on(10, days.gap, days.lookOut)),
      on(15, days.bedFirst, days.landing, days.closing, days.restKind),
      on(10, days.lookBody),
    ],
    later: [
      later('body.count', 'Number of the hardest sit on three days.'),
      later('body.moved', 'Lower with movement before: keep. If rest does not reach: doctor.'),
      nights,
      stuck,
      stuckOther,
    ],
  },
  {
    id: 'act',
    when: all(leads('impulsivity'), raised('impulsivity')),
    note: 'Pauses that need no willpower. Why this one: nothing says more than the short pause.',
    gate: 'New, with little sleep and racing ideas: doctor today. Debts or bets: bank, public or nonprofit advice. The account stays with the reader.',
    days: [
      on(5, days.logAct),
      on(10, days.tonight, days.palms),
      openDay(on(10, days.outbox, days.letFinish, days.wishList)),
      openDay(on(10, days.cardAway, days.dayToSign, days.ideaSheet)),
      on(10, days.ifThenAct),
      on(10, days.bedFirst, days.secondEye),
      on(10, days.lookAct),
    ],
    later: [
      later('act.count', 'Repairs in a week, in minutes.'),
      later('act.moved', 'As many quick starts, fewer repairs.'),
      nights,
      stuck,
      stuckOther,
    ],
  },
  {
    id: 'light',
    note: 'Nothing to mend; a look at what holds. Fits a reader with a part not scored too.',
    gate: 'If one line weighs more than the rest, or something is missing here, talk to someone.',
    days: [
      openDay(on(5, days.tellLow, days.note)),
      openDay(on(10, days.heaviest)),
      on(10, days.restDoctor, days.restLight, days.loadLight, days.spare),
      on(10, days.sign),
      openDay(on(20, days.outside)),
      openDay(on(10, days.still)),
      on(5, days.lookLight),
    ],
    later: [
      later('light.count', 'Nothing to count; what would be a change.', { when: not(weeks) }),
      later('light.weeks', 'Began within weeks: the noted date; worse: doctor, without waiting for better sleep.', {
        when: weeks,
      }),
      nights,
    ],
  },
]
