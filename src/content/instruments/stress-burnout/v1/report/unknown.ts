import type { Piece } from '@/core/report/report-key'
import { anyRaised, burdened, partOpen } from './conditions'

export const unknown: readonly Piece[] = [
  { id: 'unknown.safety', when: burdened, note: 'Whether the reader is safe: not asked. If not: helpline first.' },
  { id: 'unknown.cause', note: 'Why: illness, medicines, sleep, grief, a small child; not asked.' },
  { id: 'unknown.place', note: 'Whether the place is fair: one person’s view of it.' },
  { id: 'unknown.since', when: anyRaised, note: 'Since when: four weeks and four months look the same.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What left-out lines would have said.' },
]
