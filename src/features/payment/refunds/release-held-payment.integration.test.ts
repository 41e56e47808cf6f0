import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drainOutbox } from '@/server/jobs/outbox'
import { flushCounts } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, deliverWebhook, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { paymentJobs } from '../jobs'
import { refundHeldPayment, releaseHeldPayment } from './release-held-payment'

const stripe = await setUpStripe()
const database = setUpTestDatabase()

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})
afterEach(() => vi.restoreAllMocks())

async function held(change: { amount_total?: number; currency?: string } = { amount_total: 450 }) {
  const { db } = database.current
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  const session = stripe.pay(orderId, change)
  await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
  const release = () => releaseHeldPayment(db, paymentProvider(db), orderId)
  return { buyer, orderId, session, release, db, now: () => readPaymentData(db, orderId) }
}

describe('a held order', () => {
  test('blocks a second order for the same report and sends the buyer one mail', async () => {
    const { buyer, orderId, db, now } = await held()
    await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
    expect(await now()).toMatchObject({ status: 'held', entitlements: 0, mails: 0 })
    await expect(buyer.press()).rejects.toMatchObject({
      message: 'PAYMENT_HELD',
      cause: { params: { order: orderId } },
    })
    expect(await db.outbox.count({ where: { topic: 'mail.held', about: { has: orderId } } })).toBe(1)
    expect(await findOrder(db, orderId)).toMatchObject({ paidMinor: 450, paidCurrency: 'USD', amountMinor: 499 })
  })

  test('opens the report once when released, and takes the paid amount as its price', async () => {
    const { orderId, release, db, now, buyer } = await held()
    const tries = await Promise.allSettled([release(), release()])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await now()).toMatchObject({ status: 'paid', open: 1, mails: 1 })
    expect(await findOrder(db, orderId)).toMatchObject({
      amountMinor: 450,
      listMinor: 450,
      askedMinor: 499,
      askedCurrency: 'USD',
      failureCode: null,
      releasedAt: expect.any(Date),
    })
    // Later messages from the provider change nothing.
    await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
    expect(await buyer.land(orderId)).toMatchObject({ status: 'paid', unlocked: true })
  })

  test('is refunded in full when returned, and the same report can be bought again', async () => {
    const { orderId, db, now, buyer } = await held({ amount_total: 4990 })
    await refundHeldPayment(db, orderId)
    await drainOutbox(db, { 'mail.held': async () => {}, 'mail.refund': async () => {}, ...paymentJobs(db) })
    expect(stripe.refunds).toMatchObject([{ amount: 4990 }])
    expect(await now()).toMatchObject({ status: 'refunded', refundedMinor: 4990, entitlements: 0 })
    await expect(buyer.press()).resolves.toMatchObject({ orderId: expect.any(String) })
  })

  test('can be refunded but not released when the shop has no prices in its currency', async () => {
    const { release, orderId, db } = await held({ amount_total: 499, currency: 'gbp' })
    await expect(release()).rejects.toMatchObject({ code: 'CURRENCY_UNKNOWN' })
    expect(await refundHeldPayment(db, orderId)).toMatchObject({ currency: 'GBP', amountMinor: 499, rule: 'held' })
    await expect(release()).rejects.toMatchObject({ code: 'REFUND_WAITING' })
  })

  test('cannot be released when its payment was refunded meanwhile', async () => {
    const { release, session } = await held()
    session.amount_refunded = 450
    await expect(release()).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    stripe.failWith = 500
    await expect(release()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
  })

  test('logs the order and the reason when its payment cannot be read', async () => {
    const { release, orderId, db } = await held()
    const warn = vi.spyOn(log, 'warn')
    stripe.failWith = 400
    await expect(release()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    stripe.failWith = null
    await db.order.update({ where: { id: orderId }, data: { provider: 'sandbox' } })
    await expect(release()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    const message = 'payment: a held payment could not be read'
    expect(warn.mock.calls).toEqual([
      [{ order: orderId, error: expect.stringMatching(/./) }, message],
      [{ order: orderId, error: 'Error: paid with sandbox' }, message],
    ])
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'held', releasedAt: null })
  })

  test('can be released after a payment of zero only while its sitting exists', async () => {
    const [gone, there] = [await held({ amount_total: 0 }), await held({ amount_total: 0 })]
    const { db } = gone
    await db.sitting.delete({ where: { id: gone.buyer.sittingId } })
    await expect(gone.release()).rejects.toMatchObject({ code: 'NOTHING_TO_DO' })
    expect(await gone.now()).toMatchObject({ status: 'held', entitlements: 0, mails: 0 })
    await there.release()
    expect(await there.now()).toMatchObject({ status: 'paid', open: 1, mails: 1 })
    // A payment of zero leaves nothing to refund.
    expect(await db.refund.count()).toBe(0)
  })

  test('is added to the payment statistics only when it is released', async () => {
    const { db } = database.current
    const counted = async () => {
      await flushCounts(database.current.pool)
      return (await db.dailyCount.findMany({ where: { kind: 'payment' } })).map(({ key, count }) => [key, count])
    }
    await counted()
    await db.dailyCount.deleteMany()
    const { release } = await held()
    expect(await counted()).toEqual([])
    await release()
    expect(await counted()).toEqual([['report', 1]])
  })
})
