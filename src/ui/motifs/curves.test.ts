import { expect, test } from 'vitest'
import { plotPath, smoothPath } from './curves'

test('smoothPath passes through its points and stays straight on a straight line', () => {
  expect(
    smoothPath([
      [0, 0],
      [6, 6],
      [12, 12],
    ]),
  ).toBe('M0 0C1 1 4 4 6 6C8 8 11 11 12 12')
})

test('smoothPath returns an empty path without points', () => {
  expect(smoothPath([])).toBe('')
})

test('plotPath samples both ends of the curve', () => {
  expect(plotPath(1, (t) => [t * 10, 0])).toBe('M0 0C1.7 0 8.3 0 10 0')
})
