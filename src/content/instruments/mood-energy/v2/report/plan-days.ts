import type { PlanDay } from '@/core/report/key'
import { all, group, high, nowHigh, piece, someHighUp, up } from './facts'

/** Days with help in the foreground: sleep times, spending limits, one appointment. Shared between plans. */
export const person: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.person.low',
      'Tell one person today: words ready to send, such as “I’m not well, can you call me tonight?” Why: a low asks one to hide; being seen is the first help. If nobody: a helpline.',
      high('low'),
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
      'day.appointment.now',
      'Call a psychiatrist or doctor today, with the person beside; what to say in two sentences. If hardly any sleep for days and nothing stops: emergency, not an appointment. Why: now is when it shows.',
      nowHigh,
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
      'day.bedtime',
      'Write down the usual bedtime and getting-up time, as they were in an ordinary month, and go by them from tonight, tired or not; lie in the dark if sleep stays away. Why: regular hours are what studies of treatment built on. Never less time in bed, never a night awake.',
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
      'Same getting-up time for the rest of the week, curtain open, light, first meal within the hour. Who works shifts takes the most frequent one. Why: getting up can be decided, falling asleep can’t. No shortening of the night.',
      undefined,
      { cites: ['haynes2016'] },
    ),
  ],
}
export const limits: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.limits.stakes',
      'Set limits by own hand: daily limit of card and phone payments down, saved cards off, credit lines off, one sum above which two nights pass. Cards and passwords stay with the reader. Debts: the bank’s own service, no paid rescuers. Why: set in quiet, works in a rush.',
      group('stakes', 'high'),
      { cites: ['richardson2018'] },
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
      'day.sheet.both',
      'One sheet, two columns: high and low, with first day, last day, hours of sleep, sums, who saw it, medicines taken then, relatives with something similar if known. Why: the low alone gives half a picture.',
      all(up('low'), someHighUp),
      { cites: ['regeer2015'] },
    ),
    piece(
      'day.sheet.low',
      'One sheet for the doctor: since when, sleep, appetite, strength, what still works, medicines, whether there were fast days. Hands shake less with a sheet. Nothing to polish.',
      up('low'),
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
      { cites: ['gollwitzer1999'] },
    ),
  ],
}

