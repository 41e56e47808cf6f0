import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, eased, not, oneOption } from './conditions'

/** Two answers that pull against each other, in points of 0–4: three is most of the time, one is now and then. */
const pull = (id: string, a: Condition & { item: string }, b: Condition & { item: string }, note: string): Piece => ({
  id: `pull.${id}`,
  // Beside help, no cleverness; and one option for every line holds no two answers against each other.
  when: all(a, b, eased, not(oneOption)),
  items: [a.item, b.item],
  note,
})
const often = (item: string) => ({ item, from: 3 })
const seldom = (item: string) => ({ item, to: 1 })

/** Reversed items (q01, q05, q09, q15, q17) are quoted by the raw label: seldom means that the line was often true. */
export const pulls: readonly Piece[] = [
  pull(
    'waits-yes',
    seldom('q15'),
    often('q03'),
    'Money gets a night, an evening does not get a minute. The pause is there; lend it to the calendar.',
  ),
  pull(
    'rests-regrets',
    seldom('q09'),
    often('q18'),
    'Annoyed replies rest, and yet sent messages are regretted: the slips must be the others, cheerful or helpful ones. Guess.',
  ),
  pull(
    'work-phone',
    seldom('q05'),
    often('q11'),
    'The mind stays at work, the phone leads astray. A head that can, a device made to lead on.',
  ),
  pull(
    'stays-drops',
    seldom('q05'),
    often('q12'),
    'Within a thing faithful, between things not: the plan goes, the task does not.',
  ),
  pull(
    'carried-voice',
    often('q14'),
    seldom('q17'),
    'Thoughts carry off at work; a long voice message is kept after one hearing. A voice holds.',
  ),
  pull(
    'reads-loses',
    seldom('q06'),
    often('q08'),
    'Instructions first, place lost on the way: not haste, the middle of the way. No coin here: a day has it.',
  ),
  pull(
    'bench-afternoon',
    seldom('q01'),
    often('q10'),
    'A bench with people passing is enjoyed; a free afternoon is filled. It is not quiet that is hard, it is nothing to look at. Guess.',
  ),
  pull(
    'bench-pacing',
    seldom('q01'),
    often('q04'),
    'Sits on a bench, paces on the phone: the talk sets the legs going.',
  ),
  pull(
    'evening-film',
    often('q13'),
    seldom('q16'),
    'Body hurried in the evening, slow film no trouble: a story slows it.',
  ),
  pull(
    'film-call',
    often('q16'),
    seldom('q04'),
    'Slow film pulls the legs, a call lets them be: taking part holds, watching does not.',
  ),
  pull(
    'cold-steps',
    often('q02'),
    seldom('q08'),
    'Drink forgotten, place in the recipe kept: one sits inside the task, the other waits beside it.',
  ),
]
