import { findOrderNumber } from '@/core/input/typed-text'
import type { Locale } from '@/core/locale'
import { initialListQuery } from '@/core/ops/console-lists'
import type { Db } from '@/server/db/db'
import type { Actor } from '../audit'
import { searchCustomers } from '../customers/customers'
import { listOrders } from '../orders/orders'
import type { FindInput, SearchResult } from './overview-schema'

/** Maximum number of orders, and of customers, shown below the search; the lists show the others. */
const most = 6

/**
 * Finds orders and customers by the text in the search field: an order number, an email address or a payment number. It
 * runs the searches of both lists, each with its own permission and its own log entry.
 * @throws DomainError ROLE_REQUIRED
 */
export async function searchConsole(db: Db, by: Actor, { q }: FindInput, locale: Locale): Promise<SearchResult> {
  const input = { ...initialListQuery, q }
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

/** Returns the id of the order with exactly this order number or payment number; null if there is none. */
async function exactOrder(db: Db, q: string): Promise<string | null> {
  const found = await db.order.findFirst({
    where: { OR: [{ id: findOrderNumber(q) }, { providerSessionId: q }, { paymentIntentId: q }] },
    select: { id: true },
  })
  return found?.id ?? null
}