/** Days for readers whom nothing calls to help first. */
export const nightLog: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.log.nights',
      'Two clock times a day, lights out and up, and a number for speed of thought. Find two weeks back from messages. Why: which goes first, the night or the speed?',
      group('nights', 'high'),
      { mentions: ['nights'] },
    ),
    piece(
      'day.log',
      'Each evening three numbers: hours slept, cups of coffee, new plans. Fill in yesterday first. Why: an early sign has to be small enough to count.',
    ),
  ],
}
export const parking: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.parking.race',
      'A note for the third idea: one word, then back. In the evening one of them is read. Why: paper keeps what the head keeps pushing out.',
      group('race', 'high'),
      { mentions: ['race'] },
    ),
    piece(
      'day.parking',
      'New plans on a page called later, with today’s date; choose the one still wanted in a month. Why: nothing is lost, only the hour is.',
    ),
  ],
}
export const word: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.word',
      'Agree on a word with one person for “you’re faster than usual,” and on what follows it: bed at the usual time, no debate. Why: people who learned their first signs and where to go with them had longer until the next high, in a trial with patients.',
      undefined,
      { cites: ['perry1999'] },
    ),
  ],
}
export const openPlans: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.open-plans',
      'List what was begun in the high and is still open. Finish, hand back, or date each; two a week. Words for handing back. Why: the flat days get lighter by what is no longer owed.',
    ),
  ],
}
export const quickList: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.quick-list',
      'Last three steps that came before the thought: hour, place, app, company. No verdict. Why: slips have addresses.',
    ),
  ],
}
export const tomorrow: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.tomorrow',
      'Practice aloud: I’ll tell you tomorrow by ten. Use it once today on something small. If-then wording. Why: a ready sentence is faster than a quick yes.',
      undefined,
      { cites: ['gollwitzer1999'] },
    ),
  ],
}
export const draft: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.draft.money',
      'Empty the cart into a list with prices; look again after breakfast. Cancel one subscription that came from such an evening. Why: the wish can be checked without being forbidden.',
      group('stakes', 'high'),
      { mentions: ['stakes'] },
    ),
    piece(
      'day.draft',
      'Write, save, walk to the window, read again, then send or not. Late ones wait for breakfast. Why: four small steps make room for a thought.',
    ),
  ],
}
export const heatLog: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.heat-log',
      'Three times a day a number for irritation, beside it: food, sleep, hurry. Why: heat has a forecast more often than a cause.',
      undefined,
      { cites: ['krizan2019'] },
    ),
  ],
}
export const pause: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.pause',
      'Agree with those at home: a word, ten minutes out, and coming back at a named time. Only where nobody is afraid; otherwise leave out and seek help separately. Why: the return is what makes it a pause.',
    ),
  ],
}
export const bodyFirst: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.body.heat',
      'At the first sign in jaw, neck, fists: stairs, cold water, hands open, door open. Why: the long burn is in the body before it is in words.',
      group('heat', 'high'),
      { mentions: ['heat'] },
    ),
    piece(
      'day.body',
      'Water and a bite before the hard talk, and a number: above five, tomorrow. Why: a short fuse is often a hungry one; the log tells.',
    ),
  ],
}
export const repair: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.repair',
      'One sentence of repair the same day, without reasons: that was too sharp, you asked kindly. Why: the cost is in what others stop telling.',
    ),
  ],
}
export const outside: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.outside',
      'Fifteen minutes outside before noon, to a place with a name, wanted or not. Why: in trials with depressed people planned activity helped; the reader wasn’t examined. Half counts.',
      undefined,
      { cites: ['ekers2014'] },
    ),
  ],
}
export const liking: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.liking.thread',
      'Do a small piece of what was still looked forward to. Why: it held by itself, so it carries most for least.',
      { item: 'q39', to: 1 },
      { mentions: ['q39'] },
    ),
    piece(
      'day.liking',
      'Ten minutes of something that used to please, with a mark before and after. No duty to like it. Why: liking comes back after doing, in small amounts.',
      undefined,
      { cites: ['ekers2014'] },
    ),
  ],
}
export const halfTask: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.half-task',
      'Half of one task at the best hour of the day, then stop on purpose. Why: stopping early leaves a beginning for tomorrow.',
    ),
  ],
}
export const year: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.year',
      'Draw the year from January: high, low, and what the calendar says beside it. Photos help. Why: far or fast, the line shows it in one look.',
    ),
  ],
}
export const dot: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.dot',
      'One dot a day from minus five to five, sleep below, same hour, four weeks. If it makes one watch oneself anxiously, weekly will do. Why: recall colors, dots don’t.',
      undefined,
      { cites: ['levine2009'] },
    ),
  ],
}
export const promise: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.promise',
      'A rule for promises: given only between minus two and two. Two words for waiting. Why: whoever keeps it has to be near whoever gives it.',
    ),
  ],
}
export const view: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.view',
      'Ask one person each evening for their number, beside one’s own. Four evenings. Why: the gap between the two numbers is the finding.',
    ),
  ],
}
export const usual: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.usual',
      'Write down what usual is: bedtime, talk, spending, temper, appetite, one line each. Why: only from a quiet year can a later one be measured.',
    ),
  ],
}
export const sign: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.sign',
      'Which of the six moved most, small as it was? Name its first sign in a thing others could see. Why: the first sign is personal and stays the same.',
      undefined,
      { cites: ['lam1997'] },
    ),
  ],
}
export const friend: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.friend',
      'Allow one person to say it if the sign appears, and tell them the sign. Words. Why: permission given early costs nobody courage later.',
    ),
  ],
}
export const anchors: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.anchors',
      'Three fixed points of the day that hold the year: getting up, a meal, last hour. Which would fall first in a move, a baby, a new job? Why: one looks for a rail only in the dark.',
    ),
  ],
}
export const letterAhead: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.letter-ahead',
      'A letter to oneself in a high or a low: what helps, whom to call, what not to sign. Kept with one person. Why: advice from one’s own hand is believed there, a little more.',
      undefined,
      { cites: ['loewenstein2005'] },
    ),
  ],
}
export const halfYear: PlanDay = {
  minutes: 5,
  variants: [
    piece(
      'day.half-year',
      'A date in six months to read the sheet again; earlier if the sign appears or somebody says so. Why: once is a snapshot.',
    ),
  ],
}

/** The last day of a plan: what was counted, what stays, what goes. */
export const back = (plan: string, note: string): PlanDay => ({
  minutes: 10,
  variants: [piece(`day.back.${plan}`, note)],
})
