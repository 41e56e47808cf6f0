import type { Permission } from '@/core/ops/permissions'

/** Pages of the console by subject, each with the act that a role must be allowed to do to open it. */
export const consoleGroups = [
  { name: 'today', pages: [{ href: '/admin', name: 'home', act: null }] },
  {
    name: 'people',
    pages: [
      { href: '/admin/customers', name: 'customers', act: 'customer.search' },
      { href: '/admin/reviews', name: 'reviews', act: 'review.read' },
    ],
  },
  {
    name: 'money',
    pages: [
      { href: '/admin/orders', name: 'orders', act: 'order.list' },
      { href: '/admin/disputes', name: 'disputes', act: 'dispute.list' },
      { href: '/admin/reconciliation', name: 'reconciliation', act: 'reconciliation.read' },
      { href: '/admin/accounting', name: 'accounting', act: 'accounting.read' },
      { href: '/admin/coupons', name: 'coupons', act: 'coupon.read' },
    ],
  },
  {
    name: 'product',
    pages: [
      { href: '/admin/numbers', name: 'numbers', act: 'numbers.read' },
      { href: '/admin/content', name: 'content', act: 'content.read' },
      { href: '/admin/measurement', name: 'measurement', act: 'norms.read' },
    ],
  },
  {
    name: 'safety',
    pages: [
      { href: '/admin/blocks', name: 'blocks', act: 'block.read' },
      { href: '/admin/staff', name: 'staff', act: 'staff.read' },
      { href: '/admin/audit', name: 'audit', act: 'audit.read' },
    ],
  },
] as const satisfies readonly {
  name: string
  pages: readonly { href: string; name: string; act: Permission | null }[]
}[]

/**
 * Returns the groups for a person who may do these acts, without pages that the person may not open and without empty
 * groups.
 */
export const listAllowedGroups = (acts: readonly Permission[]) =>
  consoleGroups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ act }) => act === null || acts.includes(act)),
    }))
    .filter(({ pages }) => pages.length > 0)
