import type { InvoiceLink } from '@/core/billing/invoice-link'
import { orderedBy, type Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { listInvoiceLinks } from './list-invoices'

/**
 * Invoices and credit notes of what was paid for a report, oldest order first: for whoever placed the order, and for
 * whoever has opened the link that its mail brought, as the mail has them too. Nobody else gets any.
 */
export async function listReportInvoices(
  db: Db,
  principal: Principal,
  sittingId: string,
  now = new Date(),
): Promise<InvoiceLink[]> {
  const live = { keyHash: { in: [...principal.reportKeyHashes] }, expiresAt: { gt: now }, revokedAt: null }
  const orders = await db.order.findMany({
    where: {
      sittingId,
      status: { in: ['paid', 'refunded'] },
      OR: [orderedBy(principal), { reportKeys: { some: live } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return (await Promise.all(orders.map(({ id }) => listInvoiceLinks(db, id)))).flat()
}
