import type { Piece } from '@/core/report/report-key'
import { all, chose, first, high, low, not, partOpen, threatened } from './conditions'

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.eye',
    when: low('notice'),
    note: 'What is not noticed cannot be answered well; somebody near may see more.',
  },
  {
    id: 'unknown.right',
    when: all(high('notice'), not(threatened)),
    note: 'Whether readings of others are right; only how often they come was asked.',
  },
  {
    id: 'unknown.task',
    note: 'How one would do in a task with right and wrong answers: self-report and tasks agree weakly.',
    cites: ['brackett'],
  },
  { id: 'unknown.others', when: not(first), note: 'How people near see it; two could answer for the reader.' },
  {
    id: 'unknown.load',
    when: all(chose('c4', 1, 2, 3, 4, 5), not(first)),
    mentions: ['c4'],
    note: 'How the answers would be without what weighs now.',
  },
  { id: 'unknown.left-out', when: partOpen, note: 'What the left-out lines would have said; nothing was filled in.' },
]
