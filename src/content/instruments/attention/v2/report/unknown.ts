import type { Piece } from '@/core/report/report-key'
import { partOpen, raised } from './conditions'

export const unknown: readonly Piece[] = [
  { id: 'unknown.why', note: 'Why: sleep, worry, mood, body; whether ADHD is there or not.' },
  { id: 'unknown.others', note: 'What people near would answer; how well tasks are done.' },
  {
    id: 'unknown.driving',
    note: 'What happens on the road or at machines: no line asked; say it first if there was a close call.',
  },
  { id: 'unknown.body', when: raised('restlessness'), note: 'What coffee, medicines, thyroid, iron add.' },
  {
    id: 'unknown.with-medicine',
    when: raised('inattention'),
    note: 'Days with and without a medicine for attention, for those who take one.',
  },
  { id: 'unknown.left-out', when: partOpen, note: 'What the lines left out would have said; nothing was guessed.' },
]
