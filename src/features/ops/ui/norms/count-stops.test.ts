import { expect, test } from 'vitest'
import { countStops } from './count-stops'

test('countStops counts the question at which somebody stopped as reached, but no later one', () => {
  expect(countStops({ finished: 10, stopped: [4, 0, 1, 5] })).toEqual({
    begun: 20,
    stopped: 10,
    questions: [
      { question: 1, count: 4, reached: 20 },
      { question: 2, count: 0, reached: 16 },
      { question: 3, count: 1, reached: 16 },
    ],
    unasked: 5,
  })
})
