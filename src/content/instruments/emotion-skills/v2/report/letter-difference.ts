import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { APART, all, any, first, leads, not, type Part, parts, stopped } from './conditions'

/** Enough to choose a sentence; at least one distance is the full 25. */
const AHEAD = 16

const groupsOf: Record<Part, readonly string[]> = {
  notice: ['own', 'others'],
  understand: ['reasons', 'words', 'paths'],
  regulate: ['brake', 'nerves', 'lift', 'company'],
}
/** The part that says most has a difference of its own; then no other part's is told. */
const leadsUneven = (part: Part): Condition => all(leads(part), not({ even: part }))
/** Never where help comes first or days stop: the letter speaks of that alone. */
const told = (part: Part): Condition =>
  all(not(any(first, stopped)), not(any(...parts.filter((other) => other !== part).map(leadsUneven))))

/** A group ahead of every other one of its part, and 25 points above at least one. */
const over = (part: Part, group: string, note: string): Piece => {
  const others = groupsOf[part].filter((one) => one !== group)
  return {
    id: `difference.${group}-over`,
    when: all(
      any(...others.map((above): Condition => ({ group, above }))),
      ...others.map((above): Condition => ({ group, above, by: AHEAD })),
      told(part),
    ),
    mentions: groupsOf[part],
    note: `${note} Told as more often and less often, true at any height; no numbers.`,
  }
}
/** A group behind every other one of its part, and 25 points below at least one. */
const under = (part: Part, group: string, note: string): Piece => {
  const others = groupsOf[part].filter((one) => one !== group)
  return {
    id: `difference.${group}-under`,
    when: all(
      any(...others.map((other): Condition => ({ group: other, above: group }))),
      ...others.map((other): Condition => ({ group: other, above: group, by: AHEAD })),
      told(part),
    ),
    mentions: groupsOf[part],
    note: `${note} Told as more often and less often, true at any height; no numbers.`,
  }
}

/**
 * Inside each part the answers agree, and two parts lie 25 points apart: then one of the three is clearly below, or
 * clearly above, both others.
 */
const between = (part: Part, end: 'harder' | 'easier'): Piece => {
  const others = parts.filter((other) => other !== part)
  return {
    id: `difference.${part}-${end}`,
    when: all(
      not(any(first, stopped)),
      ...parts.map((one): Condition => ({ even: one })),
      any(
        ...parts.flatMap((higher) =>
          parts.filter((than) => than !== higher).map((than): Condition => ({ higher, than })),
        ),
      ),
      ...others.map(
        (other): Condition =>
          end === 'harder' ? { higher: other, than: part, by: APART } : { higher: part, than: other, by: APART },
      ),
    ),
    mentions: parts,
    note: `Inside each part the answers agree; the parts differ: ${part} is ${end} than the other two, which are named too where it is easier. No order to practice.`,
  }
}

export const differences: readonly Piece[] = [
  over('notice', 'others', 'Notices others more often in time than themselves.'),
  over('notice', 'own', 'Notices themselves more often in time than others. Not selfish.'),
  over('understand', 'reasons', 'Reasons come more easily than words and than what would help.'),
  over('understand', 'words', 'Words come more easily than reasons and than what would help.'),
  over('understand', 'paths', 'Knows where it leads and what would help; reasons and words less.'),
  under('understand', 'reasons', 'Words and what would help are there; the reason is missing.'),
  under('understand', 'words', 'Reason and what would help are there; the word is missing, and saying it.'),
  under('understand', 'paths', 'Reason and word are there; not where it leads or what would help.'),
  over('regulate', 'brake', 'Anger can wait; nerves, low hours and company less.'),
  over('regulate', 'nerves', 'Nerves come down; anger, low hours and company less.'),
  over('regulate', 'lift', 'Can cheer and console themselves; heat and nerves less.'),
  over('regulate', 'company', 'Steady with others; alone with anger, nerves or a low hour less.'),
  under('regulate', 'brake', 'All but anger goes better: angry words go out.'),
  under('regulate', 'nerves', 'All but nerves goes better: the evening before.'),
  under('regulate', 'lift', 'All but the low hour goes better: mistakes, bad mornings.'),
  under('regulate', 'company', 'Alone it goes better than with others: getting loud, not saying what hurt.'),
  ...parts.map((part) => between(part, 'harder')),
  ...parts.map((part) => between(part, 'easier')),
]
