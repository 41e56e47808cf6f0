import { expect, test } from 'vitest'
import { highestColumn, placeDots } from './answer-dots'

const scale = { min: 1, max: 5 }

test('equal answers stand one above the other, from the lowest to the highest', () => {
  const dots = placeDots([5, 1, 3, 1, 1], scale)
  expect(dots).toEqual([
    { x: 4, row: 0 },
    { x: 4, row: 1 },
    { x: 4, row: 2 },
    { x: 50, row: 0 },
    { x: 96, row: 0 },
  ])
  expect(highestColumn(dots)).toBe(3)
})

test('a plot without answers has no column', () => {
  expect(highestColumn(placeDots([], scale))).toBe(0)
})
