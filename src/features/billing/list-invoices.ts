import { type InvoiceLink, invoiceKind } from '@/core/billing/invoice'
import { orderedBy, type Principal } from '@/server/auth/principal'
import { deriveKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { issueOrderBy } from './issue-invoices'

/**
 * Returns the path of an order's invoice, for readers of its mail or its page. The key opens the invoice and its credit
 * notes, and nothing else; they contain no personal data.
 */
export const invoicePath = (orderId: string): string => `/api/invoice/${orderId}.${deriveKey('invoice', orderId)}`

export const issuedInvoicesWhere = (orderId: string) => ({ orderId, seller: { isEmpty: false } })

/** Lists the invoice and the credit notes of an order that can be opened: those that name a seller. */
export async function listInvoiceLinks(db: Db, orderId: string): Promise<InvoiceLink[]> {
  const rows = await db.invoice.findMany({ where: issuedInvoicesWhere(orderId), orderBy: issueOrderBy })
  return rows.map((row) => ({
    number: row.id,
    kind: invoiceKind(row),
    path: `${invoicePath(orderId)}?number=${row.id}`,
  }))
}

/**
 * Lists the invoices and credit notes of the payments for a report, oldest order first: only for the person who placed
 * the order, and for a reader who opened the link in its mail, which links to them too.
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
