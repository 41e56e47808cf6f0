import { asSevere, type LifeArea, type Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  anyRaised,
  burdened,
  carer,
  chose,
  circumstantial,
  high,
  leads,
  lightBut,
  loss,
  middle,
  type Part,
  parts,
  raised,
  stopped,
  study,
  threatened,
  upTo,
} from './conditions'

const state = (area: LifeArea, id: string, when: Piece['when'], note: string): Piece => ({
  id: `${area}.${id}`,
  ...(when && { when }),
  note,
})
const heavy = (...of: Parameters<typeof state>): Piece => asSevere(state(...of))

/** Staying away from the tasks is spoken of only here; the soft form of help leaves them as they are. */
const grave = all(burdened, any({ help: 'first' }, stopped))

/** The leading part, high or in the middle. */
const byHeight = (area: LifeArea, notes: Readonly<Record<Part, { high: string; middle: string }>>): Piece[] =>
  parts.flatMap((part) => [
    state(area, `${part}-high`, all(leads(part), high(part)), notes[part].high),
    state(area, `${part}-middle`, all(leads(part), middle(part)), notes[part].middle),
  ])
/** The leading part, by what the tasks are. */
const byTasks = (notes: Readonly<Record<Part, { study: string; care: string; job: string }>>): Piece[] =>
  parts.flatMap((part) => [
    state('work', `${part}-study`, all(leads(part), raised(part), study), notes[part].study),
    state('work', `${part}-care`, all(leads(part), raised(part), carer), notes[part].care),
    state('work', part, all(leads(part), raised(part)), notes[part].job),
  ])

