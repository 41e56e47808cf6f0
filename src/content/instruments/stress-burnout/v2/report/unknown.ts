import type { Piece } from '@/core/report/report-key'
import { burdened, loss, not, partOpen } from './conditions'

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.safety',
    when: burdened,
    note: 'Whether the reader is safe at this moment: a few answers cannot tell. If not, help comes before this page.',
  },
  { id: 'unknown.cause', when: not(loss), note: 'Why: illness, medicines, broken nights, drink; no line asked.' },
  {
    id: 'unknown.cause-told',
    when: loss,
    note: 'A loss, a breakup or an illness was named; which, and the rest, was not asked.',
  },
  { id: 'unknown.place', note: 'Whether the workplace, school or family is fair: one person’s answers.' },
  { id: 'unknown.others', note: 'How those who share the days would answer.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What the left-out lines would have said; nothing was guessed.' },
]
