import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import {
  all,
  anyRaised,
  helpStands,
  highNow,
  highsBefore,
  leads,
  longSaid,
  longSince,
  loss,
  not,
  personFirst,
  raised,
  strain,
  tender,
} from './conditions'
import { days, heavyDay, movedOn, uncalled } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, when?: Condition): Piece => ({
  id: `later.${id}`,
  ...(when && { when }),
  note,
})

const moved = later('moved', 'Lighter at four weeks: keep one step; the test again only then. No cheering.')
const stuck = later(
  'stuck',
  'No better after four weeks, or heavier before: doctor or counselor with this page. Not safe: number.',
  not(helpStands),
)
const seen = later(
  'seen',
  'Help on the page: the appointment does not wait for four weeks; no better after them: say so there. Not safe: number.',
  helpStands,
)
const ofLoss = later('loss', 'After a loss four weeks are short: look at waves and not at the score.', loss)
const ofStrain = later('strain', 'Has the strain itself changed? If not, the score may not either.', strain)

const gateNote =
  'Who must not: whoever does not feel safe or thinks of not wanting to live; hardly eating, drinking or sleeping: doctor; medicines only with the doctor. Somebody to be feared at home: nothing in writing.'
const appointment = [heavyDay(days.appointmentBirth), heavyDay(days.appointmentHighs), heavyDay(days.appointment)]

