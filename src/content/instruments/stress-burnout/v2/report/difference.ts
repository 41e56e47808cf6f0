import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  above,
  all,
  any,
  chose,
  groupHigh,
  high,
  leads,
  light,
  not,
  only,
  type Part,
  parts,
  raised,
  speaks,
  stopped,
  threatened,
  upTo,
} from './conditions'
import { agreed } from './groups'

/** The part that says second most speaks only where the groups of the leading one do not differ. */
const turnOf = (part: Part): Condition =>
  any(
    leads(part),
    all(
      { second: part },
      any(...parts.filter((other) => other !== part).map((lead) => all(leads(lead), { even: lead }))),
    ),
  )

/** Two groups of a part that says much: their means lie 25 points or more apart, and the higher one weighs something. */
const between = (part: Part, group: string, other: string, note: string, ...also: Condition[]): Piece => ({
  id: `difference.${group}-${other}`,
  when: all(
    not(threatened),
    turnOf(part),
    above(group, other),
    any(raised(part), groupHigh(group)),
    // These texts say that the other kind of say is there.
    ...(part === 'control' ? [not(groupHigh(other))] : []),
    ...also,
  ),
  mentions: [group, other],
  note,
})
/**
 * Not where one part stands alone, which the first paragraph of the letter says already, and not where the lower one is
 * raised as well: the texts say that there is little of it.
 */
const across = (higher: Part, than: Part, note: string): Piece => ({
  id: `difference.${higher}-${than}`,
  when: all(not(threatened), speaks(higher), raised(higher), light(than), not(only(higher)), { higher, than }),
  mentions: [higher, than],
  note,
})

/** Nothing else in the report says that patience with people is short, or that the days are not managed. */
const patient = all(not(high('exhaustion')), not(stopped), agreed('feelings', 'low'), upTo('q16', 2), upTo('q36', 2))

/** Each must be true at any height, and beside help as well; none where somebody frightens the reader. */
export const difference: readonly Piece[] = [
  between(
    'overload',
    'pauses',
    'amount',
    'Meal, rest hours, evening head give way more than the list is too long: begin at the pauses.',
  ),
  between(
    'overload',
    'pulled',
    'amount',
    'Being called away and two urgent things weigh more than the number of tasks: begin at the interruptions.',
  ),
  between(
    'overload',
    'amount',
    'pauses',
    'The pile is bigger than the loss of pauses: pauses are defended; begin at the entrance.',
  ),
  between(
    'overload',
    'amount',
    'pulled',
    'Long list, few interruptions: there are quiet stretches to use; order of the list.',
  ),
  between('control', 'hours', 'voice', 'Hours more than words: asked, but not free to place. Ask for one hour.'),
  between('control', 'voice', 'hours', 'Words more than hours: can place tasks, is told late. Ask to be told.'),
  between('control', 'manner', 'hours', 'The way is settled more than the hour: ask for one task one’s own way.'),
  between('control', 'hours', 'manner', 'The hour is settled more than the way: how it is done is theirs.'),
  between(
    'exhaustion',
    'rest',
    'feelings',
    'Rest gives little, patience still holds: others do not see it. A question for a doctor.',
    patient,
  ),
  between(
    'exhaustion',
    'head',
    'body',
    'Words and clarity go before the body: kinds of rest without talk and screens.',
  ),
  between('exhaustion', 'body', 'head', 'Body heavier than the head: head goes on when the body should stop.'),
  between('exhaustion', 'feelings', 'body', 'Small mishaps and company cost more than the body shows.'),
  between('exhaustion', 'body', 'rest', 'Heavy, yet rest works: then more of it counts.'),
  between(
    'distance',
    'meaning',
    'interest',
    'What for is in doubt, while details still please: fewer answers needed than one conversation.',
  ),
  between('distance', 'interest', 'meaning', 'Liking is missing more than the point: change how, not what.'),
  between('distance', 'result', 'interest', 'Outcome matters less than the doing still pleases.'),
  between('distance', 'people', 'result', 'People have moved off more than the work itself.'),
  between('distance', 'interest', 'people', 'Liking is down, people still get near.'),
  {
    ...across('exhaustion', 'overload', 'The same, where a stretch, a change or a loss was named.'),
    id: 'difference.exhaustion-overload-told',
    when: all(
      not(threatened),
      speaks('exhaustion'),
      raised('exhaustion'),
      light('overload'),
      not(only('exhaustion')),
      { higher: 'exhaustion', than: 'overload' },
      chose('c4', 1, 2, 3),
    ),
    mentions: ['exhaustion', 'overload', 'c4'],
  },
  across(
    'exhaustion',
    'overload',
    'More tired than full: a shorter list is part of an answer only. No cause, no illness.',
  ),
  across('overload', 'exhaustion', 'More full than tired: do not pay for the pile with what refills.'),
  across('distance', 'exhaustion', 'Further away than tired: rest may not be what is missing.'),
  across('exhaustion', 'distance', 'More tired than far: they still care, which makes stopping hard.'),
  across('control', 'overload', 'More ruled than full: one more decision would change more than one task less.'),
  across('overload', 'control', 'More full than ruled: they have a say, so some of it can be moved.'),
]
