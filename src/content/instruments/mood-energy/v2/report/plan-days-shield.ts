import type { PlanDay } from '@/core/report/report-key'
import {
  all,
  any,
  group,
  high,
  highOutweighs,
  lowAlone,
  lowPast,
  not,
  nowBoth,
  nowHigh,
  nowLow,
  past,
  piece,
  someHighUp,
  stopped,
  up,
} from './facts'

/** While a low goes on, or weighs, one asks to be held; otherwise, and inside a high, to be watched. */
const lowWeighs = any(all(high('low'), not(nowHigh)), nowLow, nowBoth, all(stopped, up('low')))

/** Days with help in the foreground: sleep times, spending limits, one appointment. Shared between plans. */
export const person: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.person.company',
      'High and low at once, or daily life has come to a halt and a low goes on: somebody comes, on day 1, right after the call; the next one if not. Words to say. Why: another person can call and notice.',
      any(nowBoth, all(stopped, nowLow)),
    ),
    piece(
      'day.person.low',
      'Tell one person today: words ready to send, such as “I’m not well, can you call me tonight?” Why: a low asks one to hide; being seen is the first help. If nobody: a helpline.',
      lowWeighs,
    ),
    piece(
      'day.person',
      'Tell one person who knows the reader what this page says and ask them to stay reachable this week. Words to send. Why: from inside it can’t be judged.',
    ),
  ],
}
export const appointment: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.appointment.stopped-over',
      'Daily life came to a halt, it is over: a date within two weeks; two sentences for the phone, one of them that it stopped. If it begins again: that day. Why: it is easiest to arrange from an ordinary week.',
      all(past, stopped),
    ),
    piece(
      'day.appointment.over-both',
      'The same where a high and a low are both told: both in the sentence for the phone.',
      all(past, up('low'), someHighUp),
    ),
    piece(
      'day.appointment.over',
      'It is over: one date within two weeks, with whom (by country), two sentences for the phone, what to do if the date is far off. Why: told from an ordinary week it is told in order.',
      past,
    ),
    piece(
      'day.appointment.now-both',
      'High and low at once, now: a doctor today or tomorrow, made by or with another person; one sentence that says both. Emergency if unsafe, or hardly any sleep and nothing stops. Why: two things pull at once, nobody should hold both ends alone.',
      nowBoth,
    ),
    piece(
      'day.appointment.now',
      'Call a psychiatrist or doctor today, with the person beside; what to say in two sentences. If hardly any sleep for days and nothing stops: emergency, not an appointment. Why: now is when it shows.',
      nowHigh,
    ),
    piece(
      'day.appointment.now-low',
      'A low goes on now: one call or message for a date soon, this week, where help stands first for today or tomorrow, or somebody else makes it; words ready, since when, and the fast days if any. If nobody can: that it can’t wait, where else, the number. If it gets unbearable before: helpline or emergency number. Why: a low says it isn’t bad enough; that is one of its signs and no measurement.',
      any(nowLow, all(stopped, up('low'))),
    ),
    piece(
      'day.appointment',
      'Make one appointment: whom (by country), what to say on the phone in two sentences, what to do if the date is far off. Why: one date ends the weighing up.',
    ),
  ],
}
export const bedtime: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.bedtime.steady',
      'The nights stayed even in the high, and nothing goes on: the hours are written down and not changed; no lying awake in the dark for somebody who sleeps well. Never a night awake.',
      all(group('nights', 'low'), not(any(nowLow, nowHigh, nowBoth))),
    ),
    piece(
      'day.bedtime',
      'Write down the usual bedtime and getting-up time, as they were in an ordinary month, and go by them from tonight, tired or not; lie in the dark if sleep stays away. Why: regular hours are what studies of treatment built on. Never less time in bed, never a night awake.',
      undefined,
      { cites: ['frank2005'] },
    ),
  ],
}
/** Where an hour to get up was chosen on an earlier day of the same week. */
export const lightsOut: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.bedtime.after-rise',
      'The hour of getting up stays as chosen earlier this week; from tonight the light goes out at the usual hour. Never less time in bed, never a night awake. No second hour to get up.',
      undefined,
      { cites: ['frank2005'] },
    ),
  ],
}
export const rise: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.rise',
      'Same getting-up time for the rest of the week, curtain open, light, first meal within the hour. Who works shifts takes the most frequent one. Why: getting up can be decided, falling asleep can’t. No shortening of the night. No study.',
    ),
  ],
}
export const limits: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.limits.stakes-now',
      'The same while it goes on: no two nights, one sum that is not passed until a doctor has seen the reader. Set today by own hand.',
      all(group('stakes', 'high'), any(nowHigh, nowBoth)),
    ),
    piece(
      'day.limits.stakes',
      'Set limits by own hand: daily limit of card and phone payments down, saved cards off, credit lines off, one sum above which two nights pass. Cards and passwords stay with the reader. Debts: the bank’s own service, no paid rescuers. Why: set in quiet, works in a rush.',
      group('stakes', 'high'),
    ),
    piece(
      'day.limits.now',
      'It goes on now: one sum above which nothing is bought or sent this week, told to the person of this week; what is already on the way may be canceled by message. Set by own hand, cards stay with the reader. Why: not a verdict on the wishes, a date for them.',
      any(nowHigh, nowBoth),
    ),
    piece(
      'day.limits',
      'One spending limit and one rule: above this sum, two nights. Set alone, told to one person. Also for those who didn’t spend: it is for the next stretch. Why: will is weakest when it is needed.',
    ),
  ],
}
export const smallLimits: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.limits.low',
      'No lasting decision this week: no notice, no break-up, no giving things away, no large payment. Write each on a list with next month’s date. Why: from a low everything looks final.',
    ),
  ],
}
export const sheet: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.sheet.now',
      'A high goes on, alone or with a low: four things for a visit that is near, not two columns. Going without it is fine.',
      any(nowHigh, nowBoth),
    ),
    piece(
      'day.sheet.both',
      'One sheet, two columns: high and low, with first day, last day, hours of sleep, sums, who saw it, medicines taken then, relatives with something similar if known. Why: the low alone gives half a picture.',
      all(up('low'), someHighUp),
    ),
    piece(
      'day.sheet.low-over',
      'One sheet for the doctor about a low that is over: began and ended, sleep, appetite, strength, what stopped first, what came back first, medicines then, fast days. Why: from a better month it looks smaller than it was.',
      all(up('low'), lowPast),
    ),
    piece(
      'day.sheet.low',
      'One sheet for the doctor: since when, sleep, appetite, strength, what still works, medicines, whether there were fast days. Hands shake less with a sheet. Nothing to polish.',
      any(up('low'), nowLow),
    ),
    piece(
      'day.sheet',
      'One sheet for the doctor: first and last day, hours of sleep each night as far as known, spending, rows, who noticed, medicines then. Messages and photos have times. Why: dates are what memory loses first.',
    ),
  ],
}
export const keepHours: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.keep-hours',
      'An hour before bed: lights down, screens away, no coffee since noon, no alcohol (daily drinkers ask a doctor first), no new plan. Why: the evening decides the night, outer things slow what will doesn’t.',
    ),
  ],
}
export const confirm: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.confirm.over',
      'Is there a date, is the sheet where it will be found, who comes along, which number for another time? If no date was found: next address. No evaluation of oneself.',
      past,
    ),
    piece(
      'day.confirm.now',
      'It goes on now: seen or not? Not seen beside help that stands first: no further office, a hospital today, with somebody; the same day as on day 1. Seen: next date, companion, sheet, number.',
      any(nowHigh, nowBoth, nowLow),
    ),
    piece(
      'day.confirm',
      'Is there a date, is the sheet in the bag, who comes along, which number is saved in the phone? Look at the week’s bedtimes. If no date was found: next address. No evaluation of oneself.',
    ),
  ],
}
export const twoNights: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.two-nights',
      'Anything larger goes on a list with the date two nights ahead. Words for a shop, a friend, a boss: I’ll tell you the day after tomorrow. Why: it remains possible, only later.',
      undefined,
      { facts: ['!told-if-then'], cites: ['gollwitzer1999'] },
    ),
    piece(
      'day.two-nights.again',
      'Anything larger goes on a list with the date two nights ahead, with words for a shop, a friend, a boss. Why: the second morning is a second opinion for free. No study: an earlier day of this week tells it.',
    ),
  ],
}
export const companion: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.companion',
      'Ask one person who was there whether they come along, or for two dates if not. Words to send. Why: they saw what one does not see from inside, and a second memory fills the holes of the first.',
    ),
  ],
}
export const firstSign: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.first-sign.low',
      'Which came first in that low: sleep, appetite, answering messages, an hobby let go? Put it as something another person could see, and how many days before the worst. Why: it tends to begin alike. No study.',
      // Where a high weighs more than the low, its first sign is asked for.
      any(all(up('low'), lowPast, not(highOutweighs)), lowAlone),
    ),
    piece(
      'day.first-sign',
      'Which came first in that stretch: a bedtime, a plan too many, a tone? Put it as something another person could see, and how many days before the top. Why: it tends to begin alike. No study.',
    ),
  ],
}
export const helped: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.helped',
      'Two short lists: what made it lighter or slower, what made it worse, from that stretch and no other. People, hours, places, things left alone. Why: it is known now and forgotten in the next one.',
    ),
  ],
}
