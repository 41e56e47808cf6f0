import type { Piece } from '@/core/report/report-key'
import { from, high, leads } from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** Days of the week plans; some stand in more than one. */
export const days = {
  mindLog: day(
    'mind-log',
    'One hour of ordinary work; each time one notices having left, a tick and two words where to. No scolding. Why: shows which door.',
  ),
  lossLog: day(
    'loss-log',
    'For who loses things more than the mind leaves: an hour with many small things; each time one is gone, a tick and two words on where it last was. Why: shows the spot.',
    { when: { group: 'thread', above: 'drift' } },
  ),
  fixedPlace: day(
    'fixed-place',
    'For the same: the two things that go missing most get a place in view, for a day, nothing else is tidied. Why: what is seen need not be remembered; judgment.',
    { when: { group: 'thread', above: 'drift' } },
  ),
  silence: day(
    'silence',
    'Notifications off and phone in another room for two half hours; calls of two people may come through. Why: 221 people, one week with alerts on and phone near, one week off and away; more inattention with alerts.',
    { cites: ['kushlev'] },
  ),
  nextMove: day('next-move', 'Before each interruption five words on the next step. Why: coming back is what costs.'),
  card: day('card', 'Steps on a card, a coin or cup moved along. Why: the card remembers the place.', {
    when: from('q08', 2),
  }),
  purpose: day(
    'purpose',
    'Say the purpose aloud before unlocking; put down when done. Why: a spoken aim makes the detour noticeable.',
    { when: from('q11', 2) },
  ),
  block: day(
    'block',
    'One task, fifteen minutes, timer, paper for stray thoughts; stand up after. Why: an end in sight.',
  ),
  alarms: day(
    'alarms',
    'Three things given to named alarms or objects in the way. Why: review of studies: handing intentions to reminders works very well.',
    { when: from('q02', 2), cites: ['gilbert'] },
  ),
  ifThen: day(
    'if-then',
    'One plan as when …, then …, put where it happens. Why: 94 tests pooled, carried out more often, medium to large.',
    { cites: ['gollwitzer'] },
  ),
  company: day('company', 'Someone in the room or on video for 25 minutes, each their own work. Words. Why: judgment.'),
  lookMind: day('look-mind', 'Same hour as on day 1, ticks again; keep one step.'),
  bodyLog: day('body-log', 'Three seats of the day: 0 to 10 and what was going on. Why: shows which seat.'),
  moveFirst: day(
    'move-first',
    'Twenty minutes brisk walk before the longest sitting. Not if ill, dizzy, chest pain. Why: judgment.',
  ),
  hands: day(
    'hands',
    'Something for the hands while listening; say to the others that it helps. Why: a small outlet may keep the large one closed; guess, check.',
  ),
  doctor: day(
    'doctor',
    'Appointment: physical side looked at; words; notes of day 1 and list of what one takes. Why: coffee, thyroid, iron, medicine.',
    { when: high('restlessness') },
  ),
  coffee: day(
    'coffee',
    'No coffee, strong tea, energy drink after noon two days; who drinks much halves. Who takes none: window.',
  ),
  empty: day(
    'empty',
    'Ten minutes unplanned in a free afternoon; let the first two ideas pass; the third may be done. Why: shows the urge rises and falls.',
    { when: from('q10', 2) },
  ),
  aisle: day(
    'aisle',
    'Arrange one coming sitting: aisle, stop on the way, agreed break. Why: allowed movement is shorter than fought one.',
  ),
  landing: day(
    'landing',
    'Fifteen minutes between the day and the sofa: lights, wash, slow hands. Why: body gets the message.',
  ),
  lookBody: day('look-body', 'Compare numbers; keep one.'),
  actLog: day(
    'act-log',
    'Each quick act of a day: hour and one of hungry, late, annoyed, delighted. Why: shows which.',
  ),
  tonight: day(
    'tonight',
    'Standing answer to every invitation: I will tell you tonight. Why: the calendar gets a say.',
    { when: from('q03', 2) },
  ),
  palms: day('palms', 'Both palms on the table, two long breaths before tap, pay, speak; three times today.'),
  sendLater: day(
    'send-later',
    'Delay in mail; drafts for one chat for ten minutes. Why: most regret comes in the first minutes; reader said so.',
    { when: from('q18', 2) },
  ),
  wishList: day('wish-list', 'Wishes on paper, three days each. Why: see how many last.'),
  cardData: day('card-data', 'Remove stored card from one shop. Why: typing takes two minutes, that is a pause.', {
    when: from('q15', 2),
  }),
  parking: day(
    'parking',
    'New ideas of the day go on a sheet until four o’clock; then choose one. Why: the idea is not lost, the plan either.',
  ),
  secondEye: day('second-eye', 'Agree with a friend: may I ask you, should I send this, sign this. Words. Way out.'),
  lookAct: day('look-act', 'Count what one is glad to have held back; keep one step.'),
  onePerson: day('one-person', 'Choose one person, write today. Words in full. If nobody: a helpline of this site.'),
  appointment: day(
    'appointment',
    'Book a doctor or psychologist; someone dials or sits beside. Words. Within two weeks; sooner see gate.',
  ),
  examples: day(
    'examples',
    'Two or three examples of the week, one line each, on the page for a doctor; photo of it. Why: words are hard to find in that room.',
  ),
  safeHome: day(
    'safe-home',
    'Named alarm for anything hot or running; keys and papers in one bowl; phone on the back seat when driving. With help. Why: protects while one waits.',
    { when: leads('inattention') },
  ),
  safeBody: day(
    'safe-body',
    'A short walk with someone, slow; half the coffee; tell the house that getting up helps. Nothing has to become calm.',
    { when: leads('restlessness') },
  ),
  safeMoney: day(
    'safe-money',
    'Lower the daily limit in one’s own banking app; one decision left until tomorrow; one person to call before what cannot be undone. Keeps control with the reader.',
  ),
  less: day('less', 'Take one thing off this week; words.'),
  evening: day(
    'evening',
    'After supper no news, no shop, phone in another room; known and harmless. Helplines stay reachable.',
  ),
  keep: day('keep', 'Is the date fixed, who hears about it? If neither, one call with someone beside.'),
  note: day('note', 'Three lines on what holds: hour, place, who.'),
  heaviest: day('heaviest', 'Of one’s own answers the one with most weight: when last? One line.'),
  lend: day('lend', 'Offer to sit beside someone who cannot start; words.'),
  still: day('still', 'Ten minutes with nothing: window.'),
  walk: day('walk', 'Twenty minutes outdoors, no phone in the hand. Not if ill.'),
  lookLight: day('look-light', 'Anything worth keeping? If not, that is the result.'),
} satisfies Record<string, Piece>
