import { expect, test } from 'vitest'
import { isRead, isUnlocked } from './entitlement'

const then = new Date('2026-11-20T12:00:00Z')
const open = { revokedAt: null, suspendedAt: null }

test.each([
  { name: 'paid for', entitlement: open, expected: true },
  { name: 'taken back', entitlement: { ...open, revokedAt: then }, expected: false },
  { name: 'looked into', entitlement: { ...open, suspendedAt: then }, expected: false },
  { name: 'both', entitlement: { revokedAt: then, suspendedAt: then }, expected: false },
  { name: 'never bought', entitlement: null, expected: false },
  { name: 'not asked for', entitlement: undefined, expected: false },
])('a report that is $name may be read: $expected', ({ entitlement, expected }) => {
  expect(isUnlocked(entitlement)).toBe(expected)
})

test.each([
  { name: 'opened once', entitlement: { ...open, firstReadAt: then }, expected: true },
  { name: 'not opened yet', entitlement: { ...open, firstReadAt: null }, expected: false },
  { name: 'opened, then taken back', entitlement: { ...open, revokedAt: then, firstReadAt: then }, expected: false },
  { name: 'opened, then looked into', entitlement: { ...open, suspendedAt: then, firstReadAt: then }, expected: false },
  { name: 'never bought', entitlement: null, expected: false },
])('a report that was $name counts as read: $expected', ({ entitlement, expected }) => {
  expect(isRead(entitlement)).toBe(expected)
})
