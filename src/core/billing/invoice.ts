import type { Currency } from '../commerce/money'
import * as z from '../input/zod'
import type { Locale } from '../locale'
import type { TaxRate } from './tax'

/** Kinds of documents: for money received, for money returned, and for returned money that did not arrive. */
export const invoiceKinds = ['invoice', 'credit', 'correction'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Series of numbers without gaps; corrections are numbered among the credit notes. */
export type InvoiceSeries = Exclude<InvoiceKind, 'correction'>

/**
 * Returns the number as printed: the year of issue and a number without gaps, `2026-000001`; for a credit note
 * `C-2026-000001`.
 */
export const invoiceNumber = (series: InvoiceSeries, year: number, number: number): string =>
  `${series === 'credit' ? 'C-' : ''}${year}-${String(number).padStart(6, '0')}`

/** Returns the kind of a stored document; a document with `countersId` is a correction. */
export const invoiceKind = (row: { kind: InvoiceSeries; countersId: string | null }): InvoiceKind =>
  row.countersId === null ? row.kind : 'correction'

/** Number, kind and path of an invoice or credit note. */
export const InvoiceLink = z.object({ number: z.string(), kind: z.enum(invoiceKinds), path: z.string() })
export type InvoiceLink = z.infer<typeof InvoiceLink>

/** One invoice or credit note as printed, with the facts as they were on its date. */
export interface InvoiceData {
  kind: InvoiceKind
  number: string
  /** The invoice that a credit note corrects, or the credit note that a correction reverses. */
  corrects: string | null
  orderId: string
  /** ISO 8601. */
  issuedAt: string
  movedAt: string
  locale: Locale
  product: string
  currency: Currency
  country: string | null
  /** Minor units; more than `grossMinor` if a discount applied. */
  listMinor: number
  couponCode: string | null
  grossMinor: number
  taxMinor: number | null
  taxRate: TaxRate | null
  seller: readonly string[]
}
