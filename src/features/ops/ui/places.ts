import type { Act } from '@/core/ops/acts'

/** The pages of the console, and what one must be allowed to do to open them. */
export const places = [
  { href: '/admin', name: 'home', act: null },
  { href: '/admin/customers', name: 'customers', act: 'customer.search' },
  { href: '/admin/reviews', name: 'reviews', act: 'review.read' },
  { href: '/admin/blocks', name: 'blocks', act: 'block.read' },
  { href: '/admin/staff', name: 'staff', act: 'staff.read' },
  { href: '/admin/audit', name: 'audit', act: 'audit.read' },
] as const satisfies readonly { href: string; name: string; act: Act | null }[]
