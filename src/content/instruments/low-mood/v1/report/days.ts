import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, groupHigh, helpStands, high, leads, type Part } from './conditions'

const day = (id: string, note: string, when?: Condition, cites?: readonly string[]): Piece => ({
  id: `day.${id}`,
  ...(when && { when }),
  ...(cites && { cites }),
  note,
})

/** Small, with an end, and none of them tests willpower. */
export const days = {
  // Where help comes first.
  tell: day(
    'tell',
    'One person today, by message, words given; second person if no answer; helpline or doctor’s office counts.',
  ),
  call: day(
    'call',
    'Doctor or counselor: date. Words for the phone; someone may call. Closed or weeks away: ask for earlier, other office; not safe: emergency.',
  ),
  fuel: day(
    'fuel',
    'Leads body: drink, four mouthfuls, sit to wash. Hardly any eating or drinking: doctor today.',
    leads('body'),
  ),
  verdict: day(
    'verdict',
    'Leads thinking: no verdict on oneself, no big decision this week; a place for it (list dated next month); thought said aloud to a person.',
    leads('thinking'),
  ),
  beside: day(
    'beside',
    'Leads interest: two minutes beside something once loved, with nothing to feel.',
    leads('interest'),
  ),
  hour: day('hour', 'The heaviest hour gets a voice or a person, arranged beforehand.'),
  page: day('page', 'Hand the page for the doctor to someone or put it in the bag; blanks may stay blank.'),
  night: day(
    'night',
    'Before the night: number of a helpline and one name on paper by the bed; no alcohol; what could be dangerous out of reach, with someone else.',
  ),
  window: day('window', 'Five minutes at an open window or front step, seated is fine, with someone if possible.'),
  backPerson: day(
    'back-person',
    'Three questions: who knows, what date, worse at any time? If no date: today, with someone. Nothing is counted.',
  ),
  // For several plans.
  sentence: day('sentence', 'One true sentence to one person, no reason needed.'),
  appointment: (part: Part): Piece => ({
    ...day(
      'appointment',
      'Part from 60 and help on the page: an appointment with doctor or counselor, words for the phone; this comes before exercises.',
      all(high(part), helpStands),
    ),
    heavy: true,
  }),
  back: day('back', 'Read the notes; one step stays, others go. Worse than on day 1: tell a doctor.'),
  // Mood.
  map: day('map', 'Three words each evening: heaviest and lightest hour. Evidence instead of "always".'),
  heavyHour: day(
    'heavy-hour',
    'Put something warm and definite into the heavy hour, with "when …, then …".',
    undefined,
    ['gollwitzer'],
  ),
  face: day('face', 'Hidden high: one visit or call without the face; words.', groupHigh('hidden')),
  quietHour: day('quiet-hour', 'Else: ten minutes of sadness with a name and an end, then hands.'),
  hands: day('hands', 'Something with the hands that has a result in fifteen minutes.'),
  meal: day('meal', 'One meal with someone, no entertaining.'),
  // Interest.
  choose: day('choose', 'Choose two once liked things; set them out the evening before.'),
  five: day('five', 'Begin and decide after five minutes; stopping allowed; mark 0–10 before and after.', undefined, [
    'ekers',
  ]),
  expected: day('expected', 'Let someone expect you: twenty minutes, side by side.'),
  stay: day('stay', 'One song whole, one dish by smell: only sit beside. No mark.'),
  shrink: day('shrink', 'Halve the thing that did not happen: shoes on, once round.'),
  invite: day('invite', 'Answer one invitation with a smaller yes.'),
  // Body.
  log: day('log', 'Four lines a day: bed, meals, outdoors, a plus or minus.'),
  light: day('light', 'Curtains at once; first drink by the window.'),
  eat: day('eat', 'Something small at three set times, hunger or not.'),
  walk: day('walk', 'To the corner and back, note second half. Not with fever, pain in chest, dizziness.'),
  rest: day('rest', 'Rest on purpose, sofa and timer, twenty minutes, without reproach.'),
  check: day('check', 'Ask for a check: words; blood, iron, thyroid, sleep, medicines.'),
  // Thinking.
  paper: day('paper', 'Thought left, fair witness right, two lines, then close.'),
  name: day('name', 'Call it by name when it comes and turn to something with the senses.'),
  voice: day('voice', 'What one would tell a friend with the same slip, aloud, then to oneself.', undefined, [
    'ferrari',
  ]),
  three: day('three', 'Small choice in three minutes, stays until tomorrow.'),
  witness: day('witness', 'Ask someone for one thing they value; write unedited.'),
  ahead: day('ahead', 'One dated thing in the coming month; small; with a person.'),
  // Light.
  recipe: day('recipe', 'What the good evenings had in common; three words.'),
  message: day('message', 'Write to someone not heard from in months, one real question.'),
  guard: day('guard', 'Protect the habit that carries most, one hour.'),
  sign: day('sign', 'Early sign: which answer moves first; write down plus whom to tell.'),
  branch: day('branch', 'Half an hour as a beginner at something.'),
  lend: day('lend', 'Take someone along who has less strength at present, ask first.'),
  backLight: day('back-light', 'Keep one page: what two light weeks look like; where it lies.'),
} as const
