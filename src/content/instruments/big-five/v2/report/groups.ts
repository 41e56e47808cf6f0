import type { AnswerGroup } from '@/core/report/profile'

/** The six items that share a last digit belong together. */
const items = (digit: number): string[] =>
  Array.from({ length: 6 }, (_, turn) => `q${String(turn * 10 + digit).padStart(2, '0')}`)

export const groups = [
  { id: 'ideas', part: 'openness', items: items(1) },
  { id: 'imagination', part: 'openness', items: items(6) },
  { id: 'order', part: 'conscientiousness', items: items(2) },
  { id: 'follow-through', part: 'conscientiousness', items: items(7) },
  { id: 'company', part: 'extraversion', items: items(3) },
  { id: 'drive', part: 'extraversion', items: items(8) },
  { id: 'warmth', part: 'agreeableness', items: items(4) },
  { id: 'yielding', part: 'agreeableness', items: items(9) },
  { id: 'composure', part: 'stability', items: items(5) },
  { id: 'evenness', part: 'stability', items: items(10) },
] as const satisfies readonly AnswerGroup[]
