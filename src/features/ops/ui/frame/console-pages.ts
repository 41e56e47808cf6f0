import type { Act } from '@/core/ops/acts'

/** The pages of the console by subject, and what one must be allowed to do to open them. */
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
  pages: readonly { href: string; name: string; act: Act | null }[]
}[]

/** The groups as somebody sees them who may do these things: no page that would send them away, and no empty group. */
export const groupsFor = (acts: readonly Act[]) =>
  consoleGroups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ act }) => act === null || acts.includes(act)),
    }))
    .filter(({ pages }) => pages.length > 0)
