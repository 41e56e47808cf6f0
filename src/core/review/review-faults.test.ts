import { expect, test } from 'vitest'
import { isReviewFault, reviewFaults } from './review-faults'

test('isReviewFault accepts only the listed faults', () => {
  expect(reviewFaults.filter((fault) => !isReviewFault(fault))).toEqual([])
  for (const other of ['critical', '', 'Insult', 0, null, undefined, ['insult']])
    expect(isReviewFault(other)).toBe(false)
})
