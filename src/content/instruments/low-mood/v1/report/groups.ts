import type { AnswerGroup } from '@/core/report/profile'

export const groups: readonly AnswerGroup[] = [
  { id: 'weight', part: 'mood', items: ['q07', 'q11', 'q15', 'q23'] },
  { id: 'hidden', part: 'mood', items: ['q03', 'q19'] },
  { id: 'pull', part: 'interest', items: ['q01', 'q05', 'q09'] },
  { id: 'taste', part: 'interest', items: ['q13', 'q17', 'q21'] },
  { id: 'fuel', part: 'body', items: ['q02', 'q10', 'q18'] },
  { id: 'move', part: 'body', items: ['q06', 'q14', 'q22'] },
  { id: 'judge', part: 'thinking', items: ['q08', 'q20'] },
  { id: 'fog', part: 'thinking', items: ['q04', 'q24'] },
  { id: 'outlook', part: 'thinking', items: ['q12', 'q16'] },
]
