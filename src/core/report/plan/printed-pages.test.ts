import { expect, test } from 'vitest'
import { printedPagesOf } from './printed-pages'

test.each([
  { name: 'no story', story: null, sheets: [] },
  { name: 'nothing to print', story: { plan: null, handOver: [] }, sheets: [] },
  { name: 'a week without later steps', story: { plan: { later: [] }, handOver: [] }, sheets: ['week'] },
  {
    name: 'everything',
    story: { plan: { later: ['Count.'] }, handOver: [{ reader: 'doctor' }, { reader: 'friend' }] } as const,
    sheets: ['week', 'count', 'doctor', 'friend'],
  },
])('a report with $name prints the pages $sheets', ({ story, sheets }) => {
  expect(printedPagesOf(story)).toEqual(sheets)
})
