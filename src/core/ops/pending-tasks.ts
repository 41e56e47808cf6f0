import type { Permission } from './permissions'

/**
 * Kinds of tasks that can wait for somebody at the console, most pressing first: who may see them, where they are
 * listed, and whether their time is a deadline (`by`) or the moment when the oldest of them came (`since`). A deadline
 * that has passed comes before everything else.
 */
export const pendingTaskKinds = {
  alarms: { act: 'alarm.read', href: '/admin#alarms', time: 'since' },
  withdrawals: { act: 'order.list', href: '/admin/orders?list=due', time: 'by' },
  disputes: { act: 'dispute.list', href: '/admin/disputes', time: 'by' },
  owed: { act: 'order.list', href: '/admin/orders?list=owed', time: 'since' },
  held: { act: 'order.list', href: '/admin/orders?list=held', time: 'since' },
  mails: { act: 'order.list', href: '/admin/orders?list=mail', time: 'since' },
  reported: { act: 'review.read', href: '/admin/reviews?list=reported', time: 'since' },
  unseen: { act: 'review.read', href: '/admin/reviews?list=waiting', time: 'since' },
  findings: { act: 'reconciliation.read', href: '/admin/reconciliation', time: 'since' },
  norms: { act: 'norms.read', href: '/admin/measurement', time: 'since' },
  studies: { act: 'study.read', href: '/admin/measurement/studies', time: 'since' },
} as const satisfies Record<string, { act: Permission; href: string; time: 'by' | 'since' }>

export type PendingTaskKind = keyof typeof pendingTaskKinds
