import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, first, heat, not, stopped } from './conditions'

type OfItem = Condition & { item: string }
type OfContext = Condition & { context: string }
const item = (id: string, range: { from?: number; to?: number }): OfItem => ({ item: id, ...range })
const said = (context: string, ...options: number[]): OfContext => ({ context, in: options })

/** Those that may stand where something was broken or somebody got scared: nothing on anger, mistakes or other people. */
const besideHeat = new Set([
  'loss-quiet',
  'load-stressed',
  'alone-circling',
  'worse-lift',
  'nerves-untold',
  'stressed-good',
  'quiet-waits',
  'reason-circling',
])
/** Where help comes first or days stop, the report speaks of that alone. */
const readers = (id: string): Condition => not(any(first, stopped, ...(besideHeat.has(id) ? [] : [heat])))

const pair = (id: string, a: OfItem, b: OfItem, note: string): Piece => ({
  id: `pair.${id}`,
  when: all(a, b, readers(id)),
  items: [a.item, b.item],
  note,
})
const beside = (id: string, a: OfItem, b: OfContext, note: string): Piece => ({
  id: `pair.${id}`,
  when: all(a, b, readers(id)),
  items: [a.item],
  mentions: [b.context],
  note,
})
const can = (id: string): OfItem => item(id, { from: 4 })
const cannot = (id: string): OfItem => item(id, { to: 2 })

/** Two answers, or an answer and a circumstance, that say more together; the conditions speak of turned answers. */
export const answerPairs: readonly Piece[] = [
  beside(
    'care-kind',
    cannot('q18'),
    said('c3', 5),
    'No kind word after a mistake, hardest while caring: mistakes fall on somebody, what goes well is not seen. Ask another who cares.',
  ),
  beside(
    'relatives-unsaid',
    cannot('q36'),
    said('c3', 3),
    'Hurt unsaid, hardest with relatives: there is always a next time. The newest and smallest one.',
  ),
  beside(
    'loss-quiet',
    cannot('q08'),
    said('c4', 2),
    'Quiet day’s drop unexplained, a loss: the reason need not lie in that day. Clock and calendar; company at that hour.',
  ),
  beside(
    'load-stressed',
    cannot('q14'),
    said('c4', 4),
    'Only "stressed", too much to do: the word names the list. Which task would go even with time?',
  ),
  beside(
    'sleep-morning',
    cannot('q09'),
    said('c4', 1),
    'A morning’s argument lasts, too little sleep: perhaps the night lasts. Settle nothing that has time until evening.',
  ),
  beside(
    'work-later',
    cannot('q04'),
    said('c3', 1),
    'Hurt late, hardest at work: the remark hurts after work. Which sentence would one not say to anyone?',
  ),
  beside(
    'alone-circling',
    cannot('q30'),
    said('c3', 6),
    'Worry circles, hardest alone: interrupt it and keep it away. Something that asks for answers.',
  ),
  beside(
    'better-reason',
    can('q29'),
    said('c1', 1),
    'Reason found the same day, better than a year ago: timing. What was changed because of the last reason?',
  ),
  pair(
    'said-stays',
    cannot('q27'),
    cannot('q09'),
    'Angry words, and the mood stays: perhaps the own sentence. Two lines of apology.',
  ),
  pair(
    'late-morning',
    cannot('q04'),
    cannot('q09'),
    'Hurt late, and the mood of the morning stays: the sentence that hurt is not known yet. Ask at ten.',
  ),
  pair(
    'late-unsaid',
    cannot('q04'),
    cannot('q36'),
    'Hurt late, and not said: it is late rather than cowardly. Begin with the delay.',
  ),
  pair(
    'told-strong',
    cannot('q19'),
    cannot('q20'),
    'Low mood unseen, strong reactions unexplained: they began days before. Ask since when.',
  ),
  pair(
    'quiet-waits',
    cannot('q08'),
    cannot('q12'),
    'No reason, and nothing done: waiting for a reason. First five minutes of something.',
  ),
  pair(
    'circling-mistake',
    cannot('q18'),
    cannot('q30'),
    'No kind word after mistakes, worries circle: the mistake is not closed. Three lines.',
  ),
  beside(
    'worse-lift',
    cannot('q12'),
    said('c1', 2, 3),
    'Nothing small done when down, worse than a year ago: what lifted may have dropped out. One thing from last year’s calendar.',
  ),
  pair(
    'nerves-untold',
    cannot('q15'),
    cannot('q32'),
    'Nerves the evening before, feelings left out: nobody knows, nobody helps. Tell one person beforehand.',
  ),
  pair(
    'stressed-good',
    cannot('q14'),
    cannot('q26'),
    'Only "stressed", no idea what would help: one word for three needs. Begin with what would help.',
  ),
  pair(
    'word-said',
    can('q17'),
    can('q36'),
    'Knows the word that annoyed, says what hurt: one word can be talked about. A question before the quote.',
  ),
  pair(
    'tighten-slow',
    can('q10'),
    can('q21'),
    'Feels the body tighten, slows down: a warning in time; to others it can look cold. Say why.',
  ),
  pair(
    'seen-calmer',
    can('q07'),
    can('q24'),
    'Catches sadness, others grow calmer: being seen may do it. Leave the first suggestion out.',
  ),
  pair(
    'rests-regret',
    can('q06'),
    can('q35'),
    'Lets answers rest, knows the sentence to regret: reads as the other would; things may go unsaid. An hour on the draft.',
  ),
  pair(
    'glad-kind',
    can('q28'),
    can('q18'),
    'Notices gladness, kind after mistakes: a day is not its worst moment; nobody hears it. Tell somebody.',
  ),
  pair(
    'reason-circling',
    can('q29'),
    item('q30', { to: 3 }),
    'Finds the reason, worries circle at least half the time: a reason does not stop thinking. One line, an hour, get up.',
  ),
]
