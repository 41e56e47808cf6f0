import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  birth,
  chose,
  drink,
  from,
  helped,
  highNow,
  hindered,
  illness,
  light,
  loss,
  not,
  nothingAhead,
  sinceMonths,
  sinceYears,
  stopped,
  strain,
  tender,
  upTo,
} from './conditions'

/** What a reader who feels a burden may hear as well: it asks for nothing, or ends with telling somebody. */
const gentle = not(any(helped, nothingAhead, highNow, stopped, birth))
/** Nothing clever beside help that comes first, the two darkest answers, days of high energy or a baby. */
const fitting = not(any(helped, tender, highNow, stopped, birth))
/** Nothing that sounds well beside days that are hard to get through. */
const easy = all(fitting, not(hindered), not(drink))

const pair = (id: string, items: readonly [string, string], when: Condition, note: string): Piece => ({
  id: `pair.${id}`,
  when,
  items: [...items],
  note,
})
/** Two answers that weigh at least half of the time. */
const half = (id: string, one: string, other: string, note: string, guard: Condition = fitting): Piece =>
  pair(id, [one, other], all(guard, from(one, 2), from(other, 2)), note)
/** Two such answers, and one of them more. */
const both = (id: string, one: string, other: string, note: string, guard: Condition = fitting): Piece =>
  half(id, one, other, note, all(guard, any(from(one, 3), from(other, 3))))
/** Two answers that go well. */
const well = (id: string, one: string, other: string, note: string, ...more: Condition[]): Piece =>
  pair(id, [one, other], all(easy, upTo(one, 1), upTo(other, 1), ...more), note)
/** An answer that weighs and a circumstance. */
const beside = (
  id: string,
  item: string,
  context: string,
  circumstance: Condition,
  note: string,
  guard: Condition = fitting,
): Piece => ({
  id: `pair.${id}`,
  when: all(guard, from(item, 2), circumstance),
  items: [item],
  mentions: [context],
  note,
})

/** What two answers, or an answer and a circumstance, say together that neither says alone. */
export const answerPairs: readonly Piece[] = [
  {
    ...pair(
      'illness-strength',
      ['q18', 'q31'],
      all(fitting, from('q18', 3), upTo('q31', 1), light('mood'), illness),
      'Ill, no strength for small tasks, heart not heavy: the body before the mood; say it in that order.',
    ),
    mentions: ['c3'],
  },
  beside(
    'birth-face',
    'q23',
    'c3',
    birth,
    'A pregnancy or birth and low behind a cheerful face: others expect happiness; no measure of love; one sentence on oneself after the answer.',
    not(any(helped, tender, highNow)),
  ),
  beside(
    'drink-morning',
    'q27',
    'c3',
    drink,
    'More alcohol or drugs and mornings seldom light: a low morning speaks of the evening before. Seven mornings of notes; nothing stopped suddenly.',
  ),
  beside(
    'years-back',
    'q28',
    'c1',
    sinceYears,
    'Two years on and off, and looking back only what went wrong: "off" is left out by memory; find it in photos.',
  ),
  beside(
    'loss-quiet',
    'q07',
    'c3',
    loss,
    'A loss and sad in the quiet: something that belonged to the quiet is gone; name what exactly, tell one person.',
    gentle,
  ),
  beside(
    'months-declines',
    'q05',
    'c1',
    sinceMonths,
    'Months of passing things up: others ask less out of habit; suggest half an hour oneself.',
    all(fitting, not(from('q29', 3))),
  ),
  beside(
    'strain-hour',
    'q09',
    'c3',
    strain,
    'Strain and a dull free hour: it comes too soon after strain; compare with one after a night.',
    all(fitting, not(from('q33', 3))),
  ),
  both(
    'scold-fog',
    'q08',
    'q24',
    'Scolding and losing track in talk: who scolds inside cannot listen; no matter of memory. Ask what one was thinking.',
  ),
  both(
    'lost-company',
    'q24',
    'q29',
    'Loses track and does not wish to see people: the talk, not the people; a voice message.',
  ),
  both(
    'tired-tears',
    'q02',
    'q15',
    'Tired after enough sleep, near tears: not more sleep; the hour at which strength ends.',
    all(gentle, not(illness), not(chose('c4', 1, 3)), not(from('q26', 3))),
  ),
  both(
    'face-declines',
    'q23',
    'q05',
    'Cheerful face and passing things up: the face to keep up there is too much, so shorter does not help.',
    all(fitting, not(from('q29', 3))),
  ),
  half(
    'gloom-choices',
    'q12',
    'q04',
    'A circling thought and slow small choices: no room left; five words on paper before choosing.',
  ),
  half(
    'lie-ahead',
    'q22',
    'q21',
    'Lies down soon, nothing to look forward to: not tiredness alone; something liked right after getting up.',
    all(fitting, not(illness)),
  ),
  half(
    'memory-guilt',
    'q28',
    'q20',
    'Looks back at what went wrong, guilty about what others forget: a list only the reader keeps; cross off the oldest.',
  ),
  half(
    'heart-pleasure',
    'q31',
    'q33',
    'Heavy heart and little pleasure: the heart comes along; not the thing. Say it first, then begin.',
    gentle,
  ),
  pair(
    'plan-pleasure',
    ['q09', 'q33'],
    all(fitting, from('q09', 2), upTo('q33', 1), not(from('q17', 3))),
    'A free hour looks dull, the doing pleases: the forecast is wrong; numbers before and after.',
  ),
  pair(
    'thought-film',
    ['q12', 'q36'],
    all(fitting, from('q12', 2), upTo('q36', 1)),
    'A thought circles, something longer can be followed: it does not fill the head; do not argue.',
  ),
  pair(
    'face-easy',
    ['q23', 'q34'],
    all(fitting, from('q23', 2), upTo('q34', 1)),
    'Low behind a cheerful face, talks easily: nobody guesses; one sentence in the middle of a talk.',
  ),
  well(
    'ahead-rise',
    'q21',
    'q22',
    'Something ahead and stays up: the first helps the second; look at the mornings that differ.',
  ),
  well('absorbed-scold', 'q13', 'q08', 'Absorbed and not scolding: attention on the thing.', not(from('q20', 3))),
  well(
    'kind-people',
    'q11',
    'q29',
    'A kind word lifts and people are wished for: people reach the reader; one date.',
    not(from('q19', 2)),
  ),
  well(
    'night-morning',
    'q02',
    'q27',
    'Rested and light on waking: the night works; sleep on what looks dark.',
    not(from('q26', 3)),
  ),
]
