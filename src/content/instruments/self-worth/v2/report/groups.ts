import type { AnswerGroup } from '@/core/report/profile'

/** Editorial, three to five lines each; they carry no score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'hands', part: 'competence', items: ['q01', 'q13', 'q25'] },
  { id: 'tasks', part: 'competence', items: ['q04', 'q19', 'q28'] },
  { id: 'judgment', part: 'competence', items: ['q10', 'q22', 'q34'] },
  { id: 'credit', part: 'competence', items: ['q07', 'q16', 'q31'] },
  { id: 'slips', part: 'acceptance', items: ['q05', 'q14', 'q29'] },
  { id: 'showing', part: 'acceptance', items: ['q08', 'q17', 'q26'] },
  { id: 'looking', part: 'acceptance', items: ['q02', 'q23', 'q32'] },
  { id: 'taking', part: 'acceptance', items: ['q11', 'q20', 'q35'] },
  { id: 'results', part: 'contingency', items: ['q03', 'q09', 'q15', 'q24'] },
  { id: 'people', part: 'contingency', items: ['q06', 'q12', 'q21', 'q27', 'q33'] },
  { id: 'compare', part: 'contingency', items: ['q18', 'q30', 'q36'] },
]
