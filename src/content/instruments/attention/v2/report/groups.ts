import type { AnswerGroup } from '@/core/report/profile'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'drift', part: 'inattention', items: ['q04', 'q07', 'q17', 'q19', 'q24'] },
  { id: 'things', part: 'inattention', items: ['q02', 'q08', 'q22'] },
  { id: 'thread', part: 'inattention', items: ['q11', 'q26', 'q29', 'q33'] },
  { id: 'time', part: 'inattention', items: ['q13', 'q15', 'q31', 'q36'] },
  { id: 'seat', part: 'restlessness', items: ['q10', 'q18', 'q25'] },
  { id: 'talk', part: 'restlessness', items: ['q05', 'q14', 'q28'] },
  { id: 'quiet', part: 'restlessness', items: ['q01', 'q21', 'q32', 'q35'] },
  { id: 'words', part: 'impulsivity', items: ['q09', 'q16', 'q30', 'q37'] },
  { id: 'deals', part: 'impulsivity', items: ['q03', 'q12', 'q20', 'q27'] },
  { id: 'jumps', part: 'impulsivity', items: ['q06', 'q23', 'q34'] },
]
