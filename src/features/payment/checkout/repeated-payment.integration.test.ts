import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { MINUTE_MS } from '@/core/time'
import { drainOutbox } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, deliverWebhook, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { paymentJobs } from '../jobs'
import { reconcileOrders } from '../settlement/sync-checkout'

const stripe = await setUpStripe()
const database = setUpTestDatabase()

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const arrive = async () => ({ buyer: await Buyer.arrive(database.current), db: database.current.db })
const created = () => stripe.requests.filter((line) => line === 'POST /v1/checkout/sessions').length

describe('repeated payment for a report', () => {
  test('three clicks on Pay at once return the same order and checkout [pay-double-click]', async () => {
    const { buyer, db } = await arrive()
    const presses = await Promise.all([buyer.press(), buyer.press(), buyer.press()])
    expect(new Set(presses.map(({ orderId, url }) => `${orderId} ${url}`)).size).toBe(1)
    expect(stripe.sessions.size).toBe(1)
    expect(await db.order.count()).toBe(1)
  })

  test('a second click on Pay returns the open checkout', async () => {
    const { buyer } = await arrive()
    const first = await buyer.press()
    expect(await buyer.press()).toEqual(first)
    expect(created()).toBe(1)
  })

  test('a second click on Pay redirects to the payment check page when the order is already paid', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    stripe.pay(orderId)
    expect(await buyer.press()).toEqual({ orderId, url: `/payment/check?order=${orderId}` })
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid', open: 1 })
    await expect(buyer.press()).rejects.toMatchObject({ message: 'ALREADY_UNLOCKED' })
  })

  test.each([
    { change: { method: 'alipay' as const } },
    { change: { email: 'other@example.org' } },
    { change: { locale: 'cn' as const } },
  ])('a second click on Pay with $change expires the first checkout and creates a new order', async ({ change }) => {
    const { buyer, db } = await arrive()
    const first = await buyer.press()
    const second = await buyer.press(change)
    expect(second.orderId).not.toBe(first.orderId)
    expect(stripe.sessionOf(first.orderId).status).toBe('expired')
    expect(await findOrder(db, first.orderId)).toMatchObject({ status: 'expired' })
  })

  test.each([
    { what: 'a price that changed since', change: { amountMinor: 100 }, reused: false },
    { what: 'four minutes left', change: { sessionExpiresAt: new Date(Date.now() + 4 * MINUTE_MS) }, reused: false },
    { what: 'ten minutes left', change: { sessionExpiresAt: new Date(Date.now() + 10 * MINUTE_MS) }, reused: true },
  ])('an open checkout with $what is reused: $reused', async ({ change, reused }) => {
    const { buyer, db } = await arrive()
    const first = await buyer.press()
    await db.order.update({ where: { id: first.orderId }, data: change })
    const second = await buyer.press()
    expect(second.orderId === first.orderId).toBe(reused)
    expect(await findOrder(db, first.orderId)).toMatchObject({ status: reused ? 'pending' : 'expired' })
    expect(await findOrder(db, second.orderId)).toMatchObject({
      status: 'pending',
      ...(!reused && { amountMinor: 499 }),
    })
  })

  test('one of two payments for the same report is refunded [pay-twice-refunded]', async () => {
    const { buyer, db } = await arrive()
    const first = await buyer.press()
    stripe.outages = 9 // the older checkout cannot be closed just now
    await buyer.press({ method: 'alipay' }).catch(() => {})
    stripe.outages = 0
    const second = await buyer.press({ method: 'alipay' })
    for (const { orderId } of [first, second]) stripe.pay(orderId)
    await Promise.all(
      [first, second].map(({ orderId }) => deliverWebhook(stripe.delivery('checkout.session.completed', orderId))),
    )
    expect(await readPaymentData(db, first.orderId)).toMatchObject({ entitlements: 1, open: 1, mails: 1, refunds: 1 })

    const jobs = { ...paymentJobs(db), 'mail.report': async () => {} }
    await drainOutbox(db, jobs)
    await drainOutbox(db, jobs)
    expect(stripe.refunds).toHaveLength(1)
    const statuses = await Promise.all(
      [first, second].map(async ({ orderId }) => (await findOrder(db, orderId)).status),
    )
    expect(statuses.sort()).toEqual(['paid', 'refunded'])
    expect(await readPaymentData(db, first.orderId)).toMatchObject({ open: 1 })
    const id = stripe.refunds[0]?.key.replace('refund:', '') ?? ''
    const { orderId: loser } = await db.refund.findUniqueOrThrow({ where: { id } })
    expect(await buyer.land(loser)).toMatchObject({ status: 'refunded', unlocked: true })
  })

  test('a payment is refunded when its sitting was deleted in the meantime', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    await db.sitting.delete({ where: { id: buyer.sittingId } })
    stripe.pay(orderId)
    await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
    await drainOutbox(db, paymentJobs(db))
    expect(await findOrder(db, orderId)).toMatchObject({
      status: 'refunded',
      refundedMinor: getLocalPrice('report', 'en').amountMinor,
    })
  })

  test('a payment for a deleted sitting is not refunded again when the provider has already refunded it', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    await db.sitting.delete({ where: { id: buyer.sittingId } })
    const session = stripe.pay(orderId)
    await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
    session.amount_refunded = session.amount_total
    await deliverWebhook(stripe.delivery('charge.refunded', orderId))
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'refunded', refunds: 1 })
    // The two jobs are the refund that is no longer needed, and the mail about the earlier refund.
    expect(await drainOutbox(db, paymentJobs(db))).toBe(2)
    expect(stripe.refunds).toEqual([])
    expect(await db.outbox.findFirst({ where: { topic: 'payment.refund' } })).toMatchObject({
      doneAt: expect.any(Date),
    })
  })

  test('a partly refunded payment for a deleted sitting is refunded for the remaining amount', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    await db.sitting.delete({ where: { id: buyer.sittingId } })
    const session = stripe.pay(orderId)
    await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
    session.amount_refunded = 200
    for (let turn = 0; turn < 2; turn++) await drainOutbox(db, paymentJobs(db))
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([session.amount_total - 200])
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'refunded', refundedMinor: session.amount_total })
  })

  test('an asynchronous payment keeps the order pending and unlocks the report when it succeeds [payment-asynchronous]', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press({ method: 'alipay' })
    stripe.pay(orderId, { payment_status: 'unpaid', intentStatus: 'processing' })
    expect(await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))).toBe(200)
    expect(await buyer.land(orderId)).toMatchObject({ status: 'pending', unlocked: false })
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'pending', entitlements: 0, mails: 0 })
    stripe.pay(orderId)
    expect(await deliverWebhook(stripe.delivery('checkout.session.async_payment_succeeded', orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid', open: 1, mails: 1 })
  })

  test('a report can be bought with another method after an asynchronous payment failed [payment-fails-later]', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press({ method: 'alipay' })
    stripe.pay(orderId, { payment_status: 'unpaid', intentStatus: 'requires_payment_method' })
    expect(await deliverWebhook(stripe.delivery('checkout.session.async_payment_failed', orderId))).toBe(200)
    expect(await buyer.land(orderId)).toMatchObject({ status: 'failed', unlocked: false })
    const second = await buyer.press({ method: 'card' })
    stripe.pay(second.orderId)
    expect(await buyer.land(second.orderId)).toMatchObject({ status: 'paid', unlocked: true })
    expect(await readPaymentData(db, second.orderId)).toMatchObject({ entitlements: 1, mails: 1 })
  })

  test('an expired checkout is no longer polled, and the report can be bought again [checkout-expired]', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    stripe.sessionOf(orderId).status = 'expired'
    await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 3 * MINUTE_MS))
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'expired', checkAt: null })
    const second = await buyer.press()
    expect(second.orderId).not.toBe(orderId)
    stripe.pay(second.orderId)
    expect(await buyer.land(second.orderId)).toMatchObject({ status: 'paid' })
  })

  test('a payment that succeeds after its order expired still opens the report', async () => {
    const { buyer, db } = await arrive()
    const { orderId } = await buyer.press()
    await db.order.update({ where: { id: orderId }, data: { status: 'expired' } })
    stripe.pay(orderId)
    expect(await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid', open: 1, mails: 1 })
  })
})
