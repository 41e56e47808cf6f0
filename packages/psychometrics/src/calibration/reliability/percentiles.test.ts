import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentileTable, wilson95 } from './percentiles.ts'

// Examples of Newcombe 1998; the limits solve |p − share| = 1.96 · √(p(1 − p)/n).
test.each([
  { r: 81, n: 263, from: 0.2553, to: 0.3662 },
  { r: 15, n: 148, from: 0.0624, to: 0.1605 },
  { r: 0, n: 20, from: 0, to: 0.1611 },
  { r: 1, n: 29, from: 0.0061, to: 0.1718 },
])('the 95 % interval for $r of $n people is $from to $to', ({ r, n, from, to }) => {
  expect(wilson95(r / n, n).from).toBeCloseTo(from, 4)
  expect(wilson95(r / n, n).to).toBeCloseTo(to, 4)
})

test('both limits of the 95 % interval satisfy the Wilson equation', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.integer({ min: 1, max: 5000 }), (share, n) => {
      for (const limit of Object.values(wilson95(share, n))) {
        expect(Math.abs(limit - share) / Math.sqrt((limit * (1 - limit)) / n)).toBeCloseTo(1.959964, 5)
      }
    }),
  )
})

test('the percentile table contains the mid-rank of every score', () => {
  const scores = [1, 2, 3, 3, 4]
  const table = percentileTable([0, 1, 2, 3, 4].map((raw) => ({ raw, people: scores.filter((s) => s === raw).length })))
  expect(table.map(({ percentile }) => percentile)).toEqual([0, 10, 30, 60, 90])
  for (const { percentile, from, to } of table) {
    const limits = wilson95(percentile / 100, scores.length)
    expect([from, to]).toEqual([100 * limits.from, 100 * limits.to])
  }
})

test.each([
  { what: 'nobody', call: () => percentileTable([{ raw: 1, people: 0 }]), reason: 'too-few-respondents' },
  { what: 'half a person', call: () => percentileTable([{ raw: 1, people: 0.5 }]), reason: 'bad-value' },
  { what: 'a score of NaN', call: () => percentileTable([{ raw: Number.NaN, people: 1 }]), reason: 'bad-value' },
  {
    what: 'scores out of order',
    call: () =>
      percentileTable([
        { raw: 2, people: 1 },
        { raw: 1, people: 1 },
      ]),
    reason: 'bad-value',
  },
  { what: 'a share above 1', call: () => wilson95(1.1, 10), reason: 'bad-value' },
  { what: 'a share of NaN', call: () => wilson95(Number.NaN, 10), reason: 'bad-value' },
])('a percentile calculation with $what throws “$reason”', ({ call, reason }) => {
  expect(call).toThrow(expect.objectContaining({ name: 'CalibrationRefusal', reason }))
})
