import type { AnswerGroup } from '@/core/report/profile'

/** Editorial, two a part; they carry no score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'waiting', part: 'worrying', items: ['q05', 'q14', 'q17'] },
  { id: 'sparks', part: 'worrying', items: ['q02', 'q08', 'q11'] },
  { id: 'held', part: 'tension', items: ['q01', 'q07', 'q13', 'q16'] },
  { id: 'startle', part: 'tension', items: ['q04', 'q10'] },
  { id: 'tasks', part: 'avoidance', items: ['q03', 'q09', 'q18'] },
  { id: 'people', part: 'avoidance', items: ['q06', 'q12', 'q15'] },
]
