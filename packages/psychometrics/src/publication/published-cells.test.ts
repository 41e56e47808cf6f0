import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Cell,
  cellMoments,
  countStep,
  itemMoments,
  peopleIn,
  publishedCells,
  scoreMoments,
  smallestCell,
} from './published-cells.ts'

const places = (counts: readonly number[], first = 0): Cell[] =>
  counts.map((count, index) => ({ from: first + index, to: first + index, count }))

const cells = (...of: readonly (readonly [number, number, number])[]): Cell[] =>
  of.map(([from, to, count]) => ({ from, to, count }))

describe('publishedCells', () => {
  test.each([
    {
      why: 'large counts, rounded to fives',
      counts: [101, 99, 100],
      expected: cells([0, 0, 100], [1, 1, 100], [2, 2, 100]),
    },
    { why: 'a count below ten, merged with the next', counts: [3, 40, 257], expected: cells([0, 1, 45], [2, 2, 255]) },
    {
      why: 'a small count at the end, merged with the last',
      counts: [280, 16, 4],
      expected: cells([0, 0, 280], [1, 2, 20]),
    },
    { why: 'too few people for two cells, merged into one', counts: [297, 3], expected: cells([0, 1, 300]) },
    {
      why: 'two large ends beside rare places in between',
      counts: [50, 1, 2, 97, 100, 3, 2, 45],
      expected: cells([0, 0, 50], [1, 3, 100], [4, 6, 105], [7, 7, 45]),
    },
    {
      why: 'rare places in the middle, merged to one side',
      counts: [80, 70, 1, 2, 147],
      expected: cells([0, 0, 80], [1, 3, 75], [4, 4, 145]),
    },
    { why: 'places without people at the end', counts: [150, 150, 0, 0], expected: cells([0, 0, 150], [1, 3, 150]) },
    { why: 'no places', counts: [], expected: [] },
    { why: 'places without any people', counts: [0, 0], expected: cells([0, 1, 0]) },
  ])('rounds and merges counts: $why', ({ counts, expected }) => {
    expect(publishedCells(places(counts))).toEqual(expected)
  })

  test('shifts cumulative counts by at most two, and leaves six people or more in each of several cells', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 2, maxLength: 30 }), (counts) => {
        const published = publishedCells(places(counts))
        expect(published.map(({ from }) => from)).toEqual([0, ...published.slice(0, -1).map(({ to }) => to + 1)])
        expect(published.at(-1)?.to).toBe(counts.length - 1)
        let [below, toldBelow] = [0, 0]
        for (const { from, to, count } of published) {
          const people = counts.slice(from, to + 1).reduce((sum, one) => sum + one, 0)
          below += people
          toldBelow += count
          expect(count % countStep).toBe(0)
          expect(Math.abs(below - toldBelow)).toBeLessThanOrEqual(2)
          if (published.length > 1) {
            expect(count).toBeGreaterThanOrEqual(smallestCell)
            expect(people).toBeGreaterThanOrEqual(6)
          }
        }
        expect(peopleIn(published)).toBe(toldBelow)
      }),
    )
  })
})

describe('moments of cells', () => {
  test('equal the ordinary moments when every cell is a single point', () => {
    const found = cellMoments(cells([0, 0, 10], [1, 1, 20], [2, 2, 10]))
    expect(found?.mean).toBe(1)
    expect(found?.sd).toBeCloseTo(Math.sqrt(20 / 39), 12)
    expect(found?.skew).toBe(0)
  })

  test('place a merged cell a quarter of its width from the peak side, or mid-cell at the peak', () => {
    expect(cellMoments(cells([0, 4, 10], [5, 5, 100], [6, 10, 10]))?.mean).toBeCloseTo((30 + 500 + 70) / 120, 12)
    expect(cellMoments(cells([0, 0, 40], [1, 3, 60]))?.mean).toBeCloseTo(1.2, 12)
  })

  test('are null for a single cell', () => {
    expect(cellMoments(cells([0, 4, 300]))).toBeNull()
    expect(itemMoments(cells([0, 4, 300]))).toBeNull()
    expect(scoreMoments(cells([0, 4, 300]), { lowest: 0, highest: 4 })).toBeNull()
  })

  test('are rounded to the amount by which five people would move a mean', () => {
    expect(itemMoments(cells([0, 0, 105], [1, 1, 195]))).toEqual({ mean: 0.65, sd: 0.5 })
    expect(itemMoments(cells([0, 0, 1050], [1, 1, 1950]))).toEqual({ mean: 0.65, sd: 0.475 })
    expect(scoreMoments(cells([10, 10, 100], [12, 12, 200]), { lowest: 10, highest: 30 })).toEqual({
      mean: 6.6,
      sd: 4.8,
      skew: -0.7,
    })
  })
})
