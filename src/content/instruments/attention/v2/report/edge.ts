import type { Piece } from '@/core/report/report-key'
import { all, any, eased, raised } from './conditions'

/** The two parts that say most; beside help nothing is doubted. The heavier end only from the middle on. */
const edgeOf = (part: string, border: 40 | 60, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side === 'below' ? 'lighter' : 'heavier'}-${border}`,
  when: all(
    any({ leads: part }, { second: part }),
    eased,
    { crosses: part, border, side },
    ...(side === 'above' ? [raised(part)] : []),
  ),
  mentions: [part],
  note,
})

/** How to tell at home which side one is on: the test, the sign, what follows. */
export const edge: readonly Piece[] = [
  edgeOf('inattention', 40, 'below', 'Lighter than half: a 20-minute task in steps, phone away; up to two departures.'),
  edgeOf('inattention', 60, 'below', 'Nearer half than most: of the last six things, how many went in one go.'),
  edgeOf('inattention', 60, 'above', 'More often than half: did it cost a date, money or trust in the last month.'),
  edgeOf('restlessness', 40, 'below', 'Lighter: a meal of 20 minutes seated without a screen.'),
  edgeOf(
    'restlessness',
    60,
    'below',
    'Nearer half: three evenings, in how many did the body settle within half an hour.',
  ),
  edgeOf('restlessness', 60, 'above', 'More: a day without demands, still driven.'),
  edgeOf('impulsivity', 40, 'below', 'Lighter: last five promises or purchases, three slept on.'),
  edgeOf('impulsivity', 60, 'below', 'Nearer half: of the last four quick acts, how many would one do again.'),
  edgeOf('impulsivity', 60, 'above', 'More: something last month took more than an hour to put right.'),
]
