import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, chose, eased, no, not, threatened, yes } from './conditions'

type OfItem = Condition & { item: string }

/** Those that may stand where much weighs: they explain something, ask for little and are not clever. */
const sober = new Set([
  'loss-rest',
  'setback-blame',
  'love-message',
  'hours-message',
  'criticism-contradicted',
  'blame-rest',
  'trouble-disappointed',
  'known-silence',
])
/** A person who puts down is no one to ask, to thank or to wait for; help first speaks of one thing alone. */
const readers = (id: string): Condition =>
  all(sober.has(id) ? not(any(threatened, { help: 'first' })) : eased, not(chose('c4', 3, 4)))

const pair = (id: string, a: OfItem, b: OfItem, note: string, ...more: Condition[]): Piece => ({
  id: `pair.${id}`,
  when: all(a, b, readers(id), ...more),
  items: [a.item, b.item],
  note,
})

type OfContext = Condition & { context: string }
const beside = (id: string, a: OfItem, b: OfContext, note: string): Piece => ({
  id: `pair.${id}`,
  when: all(a, b, readers(id)),
  items: [a.item],
  mentions: [b.context],
  note,
})
const said = (context: string, ...options: number[]): OfContext => ({ context, in: options })

/** Two answers, or an answer and a circumstance, that say more together; the conditions speak of turned answers. */
export const answerPairs: readonly Piece[] = [
  beside(
    'loss-rest',
    yes('q09'),
    said('c4', 2),
    'No rest without something useful done, and a loss or illness: it takes strength every day and stands on no list; hard things count as well.',
  ),
  beside(
    'always-blame',
    no('q29'),
    said('c1', 0),
    'Blames for days, as long as one remembers: the length is a habit and no measure of the mistake. Compare a small and a large one.',
  ),
  beside(
    'setback-blame',
    no('q29'),
    said('c4', 1),
    'Blames days after a mistake, and a setback: small new mistakes are blamed along with it. Date of what one thinks of.',
  ),
  beside(
    'love-message',
    yes('q12'),
    said('c2', 2),
    'Silence makes unimportant, most in love: whose silence it is. The time one would give a friend.',
  ),
  beside(
    'work-failed',
    yes('q03'),
    said('c2', 1),
    'Failed day lowers, most at work: judged rather than failing. Compare with a failure nobody sees.',
  ),
  pair(
    'handed-failed',
    no('q16'),
    yes('q03'),
    'Expects a mistake, failed days lower: finished work stays open. What comes back belongs to its own day.',
  ),
  beside(
    'hours-message',
    yes('q12'),
    said('c5', 1),
    'Silence makes unimportant, heavy weeks with lighter hours: when one writes matters. Write in a lighter hour.',
  ),
  beside(
    'hide-kept',
    no('q17'),
    said('c3', 0, 1),
    'Hides sides, hardly in the way: the hiding works, its price is what is avoided. Count for a week.',
  ),
  pair(
    'known-share',
    no('q28'),
    no('q07'),
    'Picks the known task, cannot name the own share: what was sure does not look like one’s doing. Note what could go wrong.',
  ),
  pair(
    'cant-mistake',
    no('q26'),
    no('q16'),
    'Hard to say "I can’t", expects a mistake: the question not asked becomes the mistake feared. Ask in the first ten minutes.',
  ),
  pair(
    'decisions-needs',
    no('q34'),
    no('q35'),
    'Leaves small decisions, own needs count less: the plans of others make it look true. Note what one would have chosen.',
  ),
  pair(
    'criticism-contradicted',
    no('q10'),
    yes('q27'),
    'Gives way to contradiction, not fine when criticized: two steps, the first unchecked. Which part exactly?',
  ),
  pair(
    'photo-looks',
    no('q23'),
    yes('q30'),
    'Sees flaws first, worth less on such days: the mood one looks with changes. What was in the hour before.',
    not(chose('c4', 2)),
  ),
  pair(
    'blame-rest',
    no('q29'),
    yes('q09'),
    'Blame takes hours, so less is done, so no rest. Fix the end of the day in the morning.',
  ),
  pair(
    'trouble-disappointed',
    no('q11'),
    yes('q33'),
    'Trouble undeserved, disappointment lowers: counts what is owed, hardly what is given. Two lines after a favor.',
  ),
  pair(
    'known-silence',
    yes('q12'),
    yes('q18'),
    'Silence and a friend’s success lower: nobody has said anything. Write what was said.',
  ),
  pair(
    'new-cant',
    yes('q19'),
    yes('q26'),
    'Takes on new things, at ease with "I can’t": no need to look like one who knows; harder as the expert.',
  ),
  pair(
    'way-mistake',
    yes('q13'),
    { item: 'q16', to: 3 },
    'Finds another way, yet expects a mistake at least by half: it is someone else seeing it first. What one would do then.',
  ),
  pair(
    'gentle-criticism',
    yes('q14'),
    no('q27'),
    'Gentle after mishaps, fine when criticized: deed and person stay apart; critics may not see it. Say what will change.',
  ),
  pair(
    'accept-share',
    yes('q20'),
    yes('q07'),
    'Accepts kind words, names the own share: hears exact praise. Answer with a detail.',
  ),
  pair(
    'judgment-week',
    yes('q22'),
    no('q15'),
    'Own judgment, worth steady in poor weeks: can wait for results, perhaps too long. A date and a sign.',
  ),
]
