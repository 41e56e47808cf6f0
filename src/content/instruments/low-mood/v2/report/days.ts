import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  birth,
  birthHighs,
  burden,
  chose,
  drink,
  from,
  groupHigh,
  groupLow,
  helped,
  helpStands,
  highsBefore,
  illness,
  innerRaised,
  leads,
  longSince,
  loss,
  not,
  raised,
  sinceDays,
  sinceYears,
  stopped,
  strain,
  tender,
  upTo,
  urgentHighs,
} from './conditions'

const day = (id: string, note: string, when?: Condition, cites?: readonly string[]): Piece => ({
  id: `day.${id}`,
  ...(when && { when }),
  ...(cites && { cites }),
  note,
})

/** Help is on the page: every week begins with the appointment, whatever its reason. */
const called: Condition = helpStands

/** Small, with an end, and none of them tests willpower. */
export const days = {
  // A person first.
  tellUrgent: day(
    'tell-urgent',
    'High days beside the darkest answers or a birth: someone comes over, a doctor today or tomorrow, means out of the home.',
    urgentHighs,
  ),
  tellBurden: day(
    'tell-burden',
    'Tell one who is good to you: "I often feel I am too much." No question: a silence or a "sometimes" would be a verdict.',
    // With help first the first message asks for an appointment.
    all(burden, not(helped)),
    ['zhao'],
  ),
  tellSafe: day(
    'tell-safe',
    'One person today, by message, words given; the same person takes away what could be dangerous; second person.',
    tender,
    ['liu'],
  ),
  tell: day('tell', 'One person today, by message, words given; second person if no answer.', undefined, ['liu']),
  callUrgent: day(
    'call-urgent',
    'High days beside the darkest answers or a birth: not seen yet, then today, with someone; both kinds of days in one sentence.',
    urgentHighs,
  ),
  callBirthHighs: day(
    'call-birth-highs',
    'As the next, and high days earlier: told in the call; if they come back: today.',
    all(birth, tender, highsBefore),
  ),
  callBirth: day(
    'call-birth',
    'Midwife or doctor, this week: say there is a pregnancy or baby. No sleep: today. Harm: number, not alone with the baby.',
    all(birth, tender),
  ),
  callStopped: day(
    'call-stopped',
    'Someone else makes the call beside the reader; list of what no longer works.',
    stopped,
  ),
  call: day('call', 'Doctor or counselor, this week: a date. Words; someone may call; ask for earlier.'),
  fuel: day(
    'fuel',
    'Leads body: drink and soft food in reach. Hardly any: doctor today.',
    all(leads('body'), raised('body'), not(chose('c4', 2))),
  ),
  verdict: day(
    'verdict',
    'Leads thinking: no verdict on oneself this week and no list of them; each aloud to the person who knows.',
    all(leads('thinking'), raised('thinking')),
  ),
  beside: day(
    'beside',
    'Leads interest: five minutes of someone else’s week.',
    all(leads('interest'), raised('interest')),
  ),
  hour: day('hour', 'The heaviest hour gets a voice or a person, arranged.'),
  page: day('page', 'Page for the doctor: print or send; blanks may stay.'),
  nightDrink: day(
    'night-drink',
    'Before the night: name and number on paper; no alcohol tonight unless daily drinking, then ask a doctor first; is what could be dangerous gone?',
    drink,
  ),
  night: day(
    'night',
    'Before the night: name and number on paper; no alcohol, daily drinking: ask a doctor today; is what could be dangerous gone?',
  ),
  window: day('window', 'As far as the door or an open window, with someone if possible.'),
  backUrgent: day(
    'back-urgent',
    'High days beside the darkest answers or a birth: has a doctor seen you, who is there?',
    urgentHighs,
  ),
  backPerson: day('back-person', 'Three questions: who knows, what date, worse at any time?'),
  // Days of high energy.
  callHighsBirth: day('call-highs-birth', 'High days around a birth: doctor today or tomorrow, words.', birthHighs),
  callHighs: day('call-highs', 'Doctor this week; say high days and low days; take someone along.'),
  bedtimeBirth: day(
    'bedtime-birth',
    'Usual bedtime; with a baby, the first half of the night is someone else’s.',
    birthHighs,
  ),
  bedtime: day('bedtime', 'Usual bedtime, dark room, even if not tired; no night work.'),
  bigThings: day(
    'big-things',
    'Large purchases, messages, decisions on a list, for after the visit; one person sees them first.',
  ),
  witnessHighs: day('witness-highs', 'Ask who saw those days: what, when, how long; write it down.'),
  logHighs: day('log-highs', 'Each morning hours slept and energy 0–10.'),
  quietEvening: day('quiet-evening', 'Last two hours dim and slow; no coffee after noon, no alcohol.'),
  backSteady: day(
    'back-steady',
    'Look back: is the date fixed, hours slept, anything signed? Short nights with energy: go sooner.',
  ),
  // For several plans.
  appointment: day('appointment', 'Help on the page: appointment within two weeks, words; before exercises.', called),
  appointmentHighs: day(
    'appointment-highs',
    'Help on the page and high days earlier: a doctor, best a psychiatrist, and those days first.',
    all(called, highsBefore),
  ),
  appointmentBirth: day(
    'appointment-birth',
    'A pregnancy or a baby and half of the time heavy: midwife or doctor within two weeks, words.',
    all(called, birth, innerRaised),
  ),
  handOne: day('hand-one', 'Strain: one task to someone else for two weeks; words.', strain, ['zhao']),
  back: day('back', 'Think back; one step stays. Heavier than on day 1: a doctor.'),
  // Mood.
  sentenceLoss: day('sentence-loss', 'Loss: say to one person the name and "I miss …"; ten minutes.', loss, [
    'stroebe',
  ]),
  sentence: day('sentence', 'One true sentence to one person, no reason needed.', undefined, ['liu']),
  map: day('map', 'Three words each evening: heaviest and lightest hour, with whom.'),
  morning: day('morning', 'Mornings heavy: first half hour laid out the evening before.', from('q27', 3)),
  heavyHour: day('heavy-hour', 'Something warm and definite in the heavy hour, "when …, then …".', undefined, [
    'gollwitzer',
  ]),
  face: day('face', 'One visit or call without the cheerful face; words.', from('q23', 3)),
  quietHour: day(
    'quiet-hour',
    'The quiet hour gets a quarter of an hour with a voice; no looking for reasons.',
    from('q07', 2),
  ),
  numb: day('numb', 'Nothing moves: warmth, smell, water; no test of feeling.', from('q35', 3)),
  hands: day('hands', 'Something with the hands, a result in fifteen minutes.'),
  remember: day('remember', 'Loss: one object, photo or dish, twenty minutes, someone with you or told.', loss),
  meal: day('meal', 'One meal with someone, no entertaining.'),
  // Interest.
  choose: day('choose', 'Choose two once liked things; set them out the evening before.'),
  five: day('five', 'Begin and decide after five minutes; stopping allowed.', undefined, ['ekers']),
  invite: day('invite', 'Answer one invitation with a smaller yes.', from('q05', 2)),
  plan: day('plan', 'Free hour decided the day before, by calendar.'),
  see: day('see', 'No wish to see people: twenty minutes with one, side by side.', from('q29', 3)),
  expected: day('expected', 'Let someone expect you: twenty minutes.'),
  song: day('song', 'One song at low volume while doing something; no grade.', from('q25', 3)),
  stay: day('stay', 'Two minutes with something once loved; no grade.'),
  shrink: day('shrink', 'Cut in half what did not happen.'),
  forward: day('forward', 'One thing at a fixed hour tomorrow to look forward to.', from('q21', 2)),
  // Body.
  logBoth: day('log-both', 'Sleep or appetite changed: two columns, hours and meals.', chose('c4', 1, 2, 3)),
  log: day('log', 'Four words a day: bed, meals, outdoors, plus or minus.'),
  light: day('light', 'Curtains at once; first drink in the brightest place.'),
  checkDays: day(
    'check-days',
    'Less than two weeks: the call can wait a little; list of what is taken now.',
    sinceDays,
  ),
  check: day('check', 'Ask for a check: words; blood, iron, thyroid, sleep, medicines.'),
  eatMore: day(
    'eat-more',
    'Eats more: three meals at set times, nothing forbidden.',
    all(chose('c4', 2), not(all(upTo('q10', 1), upTo('q30', 1)))),
  ),
  eatSteady: day(
    'eat-steady',
    'Appetite as usual: meals as the fixed points of a tired day, one of them with someone.',
    any(all(chose('c4', 0), groupLow('rhythm')), all(chose('c4', 1, 2), upTo('q10', 1), upTo('q30', 1))),
  ),
  eat: day('eat', 'Something small at three set times, hunger or not.'),
  carry: day('carry', 'Ill or in pain: what movement is allowed, ask; else shoulders and hands, seated.', illness),
  walk: day('walk', 'To the corner and back, compare the halves. Not with fever, chest pain, dizziness.', undefined, [
    'pearce',
  ]),
  lessTalk: day('less-talk', 'Talking costs: tell one person messages are easier; one voice message.', from('q34', 3)),
  restBirth: day(
    'rest-birth',
    'As the next, with a baby: someone else has it, or it lies on its back in its own bed.',
    birth,
  ),
  rest: day('rest', 'Rest on purpose, timer, twenty minutes.'),
  halves: day('halves', 'Halve three tasks: laundry, shopping, dishes.', from('q18', 3)),
  // Thinking.
  guilt: day('guilt', 'Guilty: ask the person concerned once, words; small matter only.', from('q20', 3)),
  paper: day('paper', 'Thought left, fair witness right, two lines, then close.', not(groupHigh('fog'))),
  unload: day('unload', 'Fog: everything in the head on one sheet, one thing circled.'),
  name: day('name', 'Speak to oneself by name in the stern moment.', any(from('q08', 2), from('q12', 2)), ['kross']),
  oneThing: day('one-thing', 'One thing at a time for twenty minutes, phone in another room.'),
  three: day('three', 'Small choice in three minutes, stays until tomorrow.', from('q04', 2)),
  fixed: day('fixed', 'Fix three small things for the week by habit.'),
  voice: day('voice', 'What one would tell a friend, aloud, then to oneself.', from('q08', 2), ['ferrari']),
  past: day('past', 'Looking back: ask someone for two things from this year that went right.', from('q28', 2)),
  witness: day('witness', 'Ask someone for one thing they count on you for.'),
  ahead: day('ahead', 'One dated thing in the coming month, small, with a person.'),
  // Light lines beside a longer story.
  tuesdays: day('then', 'Describe an ordinary Tuesday now and one from before, five lines each.'),
  which: day(
    'which',
    'Which part of the day is hardest? Mark three days, morning to night. No claim that it gets in the way.',
  ),
  asked: day('asked', 'Ask someone who knew you before: what is different?', undefined, ['liu']),
  word: day('word', 'Find one word for it that fits better than "low".'),
  visitYears: day(
    'visit-years',
    'Two years or more, on and off: an appointment to have it looked at; words.',
    sinceYears,
  ),
  visit: day('visit', 'Long: make an appointment to have it looked at; words.', longSince),
  small: day('small', 'In the way: change one thing at that place for two days.'),
  backLook: day('back-look', 'Read it: is there something to tell? To whom, when?'),
  // Light.
  recipe: day('recipe', 'What the good evenings had in common; three words.'),
  message: day('message', 'Write to someone not heard from in months, one real question.', undefined, ['liu']),
  border: day('border', 'Strain: one border for two weeks; words.', strain),
  guard: day('guard', 'Protect the habit that carries most, one hour.'),
  anniversary: day('anniversary', 'Loss: look at the dates ahead; who is with you then.', loss),
  sign: day('sign', 'Early sign: which answer moves first; whom to tell.'),
  branch: day('branch', 'Half an hour as a beginner at something.'),
  lend: day('lend', 'Take someone along who has less strength at present; ask first.'),
  backLight: day(
    'back-light',
    'Keep one page: the habit or hour, the sign, what else one wants to find again; where it lies.',
  ),
} as const satisfies Readonly<Record<string, Piece>>

/** A day that moves to a later one where the week begins with the appointment. */
export const movedOn = (piece: Piece): Piece => ({ ...piece, when: piece.when ? all(called, piece.when) : called })

/** A day that only stands where the week does not begin with the appointment. */
export const uncalled = (piece: Piece): Piece => ({
  ...piece,
  when: piece.when ? all(not(called), piece.when) : not(called),
})

/** The first day of a week in which help stands and one part weighs. */
export const heavyDay = (piece: Piece): Piece => ({ ...piece, heavy: true })
