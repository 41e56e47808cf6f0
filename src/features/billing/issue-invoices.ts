import { productName } from '@/content/shop/catalogue'
import { includedTax, parseTaxRates, type Tax } from '@/core/billing/tax'
import { DAY_MS } from '@/core/time'
import { env } from '@/env'
import type { Invoice, Order, OrderStatus } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { sellerLines } from '@/server/payments/seller'
import { correctFailed, writeCredit } from './credit-notes'
import { inOrder, nextNumber } from './invoice-series'

/** A mark of the migration that brought invoices: what was paid before has no number yet. */
const BEHIND = 'invoices.behind'
const BATCH = 100

/** Orders whose money has come. What is held has no invoice: it is returned, or released. */
const settled: OrderStatus[] = ['paid', 'refunded']

/**
 * Writes what an order has no paper of yet: its invoice, the correction of a credit note whose refund did not arrive, and the
 * credit note of what has gone back. The caller holds a
 * lock on the order, and does this last in the transaction that takes or returns the money: numbers are taken one after
 * another, and given back with everything else if the transaction fails. What cost nothing has none.
 * @param told the tax that the provider has computed; null where it computes none, and the setting says it
 */
export async function issueDue(tx: Tx, orderId: string, told: Tax | null, now = new Date()): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (order.amountMinor === 0 || !settled.includes(order.status)) return
  // Older payments come first; see issueMissing.
  if (await isBehind(tx)) return
  await write(tx, order, told, now)
}

async function write(tx: Tx, order: Order, told: Tax | null, now: Date): Promise<void> {
  const known = await tx.invoice.findMany({ where: { orderId: order.id }, orderBy: inOrder })
  const invoice = known.find(({ kind }) => kind === 'invoice')
  const papers = invoice ? known : [await writeInvoice(tx, order, told, now)]
  // First what did not arrive: of a refund that failed and another one that took its place, both are in the books.
  const corrected = await correctFailed(tx, papers, now)
  await writeCredit(tx, corrected, order.refundedMinor, now)
}

async function writeInvoice(tx: Tx, order: Order, told: Tax | null, now: Date): Promise<Invoice> {
  const { id: orderId, locale, sku, currency, country, listMinor, couponCode, amountMinor: grossMinor } = order
  const tax = told ?? includedTax(grossMinor, country, parseTaxRates(env.TAX_INCLUDED ?? ''))
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
 * Writes what is missing, in the order of payment: of orders from before there were invoices, and of those that an
 * older version of the site has taken meanwhile.
 * @returns whether there may be more
 */
export async function issueMissing(db: Db, now = new Date()): Promise<boolean> {
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
      await write(tx, await tx.order.findUniqueOrThrow({ where: { id } }), null, now)
    })
  }
  if (behind && due.length < BATCH) await db.heartbeat.deleteMany({ where: { name: BEHIND } })
  return due.length === BATCH
}
