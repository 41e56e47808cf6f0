import { productName } from '@/content/shop/catalogue'
import { type InvoiceSeries, invoiceNumber } from '@/core/billing/invoice'
import { includedTax, parseTaxRates, shareOfTax, type Tax } from '@/core/billing/tax'
import { DAY_MS } from '@/core/time'
import { env } from '@/env'
import type { Invoice, Order, OrderStatus, Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { sellerLines } from '@/server/payments/seller'

/**
 * Name of the heartbeat that the migration to invoices wrote: while its row exists, earlier payments have no number
 * yet.
 */
const BEHIND = 'invoices.behind'
const BATCH = 100

/** States of orders whose money has arrived. A held order has no invoice: it is refunded or released. */
const settled: OrderStatus[] = ['paid', 'refunded']

/** Order in which an order's documents were written: its invoice, then the others by their shared series of numbers. */
export const issueOrderBy = [
  { kind: 'asc' },
  { year: 'asc' },
  { number: 'asc' },
] as const satisfies Prisma.InvoiceOrderByWithRelationInput[]

/**
 * Writes the documents that an order still lacks: its invoice, the correction of a credit note whose refund did not
 * arrive, and the credit note of what was refunded. The caller holds a lock on the order, and does this last in the
 * transaction that takes or returns the money: numbers are taken one after another, and a rollback gives them back. An
 * order that cost nothing has no documents.
 * @param computed tax computed by the provider; null where it computes none and the setting gives it
 */
export async function issueDueInvoices(tx: Tx, orderId: string, computed: Tax | null, now = new Date()): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (order.amountMinor === 0 || !settled.includes(order.status)) return
  // Older payments get their invoices first; see `issueMissingInvoices`.
  if (await isBehind(tx)) return
  await writeDue(tx, order, computed, now)
}

async function writeDue(tx: Tx, order: Order, computed: Tax | null, now: Date): Promise<void> {
  const known = await tx.invoice.findMany({ where: { orderId: order.id }, orderBy: issueOrderBy })
  const invoice = known.find(({ kind }) => kind === 'invoice')
  const issued = invoice ? known : [await writeInvoice(tx, order, computed, now)]
  // Failed refunds come first, so that a failed refund and the one that replaced it are both in the books.
  const corrected = await correctFailed(tx, issued, now)
  await writeCredit(tx, corrected, order.refundedMinor, now)
}

async function writeInvoice(tx: Tx, order: Order, computed: Tax | null, now: Date): Promise<Invoice> {
  const { id: orderId, locale, sku, currency, country, listMinor, couponCode, amountMinor: grossMinor } = order
  const tax = computed ?? includedTax(grossMinor, country, parseTaxRates(env.TAX_INCLUDED ?? ''))
  const data: Omit<Invoice, 'id' | 'kind' | 'year' | 'number'> = {
    orderId,
    locale,
    sku,
    currency,
    country,
    listMinor,
    couponCode,
    grossMinor,
    issuedAt: now,
    movedAt: order.paidAt ?? now,
    product: productName(sku, locale),
    taxMinor: tax?.minor ?? null,
    taxRate: tax?.rate ?? null,
    settledMinor: 0,
    place: 0,
    countersId: null,
    refundId: null,
    seller: sellerLines(),
  }
  return tx.invoice.create({ data: { ...(await nextNumber(tx, 'invoice', now)), ...data } })
}

const isBehind = async (db: Db | Tx): Promise<boolean> => (await db.heartbeat.count({ where: { name: BEHIND } })) > 0

/**
 * Writes missing invoices in the order of payment: for orders from before invoices existed, and for those that an older
 * version of the site has taken since.
 * @returns whether there may be more
 */
