import { expect, test } from 'vitest'
import { isReviewFault, reviewFaults } from './review-faults'

test('a review is reported for one of the listed faults, and being critical is none', () => {
  expect(reviewFaults.filter((fault) => !isReviewFault(fault))).toEqual([])
  for (const other of ['critical', '', 'Insult', 0, null, undefined, ['insult']])
    expect(isReviewFault(other)).toBe(false)
})
