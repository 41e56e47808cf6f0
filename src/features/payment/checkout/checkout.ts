import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import type { Order } from '@/generated/prisma/client'
import type { Owner } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { countEvent } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import { CheckoutRefused, type CheckoutState, type PaymentProvider } from '@/server/payments/provider'
import { findOrCreateOrder, getOrderTerms, type OrderTerms } from '../orders/create-order'
import type { Checkout, CheckoutInput } from '../schema'
import { completeFreeOrder } from '../settlement/fulfil-order'
import { applyCheckout, findOrCreateCheckout } from '../settlement/sync-checkout'

/**
 * Starts a payment, or finds the open one for the same purchase, so that a double click pays only once.
 * @throws DomainError as `snapshotOf` and `findOrCreateOrder`; PAYMENT_UNAVAILABLE when the provider cannot be reached or
 * refuses
 */
export async function startCheckout(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  input: CheckoutInput,
  locale: Locale,
): Promise<Checkout> {
  const snapshot = await getOrderTerms(db, provider, principal, input, locale)
  let order = await claim(db, provider, snapshot)
  if (order.amountMinor === 0) {
    await completeFreeOrder(db, order)
    return { orderId: order.id, url: checkPath(order.id) }
  }
  if (order.providerSessionId !== null) {
    // The payment is done or in progress: the buyer waits for it instead of paying again.
    if (await isComplete(db, provider, order.id, order.providerSessionId)) {
      return { orderId: order.id, url: checkPath(order.id) }
    }
    // Claims the same order while it is open, and a new one if the old one has ended.
    order = await claim(db, provider, snapshot)
  }
  const fresh = order.providerSessionId === null
  const url = await urlOf(db, provider, order)
  if (fresh) countEvent('checkout', order.sku, order.locale)
  return { orderId: order.id, url }
}

const checkPath = (orderId: string): string => `/payment/check?order=${encodeURIComponent(orderId)}`

async function claim(db: Db, provider: PaymentProvider, snapshot: OrderTerms): Promise<Order> {
  const { order, replaced } = await findOrCreateOrder(db, snapshot, new Date())
  // This may fail: the reconciler reads a checkout that cannot be closed now, and a second payment is refunded.
  await Promise.all(
    replaced.map(async ({ id, providerSessionId }) => {
      if (providerSessionId === null) return
      await provider.closeCheckout(providerSessionId).catch((error: unknown) => {
        log.warn({ order: id, error: String(error) }, 'payment: an older checkout stays open')
      })
    }),
  )
  return order
}

/**
 * Applies the state of an earlier checkout, and returns whether it is paid or in progress; false if it cannot be read.
 */
async function isComplete(db: Db, provider: PaymentProvider, orderId: string, sessionId: string): Promise<boolean> {
  let state: CheckoutState
  try {
    state = await provider.readCheckout(sessionId)
  } catch (error) {
    log.warn({ order: orderId, error: String(error) }, 'payment: the open checkout could not be read')
    return false
  }
  await applyCheckout(db, provider, orderId, state)
  return state.state === 'complete' && state.payment !== 'failed'
}

async function urlOf(db: Db, provider: PaymentProvider, order: Order): Promise<string> {
  try {
    const { url } = await findOrCreateCheckout(db, provider, order)
    if (!isOwnOrProvider(url, provider)) throw new CheckoutRefused('an address of another host')
    return url
  } catch (error) {
    const refused = error instanceof CheckoutRefused
    log.error({ order: order.id, refused, error: String(error) }, 'payment: no checkout')
    // After a refusal, the next try creates a new order; without an answer, it requests the same checkout again.
    if (refused) {
      const data = { status: 'failed' as const, failureCode: 'checkout_refused', checkAt: null }
      await db.order.updateMany({ where: { id: order.id, status: 'pending' }, data })
    }
    throw new DomainError('PAYMENT_UNAVAILABLE')
  }
}

function isOwnOrProvider(url: string, { hosts }: PaymentProvider): boolean {
  const { origin, host } = new URL(url, env.APP_URL)
  return origin === new URL(env.APP_URL).origin || hosts.includes(host)
}
