import { parseSku } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import { issueDueInvoices } from '@/features/billing/issue-invoices'
import type { Order, OrderStatus } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { countEvent } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import type { CheckoutRequest, CheckoutState, PaymentProvider } from '@/server/payments/provider'
import { FIRST_RECONCILE_DELAY_MS } from '../orders/create-order'
import { applyDispute, applyRefund, completeFreeOrder, fulfilOrder, isFullyRefunded } from './fulfil-order'

/** Statuses in which a payment can still arrive; a late payment is never refused. */
const unpaid: OrderStatus[] = ['pending', 'failed', 'expired']

/**
 * Updates an order to the state of its checkout at the provider. Webhook, landing page and reconciler all call it, in
 * any order and any number of times.
 * @param hint id of the checkout in a signed event, for an order that has not stored its own yet
 * @throws DomainError NOT_FOUND when there is no such order (yet): the caller retries later
 */
export async function syncCheckout(
  db: Db,
  provider: PaymentProvider,
  orderId: string,
  hint?: string,
): Promise<OrderStatus> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (!order) throw new DomainError('NOT_FOUND')
  if (order.amountMinor === 0) return completeFreeOrder(db, order)
  // The order belongs to another provider (a key was set later), which cannot be reached here.
  if (order.provider !== provider.name) return order.status
  const sessionId = order.providerSessionId ?? hint ?? (await findOrCreateCheckout(db, provider, order)).sessionId
  return applyCheckout(db, provider, orderId, await provider.readCheckout(sessionId))
}

/**
 * Applies the state of a checkout to its order in one transaction; a failure changes nothing, and the next call
 * retries.
 */
export async function applyCheckout(
  db: Db,
  provider: PaymentProvider,
  orderId: string,
  state: CheckoutState,
): Promise<OrderStatus> {
  const { before, after } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
    if (!belongs(order, state, provider)) return { before: order, after: order.status }
    if (state.payment === 'paid') await settlePaid(tx, order, state)
    else await settleUnpaid(tx, order, state)
    const { status } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } })
    return { before: order, after: status }
  })
  if (unpaid.includes(before.status) && after === 'paid') countEvent('payment', before.sku, before.locale)
  return after
}

/** Returns whether a checkout belongs to the order and is in the same mode (live or test) as the provider. */
function belongs(order: Order, state: CheckoutState, provider: PaymentProvider): boolean {
  const known = order.providerSessionId ?? state.sessionId
  const own = state.orderId === order.id && state.sessionId === known && state.livemode === provider.livemode
  if (!own) alarm(order, state, 'the checkout belongs to another order')
  return own
}

async function settlePaid(tx: Tx, order: Order, state: CheckoutState): Promise<void> {
  const { id } = order
  const matches = state.amountMinor === order.amountMinor && state.currency === order.currency
  const moved = await tx.order.updateMany({
    where: { id, status: { in: unpaid } },
    data: {
      status: matches ? 'paid' : 'held',
      paidAt: new Date(),
      providerSessionId: state.sessionId,
      paymentIntentId: state.paymentIntentId,
      paidMinor: state.amountMinor,
      paidCurrency: state.currency,
      failureCode: matches ? null : 'amount_mismatch',
      checkAt: null,
    },
  })
  if (moved.count === 1 && !matches) {
    alarm(order, state, 'paid amount or currency differ from the order', 'held')
    if (!isFullyRefunded(state)) await enqueue(tx, jobs.mailHeld, { orderId: id }, { dedupeKey: `mail.held:${id}` })
  }
  if (moved.count === 1 && matches) await fulfilOrder(tx, order, state)
  const refundedMinor = await applyRefund(tx, id, state)
  await applyDispute(tx, id, { ...state, refundedMinor })
  // Invoices are issued last, because every other payment waits for the invoice number meanwhile.
  await issueDueInvoices(tx, id, state.tax ?? null)
}

