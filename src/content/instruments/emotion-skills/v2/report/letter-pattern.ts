import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allHigh,
  allLow,
  allMiddle,
  burdened,
  chose,
  dry,
  floodedMost,
  harmed,
  heat,
  high,
  leads,
  low,
  lowest,
  muchDespiteSkill,
  not,
  parts,
  seenThrough,
  seenThroughMost,
  stopped,
  threatened,
  worse,
} from './conditions'

const [n, u, r] = parts
const pattern = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `pattern.${id}`,
  when,
  mentions: parts,
  note,
  ...more,
})
const grave: Partial<Piece> = { heavy: true, facts: ['!calm'], mentions: [] }

export const patterns: readonly Piece[] = [
  pattern(
    'afraid',
    threatened,
    'Somebody threatens or hurt the reader. What the scores can and cannot be used for: they describe habits, and no habit has to keep a person safe. The week begins with people outside. No calm talks with that person. No scores.',
    grave,
  ),
  pattern(
    'harmed',
    harmed,
    'The reader hurt somebody and said so. First safety, then help this week; the scores show where to begin later. No verdict, no excuse, no scores.',
    grave,
  ),
  pattern(
    'stopped',
    stopped,
    'Days on which nothing works. Then skills are not the first question: what takes the strength. A visit and somebody near; scores wait. No scores.',
    grave,
  ),
  pattern(
    'heat',
    heat,
    'Things were thrown or broken or somebody got scared, at any height of the skills. The early minutes are the place: leave before. Scores by slots.',
    { facts: ['!calm'] },
  ),
  pattern(
    'much-drink',
    all(muchDespiteSkill, chose('c4', 5)),
    'No part is low, a lot is in the way, and alcohol or another substance weighs most: look there first; tell both at the visit.',
    { facts: ['!calm'] },
  ),
  pattern('middle-burdened', all(allMiddle, burdened), 'All in the middle and a lot in the way: which scenes.', {
    facts: ['!calm'],
  }),
  pattern(
    'much',
    muchDespiteSkill,
    'No part is low and feelings still get in the way a lot: then load or body is a likelier reason than skill. Scores by slots.',
    { facts: ['!calm'] },
  ),
  pattern('all-high', allHigh, 'All three high by own account. Price: others bring theirs; ask somebody to check.'),
  pattern(
    'all-low-drink',
    all(allLow, chose('c4', 5)),
    'All low, and alcohol or another substance weighs most: the two may belong together; tell both.',
  ),
  pattern(
    'all-low-worse',
    all(allLow, worse),
    'All low, and worse than a year ago: may be a phase, look at what began. A doctor or counselor if it lasts.',
  ),
  pattern(
    'all-low',
    allLow,
    'All low: says when and how, not how much is felt. One place at a time; the week takes the lowest.',
  ),
  pattern(
    'see-know-carried',
    all(high(n), seenThrough),
    'Sees and knows, is carried along: more insight will not help, minutes will.',
  ),
  pattern('steady-only', all(low(n), low(u), high(r)), 'Steady without news. Others get calm, seldom what goes on.'),
  pattern(
    'flood-work',
    all(floodedMost, chose('c4', 1, 4)),
    'Much comes in, little slows it, and there is too little sleep or too much to do: load first.',
  ),
  pattern('flood', floodedMost, 'Much comes in, little slows it. Tired after an ordinary day with people.'),
  pattern('dry', dry, 'Calm, late news. Two readings; how to tell after the next quarrel.'),
  pattern(
    'know-carried',
    seenThroughMost,
    'Explains and is still carried. An explanation is about the past hour; calm needs the next ten minutes.',
  ),
  pattern(
    'steers-unnamed',
    all(low(u), high(r)),
    'Calms down without knowing what it was; the same thing comes again.',
  ),
  pattern(
    'heard-unnamed',
    all(high(n), low(u)),
    'Feels early that something is up; no word, no reason; a rough word first.',
  ),
  pattern(
    'late-clear',
    all(low(n), high(u), not(all(low(r), lowest(r)))),
    'Late, then clear; the insight comes when the other has gone home.',
  ),
  pattern('see-steer', all(high(n), high(r)), 'Early and steady; why is known less often.'),
  pattern('see-know', all(high(n), high(u)), 'Early and able to say; steering about half the time.'),
  pattern('know-steer', all(high(u), high(r)), 'Knows why, can steady; notices about half the time in time.'),
  pattern('late-unnamed', all(low(n), low(u)), 'Late and without a word; steering about half the time.'),
  pattern(
    'late-carried',
    all(low(n), low(r)),
    'Late and carried: the two belong together; earlier is the cheaper end.',
  ),
  pattern('unnamed-carried', all(low(u), low(r)), 'Carried by something without a name; a word or a minute.'),
  pattern('middle', allMiddle, 'All in the middle: some scenes go well, some do not; which. The week tries each.'),
  pattern('notice-high', all(leads(n, 'high'), high(n)), 'Noticing says most. Which of it is mine to act on.'),
  pattern('notice-low', all(leads(n, 'low'), low(n)), 'Noticing says most, at its lower end: task first.'),
  pattern('understand-high', all(leads(u, 'high'), high(u)), 'Understanding says most: from knowing to doing.'),
  pattern(
    'understand-low-much',
    all(leads(u, 'low'), low(u), chose('c2', 2)),
    'Understanding at its lower end, and feelings get in the way a lot: what has no name is hard to ask help for; rough words do.',
    { facts: ['!calm'] },
  ),
  pattern(
    'understand-low',
    all(leads(u, 'low'), low(u)),
    'Understanding says most, at its lower end; a few words help.',
  ),
  pattern(
    'regulate-high',
    all(leads(r, 'high'), high(r)),
    'Steering says most: what happens to a feeling calmed soon.',
  ),
  pattern('regulate-low', all(leads(r, 'low'), low(r)), 'Steering says most, at its lower end: tiring, learnable.'),
  { id: 'pattern.open', note: 'A part has no score; nothing was filled in; what was answered is read.' },
]
