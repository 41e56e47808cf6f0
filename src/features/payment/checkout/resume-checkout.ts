import { acknowledgementVersion } from '@/content/shop/catalogue'
import { isCountry } from '@/core/commerce/country'
import { DAY_MS } from '@/core/time'
import type { Order, OrderStatus, Prisma } from '@/generated/prisma/client'
import { type Owner, ordersPlacedByWhere } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'
import type { UnfinishedPurchase } from '../schema'

/** Time in ms within which an unfinished purchase can be resumed as the same purchase. */
const RETRY_MS = DAY_MS

const resumable = ['pending', 'failed', 'expired'] as const satisfies readonly OrderStatus[]

/** Returns whether an order is unpaid and can be resumed: another try is the same purchase. */
export const isResumable = (status: OrderStatus): boolean => (resumable as readonly OrderStatus[]).includes(status)

export const unfinishedPurchaseColumns = {
  email: true,
  method: true,
  giftEmail: true,
  openAccount: true,
  country: true,
  acknowledgedAt: true,
  acknowledgedText: true,
  createdAt: true,
} as const satisfies Prisma.OrderSelect

type Columns = Pick<Order, keyof typeof unfinishedPurchaseColumns>

/** Returns the details filled in for an order, for the person who placed it. */
export function unfinishedPurchaseOf(order: Columns, now = new Date()): UnfinishedPurchase {
  const { email, method, giftEmail, openAccount, country } = order
  const acknowledged =
    order.acknowledgedAt !== null &&
    order.acknowledgedText === acknowledgementVersion &&
    now.getTime() - order.createdAt.getTime() < RETRY_MS
  return {
    email,
    method,
    giftEmail,
    openAccount,
    country: isCountry(country) ? country : null,
    acknowledged,
  }
}

/**
 * Returns the last try to pay for the report of a sitting by this browser or account; null if there is no recent one.
 */
export async function findUnfinishedPurchase(
  db: Db,
  principal: Owner,
  sittingId: string,
  now = new Date(),
): Promise<UnfinishedPurchase | null> {
  const order = await db.order.findFirst({
    where: {
      sittingId,
      ...ordersPlacedByWhere(principal),
      status: { in: [...resumable] },
      createdAt: { gt: since(now) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: unfinishedPurchaseColumns,
  })
  return order && unfinishedPurchaseOf(order, now)
}

/**
 * Returns the time at which both declarations were given in an earlier try at the same purchase; null if they were not,
 * or if their text has changed since.
 * @param same condition for orders of the same purchase
 */
export async function findAcknowledgedAt(tx: Tx, same: Prisma.OrderWhereInput, now: Date): Promise<Date | null> {
  const order = await tx.order.findFirst({
    where: {
      ...same,
      status: { in: [...resumable] },
      createdAt: { gt: since(now) },
      acknowledgedText: acknowledgementVersion,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { acknowledgedAt: true },
  })
  return order?.acknowledgedAt ?? null
}

const since = (now: Date): Date => new Date(now.getTime() - RETRY_MS)
