import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  any,
  body,
  carer,
  chose,
  danger,
  from,
  high,
  home,
  leads,
  lively,
  long,
  low,
  medicine,
  not,
  raised,
  strain,
  study,
  substance,
  tired,
  unrested,
  upTo,
  weeks,
} from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** From here on a day may say "you said you often …": a middle answer is no such sign. */
const SAID = 3

/** Days of the week plans; some stand in more than one. */
export const days = {
  // Drift and thread.
  logCare: day(
    'log-care',
    'An hour with the person cared for: a mark for each interruption from outside, another for own drift. Why: two different things.',
    { when: carer },
  ),
  logStudy: day('log-study', 'One study hour, mark and two words each time away. Why: shows door.', { when: study }),
  logMind: day('log-mind', 'One hour of ordinary work, mark and two words where to. Why: shows door.'),
  silenceCare: day(
    'silence-care',
    'Phone must be reachable: only two numbers ring; else silent for two half hours. Why: study.',
    { when: carer, cites: ['kushlev'] },
  ),
  silence: day('silence', 'Notifications off, phone in another room, two half hours. Why: study of 221.', {
    cites: ['kushlev'],
  }),
  thoughtSheet: day(
    'thought-sheet',
    'Thoughts carry off, the phone seldom does: two half hours with a sheet for thoughts; which could not wait.',
    { when: all(upTo('q17', 1), from('q19', 2)) },
  ),
  sayBack: day(
    'say-back',
    'In three talks repeat the last sentence in own words; say "I lost you". Why: noticed at once is cheap.',
    { when: from('q07', 2) },
  ),
  nextMove: day('next-move', 'Before each interruption five words on the next step. Why: short interruptions derail.', {
    cites: ['altmann'],
  }),
  marker: day('marker', 'Steps on a card, coin moved along. Why: the place is outside the head.', {
    when: from('q11', 2),
  }),
  purpose: day('purpose', 'Say purpose before unlocking; phone down when done. Why: detour noticed.', {
    when: from('q17', 2),
  }),
  block: day('block', 'One task, fifteen minutes, timer, paper. Why: an end in sight.'),
  bedFirst: day(
    'bed-first',
    'To bed half an hour earlier than usual for the rest of the week, phone outside. Why: small enough to last.',
    { when: chose('c4', 1) },
  ),
  worrySheet: day('worry-sheet', 'Open matters on a sheet with next step and day each. Why: students study.', {
    when: strain,
    cites: ['masicampo'],
  }),
  ifThen: day('if-then', 'One when-then plan where it happens. Why: 94 tests.', { cites: ['gollwitzer'] }),
  studyWith: day('study-with', '25 minutes in library or call with another student. Why: judgment.', { when: study }),
  company: day('company', 'Someone in the room or on video for 25 minutes. Words. Why: judgment.'),
  lookMind: day('look-mind', 'Same hour as day 1, compare, keep one.'),
  // Things and time.
  logThings: day('log-things', 'A morning: each thing searched, minutes, where it was. Why: spot.', {
    when: ahead('things'),
  }),
  logTime: day('log-time', 'Three tasks: guess minutes, then clock. Why: own figure.', { cites: ['buehler'] }),
  fixedPlace: day('fixed-place', 'One hook or bowl for keys etc. Why: what is seen.', { when: from('q02', 2) }),
  checkout: day('checkout', 'List in hand, read aloud before paying. Why: last point where it is cheap.', {
    when: from('q08', 2),
  }),
  evening: day('evening-bag', 'Bag, clothes, papers at the door the evening before. Why: morning is short.'),
  shoes: day(
    'shoes',
    'Alarm for shoes, fifteen minutes before leaving; work backward. Why: late is made before the door.',
    { when: from('q13', 2) },
  ),
  addHalf: day('add-half', 'For one task of tomorrow take the time of the last time, not of the wish. Why: study.', {
    when: from('q31', 2),
    cites: ['buehler'],
  }),
  firstTen: day('first-ten', 'Three tasks on slips, draw one, ten minutes. Why: choosing costs more than doing.'),
  startDate: day('start-date', 'Halfway date told to a person. Why: study of students.', {
    when: from('q15', 2),
    cites: ['ariely'],
  }),
  lastThird: day('last-third', 'Finish one begun chore before the next. Why: an end.', { when: from('q29', 2) }),
  oneOpen: day('one-open', 'Only one thing open on the table for an hour. Why: judgment.'),
  alarms: day('alarms', 'Three things given to named alarms. Why: review.', { cites: ['gilbert'] }),
  paperHour: day(
    'paper-hour',
    'Mail and bills, an hour with somebody or tea; automatic payment for one. Why: judgment.',
    { when: home },
  ),
  lookOrder: day('look-order', 'Minutes searched or late, compare, keep one.'),
  // Body.
  logBody: day('log-body', 'Three sits, 0 to 10, what was going on. Why: which.'),
  gentle: day('gentle', 'Five slow minutes, as the body allows; ask doctor first with pain. Why: small.', {
    when: body,
  }),
  moveCare: day('move-care', 'Walk with the person or stairs while they sleep, ten minutes. Why: study.', {
    when: carer,
    cites: ['chang'],
  }),
  moveFirst: day(
    'move-first',
    'Twenty minutes brisk before the longest sit. Not ill, dizzy, chest pain. Why: 79 studies, small.',
    { cites: ['chang'] },
  ),
  hands: day('hands', 'Something quiet for the hands; say it. Why: study of 40.', {
    when: from('q14', 2),
    cites: ['andrade'],
  }),
  standCall: day('stand-call', 'Walk on purpose in one call, sit with notes in another. Why: compare.', {
    when: from('q05', 2),
  }),
  aisle: day('aisle', 'Arrange one coming sit: aisle, stop, break. Why: allowed movement is shorter.'),
  bodyDoctor: day(
    'body-doctor',
    'Appointment for the physical side; words. Why: coffee, thyroid, iron, medicine, sleep.',
    { when: any(high('restlessness'), chose('c4', 2)) },
  ),
  coffee: day('coffee', 'No coffee after noon for two days; halve. Why: study.', { cites: ['drake'] }),
  gap: day('gap', 'Ten unplanned minutes; first two ideas pass. Why: many dislike idle minutes; urge falls.', {
    when: from('q21', 2),
    cites: ['wilson'],
  }),
  lookOut: day('look-out', 'Five minutes at a window or bench, count something. Why: something to look at.'),
  landing: day('landing', 'Fifteen minutes between day and couch. Why: hands slow.', { when: from('q35', SAID) }),
  closing: day('closing', 'In one talk end with a question after the point. Why: other gets room.', {
    when: from('q28', SAID),
  }),
  restKind: day('rest-kind', 'Two breaks, one sitting, one moving; compare. Why: own evidence.'),
  lookBody: day('look-body', 'Compare numbers; keep one.'),
  // Act.
  logAct: day('log-act', 'Each quick act: hour and one of hungry, late, annoyed, delighted. Why: which.'),
  tonight: day('tonight', 'Standing answer: I will tell you tonight. Why: calendar.', { when: from('q03', SAID) }),
  palms: day('palms', 'Both palms down, two breaths, three times. Why: hands are easier.'),
  outbox: day('outbox', 'Delay in mail; drafts for one chat. Why: regret comes in the first minutes.', {
    when: from('q30', SAID),
  }),
  letFinish: day('let-finish', 'In two talks count one breath after the other stops. Why: others.', {
    when: from('q16', SAID),
  }),
  wishList: day('wish-list', 'Wishes on paper, three days. Why: see how many last.'),
  cardAway: day('card-away', 'Remove stored card from one shop. Why: way to the wallet.', {
    when: any(from('q12', SAID), from('q20', SAID)),
  }),
  dayToSign: day('day-to-sign', 'Sentence asking for a day before signing. Why: later is dear.', {
    when: from('q27', SAID),
  }),
  ideaSheet: day('idea-sheet', 'Ideas on a sheet until four. Why: neither lost.'),
  ifThenAct: day('if-then-act', 'One when-then plan for the leading feeling of day 1. Why: 94 tests.', {
    cites: ['gollwitzer'],
  }),
  secondEye: day('second-eye', 'A friend: may I show you before I send, sign, buy. Words.'),
  lookAct: day('look-act', 'Count what one is glad to have held back.'),
  // Help.
  onePersonLively: day('one-person-lively', 'Ask someone who saw those days how they saw them; words.', {
    when: lively,
  }),
  onePerson: day('one-person', 'Choose one person, write today. Words. If nobody: helpline.'),
  bookLively: day(
    'book-lively',
    'Doctor called today, words on sleep and energy; still going on: seen today, no driving.',
    {
      when: lively,
    },
  ),
  bookMedicine: day('book-medicine', 'Call prescriber; words, dates; not stop alone.', {
    when: all(medicine, high('restlessness')),
  }),
  bookLow: day('book-low', 'Doctor or psychologist; say mood first. Words.', { when: low }),
  bookDanger: day(
    'book-danger',
    'Book a visit within two weeks; say what is in danger: blanks; ask for an early date.',
    {
      when: danger,
    },
  ),
  bookSubstance: day('book-substance', 'Doctor or addiction service; say what one takes, sleep, attention. Words.', {
    when: substance,
  }),
  bookMind: day('book-mind', 'Book a visit within two weeks; someone beside. Words on attention.', {
    when: all(leads('inattention'), raised('inattention'), not(allHigh)),
  }),
  bookAct: day('book-act', 'Book a visit within two weeks; someone beside. Words on haste.', {
    when: all(leads('impulsivity'), raised('impulsivity'), not(allHigh)),
  }),
  book: day('book', 'Book a visit within two weeks; someone beside. Words.'),
  bookNew: day('book-new', 'New within weeks: a doctor within two weeks; words; list of what changed.', {
    when: weeks,
  }),
  bookBody: day('book-body', 'Unrest first: a doctor within two weeks; words; physical causes.', {
    when: all(leads('restlessness'), raised('restlessness'), not(danger)),
  }),
  listLively: day(
    'list-lively',
    'Dates, hours of sleep, what was done that one would not usually do; any such days before.',
    { when: lively },
  ),
  listChanges: day('list-changes', 'What changed in the weeks before: sleep, medicine, illness, blow, load; dates.', {
    when: weeks,
  }),
  listChild: day('list-child', 'Three examples and one from childhood; whom to ask.', { when: long }),
  listThree: day('list-three', 'Two or three examples; hours of sleep; photo.'),
  safeLively: day(
    'safe-lively',
    'Big decisions, purchases, trips wait until after visit; one person asks again; bed at usual hours.',
    { when: lively },
  ),
  safeHomeSleepy: day('safe-home-sleepy', 'Same as safe-home; sleepy by day, so no driving until seen.', {
    when: all(leads('inattention'), chose('c4', 2)),
  }),
  safeHome: day('safe-home', 'Named alarm for anything hot; bowl for keys; phone on back seat. With help.', {
    when: leads('inattention'),
  }),
  safeBody: day('safe-body', 'Slow walk with someone; half the coffee; tell the house.', {
    when: leads('restlessness'),
  }),
  safeMoney: day('safe-money', 'Lower own limit; one decision left until tomorrow; someone to call.'),
  lessCare: day('less-care', 'One care task handed to somebody for a week; words; a service if nobody.', {
    when: carer,
  }),
  less: day('less', 'Take one thing off this week; words.'),
  softEvening: day('soft-evening', 'Known harmless evening; numbers on paper.'),
  settled: day('settled', 'Is the date fixed, who hears of it? If not, one call with someone.'),
  // No part leads; and light answers beside things that go wrong.
  twoDays: day('two-days', 'Best and worst day of last week: sleep, tasks, people, which of the three. Why: which.'),
  lookEven: day('look-even', 'What was better on the good days of this week; keep one.'),
  lastTwo: day('last-two', 'The two last things that went wrong: date, hour before, cost. Why: what they share.'),
  whoNotices: day(
    'who-notices',
    'What is to be paid, answered, signed this month; who would notice; a line without a name gets a net. Why: no second check.',
  ),
  lookWrong: day('look-wrong', 'Read the two notes again: which step would have caught them; keep that one.'),
  // Light.
  tellLow: day('tell-low', 'One message to somebody: how these months have been; coffee; helpline. Why: looks fine.', {
    when: low,
  }),
  note: day('note', 'Three lines on what holds: hour, place, who.'),
  heaviest: day('heaviest', 'The line that bothers most: when last? One sentence.'),
  restDoctor: day('rest-doctor', 'Tired after enough hours: a doctor this week; words; snoring.', { when: unrested }),
  restLight: day('rest-light', 'Sleeps too little: bed earlier on two evenings, notice.', { when: tired }),
  loadLight: day('load-light', 'Much on the plate: hand over or drop one. Words.', { when: strain }),
  spare: day('spare', 'One thing that works written for a busy month.'),
  sign: day('sign', 'One line on what would be noticed first if this changed; ask somebody for theirs.'),
  outside: day('outside', 'Twenty minutes outdoors, phone in the pocket.'),
  still: day('still', 'Ten minutes with nothing: window. Unpleasant: get up.'),
  lookLight: day('look-light', 'Anything worth keeping? If not, that is the result.'),
} satisfies Record<string, Piece>
