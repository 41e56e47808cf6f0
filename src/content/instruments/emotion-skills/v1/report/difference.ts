import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, not, type Part, parts } from './conditions'

const apart = (a: string, b: string): Condition => any({ group: a, above: b }, { group: b, above: a })
/** Two groups on one side of the middle differ in how much and not in which way: nothing to be told of either. */
const tells = (group: string, above: string): Condition =>
  all({ group, above }, not({ group, is: 'low' }), not({ group: above, is: 'high' }))

const pairs: Record<Part, readonly (readonly [string, string])[]> = {
  notice: [['own', 'others']],
  understand: [['reasons', 'shades']],
  regulate: [
    ['brake', 'nerves'],
    ['warmth', 'nerves'],
    ['brake', 'warmth'],
  ],
}
/** The part that says most has a difference of its own; then no other part's is told. */
const leadTells = any(
  ...parts.map((part) => all({ leads: part }, any(...pairs[part].flatMap(([a, b]) => [tells(a, b), tells(b, a)])))),
)

const difference = (part: Part, group: string, above: string, note: string): Piece => ({
  id: `difference.${group}-over-${above}`,
  when: all(tells(group, above), any({ leads: part }, not(leadTells))),
  mentions: [group, above],
  note: `${note} Two means out of 5; holds at any height.`,
})

const sameSide = (part: Part): Piece => ({
  id: `difference.${part}-same-side`,
  when: any(...pairs[part].map(([a, b]) => apart(a, b))),
  mentions: [...new Set(pairs[part].flat())],
  note: 'Two kinds of lines are a quarter of the scale apart, both on one side: how much and not which way. The means.',
})

const partsApart = any(
  ...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => ({ higher, than }) as const)),
)

export const differences: readonly Piece[] = [
  difference(
    'notice',
    'others',
    'own',
    'Faces and rooms are read earlier than the own body. Advice on listening to others would be for someone else.',
  ),
  difference(
    'notice',
    'own',
    'others',
    'Own signals arrive earlier than those of others. Not selfish: one sees from inside. Ask rather than guess.',
  ),
  difference(
    'understand',
    'reasons',
    'shades',
    'Finds where it comes from, has few words for what it is. Story yes, shade no.',
  ),
  difference(
    'understand',
    'shades',
    'reasons',
    'Tells feelings apart and does not know where they come from. Names without a history.',
  ),
  difference(
    'regulate',
    'brake',
    'nerves',
    'Anger waits for its turn, nerves and after-effects do not. Two lines against three; thin.',
  ),
  difference('regulate', 'nerves', 'brake', 'Nerves come down, the hot reply goes out. Two lines; thin.'),
  difference('regulate', 'warmth', 'nerves', 'Can lift, comfort; cannot shake off nerves or a bad start.'),
  difference(
    'regulate',
    'nerves',
    'warmth',
    'Nerves are handled; the kind word, the small lift come less. Handles strain, forgets warmth.',
  ),
  difference('regulate', 'brake', 'warmth', 'Stops well, warms less: holding back is half of it.'),
  difference('regulate', 'warmth', 'brake', 'Warm, and quick with an angry reply. Both are heat.'),
  ...parts.map((part) => sameSide(part)),
  {
    id: 'difference.parts',
    when: partsApart,
    mentions: [...parts],
    note: 'Inside each part the lines agree; what differs are the parts. So it is a step of the chain and not a kind of scene.',
  },
]
