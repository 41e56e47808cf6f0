import { all, type Condition, type ScoreBand } from '@/core/report/condition'
import type { AnswerGroup } from '@/core/report/profile'
import { from, upTo } from './conditions'

/** Every scored line belongs to one group of its part; editorial, so no group has a score. */
export const groups: readonly AnswerGroup[] = [
  { id: 'amount', part: 'overload', items: ['q05', 'q17', 'q21', 'q29'] },
  { id: 'pulled', part: 'overload', items: ['q09', 'q13'] },
  { id: 'pauses', part: 'overload', items: ['q01', 'q25', 'q33'] },
  { id: 'hours', part: 'control', items: ['q02', 'q06', 'q22'] },
  { id: 'manner', part: 'control', items: ['q14', 'q18', 'q26'] },
  { id: 'voice', part: 'control', items: ['q10', 'q30', 'q34'] },
  { id: 'body', part: 'exhaustion', items: ['q03', 'q23', 'q35'] },
  { id: 'head', part: 'exhaustion', items: ['q15', 'q27'] },
  { id: 'feelings', part: 'exhaustion', items: ['q19', 'q31'] },
  { id: 'rest', part: 'exhaustion', items: ['q07', 'q11'] },
  { id: 'meaning', part: 'distance', items: ['q04', 'q12'] },
  { id: 'interest', part: 'distance', items: ['q08', 'q20'] },
  { id: 'result', part: 'distance', items: ['q24', 'q28', 'q32'] },
  { id: 'people', part: 'distance', items: ['q16', 'q36'] },
]

/** Condition that the mean of a group lies in this third of the scale, and that none of its answers contradicts it. */
export function agreed(group: string, is: ScoreBand): Condition {
  const items = groups.find(({ id }) => id === group)?.items ?? []
  const lines: Record<ScoreBand, Condition[]> = {
    low: items.map((item) => upTo(item, 1)),
    middle: items.map((item) => ({ item, from: 1, to: 3 })),
    high: items.map((item) => from(item, 2)),
  }
  return all({ group, is }, ...lines[is])
}
