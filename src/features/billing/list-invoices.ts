import { type InvoiceSheet, invoiceKind } from '@/core/billing/invoice'
import type { InvoiceLink } from '@/core/billing/invoice-link'
import type { Invoice } from '@/generated/prisma/client'
import { derivedKey, equalInConstantTime } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { inOrder } from './invoice-series'

/**
 * Where the invoice of an order is, for whoever has its mail or its page. The key opens the papers and nothing else;
 * there is nothing of a person in them.
 */
export const invoicePath = (orderId: string): string => `/api/invoice/${orderId}.${derivedKey('invoice', orderId)}`

/** The order that a key belongs to; null for anything else. */
function orderOf(key: string): string | null {
  const [, orderId = '', proof = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
  return orderId !== '' && equalInConstantTime(proof, derivedKey('invoice', orderId)) ? orderId : null
}

/** The papers of an order that can be opened: those that name a seller. */
export async function listInvoiceLinks(db: Db, orderId: string): Promise<InvoiceLink[]> {
  const rows = await db.invoice.findMany({ where: issuedInvoices(orderId), orderBy: inOrder })
  return rows.map((row) => ({
    number: row.id,
    kind: invoiceKind(row),
    path: `${invoicePath(orderId)}?number=${row.id}`,
  }))
}

const issuedInvoices = (orderId: string) => ({ orderId, seller: { isEmpty: false } })

/**
 * One paper as it is printed: the invoice, or the one with the number asked for.
 * @returns null for a wrong key, and where there is no such paper (yet)
 */
export async function findInvoiceSheet(db: Db, key: string, number: string | null): Promise<InvoiceSheet | null> {
  const orderId = orderOf(key)
  if (orderId === null) return null
  const rows = await db.invoice.findMany({ where: issuedInvoices(orderId), orderBy: inOrder })
  const invoice = rows.find(({ kind }) => kind === 'invoice')
  const asked = number === null ? invoice : rows.find(({ id }) => id === number)
  return asked && invoice ? sheetOf(asked, invoice) : null
}

function sheetOf({ id: number, issuedAt, movedAt, ...row }: Invoice, invoice: Invoice): InvoiceSheet {
  const kind = invoiceKind(row)
  const { orderId, locale, currency, country, listMinor, couponCode, grossMinor, taxMinor, taxRate, seller } = row
  return {
    kind,
    number,
    orderId,
    locale,
    currency,
    country,
    listMinor,
    couponCode,
    grossMinor,
    taxMinor,
    taxRate,
    seller,
    corrects: kind === 'invoice' ? null : (row.countersId ?? invoice.id),
    issuedAt: issuedAt.toISOString(),
    movedAt: movedAt.toISOString(),
    product: row.product,
  }
}
