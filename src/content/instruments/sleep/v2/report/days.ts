import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  asleep,
  asleepNow,
  bedLeast,
  carerMost,
  chose,
  endOfNight,
  from,
  groupHigh,
  heard,
  light,
  longStanding,
  mindLeast,
  noHelp,
  not,
  pauses,
  raised,
  seenOrHeard,
  shifts,
  snoring,
  thisWeek,
  wheel,
} from './conditions'

/** Said so in both answers; who left one out keeps the words for both. */
const nobodyCalls = all(chose('c1', 0, 1, 2), chose('c2', 0))

/** Days of the week plans; several stand in more than one. None shortens a night. */
const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

export const days = {
  logEvening: day(
    'log-evening',
    'In the morning, by feel and without a clock: when did the eyes grow heavy, did the wait seem short, middling or long, how is the head. Three words, seven mornings. Why: waits are judged longer in the dark than at breakfast.',
  ),
  logNight: day(
    'log-night',
    'In the morning, by feel: whole or broken, longest gap short or long, end on time or too soon. Never at night. Why: a doctor can use seven such lines, and the reader sees that nights differ. No device decides.',
  ),
  logDays: day(
    'log-days',
    'Three times a day one number for wakefulness, 0 to 10, and in the morning the hour to bed and up. Why: it separates too little time for sleep from sleep that does not rest, which is the first thing a doctor wants to know.',
  ),
  callFirst: day(
    'call-first',
    'Before any note, the appointment, the first one to be had: what to say on the phone, the sentence in the introduction of the week; whom to call. cn: 睡眠门诊, 呼吸科 (breathing), 神经内科 (sleepiness). Asking is today. What to do if there is no date in time. Why: what was noticed can be checked, and no step of this week takes its place. Must fit the wheel, pauses and snoring.',
    { when: all(seenOrHeard, not(noHelp)), heavy: true },
  ),
  callAsleepNow: day(
    'call-asleep-now',
    'The appointment first, for this week: asleep where it was not meant, quoted; no driving until then. cn: 睡眠门诊, 神经内科. Why: the notes of the other days are for that visit.',
    { when: asleepNow, mentions: ['q23'] },
  ),
  callAsleep: day(
    'call-asleep',
    'The appointment first, within two weeks: asleep where it was not meant, quoted; no driving while sleepy. cn: 睡眠门诊, 内科.',
    { when: asleep, mentions: ['q23'] },
  ),
  page: day(
    'page',
    'The visit is arranged, so fill in the page to hand over: since when, how many nights, what was heard or where it happened, medicines, three questions. If no date could be had, no waiting for a cancellation: another office today, or the desk. Why: ten minutes in an office are short; a page is read.',
    { when: any(wheel, heard, asleep) },
  ),
  heard: day(
    'heard',
    'Pauses were noticed, or gasping woke the reader: have it written down, word for word, by whoever noticed, with nights and hour; ask them to come along. Alone with gasping: note when and how it woke you. Why: the sleeper cannot know, and a doctor asks for this first. No new search, no recording as proof.',
    { when: pauses },
  ),
  heardSnoring: day(
    'heard-snoring',
    'The same for loud snoring: one line by whoever hears it, how loud, on which nights, on the back, and if breathing ever stops. With nobody near now, a phone for one night. If it stops, a doctor hears that first. No pauses put into the mouth of the reader.',
    { when: snoring },
  ),
  logShift: day(
    'log-shift',
    'On the roster itself: shift, main sleep from when to when by feel, naps, wakefulness on the way home. Why: with changing hours, only a page shows which order of shifts costs most. Five minutes at the end of each shift.',
    { when: shifts },
  ),
  seat: day(
    'seat',
    'After supper, at a table, not in the bedroom: what is open, and one next step for each. In bed a thought is told that it stands on the list. Why: in a laboratory night, 57 healthy young adults who wrote a to-do list fell asleep somewhat sooner than those who wrote what was done. They wrote it at bedtime and slept well anyway, so for this reader: worth a try.',
    { when: all(any(from('q01', 2), from('q10', 2)), not(mindLeast)), cites: ['scullin'] },
  ),
  list: day(
    'list',
    'Form one sentence "when …, then …" for the moment that usually goes wrong in the evening, and put it where it happens. Why: plans in this form are carried out more often than intentions. The reader chooses the moment; example from an evening of each language.',
    { cites: ['gollwitzer'] },
  ),
  dim: day(
    'dim',
    'The last hour in half of the light, with things that have an end of their own. Bedtime stays where it is. Why: evening light tells the clock it is still day. It should be pleasant, and not a ceremony that must work.',
    { cites: ['wright'] },
  ),
  clockAwayFree: day(
    'clock-away-free',
    'As `clock-away`, for whoever is neither on call nor needed at night: no word on either.',
    { when: all(any(from('q22', 2), from('q24', 2)), nobodyCalls), cites: ['tang'] },
  ),
  clockAway: day(
    'clock-away',
    'Turn every clock to the wall, put the phone across the room with the alarm set, or ask somebody to wake. Why: in two experiments watching a clock brought more worry and a longer wait. On call or caring for somebody: the sound stays on, the face is turned.',
    { when: any(from('q22', 2), from('q24', 2)), cites: ['tang'] },
  ),
  rise: day(
    'rise',
    'One time for getting up that works on all seven days, within half an hour, whatever the night was; bedtime stays the usual one. Take the time that is reached on most days now and move it by a quarter of an hour at most. Why: this is the peg of the inner clock. Not meant: less sleep. Off for whoever is ill or fights sleep by day at the wheel.',
    { when: not(carerMost), cites: ['borbely'] },
  ),
  riseShared: day(
    'rise-shared',
    'With somebody who needs the reader at night: no fixed hour. Instead one protected stretch of four or five hours, three times this week, with somebody else on call; who is asked, with which words. If nobody can be asked, one nap without guilt. Why: sleep in one piece is worth more than the same in crumbs, as a judgment.',
  ),
  bed: day(
    'bed',
    'When lying awake has become tense, wait elsewhere: a chair, dim light, something dull, back when the eyes close; by feeling, not by the clock. Gate inside the text: with bipolar disorder or strong highs, epilepsy, unsteady steps or pregnancy, rest in the dark instead and ask a doctor. Why: it unties bed and waiting; guidelines suggest it.',
    {
      when: all(any(from('q13', 2), from('q19', 2), from('q18', 2)), not(bedLeast), not(carerMost)),
      cites: ['edinger', 'kaplan'],
    },
  ),
  ask: day(
    'ask',
    'Find where CBT-I is offered and make one call or one booking: words to say, what to bring. cn: 睡眠门诊, 心理科 or 精神科, 失眠认知行为治疗（CBT-I）. Why: it has been bad for months on three nights or more a week, and this is what guidelines name first; guided programs online count. Not a pill or no pill question.',
    { when: longStanding, cites: ['qaseem', 'straten'] },
  ),
  coffee: day(
    'coffee',
    'Last coffee, strong tea or energy drink at least six hours before bedtime, better eight, for this week. Why: in a small study at home, a large dose still disturbed sleep when taken six hours before. Whoever drinks much goes down slowly, headaches are common. Nothing to change for those who take none: then the hour is for a walk.',
    { cites: ['drake'] },
  ),
  light: day(
    'light',
    'Outdoors within an hour of getting up, 15 to 20 minutes, also under clouds; no looking into the sun, no lamp without advice from a doctor (eyes, highs). Why: daylight sets the clock; eight campers in summer moved earlier, late ones most. Clouds and winter make it slower.',
    { when: not(shifts), cites: ['wright'] },
  ),
  soundFree: day('sound-free', 'As `sound`, for whoever is neither on call nor needed at night: no word on either.', {
    when: all(from('q03', 2), nobodyCalls),
  }),
  sound: day(
    'sound',
    'One change in the room for three nights: an even sound such as a fan, or earplugs where nobody needs to be heard; a faint warm light on the way to the bathroom. Why: small sounds wake this reader. Not with earplugs for carers and on call.',
    { when: all(from('q03', 2), not(carerMost)) },
  ),
  drink: day(
    'drink',
    'Three evenings without alcohol, or with the last sip three hours before bed; most water before supper. Whoever drinks every day does not stop at once and asks a doctor. Why: in studies with healthy people, alcohol brought sleep sooner and broke its second half. For those who drink none: the water only.',
    { cites: ['ebrahim'] },
  ),
  three: day(
    'three',
    'Furnish the dark hour beforehand: pad and pen for one word a problem, one dull book, one blanket, faint light. Rule: nothing is decided before breakfast. Why: the stake goes down when the hour has a place. If dark thoughts come, help is there at that hour too.',
  ),
  early: day(
    'early',
    'Awake too soon: window dark, phone away, rest in the dark as long as it is pleasant; wide awake or brooding: a chair, dim light, until sleepy or until the time meant for getting up. Why: bright light at that hour teaches the clock to do it again. If mornings are the worst hours for the mood, tell a doctor; no date. No later bedtime.',
    { when: endOfNight },
  ),
  share: day(
    'share',
    'Tell the one who shares the room or the household what this week is about, at daylight, with one request and one offer; words to say. Why: much of a night is made by two. Alone: tell a friend instead. Leave it out if the other one frightens or controls you.',
  ),
  wheelNow: day(
    'wheel-now',
    'As `wheel`, for whoever is to be seen this week: every way without driving, until a doctor says it is safe.',
    { when: all(thisWeek, not(chose('c6', 0))) },
  ),
  wheel: day(
    'wheel',
    'Arrange every way of this week without driving while sleepy: train, lift, another day; whom to ask, in one sentence. No nap as a leave to drive: this reader has fought sleep at the wheel, or falls asleep by day. Why: windows and music do not hold; a way that is arranged needs no decision with heavy eyes. The figures are told elsewhere, the appointment is the first day.',
    { when: all(any(wheel, asleep), not(chose('c6', 0))) },
  ),
  home: day(
    'home',
    'Plan the way home after the shift that tires most: lift, train, nap first. One sentence to a colleague. Why: it is decided better with a clear head than with the key in the hand. For those who walk: the hour after arriving.',
  ),
  hours: day(
    'hours',
    'Look whether there is enough room for sleep at all: from the notes, the hours between bed and getting up. If it is under seven, give sleep half an hour more at the evening side for some nights. If it is plenty, or if the reader lies awake in it, leave it and only note it. Why: the plainest reason for tired days is found first and cheaply.',
  ),
  hoursAwake: day(
    'hours-awake',
    'As `hours`, for whoever lies awake on half of the nights or wakes too early: the number is only noted, with no more time in bed. Why: too little time for sleep and too little sleep in it are two findings.',
    { when: any(raised('onset'), raised('maintenance')) },
  ),
  listen: day(
    'listen',
    'Find out how the nights sound: ask whoever shares the room or the journey about snoring and pauses, or let a phone record one night and listen for breaks. Write down what was heard, word for word. Why: whoever sleeps cannot know, and a doctor asks it first. A recording proves nothing by itself.',
  ),
  bestHour: day(
    'best-hour',
    'Mark the clearest hour of the day from the notes and give it to one thing that matters; let one fixed duty go this week, and say to whom. Why: on tired days, order decides more than effort. A way out: if no hour is clear, note exactly that for the doctor.',
  ),
  nap: day(
    'nap',
    'A nap of 20 minutes at most, before mid-afternoon, alarm set, on two days; then one number for wakefulness before and after. Why: these nights hold, so a short nap takes little from them. Not instead of seeing a doctor, and not before driving or running machines.',
    { when: all(groupHigh('sleepy'), light('onset')) },
  ),
  appointment: day(
    'appointment',
    'Make one appointment and fill in the page for the doctor: since when, how many nights, what was heard, medicines, questions. Words for the phone that fit bad nights and tired days alike, with a blank for since when. cn: 睡眠门诊, or 神经内科, 内科. Why: both have many causes that no test on a page can see. Hardly any sleep and much drive: a doctor today. Beside help within the two weeks of the headline, else no deadline.',
  ),
  dark: day(
    'dark',
    'For early and late shifts, no nights: the evening before an early shift, and the morning after a late one, are the hours when it is light or others are up. A dark, quiet room for those, agreed on at home. Why: light and voices keep awake at an hour at which one has to sleep.',
    { when: chose('c1', 1) },
  ),
  cave: day(
    'cave',
    'Make one place for sleep by day: dark enough that a hand is not seen, cool, phone out, a note on the door, a rule with the household. Why: the clock says day, so the room must say night. Twenty minutes once, then it stands.',
  ),
  anchor: day(
    'anchor',
    'From the roster find the hours that can be sleep on every day, or nearly, and keep those; the rest moves. Why: some overlap gives the clock something to hold; this is a judgment from how clocks work and not proven as a step. With none, keep the first half hour after getting up the same.',
    { cites: ['borbely'] },
  ),
  napShift: day(
    'nap-shift',
    'A nap before the first night, and 20 minutes in the break where it is allowed; then at least 20 minutes before anything dangerous. Why: 13 mostly small studies found less sleepiness, after a short groggy spell. Safety at work itself was not studied.',
    { when: chose('c1', 2, 3), cites: ['ruggiero'] },
  ),
  rosterNights: day(
    'roster-nights',
    'As `roster`, for night work: fewer nights in a row, or days off after them. Why: sleep by day is shorter, so the missing hours add up.',
    { when: chose('c1', 2) },
  ),
  rosterCall: day(
    'roster-call',
    'As `roster`, for whoever has no fixed hours: to know them earlier, a later start after a call at night. Also for those who set their hours themselves.',
    { when: chose('c1', 3) },
  ),
  roster: day(
    'roster',
    'Bring one wish about the order of shifts to whoever writes the plan, with the notes: words to say, and whom else to ask, company doctor or works council. Why: an early shift after a late one costs most, by research on rosters. A way out: trade a single shift with a colleague.',
    { cites: ['kecklund'] },
  ),
  keepThree: day(
    'keep-three',
    'Write down in three lines what the last hour and the first half hour of a usual day look like. Why: what carries sleep is seldom noticed; after a journey or a bad month the three lines are the way back. Five minutes, and no improvement.',
  ),
  keepLight: day(
    'keep-light',
    'A look and no task: when did the reader first go outdoors on one ordinary day, and for how long? Nothing is changed. Why: daylight sets the clock, so this is among the first things to compare when sleep gets worse. Must fit a night worker too: no hour, no morning.',
  ),
  keepCup: day(
    'keep-cup',
    'A look and no task: when was the last cup, and was there alcohol in the evening? Nothing is changed; whoever has neither writes that. Why: both can disturb sleep hours later, not in everybody; later one knows if it has changed. No figures.',
  ),
  keepSign: day(
    'keep-sign',
    'The early sign: choose what would tell that sleep is changing, and what to go back to first, with no word on other days. Examples must also fit a reader who counts many bad nights. Why: what was decided beforehand is noticed sooner. No alarm, no doctor here; the four weeks follow later.',
  ),
  keepBad: day(
    'keep-bad',
    'Write one line for the next bad night: what will not be changed the day after, bedtime, coffee, plans. Why: single bad nights become many by what is done about them. Keep it in the drawer; it is meant to be forgotten.',
    { cites: ['harvey'] },
  ),
  backNights: day(
    'back-nights',
    'Read the seven mornings: how often is a wait or a gap noted as short, how often as long? Which step would be done again on a bad day? Keep one, drop the rest, and set the date in four weeks. Why: more than one rule at a time becomes keeping watch.',
  ),
  backDays: day(
    'back-days',
    'Read the notes beside the hours slept or the roster: do the bad hours follow short sleep, or come whatever the night was? The answer goes on the page for the doctor in one sentence. What was said on driving stays as it is; of the other steps keep one. Why: it is what a doctor cannot see in an office.',
  ),
  backKeep: day(
    'back-keep',
    'Look back for five minutes: was anything worth changing? If not, that is the result. One sentence to a later self, where it can be found. Why: good sleep needs no more attention than this.',
  ),
} as const satisfies Readonly<Record<string, Piece>>
