import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { high, leads } from './conditions'

const day = (id: string, note: string, when?: Condition, cites?: readonly string[]): Piece => ({
  id: `day.${id}`,
  ...(when && { when }),
  ...(cites && { cites }),
  note,
})

/** Small, with an end, and none of them sells effort. */
export const days = {
  // Where help comes first.
  tell: day('tell', 'One person today by message, words given; no answer: second person or helpline.'),
  call: day(
    'call',
    'Doctor or counselor, a date; words; someone may call. Weeks away: ask for earlier, another office.',
  ),
  outside: day(
    'outside',
    'Leads control: someone outside who has no part in it; not from a watched phone; frightened: help today.',
    leads('control'),
  ),
  handOff: day(
    'hand-off',
    'Leads overload: one thing handed over or cancelled, two sentences; someone may write it.',
    leads('overload'),
  ),
  near: day('near', 'Leads distance: ten minutes with a person, nothing to feel.', leads('distance')),
  lie: day('lie', 'Else: warm food, drink, lie down without a goal.'),
  page: day('page', 'Hand the page over or put it in the bag.'),
  less: day('less', 'One task a day counts; cancel one of the others; big decisions wait.'),
  night: day('night', 'Number of a helpline and one name on paper; work out of the bedroom.'),
  backHelp: day('back-help', 'Three questions: who knows, what date, worse? No counting.'),
  // For several plans.
  seen: (part: Part4): Piece =>
    day(
      'seen',
      'Part from 60, no help on the page: half an hour with somebody who has a say, words; doctor if sleep or stomach protests; somebody outside if the one who decides frightens.',
      high(part),
    ),
  breakWhole: day(
    'break',
    'One break whole, phone elsewhere; 22 samples: small effect on vigor and fatigue.',
    undefined,
    ['breaks'],
  ),
  back: day('back', 'Read the notes; keep one, drop the rest; worse: tell.'),
  // Overload.
  count: day('count', 'Came in / got done, one day.'),
  sort: day('sort', 'Three columns: me now, me later, someone else; two into the third.'),
  reply: day('reply', 'Sentence for a new request: which should wait.'),
  hand: day('hand', 'One thing out of the third column to a person, precise.'),
  close: day('close', 'End of the tasks: write first line for tomorrow, put away.'),
  // Control.
  circles: day('circles', 'Mine, mine to influence, fixed: this week’s annoyances.'),
  three: day('three', 'Three small decisions on purpose.'),
  earlier: day('earlier', 'Ask to be told earlier, about one thing. Not where it could be punished.'),
  trial: day('trial', 'Propose a trial with an end.'),
  ally: day('ally', 'Someone who knows the rules: representative, adviser, other carers.'),
  corner: day('corner', 'Ten minutes nobody decides about.'),
  // Exhaustion.
  dots: day('dots', 'A dot beside what leaves one emptier than its length explains.'),
  hour: day('hour', 'Strongest hour: one demanding thing, something light after.'),
  check: day('check', 'Ask for a check: words.'),
  short: day('short', 'A one-line message to the friend: no reason.'),
  slow: day('slow', 'An evening half hour with the hands, no result needed.'),
  // Distance.
  name: day('name', 'Content, people, conditions, missing thanks: one in writing.'),
  slowTask: day('slow-task', 'One task slowly, to the end.'),
  whom: day('whom', 'For whom was it: one task, one face.'),
  empty: day('empty', 'Drop one empty routine for a week, as far as it is yours.'),
  talk: day('talk', 'Tell someone who does not judge how far away it is.'),
  other: day('other', 'Something with no link to the tasks.'),
  // Light.
  note: day('note', 'Three words on what these weeks contained.'),
  guard: day('guard', 'Two half hours taken and left empty.'),
  sign: day('sign', 'Early sign: which answer would move first; whom to tell.'),
  lend: day('lend', 'Ask someone with more on their plate which small thing to take.'),
  thank: day('thank', 'Thank someone by naming what they did.'),
  backLight: day('back-light', 'Keep one page.'),
} as const

type Part4 = 'overload' | 'control' | 'distance'
