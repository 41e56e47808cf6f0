import type { Piece } from '@/core/report/report-key'
import { chose, partOpen, pieceOf } from './conditions'

const unknown = pieceOf('unknown')
export const unknowns: readonly Piece[] = [
  unknown(
    'worth',
    undefined,
    'What the reader is worth: no line asked; research asks how people feel about it and what that depends on.',
    {
      cites: ['crocker2004'],
    },
  ),
  unknown('skill', undefined, 'How able one is: only trust was asked.', {
    cites: ['bandura'],
  }),
  unknown('around', undefined, 'What others think: only one person was asked.'),
  unknown(
    'cause',
    undefined,
    'Why: childhood, school, body, luck were not asked. Which areas matter most differs from person to person (students, 2003).',
    { cites: ['crocker2003'] },
  ),
  unknown('left-out', partOpen, 'What left-out lines would have said.'),
  unknown('days', chose('c5', 1, 2), 'How it would be in lighter weeks.'),
]
