import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  anyHigh,
  anyRaised,
  carer,
  chose,
  eased,
  from,
  high,
  light,
  loss,
  not,
  peak,
  unrested,
  upTo,
} from './conditions'

/** Not where help comes first; readers in danger, or whose daily life has stopped, get none by `onlyReplacedAnswers`. */
const unhurried = not({ help: 'first' })
/** A loss or an illness, and free days that are no better, explain more than two answers about tasks do. */
const usual = all(unhurried, not(loss), not(unrested))

/** Two answers. */
const pair = (id: string, items: readonly string[], when: Condition, note: string): Piece => ({
  id: `pair.${id}`,
  when,
  items,
  note,
})
/** An answer and a circumstance. */
const beside = (id: string, item: string, question: string, when: Condition, note: string): Piece => ({
  id: `pair.${id}`,
  when,
  items: [item],
  mentions: [question],
  note,
})
/** Two answers, both often. */
const often = (id: string, one: string, other: string, readers: Condition, note: string): Piece =>
  pair(id, [one, other], all(readers, from(one, 3), from(other, 3)), note)
/** Two answers that go well, with one root; not beside help. */
const well = (id: string, one: string, other: string, note: string): Piece =>
  pair(id, [one, other], all(eased, upTo(one, 1), upTo(other, 1)), note)

/** Answers that say more together: rare and telling ones first, broad ones last. Reversed answers are turned. */
export const answerPairs: readonly Piece[] = [
  beside(
    'minimum-stretch',
    'q28',
    'c4',
    all(usual, peak, not(high('distance')), not(chose('c2', 3, 4)), from('q28', 3)),
    'Only what must be, in a stretch with an end: perhaps rationing and no distance; which task to do properly afterward.',
  ),
  beside(
    'listens-loss',
    'q16',
    'c4',
    all(unhurried, loss, from('q16', 3)),
    'Half listening beside a loss or an illness: attention is with that; no coldness. A sentence to say.',
  ),
  beside(
    'quiet-same',
    'q33',
    'c3',
    all(unhurried, unrested, upTo('q33', 1)),
    'Free days no better, and the tasks do not go around in the head: it is not that they come along. Switching off is no advice.',
  ),
  beside(
    'plan-change',
    'q02',
    'c4',
    all(unhurried, not(unrested), chose('c4', 2), from('q02', 3)),
    'Plans overturned in a big change: still planned for the days before it; plan by yesterday’s longest stretch.',
  ),
  beside(
    'breaks-none',
    'q07',
    'c3',
    all(unhurried, chose('c3', 3), upTo('q07', 1)),
    'Hardly any free days, and short breaks work: they do the work of free days; tie the one most often skipped to something.',
  ),
  beside(
    'rest-days',
    'q11',
    'c3',
    all(unhurried, not(loss), chose('c3', 1), from('q11', 3)),
    'Tired after rest, better after a free day or two: rest works and needs longer than an evening; join free hours.',
  ),
  beside(
    'forward-free',
    'q08',
    'c3',
    all(usual, any(eased, not(high('distance'))), chose('c3', 0, 1), from('q08', 3)),
    'Nothing to look forward to, and free days go well: it belongs to the tasks; what those days have.',
  ),
  beside(
    'hour-between',
    'q22',
    'c1',
    all(unhurried, chose('c1', 4), from('q22', 3)),
    'No job, studies or care, and others set the hour: set one by one by appointments; two half days for them.',
  ),
  beside(
    'meal-stretch',
    'q01',
    'c4',
    all(eased, peak, not(unrested), upTo('q01', 1)),
    'A meal in peace in a busy stretch: a measure of when it gets too much; two days without.',
  ),
  beside(
    'spill-unhindered',
    'q25',
    'c5',
    all(eased, not(loss), not(unrested), any(chose('c5', 1), all(chose('c5', 0), not(anyHigh))), from('q25', 3)),
    'Tasks in hours kept for rest, and nothing suffers: the question was about duties and people; rest is neither.',
  ),
  often(
    'same-turning',
    'q24',
    'q33',
    all(unhurried, not(loss)),
    'All the same how it turns out, and it goes around in the head: not indifferent; one word for what goes around.',
  ),
  often(
    'minimum-tired',
    'q28',
    'q11',
    all(usual, not(peak)),
    'Only what must be, and tired after rest: doing less is done already; both halves said to a doctor.',
  ),
  often(
    'hour-break',
    'q22',
    'q07',
    all(usual, not(carer)),
    'Others set the hour, breaks give little: on call during the break; a break with a sure end.',
  ),
  often(
    'what-for-result',
    'q04',
    'q32',
    usual,
    'What is it for, and no wish to know how it works out: the answer would be there; where does one task go next.',
  ),
  often(
    'yes-undone',
    'q14',
    'q17',
    unhurried,
    'Waits for a yes, the day’s work undone: part of it waits for somebody; two lists, with names.',
  ),
  often(
    'given-turning',
    'q34',
    'q33',
    all(unhurried, not(loss)),
    'Given without asking, goes around at night: the answer not given; write it and do not send it.',
  ),
  often(
    'mishap-two',
    'q19',
    'q13',
    usual,
    'A mishap too much, two urgent things at once: the mishap is the third; note what was waiting.',
  ),
  often(
    'pulled-undone',
    'q09',
    'q17',
    unhurried,
    'Pulled away, the day’s work undone: begun and not finished, easily or not; first finish what is nearest to done.',
  ),
  often(
    'list-say',
    'q21',
    'q30',
    unhurried,
    'List too long, no say in what comes: not a matter of lists; dates beside the lines, question marks.',
  ),
  beside(
    'seated-liked',
    'q23',
    'c2',
    all(usual, eased, not(anyRaised), chose('c2', 0), from('q23', 2)),
    'Days as they would like them, and can hardly get up: liking hides tiredness; nothing to give up; stop earlier.',
  ),
  pair(
    'list-spill',
    ['q21', 'q25'],
    all(eased, light('overload'), upTo('q21', 1), from('q25', 2)),
    'List fits, rest hours are taken all the same: not the amount but the hour; what happened at the hour it was meant for.',
  ),
  pair(
    'more-tired',
    ['q28', 'q11'],
    all(eased, not(loss), not(unrested), upTo('q28', 1), from('q11', 2)),
    'Does more than must be, and tired after rest: the extra may use up what rest gives; one day without.',
  ),
  pair(
    'shift-heavy',
    ['q06', 'q03'],
    all(eased, not(loss), upTo('q06', 1), from('q03', 2)),
    'Heavy at the start, and free to move tasks: two first tasks to choose from by how the body feels.',
  ),
  well(
    'clear-pulled',
    'q09',
    'q27',
    'Seldom pulled away, clear to the end: the second rests on the first; the quiet hour.',
  ),
  well(
    'forward-fresh',
    'q08',
    'q35',
    'Looks forward to a task, begins fresh: strength may come from it; first or last.',
  ),
  well('asked-own', 'q34', 'q12', 'Is asked first, tasks feel their own: one root; pass it on.'),
]
