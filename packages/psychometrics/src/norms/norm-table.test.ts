import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normTable } from './norm-table.ts'

test('scores of at least five people have their own counts', () => {
  const table = normTable([10, 20, 70], 6)
  expect(table.map(({ raw, count, percentile }) => ({ raw, count, percentile }))).toEqual([
    { raw: 6, count: 10, percentile: 5 },
    { raw: 7, count: 20, percentile: 20 },
    { raw: 8, count: 70, percentile: 65 },
  ])
})

test('scores of fewer than five people are merged with a neighbouring score', () => {
  const table = normTable([1, 0, 4, 90, 3, 2, 0], 0)
  expect(table.map(({ raw, count, percentile }) => ({ raw, count, percentile }))).toEqual([
    { raw: 0, count: null, percentile: 2.5 },
    { raw: 1, count: null, percentile: 2.5 },
    { raw: 2, count: null, percentile: 2.5 },
    { raw: 3, count: 90, percentile: 50 },
    { raw: 4, count: null, percentile: 97.5 },
    { raw: 5, count: null, percentile: 97.5 },
    { raw: 6, count: null, percentile: 97.5 },
  ])
})

test('the norm table covers every raw score, and no count below five can be derived', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 3, maxLength: 40 }), (scores) => {
      const n = scores.reduce((sum, one) => sum + one, 0)
      fc.pre(n >= 5)
      const table = normTable(scores, 4)
      expect(table.map(({ raw }) => raw)).toEqual(scores.map((_, place) => 4 + place))
      const places = [...new Set(table.map(({ percentile }) => percentile))]
      expect(places).toEqual([...places].sort((a, b) => a - b))
      // A mid-rank is what lies below and half of one's own: from the places alone every group's size follows.
      let below = 0
      for (const place of places) {
        const people = 2 * ((place * n) / 100 - below)
        expect(people).toBeGreaterThanOrEqual(5 - 1e-9)
        below += people
      }
      expect(below).toBeCloseTo(n, 6)
      for (const { percentile, from, to } of table) {
        expect(from).toBeLessThanOrEqual(percentile)
        expect(to).toBeGreaterThanOrEqual(percentile)
      }
    }),
  )
})

test('normTable throws when there are no respondents', () => {
  expect(() => normTable([0, 0], 0)).toThrow('too-few-respondents')
})
