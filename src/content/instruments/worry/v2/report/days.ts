import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  attacksOpen,
  chose,
  costsALot,
  drinks,
  event,
  first,
  from,
  halted,
  health,
  high,
  leads,
  noticed,
  someone,
  stopping,
  work,
} from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** Days of the week plans; some stand in more than one. None asks anyone to face alone what frightens them. */
export const days = {
  // Somebody threatens. Nothing here is done with, or seen by, that person.
  safeTell: day(
    'safe-tell',
    'Tell one person today; words; from a phone that cannot be looked into. Nobody: a line. Choked: a doctor today.',
  ),
  safeLine: day('safe-line', 'A line against violence or a shelter: what to ask; they plan with you and do not press.'),
  safeWord: day(
    'safe-word',
    'A word or sign with one person that means: call the police, do not come, do not call that person. Words.',
  ),
  safeBag: day(
    'safe-bag',
    'Papers, keys, money, medicines, a list of numbers at a safe place. Only if it cannot be found.',
  ),
  safeRecord: day(
    'safe-record',
    'The safe person writes down dates, words, deeds, away from home; nothing that can be found. Injuries to a doctor.',
  ),
  safePhone: day(
    'safe-phone',
    'Phone: location, passwords, shared accounts, with someone who knows; change from another device.',
  ),
  safeNext: day('safe-next', 'Who hears from you next week, when; the next step the line named. Nothing to be judged.'),

  // Help stands first, or beside the report.
  onePerson: day('one-person', 'One person, today; words in full. If nobody: number.'),
  oneKnows: day('one-knows', 'One person hears, in a sentence, what gets in the way and that there is a date.'),
  appointment: day(
    'appointment',
    'Book a doctor or counselor; online, or someone dials. Words. Within two weeks; help first: this week.',
  ),
  appointmentHalted: day(
    'appointment-halted',
    'Daily life has stopped: somebody books, a doctor, this week. Words on what has stopped.',
    { when: halted },
  ),
  appointmentAttacks: day(
    'appointment-attacks',
    'Beside first help, attacks: a doctor this week, a counselor later. Words that bring an early date.',
    { when: all(first, attacksOpen) },
  ),
  appointmentLot: day('appointment-lot', 'Book; the words say that it gets in the way a lot, and where.', {
    when: costsALot,
  }),
  appointmentBody: day('appointment-body', 'Book a doctor; words for a tense body.', {
    when: all(leads('tension'), high('tension')),
  }),
  appointmentHead: day('appointment-head', 'Book; words for worry that does not stop.', {
    when: all(leads('worrying'), high('worrying')),
  }),
  page: day('page', 'Mark three lines on the page for a doctor.'),
  pageAttacks: day('page-attacks', 'The page, and three lines on the attacks: how many, how long, doing what.', {
    when: attacksOpen,
  }),
  island: day('island', 'Five minutes, twice: something warm or cold, five things seen.'),
  blanket: day('blanket', 'Twice five minutes something around the shoulders.', { when: leads('tension') }),
  around: day('around', 'Someone sits there five minutes, nothing is opened.', { when: leads('avoidance') }),
  less: day('less', 'Take one thing off. Words.'),
  lessCare: day('less-care', 'Somebody else looks after the person for two hours. Words.', { when: someone }),
  lessWork: day('less-work', 'One thing at work or of the money goes to another week. Words.', { when: work }),
  evening: day('evening', 'After supper no news, something known. Number stays reachable.'),
  eveningHealth: day('evening-health', 'As above, and no symptom is looked up.', { when: health }),
  eveningStopping: day(
    'evening-stopping',
    'Evening: eat, drink water, write what is taken; as the doctor said, not less before; not alone. The number.',
    { when: stopping },
  ),
  eveningDrink: day(
    'evening-drink',
    'Evening: eat, drink water, not more, nothing stopped at once; write what is taken. With shaking etc. the number.',
    { when: drinks },
  ),
  keep: day('keep', 'Is the date fixed? Who hears how it went?'),

  // What a doctor looks into first.
  callStopping: day(
    'call-stopping',
    'Call today: words; what, how much, since when. Until then not less, not more, not alone.',
    { when: stopping },
  ),
  callAttacksMedicine: day(
    'call-attacks-medicine',
    'As the next, and the new medicine or dose is named; a pharmacist is asked; nothing changed alone.',
    { when: all(attacksOpen, chose('c4', 3)) },
  ),
  callAttacks: day('call-attacks', 'Book: words for attacks; heart, thyroid, blood; what is drunk or taken.', {
    when: attacksOpen,
  }),
  callDrinks: day(
    'call-drinks',
    'Book within two weeks: words for alcohol or a drug and a tense body; no stopping at once.',
  ),
  logAttacks: day('log-attacks', 'Write down the attacks of four weeks: day, minutes, before, coffee, sleep.', {
    when: attacksOpen,
  }),
  logIntake: day(
    'log-intake',
    'Write down what is taken, how much, seven days, for the visit; not more, nothing stopped at once.',
  ),
  someoneNearAttacks: day(
    'someone-near-attacks',
    'Who is told what to do in an attack: words in full, with the signs for the emergency number; come along.',
    { when: attacksOpen },
  ),
  someoneNearBoth: day(
    'someone-near-both',
    'Attacks, and alcohol, a drug or a sedative: what is taken, both lists of signs, once; come along.',
    { when: all(attacksOpen, any(stopping, drinks)) },
  ),
  someoneNear: day(
    'someone-near',
    'Alcohol, a drug or a sedative: who is told what to do: words in full, with the signs for the number; come along.',
  ),
  quietTen: day(
    'quiet-ten',
    'Attacks nobody has looked into: ten minutes seated, with someone; no walk before the visit.',
    {
      when: attacksOpen,
    },
  ),
  slowWalk: day(
    'slow-walk',
    'Ten minutes slow walking with someone or near home; shaking or dizzy: not, and a doctor that day; signs for the number.',
  ),
  lookDoctorStopping: day('look-doctor-stopping', 'Notes on cutting down in one sentence; has a doctor said how?', {
    when: stopping,
  }),
  lookDoctorAttacks: day('look-doctor-attacks', 'Notes on the attacks in one sentence; date kept.', {
    when: attacksOpen,
  }),
  lookDoctor: day('look-doctor', 'Notes on alcohol or a drug in one sentence; date kept.'),

  // Worrying.
  slips: day(
    'slips',
    'Three words a worry for one day; sort in the evening: waiting, small occasion, checking; kept for week four.',
  ),
  chair: day(
    'chair',
    '15 minutes on a chair in the late afternoon; keyword earlier. 53 people, half an hour, two weeks.',
    { cites: ['mcgowan'] },
  ),
  fork: day('fork', 'Is there a step that is mine and soon? Yes: day and hour. No: chair.'),
  forkEvent: day('fork-event', 'A date ahead: list what has to be done by when; the rest is after.', { when: event }),
  forkHealth: day(
    'fork-health',
    'Health: which question goes to which doctor on which date; no searching till then. New sign: call.',
    { when: health },
  ),
  forkMoney: day('fork-money', 'Work, study, money: the figure, the date, the person who can be asked.', {
    when: work,
  }),
  forecast: day(
    'forecast',
    'A worry as a sentence with a date, folded away. 29 people. Not for findings or real danger.',
    { cites: ['lafreniere'] },
  ),
  tenMinutes: day('ten-minutes', 'Ten minutes before asking for reassurance; then a question with an answer.', {
    when: from('q10', 2),
  }),
  byWhen: day('by-when', 'Ask by when an answer can be expected. Words.', { when: from('q28', 2) }),
  checkOnce: day(
    'check-once',
    'One thing that is checked again: look once, say it aloud, go. Healthy people. Not for fire or medicine doses.',
    { when: from('q37', 2), cites: ['vandenhout'] },
  ),
  decide: day('decide', 'One small choice in a minute, no looking back.'),
  noLookup: day('no-lookup', 'One evening without looking anything up about it; write questions for a person.'),
  tell: day('tell', 'Tell one person the list, five minutes. Words.', {
    when: any(high('worrying'), high('tension'), high('avoidance')),
  }),
  hands: day('hands', 'Twenty minutes with the hands on something that shows a result.'),
  lookHead: day('look-head', 'Read the slips; keep one step.'),
  pad: day(
    'pad',
    'After supper at a table: what is open, one next step each. 57 healthy young adults. In bed: it is on the list.',
    { cites: ['scullin'] },
  ),
  lastHour: day('last-hour', 'The last hour before bed without news and mail, something that ends by itself.'),
  lamp: day('lamp', 'Lying awake with it: sit up, lamp, dull voice, back when eyes close. Bedtime stays.'),
  finger: day('finger', 'Read one page with a finger or aloud; three times a day.', { when: from('q31', 3) }),
  listenTime: day('listen-time', 'Ten minutes of listening to one person, worry gets a keyword before. Words.'),
  morningPhone: day('morning-phone', 'Phone after breakfast.'),
  lookNight: day('look-night', 'Seven mornings: what helped; doctor if three nights a week for three months.'),

  // A tense body.
  bodyLog: day('body-log', 'At ten, three, eight: where, 0 to 10, what was going on.'),
  contrast: day('contrast', 'Tense and release in a chair. 27 studies, medium effect.', { cites: ['manzoni'] }),
  walkSlow: day('walk-slow', 'Illness, pregnancy, hormones: slowly, and a seat outdoors; a doctor says how much.', {
    when: chose('c4', 2),
  }),
  walk: day('walk', 'Twenty minutes outdoors. Six small trials with people found to have strong anxiety. Not if ill.', {
    cites: ['stubbs'],
  }),
  tone: day('tone', 'Change what rings; ask one person to say the subject.', {
    when: any(from('q05', 3), from('q26', 2), from('q14', 3)),
  }),
  jaw: day('jaw', 'Teeth apart: a mark at the screen; dentist asked about grinding.', { when: from('q17', 2) }),
  seat: day('seat', 'Look at the place where it is tightest; change one thing.'),
  doctor: day('doctor', 'Appointment to have the bodily side looked at. Words.', { when: high('tension') }),
  coffee: day('coffee', 'No coffee after noon on two days; compare. Who takes none: a window.'),
  warm: day('warm', 'Ten minutes of warmth before the evening begins.'),
  lookBody: day('look-body', 'Compare numbers; keep one thing.'),
  fuseLog: day('fuse-log', 'Each sharp answer: hour, hunger, noise, before. No judging.'),
  sayFirst: day('say-first', 'Say it before anyone asks. Words. Then ten minutes alone.'),
  quietHalf: day('quiet-half', 'Half an hour without sound, agreed with others. Words.', { when: from('q08', 2) }),
  repair: day('repair', 'Within the hour: short repair. Words. If anyone is afraid of you: help.'),
  lookFuse: day('look-fuse', 'Which hour, what before; keep one.'),

  // What is put off.
  pile: day('pile', 'Write down what waits with dates; do nothing.'),
  twoMinutes: day('two-minutes', 'Two minutes of it; number before and after.', { cites: ['craske'] }),
  company: day('company', 'Someone sits there for 20 minutes. Words.'),
  openOne: day('open-one', 'Open one message, guess before. Not from someone who threatens.', { when: from('q27', 2) }),
  script: day('script', 'Three sentences for the call.', { when: from('q09', 2) }),
  dateOne: day('date-one', 'Give one thing a day and an hour.'),
  smallFirst: day('small-first', 'Small jobs come after: ten minutes of the uneasy one, then the drawer.', {
    when: from('q03', 2),
  }),
  ifThen: day('if-then', 'When …, then …', { cites: ['gollwitzer'] }),
  lessCover: day(
    'less-cover',
    'One place with a little less cover: the other waits outside. Not with attacks nobody looked into.',
    { when: all(from('q30', 2), chose('c5', 0)) },
  ),
  friendStep: day('friend-step', 'Swap a step with a friend who puts things off.'),
  lookAround: day('look-around', 'Compare guess and finding; keep one.'),
  nameList: day('name-list', 'Which people, which subject; mark who is safe. Who frightens comes off the list.'),
  shortYes: day('short-yes', 'A short version of an invitation with an end.', { when: from('q12', 2) }),
  askOne: day('ask-one', 'One swallowed question, to a safe person, in writing if need be.', { when: from('q36', 3) }),
  sentence: day('sentence', 'One sore subject in one sentence, to a person who is safe.'),
  sameWay: day('same-way', 'Somebody safe one avoids: a nod and a ready sentence. Not where frightening.', {
    when: from('q21', 2),
  }),
  hello: day('hello', 'One message to someone who has waited: two lines.'),

  // Nothing to mend.
  note: day('note', 'What helped in these weeks, three lines.'),
  noteNoticed: day('note-noticed', 'Where it got in the way, three times: place, person, what was not done.', {
    when: noticed,
  }),
  heaviest: day('heaviest', 'The answer with most weight: when last, where?'),
  lend: day('lend', 'Ask someone who frets: next step, shall I sit with you?'),
  lendNoticed: day(
    'lend-noticed',
    'The last time it was in the way told to one person, or written down for a doctor.',
    { when: noticed },
  ),
  still: day('still', 'Ten minutes with nothing.'),
  lookLightNoticed: day(
    'look-light-noticed',
    'In the way this week? A line each time. A visit with what is written, either way. No all-clear.',
    {
      when: noticed,
    },
  ),
  lookLight: day('look-light', 'Anything worth keeping? If not, that is the result.'),
} as const satisfies Readonly<Record<string, Piece>>
