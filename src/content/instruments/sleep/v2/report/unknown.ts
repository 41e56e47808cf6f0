import type { Piece } from '@/core/report/key'
import { any, chose, nightHigh, not, partOpen } from './conditions'

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.hours',
    note: 'How long or how deep the reader really slept: the lines ask how it seemed. A wristband does not know it well either.',
  },
  {
    id: 'unknown.cause',
    note: 'Why: no line asked about pain, hormones, medicines, coffee, drink, grief. A doctor can.',
  },
  {
    id: 'unknown.breathing',
    when: any(chose('c5', 1), not(chose('c5', 0, 2, 3))),
    note: 'What happens to breathing at night: nobody was there, or it was not answered.',
  },
  {
    id: 'unknown.highs',
    when: nightHigh,
    note: 'Whether short nights come in stretches with unusual energy. The test does not ask; the test on mood and energy does, and it matters before any treatment that shortens the night.',
  },
  {
    id: 'unknown.share',
    when: any(chose('c1', 1, 2, 3), chose('c2', 1, 2)),
    note: 'Which share belongs to the roster or the person cared for, and which to the sleeper. Four quiet weeks would tell.',
  },
  {
    id: 'unknown.left-out',
    when: partOpen,
    note: 'What the left-out lines would have said: a part without a score was not guessed.',
  },
]
