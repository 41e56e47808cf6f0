import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { all, helped, leads, raised } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = []): Piece => ({
  id: `later.${id}`,
  note,
  ...(cites.length > 0 && { cites }),
})
const stuck = later(
  'stuck',
  'Nothing moved: not a second month of tricks but a doctor or psychologist; 32 studies of talking treatments with adults who met the criteria of ADHD; the reader is not known to. What to ask for.',
  ['knouse'],
)

/** The first that holds stands: help, then the part that says most, then what is left for light answers. */
export const plans: readonly Plan[] = [
  {
    id: 'help',
    heavy: true,
    when: helped,
    note: 'A week that leads to a person: one who knows, one appointment, some examples; less of the rest.',
    gate: 'Not alone. Sudden confusion, bad headache, blow to the head: emergency now. Little sleep with unusual strength, or unrest hard to bear after a new medicine: doctor within days, do not stop it alone. Not wanting to live: helpline now.',
    days: [
      on(10, days.onePerson),
      on(15, days.appointment),
      on(10, days.examples),
      on(10, days.safeHome, days.safeBody, days.safeMoney),
      on(10, days.less),
      on(10, days.evening),
      on(5, days.keep),
    ],
    later: [
      later('help.count', 'Count two things: did someone hear it, did the appointment take place. No score first.'),
      later('help.moved', 'Lighter: keep the appointment. Heavier: earlier one, helpline. Only then the test again.'),
    ],
  },
  {
    id: 'mind',
    when: all(leads('inattention'), raised('inattention')),
    note: 'Shorten the way back. Why this one: nothing says more than the mind. Aids, not effort.',
    gate: 'Began within days, or with confusion, headache, blow to the head: doctor, not this. Where a slip is dangerous (driving, machines, gas): no trying out there.',
    days: [
      on(60, days.lossLog, days.mindLog),
      on(60, days.fixedPlace, days.silence),
      on(5, days.nextMove),
      on(15, days.card, days.purpose, days.block),
      on(15, days.alarms, days.ifThen),
      on(25, days.company),
      on(60, days.lookMind),
    ],
    later: [
      later('mind.count', 'Count: ticks in the same hour; minutes until back at it.'),
      later('mind.moved', 'As many ticks and a shorter way back is the progress to expect.'),
      stuck,
    ],
  },
  {
    id: 'body',
    when: all(leads('restlessness'), raised('restlessness')),
    note: 'Movement first, rest second. Why this one: nothing says more than the body.',
    gate: 'Unrest hard to bear, or new after a medicine: call who prescribed it, do not stop alone. Little sleep and unusual strength: doctor within days. Heart, pregnancy, injury: ask before brisk movement. Chest pain: emergency.',
    days: [
      on(5, days.bodyLog),
      on(20, days.moveFirst),
      on(10, days.hands),
      on(10, days.doctor, days.coffee),
      on(10, days.empty, days.aisle),
      on(15, days.landing),
      on(10, days.lookBody),
    ],
    later: [
      later('body.count', 'Count: the number of the hardest seat on three days.'),
      later('body.moved', 'Lower number with movement before: keep it. If rest still does not reach: doctor.'),
      stuck,
    ],
  },
  {
    id: 'act',
    when: all(leads('impulsivity'), raised('impulsivity')),
    note: 'Pauses that need no willpower. Why this one: nothing says more than the short pause.',
    gate: 'New, with little sleep and racing ideas: doctor within days. Debts or bets: one’s bank, public or non-profit advice first. Control of the account stays with the reader.',
    days: [
      on(5, days.actLog),
      on(10, days.tonight, days.palms),
      on(10, days.sendLater, days.wishList),
      on(10, days.cardData, days.parking),
      on(10, days.ifThen),
      on(10, days.secondEye),
      on(10, days.lookAct),
    ],
    later: [
      later('act.count', 'Count: repairs in a week, in minutes.'),
      later('act.moved', 'Same number of quick starts, fewer repairs: that is it.'),
      stuck,
    ],
  },
  {
    id: 'light',
    note: 'Nothing to mend; a look at what holds. Fits a reader with a part not scored too.',
    gate: 'If one line weighs more than the scores say, or something is missing here, talk to someone.',
    days: [
      on(5, days.note),
      on(10, days.heaviest),
      on(5, days.nextMove),
      on(10, days.lend),
      on(20, days.walk),
      on(10, days.still),
      on(5, days.lookLight),
    ],
    later: [later('light.count', 'Nothing to count; what would be a change.')],
  },
]
