import { describe, expect, test } from 'vitest'
import { buildColumnChart, chartLineStep, fractionsOfMax } from './columns'

test.each([
  { most: 0, step: 1 },
  { most: 1, step: 1 },
  { most: 4, step: 1 },
  { most: 5, step: 2 },
  { most: 37, step: 10 },
  { most: 90, step: 50 },
  { most: 12_345, step: 5000 },
])('the grid lines of a chart are $step apart when the largest value is $most', ({ most, step }) => {
  expect(chartLineStep(most)).toBe(step)
})

describe('the columns of a chart', () => {
  test('have heights in proportion to their values and stay within the drawing', () => {
    const { columns, lines, width, height } = buildColumnChart([0, 1, 10, 20])
    const [none, one, ten, twenty] = columns
    expect(none?.height).toBe(0)
    expect((twenty?.height ?? 0) / (ten?.height ?? 1)).toBeCloseTo(2)
    expect(one?.height).toBeGreaterThanOrEqual(2)
    for (const { x, y, width: wide, height: high } of columns) {
      expect(x).toBeGreaterThan(0)
      expect(x + wide).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y + high).toBeLessThan(height)
    }
    expect(lines.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20])
  })

  test('have grid lines at 0 and 1 when all values are zero', () => {
    expect(buildColumnChart([0, 0]).lines.map(({ value }) => value)).toEqual([0, 1])
    expect(buildColumnChart([]).columns).toEqual([])
  })
})

test('fractionsOfMax returns each value as a fraction of the largest', () => {
  expect(fractionsOfMax([4, 2, 0])).toEqual([1, 0.5, 0])
  expect(fractionsOfMax([0, 0])).toEqual([0, 0])
})
