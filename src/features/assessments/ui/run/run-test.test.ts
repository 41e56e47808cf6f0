import { describe, expect, test } from 'vitest'
import { firstOpen, nextOpen } from './run-test'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, options: ['No', 'Yes'], from: 0, leaveOut: false }))
const given = (ids: string) => Object.fromEntries([...ids].map((id) => [id, 1]))

describe('nextOpen', () => {
  test.each([
    { answered: 'a', position: 0, expected: 1, why: 'the first time through it is the next question' },
    { answered: 'ab', position: 0, expected: 2, why: 'what is answered is passed over' },
    { answered: 'acd', position: 0, expected: 1, why: 'up to the one left out' },
    { answered: 'abcd', position: 1, expected: 4, why: 'the end when nothing is open' },
    { answered: 'bcd', position: 2, expected: 0, why: 'back to one left out before' },
    { answered: 'bcd', position: 3, expected: 4, why: 'after the last question the end says what is open' },
    { answered: 'a', position: 1, expected: 2, why: 'putting one off leads on' },
    { answered: 'acd', position: 1, expected: 4, why: 'putting the last open one off leads to the end' },
    { answered: '', position: 3, expected: 4, why: 'also when nothing at all is answered' },
  ])('returns $expected for $answered answered at position $position: $why', ({ answered, position, expected }) => {
    expect(nextOpen(items, given(answered), position)).toBe(expected)
  })
})

test.each([
  { answered: '', expected: 0 },
  { answered: 'acd', expected: 1 },
  { answered: 'abcd', expected: 4 },
])('firstOpen of $answered is $expected', ({ answered, expected }) => {
  expect(firstOpen(items, given(answered))).toBe(expected)
})
