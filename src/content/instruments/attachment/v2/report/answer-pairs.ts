import { type Condition, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { inLove, no, outOfReach, yes } from './conditions'

const daily: Condition = { context: 'c2', in: [0] }
const thoughtOf = (option: number): Condition => ({ context: 'c1', in: [option] })
/** The step goes to the person thought of, who is there and may be met. */
const inReach = not(outOfReach)

const pair = (name: string, items: readonly string[], when: readonly Condition[], note: string): Piece => ({
  id: `pair.${name}`,
  when: { all: when },
  items,
  note,
})

/** An answer with a circumstance, which its words quote. */
const beside = (name: string, item: string, circumstance: string, when: readonly Condition[], note: string): Piece => ({
  ...pair(name, [item], when, note),
  mentions: [circumstance],
})

/** Two answers, or an answer and a circumstance, that say more together; a step for these two and for nothing else. */
export const answerPairs: readonly Piece[] = [
  beside(
    'quarrel-known-end',
    'q22',
    'c1',
    [thoughtOf(2), yes('q22')],
    'A former partner, and a small quarrel that seemed the end: the end is known today, so the old fear looks like a forecast. Memory can’t settle it. Look at it with a friend of today; nothing sends to the former partner.',
  ),
  beside(
    'cared-for-by-family',
    'q07',
    'c1',
    [thoughtOf(3), inReach, yes('q07')],
    'A fever alone rather than with a relative: who looks after whom is settled early in a family; perhaps the role is declined and not the care. A favor that a neighbor would do as well. No word on childhood.',
  ),
  beside(
    'name-and-friendship',
    'q12',
    'c1',
    [thoughtOf(4), inReach, yes('q12')],
    'A friend, and a new name that starts a comparison: a place need not be at stake; time may be, and it can be counted.',
  ),
  beside(
    'name-and-beginning',
    'q12',
    'c1',
    [thoughtOf(1), inReach, yes('q12')],
    'Someone dated or hoped for, and a new name: perhaps nothing has been agreed, so the question is fair, and comparing can’t answer it. Write it down; saying it is the reader’s choice.',
  ),
  beside(
    'seal-every-day',
    'q16',
    'c2',
    [inLove, daily, yes('q16')],
    'Somebody loved, in touch every day, and a wish to hear that all is well: said often, the sentence weighs less. One evening a week, with a reason in it.',
  ),
  pair(
    'seen-not-told',
    ['q01', 'q19'],
    [inReach, no('q01'), yes('q19')],
    'The hard day is seen, the worry is told when settled: the other sees that and not what, and fills it in. The subject is enough.',
  ),
  pair(
    'own-pause',
    ['q17', 'q18'],
    [yes('q17'), yes('q18')],
    'Turns cool after close days, uneasy when the other is late: not distance as such. Perhaps the own return is known, the other’s is not. Note whether the other stopped mattering meanwhile.',
  ),
  pair(
    'length',
    ['q03', 'q17'],
    [yes('q03'), yes('q17')],
    'The arm is soon too much, close days are followed by cool ones: in both the trouble comes after a while. Perhaps length and not closeness; find the number. Nothing against the day on staying longer.',
  ),
  pair(
    'polite-words',
    ['q05', 'q20'],
    [yes('q05'), yes('q20')],
    'Says “fine” and doubts kind words: knows first-hand that friendly words need not be true. More compliments don’t help; one true answer, with somebody trusted.',
  ),
  beside(
    'late-every-day',
    'q18',
    'c2',
    [daily, inReach, yes('q18')],
    'In touch every day and uneasy at a delay: more messages are no cure; the more regular, the more a delay stands out. A stretch of the day in which nobody writes.',
  ),
  pair(
    'quiet-convinces',
    ['q10', 'q20'],
    [yes('q10'), yes('q20')],
    'A reproach nobody made is believed, praise that was said is checked. One question for both: the words that were said.',
  ),
  pair(
    'asked-along',
    ['q09', 'q24'],
    [inReach, yes('q09'), yes('q24')],
    'Left out of pictures, and doesn’t ask for favors: everything hangs on being thought of. Ask to come along once.',
  ),
  pair(
    'waits-unseen',
    ['q18', 'q23'],
    [inReach, yes('q18'), yes('q23')],
    'Uneasy at a delay, and doesn’t say when they miss: the other may not know the hour matters, so lateness says little. Name the hour; no faster replies.',
  ),
  pair(
    'warmth-in-deeds',
    ['q15', 'q23'],
    [inReach, yes('q15'), yes('q23')],
    'A joke for a tender sentence, and missing unsaid: the feeling has to be read from deeds. Say once what one deed means.',
  ),
  pair(
    'words-checked',
    ['q16', 'q20'],
    [yes('q16'), yes('q20')],
    'Wants the word and doubts the word: one more doesn’t settle it. What else would, on paper.',
  ),
  pair(
    'favor-not-nursing',
    ['q07', 'q09'],
    [no('q09'), yes('q07')],
    'Asks for favors, refuses nursing: not help but being decided for. One favor with a time.',
  ),
  pair(
    'their-fun-your-fine',
    ['q05', 'q08'],
    [inReach, no('q08'), yes('q05')],
    'Glad of the other’s good time, “fine” about the own bad day: the talk tilts to one life. One story of the own, as long.',
  ),
  pair(
    'bad-told-good-later',
    ['q05', 'q13'],
    [no('q05'), no('q13')],
    'Tells the bad day and the blunder; perhaps the good ones get less room. Begin with a good one once.',
  ),
  pair(
    'words-both-ways',
    ['q15', 'q21'],
    [inReach, no('q15'), no('q21')],
    'Hears and says kind words with ease: if something is missing, it is hardly one more word. An evening, a hand, a decision; one with a date.',
  ),
  pair(
    'word-and-dispute',
    ['q04', 'q14'],
    [no('q04'), no('q14')],
    'Believes a reason, trusts in a quarrel: trust doesn’t hang on the day, so a real change is noticed late. Decide what would count.',
  ),
]