async function settleUnpaid(tx: Tx, { id }: Order, state: CheckoutState): Promise<void> {
  const over = state.payment === 'failed' ? 'failed' : state.state === 'expired' ? 'expired' : null
  if (over === null) return
  await tx.order.updateMany({ where: { id, status: { in: unpaid } }, data: { checkAt: null } })
  const data = { status: over, failureCode: state.failureCode } as const
  await tx.order.updateMany({ where: { id, status: 'pending' }, data })
}

function alarm(order: Order, state: CheckoutState, message: string, rings?: 'held'): void {
  const { amountMinor, currency } = order
  const expected = { amountMinor, currency }
  const found = { amountMinor: state.amountMinor, currency: state.currency, livemode: state.livemode }
  log.error({ alarm: true, rings, order: order.id, session: state.sessionId, expected, found }, `payment: ${message}`)
}

/**
 * Returns the provider's checkout for this order: the stored one, or one created with the order's id as idempotency
 * key, so that a crash before it is stored loses nothing.
 */
export async function findOrCreateCheckout(
  db: Db,
  provider: PaymentProvider,
  order: Order,
): Promise<{ sessionId: string; url: string }> {
  if (order.providerSessionId !== null && order.checkoutUrl !== null) {
    return { sessionId: order.providerSessionId, url: order.checkoutUrl }
  }
  const { sessionId, url } = await provider.createCheckout(requestOf(order))
  // A simultaneous request gets and stores the same checkout.
  await db.order.updateMany({ where: { id: order.id }, data: { providerSessionId: sessionId, checkoutUrl: url } })
  return { sessionId, url }
}

/** Returns the request for an order's checkout, from its snapshot alone, so that repeated requests are identical. */
function requestOf({
  id,
  sku,
  amountMinor,
  currency,
  email,
  locale,
  method,
  sessionExpiresAt,
}: Order): CheckoutRequest {
  const product = parseSku(sku)
  return { orderId: id, sku: product, amountMinor, currency, email, locale, method, expiresAt: sessionExpiresAt }
}

const BATCH = 50

/**
 * Syncs the orders that are due, such as those whose webhook was lost. Each gets its next check time first, so that one
 * that cannot be read does not block the others.
 * @returns whether there may be more
 */
export async function reconcileOrders(db: Db, provider: PaymentProvider, now = new Date()): Promise<boolean> {
  const where = { checkAt: { lte: now }, provider: provider.name }
  // biome-ignore lint/plugin/list-order: the order within a batch does not matter.
  const due = await db.order.findMany({ where, orderBy: { checkAt: 'asc' }, take: BATCH })
  for (const order of due) {
    const data = { checkAt: nextCheck(order, now) }
    // If this changes no row, another process has taken the order.
    const { count } = await db.order.updateMany({ where: { id: order.id, checkAt: order.checkAt }, data })
    if (count === 1) await check(db, provider, order, now)
  }
  return due.length === BATCH
}

async function check(db: Db, provider: PaymentProvider, order: Order, now: Date): Promise<void> {
  try {
    await syncCheckout(db, provider, order.id)
  } catch (error) {
    log.warn({ order: order.id, error: String(error) }, 'payment: could not reconcile')
    if (order.providerSessionId !== null || order.sessionExpiresAt > now) return
    // The order has expired without a checkout, so it can no longer be paid.
    await db.order.updateMany({
      where: { id: order.id, status: 'pending' },
      data: { status: 'expired', checkAt: null },
    })
  }
}

/**
 * Returns the time of the next check: after half the order's age, but at least 2 and at most 5 minutes. From a day
 * after the checkout has expired, it is an hour.
 */
function nextCheck({ createdAt, sessionExpiresAt }: Pick<Order, 'createdAt' | 'sessionExpiresAt'>, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  const slow = now.getTime() > sessionExpiresAt.getTime() + DAY_MS
  return new Date(
    now.getTime() + (slow ? HOUR_MS : Math.min(5 * MINUTE_MS, Math.max(FIRST_RECONCILE_DELAY_MS, age / 2))),
  )
}
