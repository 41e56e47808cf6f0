import type { ReportKey } from '@/core/report/report-key'
import { above, all, free, group, high, not, piece, three, up } from './facts'

export const swings: ReportKey['parts'][string] = {
  groups: [
    ...three(
      'turns',
      'Turns were slow or rare, with visible reasons. That leaves time to act and to tell someone.',
      'Some turns within a day, some weeks alike. Which of the two prevails shows in the dates.',
      'Turns overnight or before supper, without visible reason, high then flat. Scene: a yes at noon that frightens at six. No reason seen does not mean no reason.',
    ),
    ...three(
      'spans',
      'The ends lie close: energy, self and plans stay recognizable. Where it turns, it is not far.',
      'One of energy, self-view, plans goes far, others stay. Say which from the answers.',
      'Ends far apart: everything possible, then small; plans that belong to somebody else. Neither end is the truth about the person. Big decisions need the middle.',
    ),
  ],
  cost: [
    piece(
      'cost.swings.free',
      'A year that moves, at no cost or little by the reader’s account: the reader is believed. If it takes something, it is small and seen by hardly anyone; what makes that lighter.',
      all(up('swings'), not(high('swings')), free),
    ),
    piece(
      'cost.swings.turns',
      'Sudden turns cost planning and other people’s trust in dates. A fixed hour holds better than a resolution. Others guess; telling them where one is saves guessing.',
      all(up('swings'), above('turns', 'spans', 12)),
      { mentions: ['turns'], claims: { turns: ['middle', 'high'] } },
    ),
    piece(
      'cost.swings.over',
      'Far ends cost the thread of a life: jobs, promises, friendships begun at one end and left at the other. Not a verdict on character.',
      all(up('swings'), group('spans', 'high')),
      { claims: { spans: 'high' } },
    ),
    piece(
      'cost.swings.some',
      'A year that moves, neither far nor sudden throughout: the price is small and daily, promising with care, keeping a second plan. What would make it cheaper. Nothing about far ends or sudden turns.',
      up('swings'),
    ),
    piece(
      'cost.swings.under',
      'What a low score overlooks: one long high or one long low hardly swings at all. Look at the other parts for it, above all at length.',
    ),
  ],
}
