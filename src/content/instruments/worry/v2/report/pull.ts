import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, attacks, chose, health, lessCompany, not, notFirst, stopping } from './conditions'

/** Two answers that pull against each other, in points of 0–4; where help stands first, no cleverness. */
const pull = (id: string, a: Condition & { item: string }, b: Condition & { item: string }, note: string): Piece => ({
  id: `pull.${id}`,
  when: all(notFirst, a, b),
  items: [a.item, b.item],
  note,
})
const unless = (circumstance: Condition, piece: Piece): Piece => ({
  ...piece,
  when: piece.when ? all(piece.when, not(circumstance)) : not(circumstance),
})
/** Nothing is concluded from a heart or a jaw beside attacks, or after cutting down on alcohol or a sedative. */
const bodily = any(attacks, stopping)
/** A circumstance that says more about one of the two answers: a pair joins those. */
const medicine = chose('c4', 3)
const often = (item: string) => ({ item, from: 3 })
const seldom = (item: string) => ({ item, to: 1 })

/** Items that are turned (q02, q04, q06, q14–q16, q23–q25, q32–q34): quote the raw label; `seldom` is the easier side. */
export const pulls: readonly Piece[] = [
  unless(
    medicine,
    pull(
      'patient-snaps',
      seldom('q23'),
      often('q38'),
      'Patient with slow explanations, snaps over something small: patience is spent where it is asked for, the rest gets what is left.',
    ),
  ),
  pull(
    'evening-bed',
    seldom('q25'),
    often('q19'),
    'A free evening, and kept awake in bed: the day’s thinking is postponed to the dark. An earlier hour for it.',
  ),
  unless(
    health,
    pull(
      'circling-unopened',
      often('q28'),
      often('q27'),
      'Circles until an answer comes; a message stays closed. One of the answers may be on the phone.',
    ),
  ),
  pull(
    'cancel-asks',
    often('q12'),
    often('q10'),
    'Calls off plans, asks for a kind word: company is too much, a voice is needed. Say both.',
  ),
  pull('asks-silent', often('q10'), often('q36'), 'Asks to hear that all will be fine, swallows the real question.'),
  lessCompany(
    pull(
      'goes-company',
      seldom('q33'),
      often('q30'),
      'Goes ahead when nervous, and only with someone: the going is real; try the first minutes alone.',
    ),
  ),
  unless(
    bodily,
    pull(
      'says-startles',
      seldom('q06'),
      often('q26'),
      'Brings up sore subjects; heart races when asked. Starting is bearable; ask the subject.',
    ),
  ),
  // Questions kept to oneself say otherwise of what is hard to say.
  unless(
    often('q36'),
    pull('says-postpones', seldom('q06'), often('q09'), 'Face to face yes, the call no: the channel.'),
  ),
  unless(
    health,
    pull(
      'mail-message',
      seldom('q15'),
      often('q27'),
      'Official mail the same day, a personal message not: it is not paper, it is who wrote.',
    ),
  ),
  pull(
    'hands-page',
    seldom('q34'),
    often('q31'),
    'Free of worries with busy hands, pulled off the page: attention needs something to hold.',
  ),
  unless(
    bodily,
    pull(
      'rest-teeth',
      seldom('q32'),
      often('q17'),
      'Rests soon in the evening, wakes with clenched teeth: it happens at night; dentist.',
    ),
  ),
  pull('done-small', seldom('q24'), often('q03'), 'The errand on its day, until then small jobs: a date works.'),
  unless(
    bodily,
    pull(
      'calm-ring',
      seldom('q14'),
      often('q26'),
      'A ring leaves the body calm, a question does not: it is people, not noise.',
    ),
  ),
  pull('there-away', seldom('q12'), often('q01'), 'Keeps plans, thoughts elsewhere at the table.'),
  unless(
    health,
    pull('checks-unopened', often('q37'), often('q27'), 'Looks again at one thing and not at all at another.'),
  ),
  pull('shower-neck', seldom('q02'), often('q29'), 'Warm water loosens; by evening the neck is hard: earlier.'),
  pull('waits-remark', seldom('q04'), often('q07'), 'Waits well; a remark sets off a chain: a remark has no owner.'),
  pull('choice-errand', seldom('q24'), often('q22'), 'Hard errands done, small choices doubted: a choice has no end.'),
]