/** Where it shows, by the part that says most and by what the tasks are. Guesses are called guesses. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: [
    heavy(
      'close',
      'threat',
      threatened,
      'It may be somebody close. One person outside; what to say; no duty to explain at home.',
    ),
    heavy(
      'close',
      'help',
      burdened,
      'People close can take over small things, once one of them knows; three words of what helps.',
    ),
    state(
      'close',
      'distance-near',
      all(leads('distance'), high('distance'), upTo('q16', 1), upTo('q31', 1)),
      'Tasks are far, people are not: they listen. Others do not suspect it; a sentence.',
    ),
    ...byHeight('close', {
      overload: {
        high: 'They get what is left of the day; half present at supper. One shared half hour without a phone, announced.',
        middle: 'On full days they wait; say in the morning which kind of day it is.',
      },
      control: {
        high: 'Those who decide little outside may want to decide at home, or nothing at all. Choose one thing together.',
        middle: 'Plans with others get moved; promise less, later, and keep it.',
      },
      exhaustion: {
        high: 'Silence at home looks like displeasure. A sentence at noon; company without talk.',
        middle: 'Invitations are put off; a short version: coffee for twenty minutes.',
      },
      distance: {
        high: 'Half listening reaches friends; tell one how far away it is; do something with hands together.',
        middle: 'Some evenings one is there and some not; ask one real question.',
      },
    }),
    state('close', 'answer', lightBut, 'People near see something the lines did not ask: one question.'),
    state(
      'close',
      'light-loss',
      all(allLight, loss),
      'Loss or illness, and they function: others stop asking; a sentence.',
    ),
    state(
      'close',
      'light-carer',
      all(allLight, carer),
      'Care at home, and light: say thanks for what holds it; who could step in.',
    ),
    state('close', 'light', allLight, 'Easy to be with; may overlook how full another’s week is; one offer.'),
    state('close', 'open', undefined, 'Left-out lines: who at home notices first.'),
  ],
  work: [
    heavy(
      'work',
      'threat-between',
      all(threatened, chose('c1', 4)),
      'No job, studies or care: whom one meets on errands; notes kept by them; no meeting alone.',
    ),
    heavy(
      'work',
      'threat',
      threatened,
      'If it happens at work, school or in care: who outside that place; notes with dates where safe; no meeting alone.',
    ),
    heavy(
      'work',
      'help-study',
      all(grave, study),
      'Studies: exams can be moved with a certificate; student office; no reasons owed.',
    ),
    heavy(
      'work',
      'help-care',
      all(grave, carer),
      'Care: somebody else for the next days; who; relief through doctor or town.',
    ),
    heavy(
      'work',
      'help-between',
      all(grave, chose('c1', 4)),
      'None of the duties: forms and the household wait; someone calls the office; no big decisions.',
    ),
    heavy(
      'work',
      'help',
      grave,
      'Sick leave is a doctor’s decision; a short message to work; no decision to quit now.',
    ),
    heavy(
      'work',
      'control-study-help',
      all(burdened, study, leads('control'), raised('control')),
      'Studies, soft help: only what is due this week; one request to the group; the rest after the visit.',
    ),
    state(
      'work',
      'between',
      all(chose('c1', 4), anyRaised),
      'None of the duties now: hours of one’s own, one office hour; who is told at the end of it.',
    ),
    ...byTasks({
      overload: {
        study:
          'Deadlines of several courses do not know of each other; one list for all; ask one teacher about one date.',
        care: 'The list begins again each morning; leave one standard; name a task another adult owns wholly.',
        job: 'Boss and coworkers see results, not the pile; a sign for all with the day from which there is room.',
      },
      control: {
        study: 'Timetable and group work set by others; ask early for the exam dates; choose one topic.',
        care: 'Somebody’s needs set the hours; a fixed hour held by another; small choices.',
        job: 'Told late; ask for a weekly ten minutes ahead; one thing decided alone.',
      },
      exhaustion: {
        study: 'Reading the same page; learn in short blocks, the hard subject early; leave one elective.',
        care: 'Strength goes to the other person first; sit for what can be done sitting; share the night.',
        job: 'Effort of looking awake; hard work early; meetings short; tell one colleague.',
      },
      distance: {
        study: 'Learning for the exam only; who uses this in life; one conversation with somebody in the field.',
        care: 'Hands do it, heart is quiet: happens to loving people; a break is no betrayal.',
        job: 'Only what must be; trade one task; one whole conversation with someone it serves.',
      },
    }),
    state(
      'work',
      'answer-between',
      all(chose('c1', 4), any(lightBut, circumstantial)),
      'None of the duties now, one answer is not light: nobody sets hours; one errand together with someone.',
    ),
    state(
      'work',
      'answer',
      any(lightBut, circumstantial),
      'Lines on tasks are light: so do not add tasks to check; look what is undone.',
    ),
    state('work', 'light-carer', all(allLight, carer), 'Care with room: teach someone a step; write it down.'),
    state(
      'work',
      'light-between',
      all(allLight, chose('c1', 4)),
      'None of the duties now, light: one thing a week that others count on, if wished.',
    ),
    state('work', 'light', allLight, 'Room: keep one hour unpromised.'),
    state('work', 'open', undefined, 'Left-out lines: one word at three in the afternoon for five days.'),
  ],
  alone: [
    heavy('alone', 'threat', threatened, 'Alone: a safe place, a charged phone, a name. Nothing to prove.'),
    heavy('alone', 'help', burdened, 'Alone: no catching up; eat, lie down; tell somebody when alone is hard.'),
    state(
      'alone',
      'no-free',
      all(chose('c3', 3), raised('overload')),
      'Hardly any free days: alone means an hour in the car or bath; make it real.',
    ),
    state(
      'alone',
      'distance-free',
      all(leads('distance'), high('distance'), chose('c3', 0, 1)),
      'Free days go well: an hour for something they like, with the hands, also in a full week.',
    ),
    ...byHeight('alone', {
      overload: {
        high: 'Free hours fill with leftovers; decide beforehand what stays undone.',
        middle: 'After full days the phone takes the evening; ten minutes first for what they like.',
      },
      control: {
        high: 'Nobody decides here: use it, a route, a meal; do not spend it all on order.',
        middle: 'One evening without a plan, one with a plan of their own.',
      },
      exhaustion: {
        high: 'Lying down with a phone gives little; ten minutes without it, then compare.',
        middle: 'The liked thing first, fifteen minutes, before the chores.',
      },
      distance: {
        high: 'Free time flat too? then tell a doctor. Else: something with a beginning and end by hand.',
        middle: 'What did they like three years ago; try a small piece.',
      },
    }),
    state('alone', 'answer', lightBut, 'Time alone shows what the answer was about; write three lines.'),
    state(
      'alone',
      'light-full',
      all(allLight, chose('c3', 3)),
      'Hardly any free days, light: the free stretches are short; one of them for something of their own.',
    ),
    state('alone', 'light', allLight, 'Time alone is free; one thing of their own.'),
    state('alone', 'open', undefined, 'Left-out lines are often felt most; a page in a drawer.'),
  ],
}
