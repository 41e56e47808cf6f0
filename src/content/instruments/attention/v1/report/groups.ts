import type { AnswerGroup } from '@/core/report/profile'

/** Editorial, two a part; they carry no score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'drift', part: 'inattention', items: ['q05', 'q11', 'q14'] },
  { id: 'thread', part: 'inattention', items: ['q02', 'q08', 'q17'] },
  { id: 'seat', part: 'restlessness', items: ['q04', 'q07', 'q16'] },
  { id: 'free', part: 'restlessness', items: ['q01', 'q10', 'q13'] },
  { id: 'words', part: 'impulsivity', items: ['q03', 'q09', 'q18'] },
  { id: 'deeds', part: 'impulsivity', items: ['q06', 'q12', 'q15'] },
]
