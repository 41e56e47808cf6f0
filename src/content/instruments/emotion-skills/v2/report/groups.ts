import type { AnswerGroup } from '@/core/report/profile'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'own', part: 'notice', items: ['q01', 'q04', 'q10', 'q13', 'q22', 'q28'] },
  { id: 'others', part: 'notice', items: ['q07', 'q16', 'q19', 'q25', 'q31', 'q34'] },
  { id: 'reasons', part: 'understand', items: ['q02', 'q08', 'q17', 'q20', 'q29'] },
  { id: 'words', part: 'understand', items: ['q05', 'q14', 'q23', 'q32'] },
  { id: 'paths', part: 'understand', items: ['q11', 'q26', 'q35'] },
  { id: 'brake', part: 'regulate', items: ['q06', 'q21', 'q27'] },
  { id: 'nerves', part: 'regulate', items: ['q03', 'q15', 'q30'] },
  { id: 'lift', part: 'regulate', items: ['q09', 'q12', 'q18'] },
  { id: 'company', part: 'regulate', items: ['q24', 'q33', 'q36'] },
]
