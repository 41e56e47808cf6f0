import { expect, test } from 'vitest'
import { printedPagesOf } from './printed-pages'

test.each([
  { name: 'no story', story: null, sheets: [] },
  { name: 'nothing to print', story: { plan: null, handOver: [] }, sheets: [] },
  { name: 'a week without what comes after', story: { plan: { later: [] }, handOver: [] }, sheets: ['week'] },
  {
    name: 'all of it',
    story: { plan: { later: ['Count.'] }, handOver: [{ reader: 'doctor' }, { reader: 'friend' }] } as const,
    sheets: ['week', 'count', 'doctor', 'friend'],
  },
])('$name: $sheets', ({ story, sheets }) => {
  expect(printedPagesOf(story)).toEqual(sheets)
})
