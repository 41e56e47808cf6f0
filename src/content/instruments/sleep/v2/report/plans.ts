import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import {
  ahead,
  all,
  any,
  anyRaised,
  callsFirst,
  daysFarAbove,
  from,
  heard,
  hoursNotOwn,
  longStanding,
  manyBad,
  noHelp,
  not,
  raised,
  shifts,
  thisWeek,
} from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = [], when?: Condition): Piece => ({
  id: `later.${id}`,
  note,
  ...(when && { when }),
  ...(cites.length > 0 && { cites }),
})

const stuckNights = later(
  'nights.stuck',
  'Nothing has moved at four weeks: this lever was not theirs, and a second month of tips would be the wrong answer. Now CBT-I with a professional or a guided program; a doctor for breathing, pain, hormones, medicines, mood; back to the same one where they have been seen. What the professional has to know first: health and job. No word on shortening the night; the gate has it.',
  ['qaseem'],
)
const stuckDays = later(
  'days.stuck',
  'Tired as before: then the page goes to a doctor with the numbers on it, if it has not yet. Say what to ask: breathing, blood, medicines, mood, hours. Not more coffee and not more willpower.',
  [],
  not(callsFirst),
)

/** The night that is harder decides; equal ones count as the start. */
const onsetFirst = all(raised('onset'), not({ higher: 'maintenance', than: 'onset', by: 0.01 }))
const nightsQuiet = all(not(raised('onset')), not(raised('maintenance')))

const gateOfNights =
  'Not for weeks of illness or grief. No step shortens the night, and nobody with bipolar disorder or strong highs (own or in the family), epilepsy, a pregnancy, work at the wheel or with machines, or shifts should try that elsewhere without a professional. Hardly any sleep with much energy: a doctor today, not this plan. With sleeping pills: no change without the prescriber.'

const only = (condition: Condition, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, when: all(condition, ...(piece.when ? [piece.when] : [])) }))
/** Days for those whose week begins with the call. */
const noticed = (...pieces: Piece[]): Piece[] => only(callsFirst, pieces)
/** Where help is called for, the appointment comes early enough for two weeks, and another day moves back for it. */
const helped = (...pieces: Piece[]): Piece[] => only(not(noHelp), pieces)
/** Whose second day is a call, to a doctor or for CBT-I; what stood there moves to an open day. */
const called = (...pieces: Piece[]): Piece[] => only(any(not(noHelp), longStanding), pieces)

