import { expect, test } from 'vitest'
import { isRead, isUnlocked } from './entitlement'

const then = new Date('2026-11-20T12:00:00Z')
const open = { revokedAt: null, suspendedAt: null }

test.each([
  { name: 'paid', entitlement: open, expected: true },
  { name: 'revoked', entitlement: { ...open, revokedAt: then }, expected: false },
  { name: 'suspended', entitlement: { ...open, suspendedAt: then }, expected: false },
  { name: 'revoked and suspended', entitlement: { revokedAt: then, suspendedAt: then }, expected: false },
  { name: 'never bought', entitlement: null, expected: false },
  { name: 'undefined', entitlement: undefined, expected: false },
])('a report that is $name may be read: $expected', ({ entitlement, expected }) => {
  expect(isUnlocked(entitlement)).toBe(expected)
})

test.each([
  { name: 'opened once', entitlement: { ...open, firstReadAt: then }, expected: true },
  { name: 'not opened yet', entitlement: { ...open, firstReadAt: null }, expected: false },
  { name: 'opened and later revoked', entitlement: { ...open, revokedAt: then, firstReadAt: then }, expected: false },
  {
    name: 'opened and later suspended',
    entitlement: { ...open, suspendedAt: then, firstReadAt: then },
    expected: false,
  },
  { name: 'never bought', entitlement: null, expected: false },
])('a report that was $name counts as read: $expected', ({ entitlement, expected }) => {
  expect(isRead(entitlement)).toBe(expected)
})
