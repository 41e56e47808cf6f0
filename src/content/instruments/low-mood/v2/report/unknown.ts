import type { Piece } from '@/core/report/report-key'
import { anyRaised, chose, not, partOpen } from './conditions'

export const unknown: readonly Piece[] = [
  { id: 'unknown.safety', note: 'Whether the reader is safe: no line asked. Only the reader knows.' },
  { id: 'unknown.cause', note: 'Why: one question on circumstances names an occasion and no cause.' },
  { id: 'unknown.before', when: anyRaised, note: 'What the reader is like in other months: nothing to compare with.' },
  {
    id: 'unknown.highs',
    when: chose('c5', 2, 3),
    note: 'What the days of high energy were like: one question only.',
  },
  {
    id: 'unknown.highs-unsure',
    when: not(chose('c5', 0, 2, 3)),
    note: 'Not sure, or left out: whether there were days of high energy.',
  },
  { id: 'unknown.today', note: 'How far today colors the memory of two weeks.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What left-out lines would have said: not guessed.' },
]
