import type { Piece } from '@/core/report/report-key'
import { alert, all, any, asleep, chose, noHelp, not, parts, raised } from './conditions'

const crossesAny = (part: string, side: 'below' | 'above') =>
  any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })

/** Crosses the same border from the same side as the part, with a score that lies nearer to it. */
const nearer = (other: string, part: string, side: 'below' | 'above') => {
  const closer = side === 'above' ? { higher: other, than: part, by: 0.01 } : { higher: part, than: other, by: 0.01 }
  const same = ([40, 60] as const).map((border) =>
    all({ crosses: part, border, side }, { crosses: other, border, side }),
  )
  return all(closer, any(...same))
}

const stands = (part: string, side: 'below' | 'above') =>
  all(
    crossesAny(part, side),
    not(alert),
    side === 'above' ? raised(part) : noHelp,
    // Whoever falls asleep unasked is not reassured by an armchair.
    ...(part === 'daytime' && side === 'below' ? [not(asleep)] : []),
  )
/** At most two bad nights a week, asked directly. */
const fewBad = chose('c3', 0, 1)
/** A score near the middle between two borders is far from both. */
const crossesBoth = (part: string) => all(crossesAny(part, 'below'), crossesAny(part, 'above'))
const atOneBorder = (part: string) => all(any(stands(part, 'below'), stands(part, 'above')), not(crossesBoth(part)))

/**
 * The two parts whose scores lie nearest to a border: of three at the same border the two closest, and none in the middle
 * between two borders while another one is at a border. The heavier end asks for steps, so it is spoken of from the
 * middle of the scale on; the lighter end never beside help, nor beside an answer heavier than all scores.
 */
const edgeOf = (part: string, side: 'below' | 'above') => {
  const others = parts.filter((other) => other !== part)
  return all(
    stands(part, side),
    not(all(...others.map((other) => nearer(other, part, side)))),
    not(all(crossesBoth(part), any(...others.map(atOneBorder)))),
  )
}

export const edge: readonly Piece[] = [
  {
    id: 'edge.onset.below',
    when: edgeOf('onset', 'below'),
    mentions: ['onset'],
    note: 'How to tell if the lighter end is true: on the next slow evenings no clock, and judge in the morning. If the wait felt long and the morning says otherwise, the lighter end is yours. What would follow: the week is practice. Test settles in a few evenings.',
  },
  {
    id: 'edge.maintenance.below-counted',
    when: all(edgeOf('maintenance', 'below'), fewBad),
    mentions: ['maintenance', 'c3'],
    note: 'The lighter end, for whoever counts two bad nights a week at most: quote it, it speaks for the lighter end already. Two weeks of mornings check it; the notes decide.',
  },
  {
    id: 'edge.maintenance.below',
    when: all(edgeOf('maintenance', 'below'), not(fewBad)),
    mentions: ['maintenance'],
    note: 'How to tell if the lighter end is true: two weeks of mornings, one mark each, whole or broken, before looking at any device. Ten whole ones of fourteen speak for the lighter end. Devices count wakings nobody remembers, so they do not decide.',
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
    note: 'How to tell if the heavier end is true: has the wait begun to shape the evening, an invitation declined, a bedtime moved forward? One such move this week speaks for the heavier end. Then CBT-I is worth asking about, with no first step beside the plan.',
  },
  {
    id: 'edge.maintenance.above',
    when: edgeOf('maintenance', 'above'),
    mentions: ['maintenance'],
    note: 'How to tell if the heavier end is true: does the reader lie there deciding things on more nights than not? Or has somebody in the room moved out because of it? Either speaks for the heavier end and for asking a doctor; no date.',
  },
  {
    id: 'edge.daytime.above',
    when: edgeOf('daytime', 'above'),
    mentions: ['daytime'],
    note: 'How to tell if the heavier end is true: what was dropped in four weeks for tiredness, a meal with somebody, a walk, a task handed over? Three things speak for the heavier end, and so does one moment of fighting sleep in traffic, which alone is a reason to see a doctor.',
  },
]
