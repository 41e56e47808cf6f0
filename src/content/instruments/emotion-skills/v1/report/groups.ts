import type { AnswerGroup } from '@/core/report/profile'

/** Editorial; they carry no score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'own', part: 'notice', items: ['q01', 'q04', 'q10', 'q13', 'q16'] },
  { id: 'others', part: 'notice', items: ['q07', 'q19', 'q22'] },
  { id: 'reasons', part: 'understand', items: ['q02', 'q08', 'q11', 'q17'] },
  { id: 'shades', part: 'understand', items: ['q05', 'q14', 'q20', 'q23'] },
  { id: 'brake', part: 'regulate', items: ['q06', 'q21'] },
  { id: 'nerves', part: 'regulate', items: ['q03', 'q09', 'q15'] },
  { id: 'warmth', part: 'regulate', items: ['q12', 'q18', 'q24'] },
]
