import type { PlanDay } from '@/core/report/report-key'
import { all, brief, group, piece, quiet, up } from './facts'
import { keepHours } from './plan-days-shield'

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
      'Agree on a word with one person for “you’re faster than usual,” and on what follows it: bed at the usual time, no debate. Why: others notice sooner, and a word is easier to hear than advice. No study.',
    ),
  ],
}
export const openPlans: PlanDay = {
  minutes: 15,
  variants: [
    piece(
      'day.open-plans.brief',
      'A high of hours or a day: one look whether anything promised, ordered or sent in it is still open; if not, nothing to do today.',
      brief,
    ),
    piece(
      'day.open-plans.low',
      'Energy stayed and a low of some weight is told: three small things for a day when everything is hard, written down beforehand.',
      all(quiet('activation'), up('low')),
    ),
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
      { facts: ['told-if-then'], cites: ['gollwitzer1999'] },
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
      'Three times a day a number for irritation, beside it: food, sleep, hurry. Why: heat has a forecast more often than a cause. No study: another piece tells it.',
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
/** Where the nights stayed, an hour before bed would mend what is not broken. */
export const hardHour: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.hard-hour',
      'Nights stayed as usual: ten minutes alone before the hour at which the numbers stand highest, with words for whoever waits. Why: a break beforehand is easier than holding on.',
      group('nights', 'low'),
    ),
    ...keepHours.variants,
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
      'Which of the six moved most, small as it was? Name its first sign in a thing others could see. Why: the first sign is personal and stays the same. No study.',
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
      'A letter to oneself in a high or a low: what helps, whom to call, what not to sign. Kept with one person. Why: advice from one’s own hand is believed there, a little more. No study.',
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

export const area: PlanDay = {
  minutes: 10,
  variants: [
    piece(
      'day.area',
      'Which area did it get in the way of: work or study, money, home, a person? Choose the one to protect, write what suffered there and in which week, and one thing that would have held. Why: one place can be protected, everything cannot.',
    ),
  ],
}

/** The last day of a plan: what was counted, what stays, what goes. */
export const back = (plan: string, note: string): PlanDay => ({
  minutes: 10,
  variants: [piece(`day.back.${plan}`, note)],
})
