import type { Piece } from '@/core/report/report-key'
import { all, any, carerAny, chose, nightHigh, not, partOpen, shifts } from './conditions'

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
    when: all(shifts, carerAny),
    note: 'Which share belongs to the roster and the person cared for, and which to the sleeper. Four quiet weeks would tell.',
  },
  {
    id: 'unknown.share-hours',
    when: all(shifts, not(carerAny)),
    note: 'The same for working hours alone: nobody is cared for.',
  },
  {
    id: 'unknown.share-care',
    when: all(carerAny, not(shifts)),
    note: 'The same for the person cared for alone: no shifts.',
  },
  {
    id: 'unknown.left-out',
    when: partOpen,
    note: 'What the left-out lines would have said: a part without a score was not guessed.',
  },
]
