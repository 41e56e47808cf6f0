import { orderNumberOf } from '@/core/input/typed-text'
import type { Locale } from '@/core/locale'
import { firstPage } from '@/core/ops/lists'
import type { Db } from '@/server/db/db'
import type { Actor } from '../audit'
import { searchCustomers } from '../customers/customers'
import { listOrders } from '../orders/orders'
import type { FindInput, Found } from './overview-schema'

/** Of each, so many are shown below the search; the lists have the others. */
const most = 6

/**
 * Finds orders and customers by what was typed into the head: an order number, a mail address, a number of the payment.
 * These are the searches of both lists, each with its own permission and its own entry in the log.
 * @throws DomainError ROLE_REQUIRED
 */
export async function findAnything(db: Db, by: Actor, { q }: FindInput, locale: Locale): Promise<Found> {
  const input = { ...firstPage, q }
  const orders = await listOrders(db, by, { ...input, filter: 'all', sku: null, currency: null, days: null }, locale)
  const customers = await searchCustomers(db, by, input)
  return {
    orders: {
      total: orders.total,
      rows: orders.rows
        .slice(0, most)
        .map(({ id, product, status, email, price, at }) => ({ id, product, status, email, price, at })),
    },
    customers: { total: customers.total, rows: customers.rows.slice(0, most) },
    exact: await exactOrder(db, q),
  }
}

/** The order that has exactly this number, or whose payment has it. */
async function exactOrder(db: Db, q: string): Promise<string | null> {
  const found = await db.order.findFirst({
    where: { OR: [{ id: orderNumberOf(q) }, { providerSessionId: q }, { paymentIntentId: q }] },
    select: { id: true },
  })
  return found?.id ?? null
}
