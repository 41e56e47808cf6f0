import { describe, expect, test } from 'vitest'
import { barsOf, lineOf } from './plot'

const box = { width: 100, height: 40 }

describe('bars', () => {
  test('stand on the ground, as high as their share of the highest', () => {
    const bars = barsOf([0, 5, 10], box)
    expect(bars.map(({ height }) => height)).toEqual([0, 20, 40])
    for (const { y, height } of bars) expect(y + height).toBe(40)
    for (const { x, width } of bars) expect(x + width).toBeLessThanOrEqual(100)
  })

  test('are flat for zero, negative or no values, and never higher than the box', () => {
    expect(barsOf([0, 0], box).map(({ height }) => height)).toEqual([0, 0])
    expect(barsOf([], box)).toEqual([])
    expect(barsOf([-1, 3], box, 2).map(({ height }) => height)).toEqual([0, 40])
  })

  test('leave room beside each other, however many there are', () => {
    const bars = barsOf(
      Array.from({ length: 120 }, () => 1),
      box,
    )
    for (const [place, { x, width }] of bars.entries()) {
      expect(width).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(bars[place + 1]?.x ?? 101)
    }
  })
})

describe('a line', () => {
  test('goes from corner to corner', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 12, y: 50 },
      { x: 24, y: 100 },
    ]
    expect(lineOf(points, box, { x: [0, 24], y: [0, 100] })).toBe('M0 40L50 20L100 0')
  })

  test('has a scale', () => {
    expect(() => lineOf([], box, { x: [3, 3], y: [0, 1] })).toThrow(RangeError)
  })
})
