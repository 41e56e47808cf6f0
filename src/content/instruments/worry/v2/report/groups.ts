import type { AnswerGroup } from '@/core/report/profile'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'ahead', part: 'worrying', items: ['q01', 'q07', 'q25'] },
  { id: 'stop', part: 'worrying', items: ['q04', 'q13', 'q28', 'q34'] },
  { id: 'grip', part: 'worrying', items: ['q16', 'q19', 'q31'] },
  { id: 'sure', part: 'worrying', items: ['q10', 'q22', 'q37'] },
  { id: 'held', part: 'tension', items: ['q02', 'q11', 'q17', 'q29', 'q32', 'q35'] },
  { id: 'alert', part: 'tension', items: ['q05', 'q14', 'q20', 'q26'] },
  { id: 'fuse', part: 'tension', items: ['q08', 'q23', 'q38'] },
  { id: 'tasks', part: 'avoidance', items: ['q03', 'q09', 'q15', 'q24', 'q27'] },
  { id: 'people', part: 'avoidance', items: ['q06', 'q12', 'q21', 'q36'] },
  { id: 'cover', part: 'avoidance', items: ['q18', 'q30', 'q33'] },
]
