import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, carer, chose, from, high, leads, loss, type Part, raised, study } from './conditions'

const day = (id: string, note: string, when?: Condition, cites?: readonly string[]): Piece => ({
  id: `day.${id}`,
  ...(when && { when }),
  ...(cites && { cites }),
  note,
})

/** Small, with an end, and none of them sells effort. */
export const days = {
  // Where somebody frightens the reader.
  safeTell: day('safe-tell', 'One person outside, in person or from a phone nobody reads: one sentence.'),
  safeCallDoctor: day(
    'safe-call-doctor',
    'Duties can’t be kept up, or a part very high: a doctor this week, alone; say both; ask there for a service.',
    any({ part: 'exhaustion', from: 'level5' }, { part: 'distance', from: 'level5' }, chose('c5', 4)),
  ),
  safeCall: day(
    'safe-call',
    'A service for this, or a doctor: what they can do; no decision needed; not from a watched phone.',
  ),
  safePlaceCare: day(
    'safe-place-care',
    'The same where somebody depends on the reader: may they come along, or who is with them.',
    carer,
  ),
  safePlace: day(
    'safe-place',
    'One door to go to at any hour; key, charger, papers, medicines together, if that can be done unseen.',
  ),
  safeNotes: day(
    'safe-notes',
    'What happened, date, words: told to the person who knows, who writes and keeps it; nothing that could be found.',
  ),
  safeLess: day('safe-less', 'One duty less this week that the feared person will not ask about; no reason owed.'),
  safeBody: day('safe-body', 'Eat, drink, sleep where it is calm; ten minutes with somebody kind.'),
  safeBack: day('safe-back', 'Three questions: who knows, where could I go, has it grown worse; then today.'),
  // Where help comes first.
  tell: day(
    'tell',
    'One person today by message, words given; no answer: second person; nobody: a helpline. A review on support.',
    undefined,
    ['cohen'],
  ),
  call: day(
    'call',
    'Doctor or counselor, a date; words; someone may call. Weeks away: ask for earlier, another office.',
  ),
  cover: day(
    'cover',
    'Somebody depends on the reader: who looks after them for two or three days; list of five lines.',
    carer,
  ),
  outside: day(
    'outside',
    'Leads control: someone outside who has no part in it.',
    all(leads('control'), raised('control')),
  ),
  handOff: day(
    'hand-off',
    'Leads overload: one thing handed over or cancelled, two sentences; not where safety or pay depends on it.',
    all(leads('overload'), raised('overload')),
  ),
  near: day(
    'near',
    'Leads distance: ten minutes with a person, nothing to feel.',
    all(leads('distance'), raised('distance')),
  ),
  lie: day('lie', 'Else: warm food, drink, lie down without a goal.'),
  page: day('page', 'Hand the page over or put it in the bag.'),
  sayLoadBetween: day(
    'say-load-between',
    'The same where nobody hands out tasks: somebody who knows the reader’s days; which one can be left.',
    all(leads('overload'), raised('overload'), chose('c1', 4)),
  ),
  sayLoadStudy: day(
    'say-load-study',
    'The same for a student: the tutor or the office; how many papers and exams; what can be moved.',
    all(leads('overload'), raised('overload'), study),
  ),
  sayLoad: day(
    'say-load',
    'Overload leads: one message to whoever has a say, or somebody outside if feared; then the page in the bag.',
    all(leads('overload'), raised('overload')),
  ),
  lessStudy: day('less-study', 'One exam or paper moved: whom to write; words.', study),
  lessCare: day(
    'less-care',
    'Care: food, medicine, safety and a kind word count this week; the housework waits.',
    carer,
  ),
  less: day('less', 'One task a day counts; cancel one of the others; big decisions wait.'),
  night: day('night', 'A name on paper beside the bed; tasks out of the bedroom.'),
  backHelp: day('back-help', 'Three questions: who knows, what date, worse? No counting.'),
  // For several plans.
  seen: (part: Part): Piece =>
    day(
      'seen',
      'Part from 60 and much to do: a quarter of an hour with somebody who has a say, words; if that person frightens, somebody outside.',
      all(high(part), raised('overload')),
    ),
  breakWhole: day(
    'break',
    'One break whole, phone elsewhere; 22 samples: small effect on vigor and fatigue.',
    undefined,
    ['breaks'],
  ),
  emptyHead: day(
    'empty-head',
    'Tasks go around in the evening: before stopping write where, when and how to go on. Study of employees.',
    from('q33', 2),
    ['smit'],
  ),
  back: day('back', 'Read the notes; keep one, drop the rest; worse: tell.'),
  // Overload.
  countCare: day('count-care', 'Care: mark each call for two hours; who else could have answered.', carer),
  count: day('count', 'Came in / got done, one day.'),
  sort: day('sort', 'Three columns: me now, me later, someone else; two into the third.'),
  replyCare: day('reply-care', 'Sentence for relatives: not today, but …', carer),
  replyStudy: day('reply-study', 'Sentence for group work and teachers.', study),
  reply: day('reply', 'Sentence for a new request: which should wait.'),
  batch: day(
    'batch',
    'Pulled away often: two fixed times for the most frequent interruption.',
    any(from('q09', 3), all(from('q13', 3), from('q09', 2))),
    ['mark'],
  ),
  hand: day('hand', 'One thing out of the third column to a person, precise.'),
  /** Only where tasks run into rest: who keeps those hours has no need of it. */
  closeSpilled: day('close', 'End of the tasks: put away, light off, same time, three evenings.', from('q25', 2)),
  // Control.
  circles: day('circles', 'Mine, mine to influence, fixed: this week’s annoyances.'),
  three: day('three', 'Three small decisions on purpose.'),
  early: day(
    'early',
    'Hears late: ask to be told earlier about one thing. Not where it could be punished.',
    from('q10', 2),
  ),
  oneHour: day('one-hour', 'Ask for one hour of one’s own placing.'),
  cornerCare: day('corner-care', 'Care: twenty minutes with another adult in charge, out of earshot.', carer),
  corner: day('corner', 'Ten minutes nobody decides about.'),
  allyStudy: day('ally-study', 'Student office, class representative, older student.', study),
  allyCare: day('ally-care', 'Carers’ group, town, relative who has done it.', carer),
  ally: day('ally', 'Someone who knows the rules at work.'),
  trial: day('trial', 'Propose a trial with an end.'),
  /** The same, where the way is not their own; who has it asks for an hour. */
  trialWay: day('trial', 'The same, where the way is settled by others.', any(from('q18', 2), from('q26', 2))),
  oneHourToo: day('one-hour', 'The same, where the third day asks for early news.', from('q10', 2)),
  // Exhaustion.
  dots: day('dots', 'A dot beside what leaves one emptier than its length explains.'),
  hour: day('hour', 'Strongest hour: one demanding thing, something light after.'),
  check: day('check', 'Tired after rest: ask for a check: words; bring the page.', from('q11', 3)),
  /** The first day where tiredness is high. */
  checkFirst: day('check', 'High: the call for a checkup comes first.', high('exhaustion')),
  dotsLater: day('dots', 'The same, after the call for a checkup.', high('exhaustion')),
  shareNight: day('share-night', 'Care: one night or one early morning by somebody else.', carer),
  short: day('short', 'A one-line message to a friend: no reason.', from('q31', 2)),
  gentle: day('gentle', 'One chore at half the standard.'),
  slow: day('slow', 'Half an hour with the hands, no result needed.', undefined, ['recovery']),
  // Distance.
  name: day('name', 'Content, people, conditions, missing thanks: one in writing.'),
  slowTask: day('slow-task', 'One task slowly, to the end.'),
  whom: day('whom', 'For whom was it: one task, one face. Study of callers.', undefined, ['grant']),
  craft: day('craft', 'Change one task: how, with whom, or in which order.', undefined, ['crafting']),
  talk: day('talk', 'Tell someone who does not judge how far away it is.'),
  /** The same, where another part may say more: only if distance is raised. */
  talkRaised: day('talk', 'Tell someone who does not judge how far away it is.', raised('distance')),
  other: day('other', 'Something with no link to the tasks.'),
  // Light lines beside one answer that is not.
  watchNote: day('watch-note', 'Which answer was it; three lines on what it is about.'),
  watchUndone: day(
    'watch-undone',
    'Important things are left undone: list them, take twenty minutes of one.',
    chose('c5', 3),
  ),
  watchFree: day('watch-free', 'Free days are the same: one hour planned, with a person.'),
  watchAsk: day('watch-ask', 'Ask somebody near what they see.'),
  watchBack: day('watch-back', 'If it stays two weeks: tell a doctor; else keep one.'),
  // Light.
  note: day('note', 'Three words on what these weeks contained.'),
  guard: day('guard', 'Two half hours taken and left empty.'),
  sign: day('sign', 'Early sign: which answer would move first; when … then …; whom to tell.', undefined, [
    'gollwitzer',
  ]),
  askCare: day('ask-care', 'Care, and light: arrange one relief while it is easy.', carer),
  lend: day('lend', 'Ask someone with more on their plate which small thing to take.'),
  lendLoss: day('lend-loss', 'A loss or an illness: let somebody do one small thing; exact, with a day.', loss),
  thank: day('thank', 'Thank someone by naming what they did.'),
  backLight: day('back-light', 'Keep one page.'),
} as const
