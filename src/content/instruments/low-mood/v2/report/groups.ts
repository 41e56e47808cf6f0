import type { AnswerGroup } from '@/core/report/profile'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'sad', part: 'mood', items: ['q07', 'q15', 'q31'] },
  { id: 'empty', part: 'mood', items: ['q19', 'q23', 'q35'] },
  { id: 'lift', part: 'mood', items: ['q03', 'q11', 'q27'] },
  { id: 'wanting', part: 'interest', items: ['q05', 'q09', 'q29'] },
  { id: 'enjoying', part: 'interest', items: ['q17', 'q25', 'q33'] },
  { id: 'awake', part: 'interest', items: ['q01', 'q13', 'q21'] },
  { id: 'strength', part: 'body', items: ['q02', 'q18', 'q22'] },
  { id: 'pace', part: 'body', items: ['q06', 'q14', 'q34'] },
  { id: 'rhythm', part: 'body', items: ['q10', 'q26', 'q30'] },
  { id: 'self', part: 'thinking', items: ['q08', 'q20', 'q32'] },
  { id: 'dark', part: 'thinking', items: ['q12', 'q16', 'q28'] },
  { id: 'fog', part: 'thinking', items: ['q04', 'q24', 'q36'] },
]
