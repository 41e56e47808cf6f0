import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMemberDiscount, membershipBreakEven, packBreakEven } from './discount'

test.each([
  { list: 1990, vip: 1592 },
  { list: 499, vip: 399 }, // 399.2
  { list: 1299, vip: 1039 }, // 1039.2
  { list: 3, vip: 2 }, // 2.4
  { list: 8, vip: 6 }, // 6.4
  { list: 2, vip: 2 }, // 1.6
  { list: 0, vip: 0 },
])('a list price of $list is $vip for a member', ({ list, vip }) => {
  expect(applyMemberDiscount(list)).toBe(vip)
})

test('the member price is 80 % of the list price, rounded to a whole minor unit', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (list) => {
      const vip = applyMemberDiscount(list)
      expect(Number.isInteger(vip)).toBe(true)
      expect(Math.abs(vip * 5 - list * 4)).toBeLessThanOrEqual(2.5)
    }),
  )
})

test.each([
  { vip: 2499, report: 499, expected: 25 }, // 100 saved each
  { vip: 9900, report: 1990, expected: 25 }, // 398 saved each
  { vip: 100, report: 500, expected: 1 },
])(
  'a membership for $vip pays off from report number $expected when a report costs $report',
  ({ vip, report, expected }) => {
    expect(membershipBreakEven(vip, report)).toBe(expected)
  },
)

test.each([
  { pack: 1299, report: 499, expected: 3 },
  { pack: 3900, report: 499, expected: 8 },
  { pack: 998, report: 499, expected: 3 }, // two cost exactly as much
])('a pack for $pack costs less than $expected single reports for $report each', ({ pack, report, expected }) => {
  expect(packBreakEven(pack, report)).toBe(expected)
})
