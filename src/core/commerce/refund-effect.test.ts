import { expect, test } from 'vitest'
import { refundEffect } from './refund-effect'

const report = { paidMinor: 499, countedMinor: 0, reports: null }
const pack = { paidMinor: 1199, countedMinor: 0, reports: 3 }

test.each([
  { of: report, amount: 499, access: 'rule', effect: { kind: 'closes' } },
  { of: report, amount: 498, access: 'rule', effect: { kind: 'stays' } },
  { of: report, amount: 1, access: 'closes', effect: { kind: 'closes' } },
  { of: report, amount: 499, access: 'stays', effect: { kind: 'stays' } },
  { of: { ...report, countedMinor: 200 }, amount: 299, access: 'rule', effect: { kind: 'closes' } },
  { of: pack, amount: 399, access: 'rule', effect: { kind: 'stays' } },
  { of: pack, amount: 400, access: 'rule', effect: { kind: 'reports', gone: 1 } },
  { of: pack, amount: 800, access: 'rule', effect: { kind: 'reports', gone: 2 } },
  { of: { ...pack, countedMinor: 400 }, amount: 400, access: 'rule', effect: { kind: 'reports', gone: 1 } },
  { of: pack, amount: 800, access: 'stays', effect: { kind: 'stays' } },
  { of: pack, amount: 1199, access: 'rule', effect: { kind: 'closes' } },
] as const)('$amount of $of.paidMinor with $access: $effect', ({ of, amount, access, effect }) => {
  expect(refundEffect(of, amount, access)).toEqual(effect)
})