/** The first that holds stands: where a person comes first, one plan for everyone; else the part that leads. */
export const plans: readonly Plan[] = [
  {
    id: 'person',
    heavy: true,
    when: all(helpStands, personFirst),
    note: 'Someone knows, a date stands: nothing to train. Half a step counts.',
    gate: gateNote,
    days: [
      on(10, days.tellUrgent, days.tellBurden, days.tellSafe, days.tell),
      // Who is only hindered has two weeks for the visit, all others this one.
      on(
        10,
        days.callUrgent,
        days.callBirthHighs,
        days.callBirth,
        days.callStopped,
        { ...days.callHighs, when: highNow },
        { ...days.appointmentHighs, when: all(not(tender), highsBefore) },
        { ...days.appointment, when: not(tender) },
        days.call,
      ),
      // The nights come before everything that merely helps, except where no answer is dark.
      on(5, { ...days.which, when: not(tender) }, days.nightDrink, days.night),
      on(5, days.fuel, days.verdict, days.beside, days.hour),
      on(10, days.page),
      openDay(on(5, days.window)),
      on(5, days.backUrgent, days.backPerson),
    ],
    later: [
      later('person.date', 'At four weeks: has a professional seen you, who knows, next date. No score.'),
      later('person.wait', 'Help is slow or did not fit: ask again, other place. Heavier: at once.'),
    ],
  },
  {
    id: 'steady',
    heavy: true,
    when: all(helpStands, highNow),
    note: 'Keep the nights, put off the big things, doctor: days of high energy within two weeks.',
    gate: 'Hardly any sleep for two nights, or things others find alarming: doctor or emergency room today. No medicine begun or stopped alone. Not safe: number.',
    days: [
      on(10, days.callHighsBirth, days.callHighs),
      on(10, days.bedtimeBirth, days.bedtime),
      on(10, days.bigThings),
      on(15, days.witnessHighs),
      on(5, days.logHighs),
      on(15, days.quietEvening),
      on(5, days.backSteady),
    ],
    later: [
      later('steady.count', 'Count: nights under five hours with energy; has a doctor heard both kinds of days.'),
      later(
        'steady.after',
        'After the visit: what to watch, early sign of a high; the test Mood & energy with the doctor’s word.',
      ),
    ],
  },
  {
    id: 'mood',
    when: all(leads('mood'), raised('mood')),
    note: 'Sadness gets company and an hour.',
    gate: gateNote,
    days: [
      on(10, ...appointment, days.sentenceLoss, days.sentence),
      openDay(on(5, days.map)),
      on(10, movedOn(days.sentenceLoss), movedOn(days.sentence), days.morning, days.heavyHour),
      // One of these sets a time for the sadness, as the week says; without an appointment day 3 has done so.
      on(15, uncalled(days.face), uncalled(days.quietHour), movedOn(days.heavyHour), days.numb, days.heavyHour),
      on(20, days.handOne, days.remember, days.hands),
      openDay(on(30, days.meal)),
      on(10, days.back),
    ],
    later: [later('count.mood', 'Count: people told; hours heavy per evening.'), ofLoss, ofStrain, moved, stuck, seen],
  },
  {
    id: 'interest',
    when: all(leads('interest'), raised('interest')),
    note: 'Begin small, decide after: the doing may come before the wish.',
    gate: gateNote,
    days: [
      on(10, ...appointment, days.choose),
      on(10, movedOn(days.choose), days.five),
      on(10, movedOn(days.five), days.invite, days.plan),
      on(20, days.see, days.expected),
      openDay(on(5, days.song, days.stay)),
      openDay(on(10, days.forward, days.handOne, days.shrink)),
      on(10, days.back),
    ],
    later: [later('count.interest', 'Count: begun things, those liked.'), ofLoss, ofStrain, moved, stuck, seen],
  },
  {
    id: 'body',
    when: all(leads('body'), raised('body')),
    note: 'Light, food, little movement, and a check: not training.',
    gate: 'Chest pain, breathlessness, sudden weakness: emergency. Hardly eating or drinking: today. Pregnant, ill, in treatment: ask first. Not wanting to live: number.',
    days: [
      on(10, ...appointment, days.light),
      openDay(on(5, days.logBoth, days.log)),
      on(10, movedOn(days.light), days.checkDays, days.check),
      on(10, days.eatMore, days.eatSteady, days.eat),
      on(10, days.carry, days.walk),
      openDay(on(20, days.lessTalk, days.handOne, days.halves, days.restBirth, days.rest)),
      on(10, days.back),
    ],
    later: [
      later('count.body', 'Count: good days of seven; is there a doctor’s answer.'),
      ofLoss,
      ofStrain,
      moved,
      stuck,
      seen,
    ],
  },
  {
    id: 'thinking',
    when: all(leads('thinking'), raised('thinking')),
    note: 'From head to paper, from paper to a person.',
    gate: gateNote,
    days: [
      on(10, ...appointment, days.paper, days.unload),
      on(5, days.name, days.oneThing),
      on(10, movedOn(days.paper), movedOn(days.unload), days.guilt, days.three, days.fixed),
      openDay(on(10, days.voice, days.handOne, days.oneThing)),
      on(10, days.past, days.witness),
      openDay(on(10, days.ahead)),
      on(10, days.back),
    ],
    later: [
      later('count.thinking', 'Count: how long a slip lasted; choices made quickly.'),
      ofLoss,
      ofStrain,
      moved,
      stuck,
      seen,
    ],
  },
  {
    id: 'look',
    when: all(not(anyRaised), longSaid),
    note: 'Light lines and a longer story: a week of looking, then telling.',
    gate: gateNote,
    days: [
      openDay(on(15, days.tuesdays)),
      on(10, days.which),
      on(15, days.asked),
      openDay(on(5, days.word)),
      on(10, days.visitYears, days.visit, days.small),
      openDay(on(10, days.handOne, days.meal)),
      on(10, days.backLook),
    ],
    later: [
      later('look.count', 'Count: days on which it got in the way.'),
      later(
        'look.next-long',
        'A long time: the visit of day 5 does not wait; made it, then the notes go along to the next.',
        longSince,
      ),
      later(
        'look.next',
        'If it got in the way on half of the days, or is as it was: doctor or counselor with the lines.',
        not(longSince),
      ),
    ],
  },
  {
    id: 'light',
    note: 'Little to mend: keep what is good, know the sign, try an answer that stands out. Must also hold where a part was left open.',
    gate: gateNote,
    days: [
      openDay(on(10, days.recipe)),
      openDay(on(10, days.message)),
      on(10, days.border, days.guard),
      on(10, days.anniversary, days.sign),
      openDay(on(30, days.branch)),
      openDay(on(20, days.lend)),
      on(5, days.backLight),
    ],
    later: [
      later('watch', 'Look at the early sign only. There: tell someone; two weeks of it: doctor.'),
      later('watch.life', 'Retake only when life changes: job, birth, loss, winter.'),
    ],
  },
]
