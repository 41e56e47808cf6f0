import type { Piece } from '@/core/report/key'
import { all, any, eased, leads } from './conditions'

/** Only the two parts that say most have an edge worth a paragraph; beside help, nothing is doubted downward. */
const edgeOf = (part: string, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(
    any(leads(part), { second: part }),
    eased,
    any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side }),
  ),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgeOf('worrying', 'below', 'Test of the lighter end: on two evenings, was there an hour in which nothing came up?'),
  edgeOf(
    'worrying',
    'above',
    'Test of the heavier end: after three pages, say what they were about; twice not knowing.',
  ),
  edgeOf('tension', 'below', 'Test of the lighter end: shoulders, jaw and stomach at ten, three, eight; loose twice.'),
  edgeOf('tension', 'above', 'Test of the heavier end: a day off without demands, still tight or short by evening.'),
  edgeOf('avoidance', 'below', 'Test of the lighter end: what waits is younger than two weeks.'),
  edgeOf('avoidance', 'above', 'Test of the heavier end: something that waits has cost money, a date or a person.'),
]
