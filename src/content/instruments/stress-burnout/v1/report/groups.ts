import type { Condition, ScoreBand } from '@/core/report/condition'
import type { AnswerGroup } from '@/core/report/profile'
import { all, from, upTo } from './conditions'

export const groups: readonly AnswerGroup[] = [
  { id: 'inflow', part: 'overload', items: ['q05', 'q14', 'q18'] },
  { id: 'pauses', part: 'overload', items: ['q01', 'q09', 'q22'] },
  { id: 'timing', part: 'control', items: ['q02', 'q07', 'q21'] },
  { id: 'voice', part: 'control', items: ['q10', 'q13', 'q17'] },
  { id: 'refill', part: 'exhaustion', items: ['q03', 'q08', 'q19'] },
  { id: 'reserve', part: 'exhaustion', items: ['q12', 'q16', 'q23'] },
  { id: 'sense', part: 'distance', items: ['q04', 'q11', 'q20'] },
  { id: 'spark', part: 'distance', items: ['q06', 'q15', 'q24'] },
]

/** A group stands in a third, and none of its answers says the opposite. */
export function agreed(group: string, is: ScoreBand): Condition {
  const items = groups.find(({ id }) => id === group)?.items ?? []
  if (is === 'low') return all({ group, is }, ...items.map((item) => upTo(item, 1)))
  if (is === 'high') return all({ group, is }, ...items.map((item) => from(item, 2)))
  return { group, is }
}
