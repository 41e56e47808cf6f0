import { expect, test } from 'vitest'
import { isAllowed, isLoggedAct, needsReason, permissions, permissionsOf, staffRoles } from './permissions'

test('the owner may do everything', () => {
  expect(permissionsOf('owner')).toEqual(permissions)
})

test('only the owner may manage staff, read the audit log and see the accounting', () => {
  const others = staffRoles.filter((role) => role !== 'owner')
  const reserved = permissions.filter((act) => !others.some((role) => isAllowed(role, act)))
  expect(reserved).toEqual([
    'staff.read',
    'staff.add',
    'staff.role',
    'staff.disable',
    'staff.reset',
    'audit.read',
    'data.rotate',
    'review.policy',
    'offer.add',
    'offer.end',
    'reconciliation.settle',
    'accounting.read',
    'accounting.export',
    'coupon.add',
  ])
})

test('editors may manage only reviews and content, and psychometricians only norms and studies', () => {
  expect(permissionsOf('editor')).toEqual([
    'waiting.read',
    ...['review.read', 'review.hide', 'review.show', 'review.answer'],
    ...['content.read', 'article.state', 'notice.add', 'notice.end', 'numbers.read'],
  ])
  expect(permissionsOf('psychometrician')).toEqual([
    'waiting.read',

    ...['numbers.read', 'norms.read', 'norms.freeze', 'norms.publish', 'norms.withdraw'],
    ...['study.read', 'study.freeze', 'study.publish', 'study.withdraw'],
  ])
})

test('every action except reading data requires a reason', () => {
  expect(permissions.filter((act) => !needsReason(act))).toEqual([
    'staff.read',
    'audit.read',
    'waiting.read',
    'alarm.read',
    'customer.search',
    'customer.read',
    'order.list',
    'order.read',
    'dispute.list',
    'review.read',
    'content.read',
    'numbers.read',
    'block.read',
    'limits.read',
    'reconciliation.read',
    'accounting.read',
    'coupon.read',
    'norms.read',
    'study.read',
  ])
})

test('isLoggedAct rejects an unknown action', () => {
  expect(isLoggedAct('staff.sign-in')).toBe(true)
  expect(isLoggedAct('order.refund-all')).toBe(false)
})
