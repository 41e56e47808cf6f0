import { expect, test } from 'vitest'
import { hasShape, isRecord } from './type-guards'

test.each([
  { value: {}, is: true },
  { value: { a: 1 }, is: true },
  { value: null, is: false },
  { value: undefined, is: false },
  { value: [], is: false },
  { value: 'text', is: false },
  { value: 1, is: false },
  { value: () => 1, is: false },
])('isRecord for the value $value returns $is', ({ value, is }) => {
  expect(isRecord(value)).toBe(is)
})

test.each([
  { value: { id: 'a', count: 1, open: false }, is: true },
  { value: { id: '', count: 0, open: true, more: null }, is: true },
  { value: { id: 'a', count: '1', open: false }, is: false },
  { value: { id: 'a', count: 1 }, is: false },
  { value: { id: null, count: 1, open: false }, is: false },
  { value: {}, is: false },
  { value: null, is: false },
  { value: ['a', 1, false], is: false },
])('hasShape for the value $value returns $is', ({ value, is }) => {
  expect(hasShape(value, { id: 'string', count: 'number', open: 'boolean' })).toBe(is)
})

test('hasShape accepts any record when no fields are required', () => {
  expect(hasShape({}, {})).toBe(true)
  expect(hasShape([], {})).toBe(false)
})
