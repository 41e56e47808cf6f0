import { describe, expect, test } from 'vitest'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import {
  anchorOf,
  axisPoint,
  closedPath,
  hillColumn,
  hillPath,
  hillY,
  labelPlace,
  lineWidth,
  radarFrame,
  wrapLabel,
} from './geometry'

const center = { x: 200, y: 150 }

describe('axes', () => {
  test.each([
    { index: 0, count: 4, expected: { x: 200, y: 50 } },
    { index: 1, count: 4, expected: { x: 300, y: 150 } },
    { index: 2, count: 4, expected: { x: 200, y: 250 } },
    { index: 1, count: 3, expected: { x: 286.6, y: 200 } },
    { index: 2, count: 3, expected: { x: 113.4, y: 200 } },
  ])('axis $index of $count ends at $expected', ({ index, count, expected }) => {
    expect(axisPoint(index, count, 100, center)).toEqual(expected)
  })

  test.each([3, 4, 5, 6, 7, 8])('a frame of %d axes holds all of them and no empty ground', (count) => {
    const frame = radarFrame(count, 100, 400, { top: 40, bottom: 30 })
    const ends = Array.from({ length: count }, (_, index) => axisPoint(index, count, 100, frame.center))
    expect(Math.min(...ends.map(({ y }) => y))).toBeCloseTo(40, 0)
    expect(Math.max(...ends.map(({ y }) => y))).toBeCloseTo(frame.height - 30, 0)
  })

  test.each([
    { x: 200, expected: 'middle' },
    { x: 320, expected: 'start' },
    { x: 90, expected: 'end' },
  ])('a label at x = $x is anchored at its $expected', ({ x, expected }) => {
    expect(anchorOf({ x, y: 0 }, center)).toBe(expected)
  })
})

describe('labels', () => {
  test.each([
    { label: 'Swings', lines: ['Swings'] },
    { label: 'Slow to drift off', lines: ['Slow to', 'drift off'] },
    { label: 'Sueño interrumpido', lines: ['Sueño', 'interrumpido'] },
    { label: 'Ensimismamientos', lines: ['Ensimismamientos'] },
    { label: '入睡费力', lines: ['入睡费力'] },
    { label: '思绪很快睡得很少', lines: ['思绪很快', '睡得很少'] },
  ])('$label → $lines', ({ label, lines }) => {
    expect(wrapLabel(label, 12)).toEqual(lines)
  })

  test.each([
    { lines: ['Swings'], end: { x: 300, y: 100 }, beside: true, expected: { x: 312, anchor: 'start', side: 'beside' } },
    { lines: ['Swings'], end: { x: 100, y: 200 }, beside: true, expected: { x: 88, anchor: 'end', side: 'beside' } },
    {
      lines: ['Conscientiousness'],
      end: { x: 300, y: 100 },
      beside: true,
      expected: { x: 400, anchor: 'end', side: 'above' },
    },
    {
      lines: ['Conscientiousness'],
      end: { x: 100, y: 200 },
      beside: true,
      expected: { x: 0, anchor: 'start', side: 'below' },
    },
    { lines: ['Swings'], end: { x: 200, y: 20 }, beside: true, expected: { x: 200, anchor: 'middle', side: 'above' } },
    { lines: ['Swings'], end: { x: 90, y: 250 }, beside: false, expected: { x: 90, anchor: 'middle', side: 'below' } },
  ])('$lines at $end goes $expected.side', ({ lines, end, beside, expected }) => {
    expect(labelPlace(lines, end, center, beside)).toEqual(expected)
  })

  test.each(locales)('every chart label of %s stays in the drawing', async (locale) => {
    for (const instrument of currentInstruments()) {
      const { dimensions } = await instrumentText(instrument, locale)
      for (const { short } of Object.values(dimensions)) {
        const width = Math.max(...wrapLabel(short, 12).map(lineWidth))
        expect({ short, fits: width <= 170 }).toMatchObject({ fits: true })
      }
    }
  })
})

describe('hill', () => {
  const hill = { width: 360, low: 20, high: 100, base: 150 }

  test('rises from its lowest to its highest point and never falls', () => {
    const heights = Array.from({ length: 37 }, (_, n) => hillY(n * 10, hill))
    expect(heights[0]).toBe(130)
    expect(heights[36]).toBe(50)
    expect(heights.every((y, n) => n === 0 || y <= (heights[n - 1] ?? y))).toBe(true)
    expect(hillPath(hill)).toBe('M0 130C120 130 240 50 360 50')
  })

  test('columns stand side by side with a gap', () => {
    const columns = [0, 1, 2, 3, 4].map((n) => hillColumn(hill, n, 5, 4).map(({ x }) => x))
    expect(columns.map((xs) => [Math.min(...xs), Math.max(...xs)])).toEqual([
      [2, 70],
      [74, 142],
      [146, 214],
      [218, 286],
      [290, 358],
    ])
  })
})

test('a path is closed', () => {
  expect(
    closedPath([
      { x: 0, y: 1 },
      { x: 2, y: 3.5 },
    ]),
  ).toBe('M0 1L2 3.5Z')
})
