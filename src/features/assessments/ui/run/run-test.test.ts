import { describe, expect, test } from 'vitest'
import { firstOpenPosition, nextOpenPosition } from './run-test'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, options: ['No', 'Yes'], from: 0, leaveOut: false }))
const given = (ids: string) => Object.fromEntries([...ids].map((id) => [id, 1]))

describe('nextOpenPosition', () => {
  test.each([
    { answered: 'a', position: 0, expected: 1, why: 'the next question on the first pass' },
    { answered: 'ab', position: 0, expected: 2, why: 'answered questions are skipped' },
    { answered: 'acd', position: 0, expected: 1, why: 'forward to the question left out' },
    { answered: 'abcd', position: 1, expected: 4, why: 'the end when no question is open' },
    { answered: 'bcd', position: 2, expected: 0, why: 'back to a question left out before' },
    { answered: 'bcd', position: 3, expected: 4, why: 'the end page follows the last question' },
    { answered: 'a', position: 1, expected: 2, why: 'skipping a question leads to the next one' },
    { answered: 'acd', position: 1, expected: 4, why: 'skipping the last open question leads to the end' },
    { answered: '', position: 3, expected: 4, why: 'the end even when no question is answered' },
  ])(
    'returns $expected at position $position when $answered are answered: $why',
    ({ answered, position, expected }) => {
      expect(nextOpenPosition(items, given(answered), position)).toBe(expected)
    },
  )
})

test.each([
  { answered: '', expected: 0 },
  { answered: 'acd', expected: 1 },
  { answered: 'abcd', expected: 4 },
])('firstOpenPosition returns $expected for the answered questions $answered', ({ answered, expected }) => {
  expect(firstOpenPosition(items, given(answered))).toBe(expected)
})
