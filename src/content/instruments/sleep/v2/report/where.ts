import type { LifeArea, Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  allLight,
  any,
  anyRaised,
  atEase,
  high,
  leads,
  middle,
  not,
  shifts,
  snoring,
  thisWeek,
} from './conditions'

const states = [
  'onset-high',
  'onset-middle',
  'maintenance-high',
  'maintenance-middle',
  'daytime-high',
  'daytime-middle',
  'light-days',
  'light',
  'answer',
  'disagree',
  'open',
] as const
type State = (typeof states)[number]

const when: Record<State, Piece['when']> = {
  'onset-high': all(leads('onset'), high('onset')),
  'onset-middle': all(leads('onset'), middle('onset')),
  'maintenance-high': all(leads('maintenance'), high('maintenance')),
  'maintenance-middle': all(leads('maintenance'), middle('maintenance')),
  'daytime-high': all(leads('daytime'), high('daytime')),
  'daytime-middle': all(leads('daytime'), middle('daytime')),
  'light-days': all(atEase, leads('daytime')),
  light: atEase,
  // Light lines beside one answer that is not: on the wheel or on breathing.
  answer: all(allLight, alert),
  // Light lines beside many nights that are called bad.
  disagree: allLight,
  open: undefined,
}

const area = (name: LifeArea, notes: Record<State, string>): Piece[] =>
  states.map((state) => {
    const own = when[state]
    // Who snores is not easy to sleep beside, and whoever is near has heard it.
    const condition =
      name !== 'close' || !own
        ? own
        : state === 'answer'
          ? all(allLight, any(alert, snoring))
          : state === 'light' || state === 'light-days'
            ? all(own, not(snoring))
            : own
    return { id: `${name}.${state}`, ...(condition && { when: condition }), note: notes[state] }
  })

/** Work for whoever must not drive, and for whoever works shifts: their day is no day in an office. */
const ownWork: readonly Piece[] = [
  {
    id: 'work.no-driving',
    when: all(thisWeek, not(all(allLight, alert))),
    note: 'For whoever is to be seen this week: off driving, machines and heights at work until then, asked for today, with the sentence to say. Long dull tasks get a second look. No claim about the job.',
  },
  {
    id: 'work.shift',
    when: all(shifts, anyRaised),
    note: 'For shifts: the last hours before the end, or before dawn, are when attention lapses; what needs checking goes earlier or gets a second pair of eyes; the way home. True of early, late, night and on call. No office.',
  },
  {
    id: 'work.light-shift',
    when: all(shifts, atEase),
    note: 'For shifts with light lines: clear once slept; not so at the end of a shift. Extra shifts take sleep first. One limit to set. Nothing to repair.',
  },
]

