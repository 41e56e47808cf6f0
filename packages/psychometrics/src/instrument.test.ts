import { expect, test } from 'vitest'
import { trialInstrument } from './fixture.ts'
import { mayLeaveOut } from './instrument.ts'

test.each([
  { item: 'i1', leaves: true },
  { item: 'c1', leaves: true },
  // An item that tests attention is never left out, nor is one that is not asked.
  { item: 'x1', leaves: false },
  { item: 'nobody', leaves: false },
])('mayLeaveOut returns $leaves for the item $item when the test allows skipping', ({ item, leaves }) => {
  expect(mayLeaveOut({ ...trialInstrument, leaveOut: true }, item)).toBe(leaves)
  expect(mayLeaveOut(trialInstrument, item)).toBe(false)
})

test('attention-check items may not be skipped, while all other items may', () => {
  const two = {
    ...trialInstrument,
    leaveOut: true as const,
    directed: [...trialInstrument.directed, { id: 'i5', expected: 3 }],
  }
  expect(['x1', 'i5', 'i1', 'c1'].map((item) => mayLeaveOut(two, item))).toEqual([false, false, true, true])
})
