import { describe, expect, test } from 'vitest'
import { loadConversationQuestions } from '@/content/conversation-questions'
import { chooseQuestions } from './pair'

const { any, parts } = await loadConversationQuestions('es')
const of = parts['big-five'] ?? {}
type Told = Parameters<typeof chooseQuestions>[1][number]
const far = (id: string, apart: number): Told => ({ row: { id, higher: 'own' }, apart })
const near = (id: string, apart: number): Told => ({ row: { id, higher: null }, apart })

describe('the three questions of a comparison', () => {
  test.each([
    {
      name: 'two about the largest differences and one about common ground',
      rows: [
        far('openness', 1.2),
        far('stability', 3),
        near('extraversion', 0.7),
        far('agreeableness', 2),
        near('conscientiousness', 0.1),
      ],
      questions: [of.stability?.apart, of.agreeableness?.apart, of.conscientiousness?.alike],
    },
    {
      name: 'three about differences when every part differs',
      rows: [far('openness', 1.2), far('stability', 3), far('agreeableness', 2)],
      questions: [of.stability?.apart, of.agreeableness?.apart, of.openness?.apart],
    },
    {
      name: 'three about common ground when no part differs',
      rows: [near('openness', 0.9), near('stability', 0.2), near('agreeableness', 0.5), near('extraversion', 1)],
      questions: [of.stability?.alike, of.agreeableness?.alike, of.openness?.alike],
    },
    {
      name: 'filled up with general questions when there are too few parts',
      rows: [far('openness', 2)],
      questions: [of.openness?.apart, any[0], any[1]],
    },
    { name: 'three general questions when no part is shown', rows: [], questions: [...any] },
  ])('are $name', async ({ rows, questions }) => {
    expect(await chooseQuestions('big-five', rows, 'es')).toEqual(questions)
  })
})
