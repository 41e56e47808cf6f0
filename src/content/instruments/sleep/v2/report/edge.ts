import type { Piece } from '@/core/report/key'
import { alert, all, any, noHelp, not, raised } from './conditions'

const crossesAny = (part: string, side: 'below' | 'above') =>
  any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })

/**
 * Only the two parts that say most have an edge worth a paragraph. The heavier end asks for steps, so it is spoken of
 * from the middle of the scale on; the lighter end never beside help, nor beside an answer heavier than all scores.
 */
const edgeOf = (part: string, side: 'below' | 'above') =>
  all(
    any({ leads: part }, { second: part }),
    crossesAny(part, side),
    not(alert),
    side === 'above' ? raised(part) : noHelp,
  )

export const edge: readonly Piece[] = [
  {
    id: 'edge.onset.below',
    when: edgeOf('onset', 'below'),
    mentions: ['onset'],
    note: 'How to tell if the lighter end is true: on the next slow evening do nothing new and judge in the morning, without a clock. If the wait felt long and the morning says otherwise, the lighter end is yours. What would follow: the week is practice. Test settles in a few evenings.',
  },
  {
    id: 'edge.maintenance.below',
    when: edgeOf('maintenance', 'below'),
    mentions: ['maintenance'],
    note: 'How to tell if the lighter end is true: three mornings, one mark each, whole or broken, before looking at any device. Two whole ones of three speak for the lighter end. Devices count wakings nobody remembers, so they do not decide.',
  },
  {
    id: 'edge.daytime.below',
    when: edgeOf('daytime', 'below'),
    mentions: ['daytime'],
    note: 'How to tell if the lighter end is true: a dull, warm half hour in the afternoon, seated and safe. Eyes open without effort on most days speaks for the lighter end. Never test it at the wheel.',
  },
  {
    id: 'edge.onset.above',
    when: edgeOf('onset', 'above'),
    mentions: ['onset'],
    note: 'How to tell if the heavier end is true: has the wait begun to shape the evening, an invitation declined, a bedtime moved forward? One such move this week speaks for the heavier end. Then the first step is the same time of getting up and a look at CBT-I.',
  },
  {
    id: 'edge.maintenance.above',
    when: edgeOf('maintenance', 'above'),
    mentions: ['maintenance'],
    note: 'How to tell if the heavier end is true: does the reader lie there deciding things on more nights than not? Or has somebody in the room moved out because of it? Either speaks for the heavier end and for telling a doctor sooner.',
  },
  {
    id: 'edge.daytime.above',
    when: edgeOf('daytime', 'above'),
    mentions: ['daytime'],
    note: 'How to tell if the heavier end is true: what was dropped in four weeks for tiredness, a meal with somebody, a walk, a task handed over? Three things speak for the heavier end, and so does one moment of fighting sleep in traffic, which alone is a reason to see a doctor.',
  },
]
