import type { Act } from '@/core/ops/acts'

/** Pages of the console, each with the act that a role needs to open it. */
export const consolePages = [
  { href: '/admin', name: 'home', act: null },
  { href: '/admin/customers', name: 'customers', act: 'customer.search' },
  { href: '/admin/orders', name: 'orders', act: 'order.list' },
  { href: '/admin/disputes', name: 'disputes', act: 'dispute.list' },
  { href: '/admin/reviews', name: 'reviews', act: 'review.read' },
  { href: '/admin/content', name: 'content', act: 'content.read' },
  { href: '/admin/numbers', name: 'numbers', act: 'numbers.read' },
  { href: '/admin/blocks', name: 'blocks', act: 'block.read' },
  { href: '/admin/coupons', name: 'coupons', act: 'coupon.read' },
  { href: '/admin/reconciliation', name: 'reconciliation', act: 'reconciliation.read' },
  { href: '/admin/accounting', name: 'accounting', act: 'accounting.read' },
  { href: '/admin/measurement', name: 'measurement', act: 'norms.read' },
  { href: '/admin/staff', name: 'staff', act: 'staff.read' },
  { href: '/admin/audit', name: 'audit', act: 'audit.read' },
] as const satisfies readonly { href: string; name: string; act: Act | null }[]
