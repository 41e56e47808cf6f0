import { type InvoiceData, invoiceKind } from '@/core/billing/invoice'
import { DomainError } from '@/core/error/error'
import { env } from '@/env'
import type { Invoice } from '@/generated/prisma/client'
import { paperForCountry } from '@/pdf/paper'
import { makePdf, type PdfFile } from '@/pdf/pdf'
import { deriveKey, equalInConstantTime, hashKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { consumeAll, type RateLimitRule } from '@/server/limits/rate-limit'
import type { Context } from '@/server/trpc'
import { issueOrderBy } from './issue-invoices'
import { issuedInvoicesWhere } from './list-invoices'

/** Limits on PDFs of invoices: each one costs a thread some hundred milliseconds. */
const perAddress: RateLimitRule = { name: 'pdf-invoice-address', points: 60, seconds: 600 }
const perKey: RateLimitRule = { name: 'pdf-invoice', points: 20, seconds: 600 }

/**
 * Returns an invoice, or the credit note with the given number, as a PDF.
 * @throws DomainError NOT_FOUND alike for a wrong key and an unknown number; TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
 */
export async function downloadInvoice(
  { database, db, ip }: Pick<Context, 'database' | 'db' | 'ip'>,
  key: string,
  number: string | null,
): Promise<PdfFile> {
  await consumeAll(database, [
    [perAddress, ip],
    [perKey, hashKey(key)],
  ])
  const invoice = await findInvoiceData(db, key, number)
  if (!invoice) throw new DomainError('NOT_FOUND')
  const { locale, country } = invoice
  // The paper size depends only on the invoice itself, so that the file is the same whenever and wherever it is opened.
  const paper = paperForCountry(country ?? '', locale)
  const bytes = await makePdf({ kind: 'invoice', invoice, site: env.APP_URL, locale, paper })
  return { bytes, fileName: `mindglass-${invoice.number}.pdf` }
}

/**
 * Finds the data printed on an invoice, or on the credit note with the given number.
 * @returns null for a wrong key, and where there is none (yet)
 */
export async function findInvoiceData(db: Db, key: string, number: string | null): Promise<InvoiceData | null> {
  const orderId = orderOf(key)
  if (orderId === null) return null
  const rows = await db.invoice.findMany({ where: issuedInvoicesWhere(orderId), orderBy: issueOrderBy })
  const invoice = rows.find(({ kind }) => kind === 'invoice')
  const chosen = number === null ? invoice : rows.find(({ id }) => id === number)
  return chosen && invoice ? invoiceDataOf(chosen, invoice) : null
}

function invoiceDataOf({ id: number, issuedAt, movedAt, ...row }: Invoice, invoice: Invoice): InvoiceData {
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

/** Returns the id of the order that a key belongs to; null for any other string. */
function orderOf(key: string): string | null {
  const [, orderId = '', proof = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
  return orderId !== '' && equalInConstantTime(proof, deriveKey('invoice', orderId)) ? orderId : null
}
