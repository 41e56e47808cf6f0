import { expect, test } from 'vitest'
import { isReviewFault, ratingKey, reviewFaults } from './review'

test('isReviewFault accepts only the listed faults', () => {
  expect(reviewFaults.filter((fault) => !isReviewFault(fault))).toEqual([])
  for (const other of ['critical', '', 'Insult', 0, null, undefined, ['insult']])
    expect(isReviewFault(other)).toBe(false)
})

test('ratingKey has a word for one to five points and for nothing else', () => {
  expect([1, 2, 3, 4, 5].map(ratingKey)).toEqual(['rating.r1', 'rating.r2', 'rating.r3', 'rating.r4', 'rating.r5'])
  for (const points of [0, 6, 1.5]) expect(() => ratingKey(points)).toThrow(`no rating ${points}`)
})
