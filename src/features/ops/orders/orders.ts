import { productName } from '@/content/shop/catalogue'
import { findOrderNumber } from '@/core/input/typed-text'
import type { Locale } from '@/core/locale'
import { DAY_MS } from '@/core/time'
import { failedRefundWhere } from '@/features/payment/refunds/request-refund'
import type { Prisma } from '@/generated/prisma/client'
import { pseudonymPrefix, pseudonymsOf } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import { listOrdersWithFailedMail, listRefundsDue, openDisputesFilter } from '../overview/pending-tasks'
import { createMethodNamer } from '../payment-method-names'
import { skipTake } from '../schema'
import { entitlementRelations, getEntitlementState } from './entitlement-state'
import type { DisputeRows, ListDisputesInput, ListOrdersInput, OrderRows } from './orders-schema'

const underWay: Prisma.RefundWhereInput = { state: { in: ['waiting', 'paused'] } }

/** Lists that a condition on the order defines; `whereOf` finds the others. */
const lists: Readonly<Record<Exclude<ListOrdersInput['filter'], 'due' | 'mail'>, Prisma.OrderWhereInput>> = {
  all: {},
  held: { status: 'held' },
  disputed: { disputes: { some: {} } },
  returning: { refunds: { some: underWay } },
  owed: { refunds: { some: failedRefundWhere } },
  withdrawn: { withdrawnAt: { not: null } },
  paid: { status: 'paid' },
  pending: { status: 'pending' },
  failed: { status: { in: ['failed', 'expired'] } },
  partly: { status: 'paid', refundedMinor: { gt: 0 } },
  refunded: { status: 'refunded' },
}

/** Returns the condition for the orders of a list. */
async function whereOf(db: Db, filter: ListOrdersInput['filter'], now: Date): Promise<Prisma.OrderWhereInput> {
  if (filter !== 'due' && filter !== 'mail') return lists[filter]
  const found = filter === 'due' ? await listRefundsDue(db) : await listOrdersWithFailedMail(db, now)
  return { id: { in: found.map(({ id }) => id) } }
}

/** Returns the condition for orders by our number, an address (also of a deleted person), or an id of the provider. */
const matching = (q: string): Prisma.OrderWhereInput => {
  if (q === '') return {}
  if (q.includes('@'))
    return { OR: [{ email: { contains: q, mode: 'insensitive' } }, { email: { in: pseudonymsOf(q) } }] }
  return {
    OR: [
      { id: findOrderNumber(q) },
      { providerSessionId: q },
      { paymentIntentId: q },
      { refunds: { some: { OR: [{ id: q }, { providerRefundId: q }] } } },
      { disputes: { some: { id: q } } },
      { email: { contains: q, mode: 'insensitive' }, NOT: { email: { startsWith: pseudonymPrefix } } },
    ],
  }
}

/** Lists the orders, newest first. */
export const listOrders = (
  db: Db,
  by: Actor,
  input: ListOrdersInput,
  locale: Locale,
  now = new Date(),
): Promise<OrderRows> =>
  runAuditedAction(db, by, { act: 'order.list', subject: `orders:${input.filter}` }, async () => {
    const where: Prisma.OrderWhereInput = {
      AND: [await whereOf(db, input.filter, now), matching(input.q)],
      ...(input.sku !== null && { sku: input.sku }),
      ...(input.currency !== null && { currency: input.currency }),
      ...(input.days !== null && { createdAt: { gte: new Date(now.getTime() - input.days * DAY_MS) } }),
    }
    const rows = await db.order.findMany({
      where,
      include: {
        disputes: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
        refunds: { where: { OR: [underWay, failedRefundWhere] }, select: { failedAt: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    const methodName = await createMethodNamer(locale)
    return {
      total: await db.order.count({ where }),
      rows: rows.map((row) => ({ ...rowOf(row, locale), method: methodName(row.method) })),
    }
  })

type Row = Prisma.OrderGetPayload<{ include: { disputes: true; refunds: { select: { failedAt: true } } } }>

function rowOf(row: Row, locale: Locale) {
  const { id, status, email, amountMinor, currency, refundedMinor, country, provider, disputes } = row
  const { paidMinor, paidCurrency } = row
  const differs = paidMinor !== null && (paidMinor !== amountMinor || paidCurrency !== currency)
  return {
    id,
    status,
    email,
    refundedMinor,
    country,
    provider,
    product: productName(row.sku, locale),
    price: { amountMinor, currency },
    paid: differs ? { amountMinor: paidMinor, currency: paidCurrency ?? currency } : null,
    at: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    dispute: disputes[0]?.state ?? null,
    returning: row.refunds.some(({ failedAt }) => failedAt === null),
    refundFailed: row.refunds.some(({ failedAt }) => failedAt !== null),
    withdrawn: row.withdrawnAt !== null,
  }
}

const disputeLists: Readonly<Record<ListDisputesInput['filter'], Prisma.DisputeWhereInput>> = {
  open: openDisputesFilter,
  over: { state: { in: ['won', 'lost'] } },
  all: {},
}

/** Lists the disputes, the nearest deadline first. */
export const listDisputes = (db: Db, by: Actor, input: ListDisputesInput, locale: Locale): Promise<DisputeRows> =>
  runAuditedAction(db, by, { act: 'dispute.list', subject: `disputes:${input.filter}` }, async () => {
    const where = {
      ...disputeLists[input.filter],
      ...(input.q !== '' && { OR: [{ id: input.q }, { order: matching(input.q) }] }),
    }
    const rows = await db.dispute.findMany({
      where,
      include: { order: { include: entitlementRelations } },
      orderBy: [{ dueBy: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    return {
      total: await db.dispute.count({ where }),
      rows: await Promise.all(
        rows.map(async ({ order, ...dispute }) => ({
          ...toDisputeRow(dispute),
          orderId: order.id,
          product: productName(order.sku, locale),
          email: order.email,
          access: (await getEntitlementState(db, order)).state,
        })),
      ),
    }
  })

type Dispute = Prisma.DisputeGetPayload<object>

/** Returns a dispute as the console shows it. */
export const toDisputeRow = ({ id, state, reason, amountMinor, currency, dueBy, createdAt, closedAt }: Dispute) => ({
  id,
  state,
  reason,
  sum: amountMinor === null || currency === null ? null : { amountMinor, currency },
  dueBy: dueBy?.toISOString() ?? null,
  at: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
})
