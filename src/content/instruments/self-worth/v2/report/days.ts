import type { Piece } from '@/core/report/report-key'
import { all, any, belittled, chose, helped, hindered, no, not, pieceOf, strict, swaying, yes } from './conditions'

const day = pieceOf('day')

/** Days of the week plans; some stand in more than one. */
export const days = {
  // Somebody threatens.
  safeTell: day('safe-tell', undefined, 'Tell one person outside, today, words in full; not over a shared phone.'),
  safeLine: day('safe-line', undefined, 'Call a line against violence; what to ask; nothing has to be decided.'),
  safePlace: day(
    'safe-place',
    undefined,
    'Where could one go at night, with whom is it agreed; know where keys, papers and money are; pack nothing at home.',
  ),
  safeNote: day(
    'safe-note',
    undefined,
    'What happened, date, words: told to somebody outside, who writes it down and keeps it.',
  ),
  safeHour: day('safe-hour', undefined, 'An hour with somebody safe in which it need not be the subject.'),
  safeDoctor: day(
    'safe-doctor',
    undefined,
    'A doctor: injuries, sleep, fear; words; have it written in the file; how to get a moment alone.',
  ),
  safeNext: day('safe-next', undefined, 'When is the next talk with the helper; a sign agreed on.'),
  // Much weighs.
  onePerson: day('one-person', undefined, 'Choose one person and write today; words in full.'),
  onePersonBelittled: day(
    'one-person-belittled',
    belittled,
    'The same for somebody who is put down: a person outside, in person or unread by others; the words name it.',
  ),
  appointmentDays: day(
    'appointment-days',
    chose('c5', 2),
    'Book with a doctor; the heavy weeks in words; somebody may dial.',
  ),
  appointmentStopped: day(
    'appointment-stopped',
    chose('c3', 4),
    'Book with a doctor; in words that hardly anything gets done; somebody may dial.',
  ),
  appointmentBody: day(
    'appointment-body',
    chose('c2', 5),
    'The same, where it shows most in the look at the body: this week if it changes eating or exercise.',
  ),
  appointment: day('appointment', undefined, 'Book; in words that one is hard on oneself; somebody may dial.'),
  page: day('page', undefined, 'Mark lines on the page, put it in the bag.'),
  plain: day('plain', strict, 'After a slip say only what happened; no second sentence.'),
  body: day('body', undefined, 'Food, light, water at fixed hours; small.'),
  less: day('less', undefined, 'Take one thing off the week that can really wait; words.'),
  evening: day('evening', swaying, 'One evening without counting marks or replies; reachable for one person.'),
  walk: day('walk', undefined, 'Ten minutes outside by day, with or without somebody.'),
  keep: day('keep', undefined, 'Appointment fixed? Who hears how it went?'),
  // What comes first where care asks for a person or a visit.
  tellOutside: day('tell-outside', belittled, 'Tell somebody outside what is said, word for word; who else if nobody.'),
  visit: day('visit', hindered, 'Ask for the appointment; words; no date of its own.'),
  // Doubt in skill.
  evidence: day('evidence', undefined, 'Three things done today that somebody could use.'),
  forecast: day('forecast', undefined, 'Before a task the forecast, afterward what happened.'),
  tenMinutes: day('ten-minutes', undefined, 'Ten minutes of a task one would pass on.'),
  handIn: day(
    'hand-in',
    no('q16'),
    'Check once, hand in; mistakes expected, mistakes reported. Not where an error endangers somebody.',
  ),
  decideSmall: day(
    'decide-small',
    no('q34'),
    'Three small decisions for others too, without asking: where, what, when.',
  ),
  harder: day('harder', undefined, 'Of two tasks the one a size larger, fifteen minutes.'),
  sayFirst: day('say-first', no('q10'), 'When contradicted: "I see it differently; let me check and come back."'),
  teach: day('teach', undefined, 'Show somebody one step; hands off.'),
  afterSetback: day(
    'after-setback',
    chose('c4', 1),
    'Ask somebody who was there: what was all right about it? One thing to change.',
  ),
  askWork: day('ask-work', undefined, 'Ask: what would you trust me with?'),
  lookProof: day('look-proof', undefined, 'Forecasts beside results; keep one day.'),
  // Worth that moves.
  ledger: day('ledger', undefined, 'Two columns: what happened, what I made of it about me.'),
  ledgerBelittled: day(
    'ledger-belittled',
    belittled,
    'Two columns: what was said, what I thought. Words of that person go, as they are, to the one outside.',
  ),
  pause: day(
    'pause',
    undefined,
    'If … then: wait two hours with the verdict. If-then plans are carried out more often.',
    { cites: ['gollwitzer'] },
  ),
  reply: day(
    'reply',
    yes('q12'),
    'An unanswered message: three reasons that are about them; ask by when. Not to somebody who punishes with silence.',
  ),
  disappointed: day(
    'disappointed',
    yes('q33'),
    'Somebody close is disappointed: ask what about, repeat it, say what you will do, stop there.',
  ),
  neighbor: day('neighbor', yes('q18'), 'Ask the one who does it better how they came to it.'),
  threeTries: day('three-tries', undefined, 'Three tries at something small, agreed beforehand.'),
  earnedRest: day('earned-rest', yes('q09'), 'Rest first: twenty minutes before the chores.'),
  noAudience: day('no-audience', undefined, 'Twenty minutes with neither product nor audience.'),
  mirror: day(
    'mirror',
    any(yes('q30'), chose('c2', 5)),
    'Mirror only for a purpose for one day; clothes that fit. Not if eating is hard just now: then tell somebody.',
  ),
  badly: day('badly', undefined, 'Something one does badly and likes.'),
  loveAsk: day(
    'love-ask',
    chose('c2', 2),
    'Ask the one you love one plain question instead of reading the face. Not where that is unsafe.',
  ),
  askWhat: day('ask-what', undefined, 'Ask a friend what they like apart from achievements.'),
  lookSteady: day('look-steady', undefined, 'How long did the drops last?'),
  // A strict look inward.
  wordForWord: day(
    'word-for-word',
    undefined,
    'After three slips the words inside, verbatim, and the minutes until it was over.',
  ),
  twoDays: day(
    'two-days',
    no('q29'),
    'A mistake that comes back: what happened, what is repaired, what is next; closed with a date.',
  ),
  factKind: day('fact-kind', undefined, 'Next mishap: a fact, a kind word, a cloth.'),
  whoseVoice: day(
    'whose-voice',
    belittled,
    'Mark which of the sentences were said by somebody; show two to an outsider.',
  ),
  friendTone: day('friend-tone', undefined, 'The same slip by a friend; put the own name in.'),
  curtain: day(
    'curtain',
    no('q17'),
    'Tell a kind person one of the smaller hidden things. Study of students in embarrassing T-shirts.',
    { cites: ['gilovich'] },
  ),
  photo: day(
    'photo',
    all(no('q23'), not(chose('c2', 5))),
    'A photo of oneself: what was going on, who took it, before any word on looks.',
  ),
  oldPhoto: day('old-photo', undefined, 'A photo of years ago: what was disliked then?'),
  effort: day('effort', no('q11'), 'Let somebody go to a little trouble; thanks for the trouble itself.'),
  thanks: day(
    'thanks',
    undefined,
    'Thank you and nothing else; evening: what does it say about how they see you? Experiments with students in relationships.',
    { cites: ['marigold'] },
  ),
  tellWeeks: day('tell-weeks', all(helped, chose('c1', 3)), 'Tell somebody since when it is like this.'),
  tell: day('tell', undefined, 'Tell somebody: I am hard on myself; you need not solve it.'),
  lookKind: day('look-kind', undefined, 'First day’s sentences and today’s.'),
  // Those who are well, or in between.
  beginner: day('beginner', undefined, 'Twenty minutes a plain beginner, taught.'),
  askBreak: day('ask-break', undefined, 'Ask the careful one: what would make this fail?'),
  handOff: day('hand-off', undefined, 'Give away one job.'),
  askHelp: day(
    'ask-help',
    undefined,
    'Ask for help one could do without. Experiments: people guess too low how many say yes.',
    { cites: ['flynn'] },
  ),
  afterSlip: day('after-slip', undefined, 'Is something left of the last slip that touched somebody?'),
  tellOdd: day('tell-odd', undefined, 'Tell one oddity to somebody who has just apologized.'),
  askHonest: day('ask-honest', undefined, 'What is it like to wait for me or argue with me?'),
  offerEar: day('offer-ear', undefined, 'Say to somebody who is hard on themselves what one would say to oneself.'),
  bold: day('bold', undefined, 'One attempt that will probably fail; safe.'),
  tellImpact: day('tell-impact', undefined, 'Tell somebody what their word did.'),
  celebrate: day('celebrate', undefined, 'Mark a small success with somebody.'),
  lookLight: day('look-light', undefined, 'Keep one or none.'),
  map: day('map', undefined, 'Three to teach, three with company, three to hand over.'),
} satisfies Record<string, Piece>
