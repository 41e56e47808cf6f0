import { describe, expect, test } from 'vitest'
import { eveningQuestions } from '@/content/evening'
import { questionsFor } from './pair'

const { any, parts } = await eveningQuestions('es')
const of = parts['big-five'] ?? {}
type Told = Parameters<typeof questionsFor>[1][number]
const far = (id: string, apart: number): Told => ({ row: { id, higher: 'own' }, apart })
const near = (id: string, apart: number): Told => ({ row: { id, higher: null }, apart })

describe('three questions for an evening', () => {
  test.each([
    {
      name: 'two of what sets them apart most, one of what they share',
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
      name: 'three where everything sets them apart',
      rows: [far('openness', 1.2), far('stability', 3), far('agreeableness', 2)],
      questions: [of.stability?.apart, of.agreeableness?.apart, of.openness?.apart],
    },
    {
      name: 'three of what they share where nothing does',
      rows: [near('openness', 0.9), near('stability', 0.2), near('agreeableness', 0.5), near('extraversion', 1)],
      questions: [of.stability?.alike, of.agreeableness?.alike, of.openness?.alike],
    },
    {
      name: 'what is missing is of no part',
      rows: [far('openness', 2)],
      questions: [of.openness?.apart, any[0], any[1]],
    },
    { name: 'nothing shown, still three', rows: [], questions: [...any] },
  ])('$name', async ({ rows, questions }) => {
    expect(await questionsFor('big-five', rows, 'es')).toEqual(questions)
  })
})
