import { expect, test } from 'vitest'
import { acts, actsOf, isLoggedAct, isStaffRole, mayDo, needsReason, staffRoles } from './acts'

test('the owner may do everything', () => {
  expect(actsOf('owner')).toEqual(acts)
})

test('team and log are the owner’s alone', () => {
  const others = staffRoles.filter((role) => role !== 'owner')
  const reserved = acts.filter((act) => !others.some((role) => mayDo(role, act)))
  expect(reserved).toEqual([
    'staff.read',
    'staff.add',
    'staff.role',
    'staff.disable',
    'staff.reset',
    'audit.read',
    'review.policy',
  ])
})

test('editors see reviews and no customer', () => {
  expect(actsOf('editor')).toEqual(['review.read', 'review.hide', 'review.show', 'review.answer'])
  expect(actsOf('psychometrician')).toEqual([])
})

test('whatever changes something, and whatever leaves the house, asks for a reason', () => {
  expect(acts.filter((act) => !needsReason(act))).toEqual([
    'staff.read',
    'audit.read',
    'customer.search',
    'customer.read',
    'review.read',
    'block.read',
    'limits.read',
  ])
})

test('words that are neither are known as such', () => {
  expect(isStaffRole('owner')).toBe(true)
  expect(isStaffRole('admin')).toBe(false)
  expect(isLoggedAct('staff.sign-in')).toBe(true)
  expect(isLoggedAct('order.refund-all')).toBe(false)
})
