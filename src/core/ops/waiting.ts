import type { Act } from './acts'

/**
 * Kinds of work that waits at the console, most pressing first: the act required to see it, the address of its list,
 * and whether its time is a deadline (`by`) or the arrival of the oldest item (`since`).
 */
export const waitingKinds = {
  withdrawals: { act: 'order.list', href: '/admin/orders?list=due', time: 'by' },
  disputes: { act: 'dispute.list', href: '/admin/disputes', time: 'by' },
  owed: { act: 'order.list', href: '/admin/orders?list=owed', time: 'since' },
  held: { act: 'order.list', href: '/admin/orders?list=held', time: 'since' },
  mails: { act: 'order.list', href: '/admin/orders?list=mail', time: 'since' },
  reported: { act: 'review.read', href: '/admin/reviews?list=reported', time: 'since' },
  unseen: { act: 'review.read', href: '/admin/reviews?list=waiting', time: 'since' },
  findings: { act: 'reconciliation.read', href: '/admin/reconciliation', time: 'since' },
} as const satisfies Record<string, { act: Act; href: string; time: 'by' | 'since' }>

export type WaitingKind = keyof typeof waitingKinds
