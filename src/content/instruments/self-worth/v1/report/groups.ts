import type { AnswerGroup } from '@/core/report/profile'

/** Editorial, two or three a part; they carry no score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'hands', part: 'competence', items: ['q01', 'q07', 'q13'] },
  { id: 'tasks', part: 'competence', items: ['q04', 'q10', 'q16'] },
  { id: 'slips', part: 'acceptance', items: ['q05', 'q17'] },
  { id: 'showing', part: 'acceptance', items: ['q08', 'q14'] },
  { id: 'looking', part: 'acceptance', items: ['q02', 'q11'] },
  { id: 'results', part: 'contingency', items: ['q03', 'q15', 'q18'] },
  { id: 'people', part: 'contingency', items: ['q06', 'q09', 'q12'] },
]