/** Where it shows, by the part that says most. All three areas are guesses: no line asked about them. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: area('close', {
    'onset-high':
      'Two people go to bed and one stays awake: turning, a screen under the blanket, the question "asleep yet?". Different bedtimes are no sign of distance. What helps: a good night said on the sofa, and leave to get up. Not said: that separate rooms are a failure.',
    'onset-middle':
      'Some evenings end together and some do not, and nobody knows beforehand. Plan closeness for before bed and not for the pillow. A sentence to say in the kitchen. No rule for every evening.',
    'maintenance-high':
      'Awake beside somebody who sleeps: loneliness at an hour when nothing can be said. On an ordinary bad night one sentence at breakfast; with dark thoughts, wake them. If snoring or an early alarm breaks the night, it is a subject for daylight. No blame.',
    'maintenance-middle':
      'Half of the nights the other one notices nothing. Agree on one signal for the morning, a cup turned over, that says today with less. Couples in one study quarrelled more after poor nights. It asks little of either.',
    'daytime-high':
      'People near the reader meet the end of the battery: short answers, no to invitations, asleep over the film. From outside it looks like lack of interest. One honest sentence at noon is worth more than an apology at night. No guilt.',
    'daytime-middle':
      'On every second day there is less to give, and it falls to those at home. Put the shared thing on the clearest hour of a good day, near home and on foot. No child claimed, no driving, no scorekeeping.',
    'light-days':
      'Nights are good and the small tiredness of the day stays small; somebody at home may see it before the reader does. Ask them which hour it is. Light in tone.',
    light:
      'Good sleep is easy to live with: nobody has to be quiet. It can make the reader slow to believe how a night feels to somebody who lies awake. One question to ask such a person, and one sentence to leave out. No advice for oneself.',
    answer:
      'Light lines beside one answer that is not light (the wheel, breathing, snoring). Whoever is near may have a view of it: ask them. Holds for each of these answers, so none is named. No calm.',
    disagree:
      'Light lines, and many nights called bad. Somebody near may have seen what no line asked about: talking, tossing, getting up, dreams. With nobody near, say it to somebody trusted. No doubt about the answer.',
    open: 'Some lines were left out, so this is a question: who in the home notices first when a night was bad, and how? Their answer belongs beside the scores. Nothing claimed.',
  }),
  work: [
    ...ownWork,
    ...area('work', {
      'onset-high':
        'Mornings after long waits begin late inside. Important talk at nine is in the wrong place where it can be moved; coffee late in the day moves the problem to the evening. One meeting to shift, one sentence to ask it with. No test asked about work.',
      'onset-middle':
        'It is hard to plan for a morning that may or may not be clear. Keep a short list of things that work with half a head, and take from it without shame. One slot, two lists.',
      'maintenance-high':
        'Broken nights cost long dull tasks before they cost ideas; errors hide where it is boring. Put a second look at the dear places, figures, addresses, doses. Not lazy: name it as safety. Driving for work is named.',
      'maintenance-middle':
        'The colleague who asks "are you well?" has seen a night the reader had forgotten. Two kinds of days, so two kinds of work. Nothing to confess at work; one sentence suffices.',
      'daytime-high':
        'Effort goes into looking awake. The tiredness is a reason to ask for one adjustment for four weeks, with a date, and not a secret. Machines, ladders, wheels: not while sleepy. In cn mention the noon nap only as custom, no cure.',
      'daytime-middle':
        'Half of the days run on reserve. Guard the clearest hour from chat and calls for one thing; see if the tired days shrink or only the list. No productivity sermon.',
      'light-days':
        'The small dip of the day has an hour; give it the light tasks. That is all, and it is enough. Not to be optimised further.',
      light:
        'Clear mornings are an advantage few see from outside. It can hide hours that grow quietly: work that eats the evening takes from the night next. One border to keep, named by the reader.',
      answer:
        'The same for work: the lines are light and one answer is not, so do not read these scores as leave for long drives, machines or more hours. One sentence to somebody who plans the trips. No test asked about work.',
      disagree:
        'Light lines, and many nights called bad: do they go with certain days at work, an early start, a late shift, a conflict? If not, the reason lies elsewhere. Important things are looked over twice the day after. No test asked about work.',
      open: 'No score for a part, so only a test: note at three in the afternoon for five days, one word. It will say more on work than this sheet could. Nothing claimed.',
    }),
  ],
  alone: area('alone', {
    'onset-high':
      'Alone in the evening the night comes early to mind. Choose for the last hour what has its own end, a page, a shirt, a song twice, and not what asks for one more. Screens are not the devil, endlessness is. No ritual that must work.',
    'onset-middle':
      'The evenings that go well are seldom the careful ones. What did the last one have? Let the reader keep two things and drop the rest of the ceremony.',
    'maintenance-high':
      'At three the reader is alone with a head that judges badly. What is allowed at that hour: a chair, dim light, an old story. What is not: mail, sums, verdicts on one’s life. If the thought comes not to want to live, help is there at three as well.',
    'maintenance-middle':
      'On half of the nights there is an hour nobody needs. Have it furnished: one dull book, one warm thing. It lowers the stake, which is most of it. No productivity at night.',
    'daytime-high':
      'Free time becomes recovery and never arrives. Lying down with a phone looks like rest and gives little. Ten minutes outdoors before lying down, then compare. If pleasure is gone too, tell a doctor. Kind.',
    'daytime-middle':
      'What one likes is postponed to better days, which are then used for duty. Turn one around: the liked thing first, fifteen minutes, on a tired day. See what is left.',
    'light-days':
      'A small tiredness, alone at home, is the best time for nothing at all. Nothing to gain, so nothing to lose. One line of leave.',
    light:
      'Time alone may be spent late, because it costs so little next day. That is freedom, and its border is the time of getting up. One sign that it has been crossed. No moral.',
    answer:
      'The same when alone: no proving at home that all is well. Write down what one answer refers to, where and when, as long as it is fresh. One page for the doctor. No calm, no alarm.',
    disagree:
      'Light lines, and many nights called bad: only the reader knows what makes them so, and it is soon forgotten. One dated line after the next one. Of use to a doctor. No alarm.',
    open: 'Left-out lines are often the ones that are felt most. Nobody needs to see them; a page in a drawer will do. No claim, no pressure.',
  }),
}
