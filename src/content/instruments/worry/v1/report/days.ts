import type { Piece } from '@/core/report/report-key'
import { all, any, from, leads, not } from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** Days of the week plans; some stand in more than one. None asks anyone to face alone what frightens them. */
export const days = {
  slips: day(
    'slips',
    'Each worry of one day gets three words on a slip; no working on it. In the evening sort: waiting for something, or set off by something small. Why: shows which of the two it is.',
  ),
  chair: day(
    'chair',
    'Worry time: 15 minutes, same kitchen chair, late afternoon, not near bed; timer; what comes earlier gets a keyword. Way out: nothing comes, get up after 5. Why: in a study 53 people with much worry did half an hour a day for two weeks and had less worry than a comparison group; here shorter, so a try.',
    { cites: ['mcgowan'] },
  ),
  fork: day(
    'fork',
    'Take the heaviest slip: is there a step that is mine and soon? Yes: one step, day, hour. No: it goes to the chair. Words to say to oneself. Why: planning has an end.',
  ),
  forecast: day(
    'forecast',
    'One worry as a sentence with a date on which it will be known, folded away. Why: 29 people with strong lasting worry, most of what they noted did not come true; the reader is not one of them, so look oneself. Not for a diagnosis pending or a real threat.',
    { cites: ['lafreniere'] },
  ),
  tenMinutes: day(
    'ten-minutes',
    'Before asking for reassurance wait ten minutes; then ask for something that can be answered. Words. Why: reassurance wears off.',
    { when: from('q17', 2) },
  ),
  byWhen: day(
    'by-when',
    'Where an answer is missing, ask by when it can be expected. Words for boss, office, friend. Why: a date ends the circling sooner than the wish not to circle.',
    { when: from('q14', 2) },
  ),
  decide: day(
    'decide',
    'One small choice in a minute, no looking back at it today. Why: shows whether the doubt goes without checking.',
  ),
  tell: day(
    'tell',
    'Tell one person the list aloud, five minutes, they need not solve it. Words. Way out: in writing. Why: said once to a face beats ten rounds alone, as a judgment.',
    { when: any(...['worrying', 'tension', 'avoidance'].map((part) => ({ part, is: 'high' }) as const)) },
  ),
  hands: day(
    'hands',
    'Twenty minutes with the hands on something that shows a result. Why: attention needs somewhere to go. For readers who are not heavy.',
  ),
  lookHead: day('look-head', 'Read the slips: how many are still a worry? Keep one step, drop the others.'),
  bodyLog: day(
    'body-log',
    'At ten, three, eight: where is it tight, 0 to 10, what was just going on. Three words. Why: grip is noticed late.',
  ),
  contrast: day(
    'contrast',
    'Tense and release hands, shoulders, face, feet, in a chair; nothing that hurts. Why: 27 studies on relaxation training pooled, medium effect; longer trainings more. Ten minutes are a sample.',
    { cites: ['manzoni'] },
  ),
  walk: day(
    'walk',
    'Twenty minutes outdoors at a pace that allows talking, before supper; not if ill, dizzy or with chest pain. Why: the body gets to use what it made ready. A judgment.',
  ),
  tone: day(
    'tone',
    'Change ring tone, switch off most notifications, ask one person to say the subject at once. Words. Why: fewer alarms, fewer starts.',
    {
      when: all(
        not({ group: 'startle', is: 'low' }),
        not({ group: 'held', above: 'startle' }),
        any(from('q04', 2), from('q10', 2)),
      ),
    },
  ),
  seat: day(
    'seat',
    'Look at the place where the grip arises: screen height, armrest, light; change one. Why: some of the neck is furniture.',
  ),
  doctor: day(
    'doctor',
    'Make an appointment to have the bodily side looked at; words; bring the numbers of day 1. Why: thyroid, iron, medicines, coffee can do the same.',
    { when: { part: 'tension', is: 'high' } },
  ),
  coffee: day(
    'coffee',
    'No coffee, strong tea or energy drink after noon on two days; compare late afternoon. Who takes none: water and a window. Why: coffee and unease feel the same in the chest.',
  ),
  warm: day(
    'warm',
    'Ten minutes of warmth on the neck or in the shower before the evening begins, phone elsewhere. Why: letting go is easier early than late.',
  ),
  lookBody: day('look-body', 'Compare numbers of day 1 with today; keep one thing.'),
  pile: day(
    'pile',
    'Write down what waits; next to each the nearest date; do nothing. Why: a list is smaller than a pile. Way out: with company.',
  ),
  twoMinutes: day(
    'two-minutes',
    'Two minutes of the thing with the nearest date: open, dial, write the first line; then free to stop. Why: beginnings are where unease is largest; check by a number before and after.',
  ),
  company: day(
    'company',
    'Someone sits in the room or on video for 20 minutes while the reader does the thing. Words. Why: it is easier to start, and no shame.',
  ),
  openOne: day(
    'open-one',
    'Open one message, with a note before of the worst guess; read the first line only. Not: from someone who threatens. Why: compare guess and line.',
    { when: from('q15', 2) },
  ),
  script: day(
    'script',
    'Write three sentences for the call and read them off. Words. Why: one reads instead of improvising.',
    { when: from('q09', 2) },
  ),
  dateOne: day(
    'date-one',
    'Give one waiting thing a day and an hour in the calendar. Why: a thing with a date is done sooner, see answers.',
  ),
  shortYes: day(
    'short-yes',
    'The next invitation: a short version with an end. Words. Way out: leave. Why: going for a bit teaches more than staying away. Only with people who are good to the reader.',
    { when: from('q06', 2) },
  ),
  sentence: day(
    'sentence',
    'One sore subject in one sentence, to a person who is safe; written before. Words. Way out: in writing.',
    { when: from('q12', 2) },
  ),
  friendStep: day('friend-step', 'Ask a friend who puts things off which step comes first, and tell one of one’s own.'),
  ifThen: day(
    'if-then',
    'One plan as: when …, then …, put where it happens. Why: plans in this form are carried out more often.',
    { cites: ['gollwitzer'] },
  ),
  lookAround: day('look-around', 'Compare guess and finding; which step again on a bad day? Keep one.'),
  onePerson: day(
    'one-person',
    'Choose one person and write today. Words in full. If there is nobody: a helpline of this site. Why: not for solving, so that someone knows.',
  ),
  appointment: day(
    'appointment',
    'Book a doctor or counselor; online if calling is hard, or someone dials. Words. Why: it is a lot for one person, and this is what they are for. Not later than two weeks.',
  ),
  page: day(
    'page',
    'Mark three lines on the page for a doctor and put it in the bag. Why: words are hard to find in that room.',
  ),
  island: day(
    'island',
    'Five minutes, twice: something warm or cold in the hands, five things one sees. Nothing needs to get better. Way out: stop if it makes it worse.',
  ),
  blanket: day(
    'blanket',
    'Leads body: twice five minutes with something around the shoulders, back and arms resting. Nothing has to loosen. Way out: where people are.',
    { when: leads('tension') },
  ),
  around: day(
    'around',
    'Leads avoidance: someone sits there five minutes, nothing is opened. Words. Way out: a place with people. Why: company before a step.',
    { when: leads('avoidance') },
  ),
  less: day(
    'less',
    'Take one thing off this week: postpone it or hand it over. Words. Why: strength is spent already.',
  ),
  evening: day(
    'evening',
    'After supper no news, phone in another room, something known and harmless. Helplines stay reachable. Why: fewer sparks before the night.',
  ),
  keep: day(
    'keep',
    'Is the appointment fixed? Who hears how it went? If neither: one call today, with someone beside. Nothing to be judged.',
  ),
  note: day(
    'note',
    'Write down what helped in these four weeks, three lines, where a harder month will find it. Why: forgotten by then.',
  ),
  heaviest: day(
    'heaviest',
    'Of the quoted answers take the one with most weight: when last, where? One line. Why: light scores have a point, too.',
  ),
  lend: day(
    'lend',
    'Ask someone who frets: what is the next step, and shall I sit with you? Words. Why: better than do not worry.',
  ),
  still: day('still', 'Ten minutes with nothing: bench, window. Why: to know what it feels like when nothing pulls.'),
  lookLight: day('look-light', 'Anything worth keeping? If not, that is the result.'),
} satisfies Record<string, Piece>