export async function issueMissingInvoices(db: Db, now = new Date()): Promise<boolean> {
  const behind = await isBehind(db)
  const recently = new Date(now.getTime() - 60 * DAY_MS)
  const due = await db.order.findMany({
    where: {
      status: { in: settled },
      amountMinor: { gt: 0 },
      paidAt: behind ? { not: null } : { gt: recently },
      invoices: { none: {} },
    },
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true },
  })
  for (const { id } of due) {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${id} FOR UPDATE`
      await writeDue(tx, await tx.order.findUniqueOrThrow({ where: { id } }), null, now)
    })
  }
  if (behind && due.length < BATCH) await db.heartbeat.deleteMany({ where: { name: BEHIND } })
  return due.length === BATCH
}

/** The invoice of one order, then its credit notes and corrections as they were written. */
type Issued = readonly Invoice[]

const settledBy = (issued: Issued): number => issued.at(-1)?.settledMinor ?? 0

/** Writes the credit note of what was refunded since the last document, up to the total of the invoice. */
async function writeCredit(tx: Tx, issued: Issued, refundedMinor: number, now: Date): Promise<Issued> {
  const to = Math.min(refundedMinor, issued[0]?.grossMinor ?? 0)
  return to > settledBy(issued) ? writeNote(tx, issued, { to, countersId: null, refundId: null }, now) : issued
}

/**
 * Writes a correction of each failed refund: it names the credit note that it takes back. A refund that failed before
 * the invoice was issued was never credited.
 */
async function correctFailed(tx: Tx, issued: Issued, now: Date): Promise<Issued> {
  const [invoice] = issued
  if (!invoice) return issued
  const failed = await tx.refund.findMany({
    where: { orderId: invoice.orderId, failedAt: { gte: invoice.issuedAt } },
    orderBy: [{ failedAt: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  })
  let written = issued
  for (const { id: refundId, amountMinor } of failed) {
    if (written.some((one) => one.refundId === refundId)) continue
    for (const { note, minor } of notesFor(written, amountMinor)) {
      written = await writeNote(tx, written, { to: settledBy(written) - minor, countersId: note.id, refundId }, now)
    }
  }
  return written
}

/** Returns the amount left of each credit note after its corrections. */
const openNotes = (issued: Issued) =>
  issued
    .filter(({ kind, countersId }) => kind === 'credit' && countersId === null)
    .map((note) => {
      const countered = issued.filter(({ countersId }) => countersId === note.id)
      return { note, minor: countered.reduce((left, { grossMinor }) => left - grossMinor, -note.grossMinor) }
    })
    .filter(({ minor }) => minor > 0)

/**
 * Returns the credit notes that an amount is taken back from: the last one over exactly that amount, or else the last
 * ones.
 */
function notesFor(issued: Issued, amountMinor: number): { note: Invoice; minor: number }[] {
  const open = openNotes(issued).toReversed()
  const same = open.find(({ minor }) => minor === amountMinor)
  if (same) return [same]
  let left = amountMinor
  return open.flatMap(({ note, minor }) => {
    const part = Math.min(minor, left)
    left -= part
    return part > 0 ? [{ note, minor: part }] : []
  })
}

/**
 * Writes one more document, which brings the refunded total to `to`. The tax is proportional, exact to the last cent.
 */
async function writeNote(
  tx: Tx,
  issued: Issued,
  { to, countersId, refundId }: { to: number } & Pick<Invoice, 'countersId' | 'refundId'>,
  now: Date,
): Promise<Issued> {
  const [invoice] = issued
  if (!invoice) return issued
  const from = settledBy(issued)
  const { grossMinor, taxMinor } = invoice
  const share = (minor: number) => shareOfTax(taxMinor ?? 0, grossMinor, minor)
  const note = await tx.invoice.create({
    data: {
      ...invoice,
      ...(await nextNumber(tx, 'credit', now)),
      issuedAt: now,
      movedAt: now,
      listMinor: 0,
      grossMinor: from - to,
      taxMinor: taxMinor === null ? null : share(from) - share(to),
      settledMinor: to,
      place: issued.length,
      countersId,
      refundId,
      seller: sellerLines(),
    },
  })
  return [...issued, note]
}

/** Takes the next number of the year; another transaction waits for its number until this one has ended. */
async function nextNumber(tx: Tx, kind: InvoiceSeries, now: Date) {
  const year = now.getUTCFullYear()
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "InvoiceSeries" (kind, year, last) VALUES (${kind}::"InvoiceKind", ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = "InvoiceSeries".last + 1 RETURNING last`
  const number = rows[0]?.last ?? 0
  return { id: invoiceNumber(kind, year, number), kind, year, number }
}
