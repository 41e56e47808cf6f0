import { openDay, type Plan } from '@/core/report/report-key'
import {
  all,
  any,
  helpStands,
  high,
  highOutweighs,
  leads,
  long,
  lowAlone,
  not,
  now,
  nowBoth,
  nowHigh,
  nowLow,
  past,
  someBrightHigh,
  someHighUp,
  up,
} from './facts'
import { heavyPlan, noSleep, plan, unsafe } from './plan'
import { anchors, back, dot, usual, view, year } from './plan-days'
import {
  appointment,
  bedtime,
  companion,
  confirm,
  firstSign,
  helped,
  keepHours,
  lightsOut,
  limits,
  person,
  rise,
  sheet,
  smallLimits,
  twoNights,
} from './plan-days-shield'

const shieldCount =
  'Two things to count: nights within half an hour of the usual hours, and whether the appointment took place. Not the score; it asks for twelve months and hardly moves in four weeks.'

/**
 * What goes on now, what is over and calls for help, and whatever else does. A week shrinks to sleep times, spending limits
 * and one appointment; of what is over, to what to take along.
 */
export const besideHelp: readonly Plan[] = [
  // What goes on now comes first, and a doctor on its first day.
  heavyPlan(
    'now',
    all(any(nowHigh, nowBoth), helpStands),
    'It goes on now, high or both at once: call first, then a person, hours, limits. Nothing is looked into this week. Say honestly that it may feel unnecessary, or too much, and that less of the rest will do, but not of the call and the one person.',
    `${noSleep} ${unsafe}`,
    [appointment, person, sheet, bedtime, limits, keepHours, confirm],
    'Two things to count: whether the doctor was reached and when, and nights within half an hour of the usual hours. No score.',
    'If it has passed: keep the appointment, it can be told now. If it goes on or has risen: sooner, with somebody; emergency where sleep is gone and nothing stops.',
  ),
  heavyPlan(
    'now-low',
    all(nowLow, helpStands),
    'A low goes on now, whatever the scores: a call or message to a doctor, a person who knows, a getting-up time, nothing final. It holds this week, not a later one. Smallness and company; no brightening, nothing to train.',
    unsafe,
    [appointment, person, rise, smallLimits, sheet, lightsOut, confirm],
    'Two things to count: days on which one person knew how it was, and whether the appointment took place. Not mood, not the score.',
    'If it lifts: keep the appointment, tell the fast days too, come back to the test in a better month. If it gets heavier or nobody has seen the reader yet: call that day. Seen, and the same two weeks later: earlier next date, somebody beside; helpline at any hour.',
  ),
  plan(
    'watch',
    now,
    'A stretch goes on now, on light lines and without a cost; nothing calls for help. A week that counts hours of sleep and a dot a day, keeps two fixed hours and asks one person. It says at what the next step is a doctor. Neither alarm nor training.',
    `${unsafe} ${noSleep} Four days of a high, or two weeks of a low: a doctor, not this week.`,
    [
      dot,
      openDay(usual),
      view,
      rise,
      keepHours,
      openDay(anchors),
      back(
        'watch',
        'Did it get longer, shorter or stay? If the nights shrank, or it is there on most days after two weeks: doctor. Otherwise keep the dot.',
      ),
    ],
    'Nights of at least the usual length, and days on which it was there.',
    'If it went by itself, write down the last day. Four days of a high, two short nights without tiredness or two weeks of a low: doctor, with the dots.',
  ),
  // It is over: an appointment without hurry, and what to take along.
  heavyPlan(
    'over-low',
    all(past, helpStands, any(all(up('low'), any(high('low'), leads('low')), not(highOutweighs)), lowAlone)),
    'The low was long, costly or deep and no high says more, and it is over: one appointment within two weeks, one sheet, who may come along, what came first and what helped. Nothing to be held, nothing to train. Why now: it is told best from an ordinary week.',
    `If it begins again, or: ${unsafe} Medicines stay as they are.`,
    [appointment, sheet, openDay(year), firstSign, helped, companion, confirm],
    'Two things: whether the appointment took place, and whether somebody knows the first sign. Not the score.',
    'If the appointment took place: ask what to do in the first week of another one. If it has begun again: earlier, with somebody; helpline at any hour. No date found is no failure: next address.',
  ),
  heavyPlan(
    'over',
    all(past, helpStands),
    'A stretch was long, strong or costly, and it is over: one appointment within two weeks, dates on a sheet, who may come along, what came first and what slowed it. Not against what was good in it.',
    `If it begins again with short nights: doctor within days, with somebody. ${noSleep} ${unsafe}`,
    [appointment, sheet, openDay(year), firstSign, helped, companion, confirm],
    'Two things: whether the appointment took place, and nights two hours under the usual length. Not the score.',
    'If the appointment took place: keep the dates with what was said there. If it rises again: doctor within days, no driving after short nights. If nothing came of it: the sheet stays good for another time.',
  ),
  heavyPlan(
    'both',
    all(helpStands, high('low'), someBrightHigh),
    'High and low both weigh: one appointment, one person, usual hours, limits. Nothing to train. Say why so little: enough is asked already.',
    `${unsafe} ${noSleep}`,
    [appointment, person, bedtime, limits, sheet, keepHours, confirm],
    shieldCount,
    'Was the doctor told both halves? If not, send the sheet. If it worsened, earlier and with somebody; better is no reason to cancel.',
  ),
  heavyPlan(
    'shield-low',
    all(helpStands, any(high('low'), all(leads('low'), up('low')))),
    'The low weighs: one appointment, one person, usual hours, no lasting decision. No brightening exercises; warmth and smallness.',
    unsafe,
    [appointment, person, rise, smallLimits, sheet, lightsOut, confirm],
    shieldCount,
    'If it is lighter: keep the appointment all the same and tell the fast days too. If not or heavier: earlier date, somebody beside, helpline between.',
  ),
  heavyPlan(
    'shield-swings',
    all(helpStands, leads('swings'), high('swings')),
    'The year moved far or suddenly and that leads: one appointment with the drawing of the year, one person, hours, nothing signed at either end. Not to become even. No single end is blamed.',
    `${unsafe} ${noSleep}`,
    [appointment, person, bedtime, year, limits, rise, confirm],
    shieldCount,
    'If it turned less: keep the appointment, the drawing shows the year. If one end becomes unsafe: helpline, emergency number, doctor in days. Medicines stay as they are.',
  ),
  heavyPlan(
    'shield-high',
    all(helpStands, any(someHighUp, long)),
    'A high of weight or length: one appointment, hours, limits. Say honestly that it may feel unnecessary, which is how a high feels. No analysis this week.',
    noSleep,
    [appointment, bedtime, limits, keepHours, sheet, twoNights, confirm],
    shieldCount,
    'If all is calm again: the appointment still counts, a past stretch can be told. If it rises again: doctor within days with somebody, no driving after short nights.',
  ),
  heavyPlan(
    'shield',
    helpStands,
    'Something got in the way or worried someone, without one part that leads there: appointment, person, hours. Start from what was hindered, in the reader’s words.',
    `${unsafe} ${noSleep}`,
    [appointment, person, bedtime, rise, sheet, limits, confirm],
    shieldCount,
    'Does what was hindered run again? If so, what made it; if not, the next address. Scores do not matter here.',
  ),
]
