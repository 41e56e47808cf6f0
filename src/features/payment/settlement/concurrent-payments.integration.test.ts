import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/generated/prisma/client'
import { flushCounts } from '@/server/observability/counts'
import type { CheckoutState } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { waitForLockWaiters } from '@/testing/wait-for-locks'
import { correctEmailAsStaff } from '../orders/order-mail'
import type { CheckoutInput } from '../schema'
import { applyCheckout } from './sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const coupon = 'AUTUMN20'

beforeEach(async () => {
  setRouteDatabase(database.current)
  await db().coupon.create({ data: { id: 'c1', code: coupon, percent: 20, startsAt: new Date(0), maxPerBuyer: 9 } })
})

async function customer(email: string) {
  await openAccount(db(), { email })
  const browser = new TestBrowser(database.current)
  await signIn(browser, email)
  return async (sku: CheckoutInput['sku'], more: Partial<CheckoutInput> = {}) =>
    (await browser.api()).payment.checkout({ sku, email, method: 'card', country: 'US', ...more })
}

/** Makes every order with the coupon wait halfway until `meanwhile` is over. */
const holdingCoupon = <Said>(meanwhile: () => Promise<Said>) =>
  db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Coupon" FOR UPDATE`
    return meanwhile()
  })

describe.runIf(onPostgres)('simultaneous requests', () => {
  test('create only one order for the same buyer and product', async () => {
    const ana = await customer('ana@example.org')
    const { clicks } = await holdingCoupon(async () => {
      const clicks = Promise.all([ana('pack-3', { coupon }), ana('pack-3', { coupon })])
      await waitForLockWaiters(database.current, 2)
      return { clicks }
    })
    const [first, second] = await clicks
    expect(second).toEqual(first)
    expect(await db().order.findMany()).toMatchObject([{ id: first.orderId, status: 'pending', couponCode: coupon }])
  })

  test('do not wait for each other when their buyers or products differ', async () => {
    const [ana, bob] = [await customer('ana@example.org'), await customer('bob@example.org')]
    const [reader, other] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    const { held } = await holdingCoupon(async () => {
      const held = Promise.all([ana('pack-3', { coupon }), reader.press({ coupon })])
      await waitForLockWaiters(database.current, 2)
      await bob('pack-3')
      await ana('pack-7')
      await other.press()
      return { held }
    })
    await held
    expect(await db().order.count({ where: { status: 'pending' } })).toBe(5)
  })

  test('keep an order paid when its buyer starts another checkout meanwhile', async () => {
    const ana = await customer('ana@example.org')
    const { orderId } = await ana('pack-3')
    const { choice } = await db().$transaction(async (tx) => {
      await tx.order.update({ where: { id: orderId }, data: { status: 'paid' } })
      const choice = ana('pack-3', { method: 'alipay' })
      await waitForLockWaiters(database.current)
      return { choice }
    })
    expect((await choice).orderId).not.toBe(orderId)
    expect(await findOrder(db(), orderId)).toMatchObject({ status: 'paid' })
  })

  test('correct an address only once and send one mail', async () => {
    const { id: orderId } = await createPaidOrder(db(), { email: 'reeder@example.org' })
    const correct = () => correctEmailAsStaff(db(), { orderId, email: 'reader@example.org' })
    const { both } = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Order" FOR UPDATE`
      const both = Promise.allSettled([correct(), correct()])
      await waitForLockWaiters(database.current, 2)
      return { both }
    })
    expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db().outbox.count({ where: { topic: 'mail.report' } })).toBe(1)
  })
})

describe.runIf(onPostgres)('a payment reported while its order is locked', () => {
  const tell = (order: Order) => {
    const state: CheckoutState = {
      sessionId: 's1',
      orderId: order.id,
      state: 'complete',
      payment: 'paid',
      failureCode: null,
      livemode: false,
      amountMinor: order.amountMinor,
      currency: order.currency,
      paymentIntentId: 'pi_1',
      refundedMinor: 0,
      refunds: [],
      dispute: 'none',
      disputes: [],
    }
    return applyCheckout(db(), paymentProvider(db()), order.id, state)
  }
  const waiting = async (ana: Awaited<ReturnType<typeof customer>>) => {
    const { orderId: id } = await ana('pack-3')
    return db().order.update({ where: { id }, data: { providerSessionId: 's1', checkAt: null } })
  }

  test('is counted once, with one pack and one mail, when it is reported twice', async () => {
    const order = await waiting(await customer('ana@example.org'))
    await flushCounts(database.current.pool)
    await db().dailyCount.deleteMany()
    const { both } = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${order.id} FOR UPDATE`
      const both = Promise.all([tell(order), tell(order)])
      await waitForLockWaiters(database.current, 2)
      return { both }
    })
    expect(await both).toEqual(['paid', 'paid'])
    await flushCounts(database.current.pool)
    expect(await db().dailyCount.findMany({ where: { kind: 'payment' } })).toMatchObject([{ key: 'pack-3', count: 1 }])
    expect(await db().creditEntry.count({ where: { reason: 'purchase' } })).toBe(1)
    expect(await db().outbox.count({ where: { topic: 'mail.purchase' } })).toBe(1)
  })

  test('is refunded when the order’s account was deleted during the lock', async () => {
    const order = await waiting(await customer('ana@example.org'))
    const { told } = await db().$transaction(async (tx) => {
      // The account is deleted, and its order has no owner.
      await tx.order.update({ where: { id: order.id }, data: { userId: null } })
      const told = tell(order)
      await waitForLockWaiters(database.current)
      return { told }
    })
    expect(await told).toBe('paid')
    expect(await db().creditEntry.count({ where: { reason: 'purchase' } })).toBe(0)
    // The product has no recipient, so the payment is refunded.
    expect(await db().refund.findMany()).toMatchObject([{ orderId: order.id, rule: 'duplicate', state: 'waiting' }])
  })
})