/** The first that holds stands: what a doctor should see, then the roster, then the harder part of the night. */
export const plans: readonly Plan[] = [
  {
    id: 'doctor',
    when: any(callsFirst, all(raised('daytime'), nightsQuiet), all(daysFarAbove, not(hoursNotOwn))),
    note: 'Find out where the tiredness comes from: a week of notes and an appointment. Why this plan: the nights alone do not explain the days. Who has it for another reason (the wheel, breathing, sleep that comes unasked) has a replacement. Nothing here treats anything.',
    gate: 'If everything feels empty, the appointment is the first day; a helpline at once if the thought comes not to want to live. No driving while sleepy during the week. The others have a replacement.',
    days: [
      // What was noticed goes to a doctor before anything is noted or tried.
      on(15, days.callFirst, days.callAsleepNow, days.callAsleep, days.logShift, days.logDays),
      on(10, ...noticed(days.logShift, days.logDays), ...helped(days.appointment), days.hoursAwake, days.hours),
      on(
        10,
        days.wheelNow,
        days.wheel,
        ...only(all(callsFirst, from('q24', 3)), [days.clockAwayFree, days.clockAway]),
        ...noticed(days.hoursAwake, days.hours),
        days.listen,
      ),
      // Whoever a doctor should see has at most one exercise (answer-steps.ts): it takes this day and leaves the next.
      openDay(on(20, days.light, days.dark, days.cave)),
      openDay(on(20, days.heard, days.heardSnoring, ...noticed(days.listen), days.nap, days.bestHour)),
      on(15, days.page, ...helped(days.hoursAwake, days.hours), days.appointment),
      on(10, days.backDays),
    ],
    later: [
      later(
        'doctor.count',
        'Count two things: days in the past week with wakefulness under 5 in the dull middle of the day, and moments of fighting sleep where it is dangerous. The second must be none, whatever the score says.',
        [],
        all(not(callsFirst), not(shifts)),
      ),
      later(
        'doctor.count-shift',
        'The same for shifts, where the notes are one number on the way home after each shift.',
        [],
        all(not(callsFirst), shifts),
      ),
      later(
        'doctor.count-now',
        'For whoever was to be seen this week: not seen yet, then call today, however it feels, and no driving until then. Seen: keep to what was agreed on driving, after any new moment no driving again and a call, also if it had been allowed.',
        [],
        thisWeek,
      ),
      later(
        'doctor.count-first',
        'For whoever was to be seen within two weeks: not seen yet, then call today, however it feels. Seen: tell the doctor of every moment of sleep or of stopped breathing that came since; no driving while sleepy.',
        [],
        all(callsFirst, heard, not(thisWeek)),
      ),
      later(
        'doctor.count-road',
        'The same where nothing was heard: only the moments of sleep where it is dangerous.',
        [],
        all(callsFirst, not(heard), not(thisWeek)),
      ),
      later(
        'doctor.moved',
        'If the number of tired days has fallen since more room was given to sleep, the hours were the reason: keep them. If it fell without that, good, and the doctor still hears how it was.',
        [],
        not(callsFirst),
      ),
      later(
        'doctor.moved-first',
        'If it feels better: good, and the check still has to be made, because feeling better does not settle what was noticed. What was found then decides which step is kept.',
        [],
        callsFirst,
      ),
      later(
        'doctor.stuck-first',
        'Tired as before although a doctor has looked: back to the same doctor with the notes, and what else to ask for. Not more coffee.',
        [],
        all(callsFirst, raised('daytime')),
      ),
      stuckDays,
    ],
  },
  {
    id: 'shift',
    when: all(shifts, anyRaised),
    note: 'A week around the roster: protect one sleep, secure the way home. Why this plan: with changing hours the usual rules of one bedtime do not apply, and their failure is not the reader’s. Credit for working while others sleep.',
    gate: 'No fixed getting-up time and no shortened nights on shifts. Not driving home when eyes close. With bipolar disorder, epilepsy or a pregnancy, night shifts themselves are a question for a doctor or the company doctor.',
    days: [
      on(5, days.logShift),
      on(10, days.wheelNow, days.wheel, days.home),
      on(20, ...helped(days.appointment), days.dark, days.cave),
      openDay(on(10, days.anchor)),
      on(20, ...helped(days.dark, days.cave), days.napShift, days.ask, days.share),
      openDay(on(15, days.rosterNights, days.rosterCall, days.roster)),
      on(10, days.backDays),
    ],
    later: [
      later(
        'shift.count',
        'Count by kind of shift and not by week: hours of main sleep by feel after each, and wakefulness on the way home. Compare early with early, night with night.',
      ),
      later(
        'shift.moved',
        'If one kind of shift has become easier, the room or the nap did it: keep that one. If all did, look whether the roster was simply kinder this month before believing the plan.',
      ),
      stuckDays,
    ],
  },
  {
    id: 'clock',
    when: all(onsetFirst, ahead('clock', 'mind', 'bed')),
    note: 'Move the inner clock from its morning end: light, one time for getting up. No word on the evening. Why this plan: among the lines on falling asleep those on timing stand highest. It is slow, a quarter of an hour in a week is much; lying down earlier does not help.',
    gate: gateOfNights,
    days: [
      on(5, days.logEvening),
      on(10, days.rise, days.riseShared),
      on(20, ...helped(days.appointment), days.light),
      openDay(on(15, days.dim)),
      openDay(on(5, days.coffee)),
      on(15, ...helped(days.light), days.ask, days.list),
      on(10, days.backNights),
    ],
    later: [
      later(
        'clock.count',
        'Count: at which hour the eyes grew heavy, on work days and free days, from the morning notes; and the difference of the times of getting up between both.',
      ),
      later(
        'clock.moved',
        'A quarter to half an hour earlier in four weeks is what can be hoped for. If only the free days moved, the morning light is missing on the others. If it slides back at once, a sleep doctor knows more exact ways; no lamp or melatonin on one’s own with highs, pregnancy or other medicines.',
        ['wright'],
      ),
      stuckNights,
    ],
  },
  {
    id: 'worry',
    when: onsetFirst,
    note: 'Try less hard in bed: change what makes one wait there or arrive too awake (the bed itself, coffee), one time for getting up. Why this plan: falling asleep is the hardest part of these nights, and the timing is not clearly ahead of thoughts and bed; it may be level. Promise no single day: several have variants.',
    gate: gateOfNights,
    days: [
      on(5, days.logEvening),
      on(15, ...helped(days.appointment), days.ask, days.seat, days.dim),
      openDay(on(10, ...called(days.seat), days.clockAwayFree, days.clockAway, days.list)),
      on(10, days.rise, days.riseShared),
      on(20, days.bed, days.coffee),
      openDay(on(15, ...called(days.dim), days.share)),
      on(10, days.backNights),
    ],
    later: [
      later(
        'worry.count',
        'Count evenings in the past week on which hours were added up or the clock was looked at, and evenings with a wait judged long in the morning. Two numbers, no minutes.',
      ),
      later(
        'worry.moved',
        'Usual order: the counting goes first, the wait later, the feeling last. If only the counting went, that is progress of the usual kind. If the wait is shorter and the fear is not, give it the same time again.',
        ['harvey'],
      ),
      stuckNights,
    ],
  },
  {
    id: 'night',
    when: raised('maintenance'),
    note: 'Decide by day what to do when awake at night, and take away what makes that time longer. Why this plan: the nights break more than they begin badly. Day 5 fits the end of the night or else its middle, whichever stands higher; no either-or handed to the reader. Bodies wake people too: pain, heat, medicines, and waking short of breath, within two weeks.',
    gate: gateOfNights,
    days: [
      on(5, days.logNight),
      on(15, ...helped(days.appointment), days.ask, days.clockAwayFree, days.clockAway, days.dim),
      openDay(on(15, ...called(days.clockAwayFree, days.clockAway), days.soundFree, days.sound, days.drink)),
      on(10, days.rise, days.riseShared),
      on(15, days.early, days.three),
      openDay(on(15, ...called(days.dim), days.share)),
      on(10, days.backNights),
    ],
    later: [
      later(
        'night.count',
        'Count nights judged whole in the morning in the past week, and the longest gap as short, middling or long. Not the number of wakings: it rises with attention.',
      ),
      later(
        'night.moved',
        'Fewer long gaps with as many wakings is the usual first success: waking stays, being awake goes. If only the end still comes too soon, and mornings are low, tell a doctor that sentence.',
        ['straten'],
      ),
      stuckNights,
    ],
  },
  {
    id: 'keep',
    note: 'A light week: a few looks at how the nights go now and, where one answer stands out, one thing to try about it; true without any such answer as well. Why this plan: what was answered asks for no repair. It must also suit somebody who left many lines out, or who calls many nights bad all the same: then it is a week of finding out. No improvement is promised, none is needed.',
    gate: 'Stop at any day that turns sleep into a task. If somebody hears pauses in breathing on the third day: a doctor within two weeks. Sleep very short with much energy: today. Dozing at the wheel: no driving, a doctor this week.',
    days: [
      openDay(on(5, days.keepThree)),
      // Where many nights are called bad, the nights themselves are noted.
      on(5, ...only(manyBad, [days.logNight]), days.keepLight),
      on(10, days.heard, days.heardSnoring, days.listen),
      openDay(on(5, days.keepCup)),
      openDay(on(5, days.keepBad)),
      openDay(on(5, days.keepSign)),
      on(5, days.backKeep),
    ],
    later: [
      later(
        'keep.count',
        'Count only one thing: nights in the past week that the reader could tell a story about. None or one is the usual number for light sleepers of this kind.',
      ),
      later(
        'keep.change',
        'If more nights have a story than now, look first at what was written this week: which of it went? With three or more a week and days that suffer, a doctor.',
      ),
    ],
  },
]
