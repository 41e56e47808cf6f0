import { type InvoiceSeries, invoiceNumber } from '@/core/billing/invoice'
import type { Prisma } from '@/generated/prisma/client'
import type { Tx } from '@/server/db/db'

/** The papers of an order as they were written: its invoice, then the others by their one series of numbers. */
export const inOrder = [
  { kind: 'asc' },
  { year: 'asc' },
  { number: 'asc' },
] as const satisfies Prisma.InvoiceOrderByWithRelationInput[]

/** Takes the next number of the year; whoever wants the one after it waits until this transaction has ended. */
export async function nextNumber(tx: Tx, kind: InvoiceSeries, now: Date) {
  const year = now.getUTCFullYear()
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "InvoiceSeries" (kind, year, last) VALUES (${kind}::"InvoiceKind", ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = "InvoiceSeries".last + 1 RETURNING last`
  const number = rows[0]?.last ?? 0
  return { id: invoiceNumber(kind, year, number), kind, year, number }
}
