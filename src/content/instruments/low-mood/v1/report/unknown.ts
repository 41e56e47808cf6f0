import type { Piece } from '@/core/report/report-key'
import { anyRaised, partOpen } from './conditions'

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.safety',
    note: 'Whether the reader is safe: no line asked about not wanting to live. Only the reader knows; if so, helpline before all this.',
  },
  { id: 'unknown.cause', note: 'Why: grief, illness, medicines, work, hormones, season; nothing was asked.' },
  { id: 'unknown.since', when: anyRaised, note: 'Since when: two weeks were asked; two months look the same here.' },
  {
    id: 'unknown.highs',
    when: anyRaised,
    note: 'Whether there are times of very high energy too: matters before treatment; tell a doctor.',
  },
  { id: 'unknown.more', note: 'More appetite, longer sleep, lying awake: hardly asked.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What left-out lines would have said: not guessed.' },
]
