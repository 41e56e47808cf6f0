import { describe, expect, test } from 'vitest'
import { barsOf, lineOf } from './plot'

const box = { width: 100, height: 40 }

describe('the bars of a plot', () => {
  test('stand on the baseline, with heights in proportion to their values', () => {
    const bars = barsOf([0, 5, 10], box)
    expect(bars.map(({ height }) => height)).toEqual([0, 20, 40])
    for (const { y, height } of bars) expect(y + height).toBe(40)
    for (const { x, width } of bars) expect(x + width).toBeLessThanOrEqual(100)
  })

  test('have no height for zero and negative values', () => {
    expect(barsOf([0, 0], box).map(({ height }) => height)).toEqual([0, 0])
    expect(barsOf([], box)).toEqual([])
    expect(barsOf([-1, 3], box, 2).map(({ height }) => height)).toEqual([0, 40])
  })

  test('have gaps between each other even when there are 120', () => {
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

describe('the line of a plot', () => {
  test('runs from corner to corner when the values span the whole scale', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 12, y: 50 },
      { x: 24, y: 100 },
    ]
    expect(lineOf(points, box, { x: [0, 24], y: [0, 100] })).toBe('M0 40L50 20L100 0')
  })

  test('throws a RangeError when the scale is empty', () => {
    expect(() => lineOf([], box, { x: [3, 3], y: [0, 1] })).toThrow(RangeError)
  })
})
