import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, eased } from './conditions'

/** Those that may stand beside help. */
const beside = new Set(['circling-unopened', 'cancel-asks', 'says-startles', 'there-away'])

/** Two answers that pull against each other, in points of 0–4: three is most of the time, one is now and then. */
const pull = (id: string, a: Condition & { item: string }, b: Condition & { item: string }, note: string): Piece => ({
  id: `pull.${id}`,
  // Beside help, no cleverness: only what explains something to others as well.
  when: beside.has(id) ? all(a, b) : all(a, b, eased),
  items: [a.item, b.item],
  note,
})
const often = (item: string) => ({ item, from: 3 })
const seldom = (item: string) => ({ item, to: 1 })

export const pulls: readonly Piece[] = [
  pull(
    'circling-unopened',
    often('q14'),
    often('q15'),
    'Thoughts circle until an answer comes; a message stays closed because of what it might say. Wanting to know and not wanting to know; the closed message keeps the circle going. Credit: it protects for an hour. The week can check.',
  ),
  pull(
    'cancel-asks',
    often('q06'),
    often('q17'),
    'Calls off plans with people, asks people for reassurance: company is avoided as an event and needed as a voice.',
  ),
  pull(
    'says-startles',
    seldom('q12'),
    often('q10'),
    'q12 is reversed, its raw label is quoted: sore subjects are brought up by the reader; the heart speeds up when someone else asks for a minute. Starting is bearable, being started is not: who knows the subject.',
  ),
  pull(
    'says-postpones',
    seldom('q12'),
    often('q09'),
    'Sore subjects face to face yes, the difficult call no. Guess: on the phone there is no face. So it is the channel.',
  ),
  pull(
    'done-small',
    seldom('q18'),
    often('q03'),
    'The unpleasant errand is done on its day; until then small jobs go first. A date is what works; a thing without one is lost.',
  ),
  pull(
    'there-away',
    seldom('q06'),
    often('q02'),
    'Plans are kept, and at the table the thoughts are elsewhere. Present for others, half present for the meal.',
  ),
  pull(
    'shower-neck',
    seldom('q01'),
    often('q16'),
    'Warm water loosens the muscles; by evening the neck is hard. So letting go works, it comes too late in the day.',
  ),
  pull(
    'waits-remark',
    seldom('q05'),
    often('q08'),
    'Waiting for news can be left alone; a passing remark cannot. An open question has an owner and a date, a remark has neither.',
  ),
  pull(
    'choice-errand',
    seldom('q18'),
    often('q11'),
    'Unpleasant errands on their day, and a small choice is doubted afterward. Hard things have an end, small choices do not.',
  ),
]
