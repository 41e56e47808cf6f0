import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  body,
  carer,
  chose,
  danger,
  eased,
  effort,
  from,
  helped,
  home,
  lively,
  low,
  medicine,
  not,
  oneOption,
  strain,
  substance,
  upTo,
  weeks,
  wrong,
} from './conditions'

/** Answers joined with each other: “more than half the time” or more, or at most “less than half the time”. */
const OFTEN = 3
const SELDOM = 1
/** About half the time. */
const HALF = 2

/** Where little sleep and much energy, or a change within weeks, needs a doctor, no habit is looked at. */
const plain = all(not(lively), not(all(helped, weeks)), not(oneOption))
/** Where low spirits or something in danger come first, no cause or measure of little weight stands beside them. */
const sober = all(plain, not(all(helped, low)), not(danger))
/** On restlessness: a medicine or a substance may be the cause. */
const ownUnrest = all(sober, not(any(medicine, substance)))
/** On what goes well: never beside help. */
const calm = all(eased, not(oneOption))

const pair = (id: string, items: readonly string[], when: Condition, note: string, circumstance?: string): Piece => ({
  id: `pair.${id}`,
  when,
  items,
  ...(circumstance && { mentions: [circumstance] }),
  note,
})

const both = (a: string, b: string): Condition => all(from(a, OFTEN), from(b, OFTEN))

/** Reversed lines are quoted by the raw label. */
export const answerPairs: readonly Piece[] = [
  pair(
    'before-phone',
    ['q17'],
    all(from('q17', OFTEN), chose('c1', 1), plain),
    'Phone leads astray, and it has been so since childhood: the phone of today is not where it began; what did it at ten.',
    'c1',
  ),
  pair(
    'two-departures',
    ['q13'],
    all(from('q13', OFTEN), carer, plain),
    'Late, and it shows most when looking after somebody: two people leave; set the alarm by the other one. Guess.',
    'c3',
  ),
  pair(
    'body-ride',
    ['q10'],
    all(from('q10', OFTEN), body, ownUnrest),
    'An hour’s ride is too long and the body weighed most: discomfort has a place, unrest has none; where does it begin.',
    'c5',
  ),
  pair(
    'others-wait',
    ['q13'],
    all(from('q13', OFTEN), chose('c2', 0), calm),
    'Late, and it hardly gets in the way: who waits pays; ask one of them. No culprit.',
    'c2',
  ),
  pair(
    'home-one',
    ['q04'],
    all(upTo('q04', SELDOM), upTo('q19', HALF), home, sober),
    'The mind stays with one thing, trouble shows at home: there it is seldom one thing; a cleared table.',
    'c3',
  ),
  pair(
    'hurry-to-bed',
    ['q35'],
    all(from('q35', OFTEN), chose('c4', 1), ownUnrest),
    'Body in a hurry in the evening, short nights: an earlier bedtime takes the hurry along; the last thing before sitting down earlier. Legs: doctor.',
    'c4',
  ),
  pair(
    'margin',
    ['q15'],
    all(from('q15', OFTEN), wrong, plain),
    'Starts late, things go wrong: no time left to put a slip right; perhaps not more slips; two more days.',
    'c2',
  ),
  pair(
    'load-free',
    ['q21'],
    all(from('q21', OFTEN), strain, ownUnrest),
    'Fills a free afternoon, too much at once: less a trait than these months; half an hour for what weighs most, then stop.',
    'c5',
  ),
  pair(
    'drive-there',
    ['q21', 'q15'],
    all(both('q21', 'q15'), ownUnrest),
    'Looks for something to do, starts late on deadlines: drive is there, the task is too big to be next; a piece of twenty minutes.',
  ),
  pair(
    'undecided-evening',
    ['q36', 'q35'],
    all(both('q36', 'q35'), ownUnrest),
    'Back and forth over what first, body in a hurry in the evening: open choices keep the day open; choose tomorrow’s first. Guess.',
  ),
  pair(
    'early-waits',
    ['q13', 'q32'],
    all(both('q13', 'q32'), plain),
    'Late, and waiting is hard: early means waiting, so no margin is left; give the wait something liked. Guess.',
  ),
  pair(
    'own-reply',
    ['q16', 'q07'],
    all(both('q16', 'q07'), plain),
    'Speaks too early, misses sentences: a reply held on to shuts the ear; waiting alone makes it worse; a finger for it. Guess.',
  ),
  pair(
    'detour-cart',
    ['q17', 'q12'],
    all(both('q17', 'q12'), plain),
    'Phone leads astray, things bought unmeant: perhaps one path; sign out of the shops.',
  ),
  pair(
    'ears',
    ['q24', 'q07'],
    all(both('q24', 'q07'), plain),
    'Voice message not retold, sentences missed: both come through the ear; a hearing test before all is put down to attention.',
  ),
  pair(
    'work-order',
    ['q36'],
    all(from('q36', OFTEN), chose('c3', 1), plain),
    'Back and forth over where to begin, and at work: somebody waits and knows by when; ask the latest date.',
    'c3',
  ),
  pair(
    'long-entries',
    ['q03', 'q31'],
    all(both('q03', 'q31'), plain),
    'Yes before the calendar, tasks run over: looking first helps halfway, the gap is taken; longest entry half as long again.',
  ),
  pair(
    'one-minute',
    ['q09', 'q30'],
    all(both('q09', 'q30'), plain),
    'Annoyed replies at once, wishes within a minute one had waited: minutes are enough, no night. Guess.',
  ),
  pair(
    'middle-gap',
    ['q22', 'q29'],
    all(both('q22', 'q29'), plain),
    'Drink cold, chore half done: both have a stretch that needs nobody; the coming back gets lost; take a piece along. Guess.',
  ),
  pair(
    'off-duty',
    ['q21', 'q35'],
    all(from('q21', HALF), upTo('q35', SELDOM), calm),
    'Fills an afternoon, body settles in the evening: rest is there; the afternoon lacks an end.',
  ),
  pair(
    'early-effort',
    ['q15'],
    all(upTo('q15', SELDOM), effort, calm),
    'Starts early, costs effort: what is begun early stays on the mind longer; marks for working and thinking. Guess.',
    'c2',
  ),
  pair(
    'stays-too-long',
    ['q04', 'q31'],
    all(upTo('q04', SELDOM), upTo('q19', HALF), from('q31', HALF), sober),
    'The mind stays, tasks run over: not drifting; perhaps more is done than needed; write what counts as finished.',
  ),
  pair(
    'list-and-more',
    ['q08', 'q12'],
    all(upTo('q08', SELDOM), from('q12', HALF), calm),
    'Brings everything, and buys unmeant things: the list says what to bring, not the rest; one line for one extra.',
  ),
  pair(
    'listens-ahead',
    ['q16', 'q07'],
    all(from('q16', HALF), upTo('q07', SELDOM), sober),
    'Speaks too early, misses little: not for lack of listening; begin with the word they stopped at.',
  ),
  pair(
    'open-door',
    ['q33', 'q11'],
    all(upTo('q33', SELDOM), upTo('q11', SELDOM), calm),
    'Soon back, keeps the place: one root, knows where it stopped; price: interrupted more. Guess.',
  ),
  pair(
    'choosing-time',
    ['q36', 'q31'],
    all(both('q36', 'q31'), plain),
    'Back and forth, and takes longer than planned: choosing is not in the plan; note two times.',
  ),
  pair(
    'two-pauses',
    ['q20', 'q09'],
    all(upTo('q20', SELDOM), upTo('q09', SELDOM), calm),
    'Expensive waits, annoyed reply waits: two feelings, one pause; find its signal.',
  ),
]
