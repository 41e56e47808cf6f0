import type { AnswerGroup } from '@/core/report/profile'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'mind', part: 'onset', items: ['q01', 'q10', 'q22'] },
  { id: 'bed', part: 'onset', items: ['q04', 'q13', 'q19'] },
  { id: 'clock', part: 'onset', items: ['q07', 'q16', 'q25'] },
  { id: 'night', part: 'maintenance', items: ['q03', 'q06', 'q12', 'q18', 'q24'] },
  { id: 'early', part: 'maintenance', items: ['q09', 'q15', 'q21'] },
  { id: 'sleepy', part: 'daytime', items: ['q08', 'q17', 'q23'] },
  { id: 'head', part: 'daytime', items: ['q05', 'q11', 'q26'] },
  { id: 'drive', part: 'daytime', items: ['q02', 'q14', 'q20'] },
]
