import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { above, all, alone, any, high, leads, not, type Part, parts, raised, speaks } from './conditions'

/** The part that says second most speaks only where the groups of the leading one do not differ. */
const turnOf = (part: Part): Condition =>
  any(
    leads(part),
    all(
      { second: part },
      any(...parts.filter((other) => other !== part).map((lead) => all(leads(lead), { even: lead }))),
    ),
  )

/** Two groups of a part that says much: their means lie 25 points or more apart, at whatever height. */
const between = (part: Part, group: string, other: string, note: string): Piece => ({
  id: `difference.${group}`,
  when: all(turnOf(part), above(group, other)),
  mentions: [group, other],
  note,
})
/**
 * Not where one part stands alone, which the first paragraph of the letter and the portrait say already, and not where
 * the lower one is high as well: nothing heavy is made small by comparison.
 */
const across = (higher: Part, than: Part, note: string): Piece => ({
  id: `difference.${higher}-${than}`,
  when: all(speaks(higher), raised(higher), not(high(than)), not(alone(higher)), { higher, than }),
  mentions: [higher, than],
  note,
})

/** Every one must be true at any height, beside help as well. */
export const difference: readonly Piece[] = [
  between(
    'exhaustion',
    'refill',
    'reserve',
    'Starting and resting weigh more than words, mishaps, friends: question about rest and for a doctor.',
  ),
  between(
    'exhaustion',
    'reserve',
    'refill',
    'Rest does more of its job; it is the last bit of patience and contact that is missing: evening shows it.',
  ),
  between(
    'overload',
    'pauses',
    'inflow',
    'The pause gives first, at whatever height: meal, break, rest hours. Begin at the pauses.',
  ),
  between(
    'overload',
    'inflow',
    'pauses',
    'The pile is bigger than the loss of pauses: pauses are defended; begin at the entrance.',
  ),
  between(
    'distance',
    'sense',
    'spark',
    'Questions of what for, foreignness, short answers, while interest and care are more there: fewer answers needed than conversations.',
  ),
  between(
    'distance',
    'spark',
    'sense',
    'Anticipation, pleasure, care for outcome missing more than meaning: the taste rather than the sense.',
  ),
  between('control', 'timing', 'voice', 'Hours more than words: being asked but not free to place. Ask for one hour.'),
  between('control', 'voice', 'timing', 'Words more than hours: can place tasks, is told late. Ask to be told.'),
  across(
    'exhaustion',
    'overload',
    'More tired than full: a shorter list would be part of an answer; what was not asked; no cause, no illness.',
  ),
  across('overload', 'exhaustion', 'More full than tired: do not pay for the pile with what refills.'),
  across('distance', 'exhaustion', 'Further away than tired: rest may not be what is missing.'),
  across('control', 'overload', 'More ruled than full: fewer tasks would change less than one more decision.'),
]
