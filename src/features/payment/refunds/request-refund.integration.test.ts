import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drainOutbox, type Handlers } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, deliverWebhook, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { paymentJobs } from '../jobs'
import { syncCheckout } from '../settlement/sync-checkout'
import { type RefundRequest, requestRefund } from './request-refund'

const stripe = await setUpStripe()
const database = setUpTestDatabase()

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const quiet: Handlers = { 'mail.report': async () => {}, 'mail.refund': async () => {} }

async function paid() {
  const { db } = database.current
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  const session = stripe.pay(orderId)
  await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
  const ask = (change: Partial<RefundRequest> = {}) =>
    requestRefund(db, {
      orderId,
      amountMinor: 499,
      rule: 'withdrawal',
      access: 'rule',
      seenRefundedMinor: 0,
      ...change,
    })
  const work = async () => {
    await db.outbox.updateMany({ where: { doneAt: null }, data: { runAt: new Date(0) } })
    await drainOutbox(db, { ...quiet, ...paymentJobs(db) })
  }
  const sync = () => syncCheckout(db, paymentProvider(db), orderId)
  const rows = () => db.refund.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })
  const refundMails = () => db.outbox.count({ where: { topic: 'mail.refund', about: { has: orderId } } })
  return { buyer, orderId, session, ask, work, sync, rows, refundMails, db, now: () => readPaymentData(db, orderId) }
}

describe('a refund', () => {
  test('of the full amount closes the report and sends one mail, however many webhooks arrive', async () => {
    const { ask, work, orderId, rows, refundMails, now } = await paid()
    const { id } = await ask()
    await work()
    await Promise.all([1, 2, 3].map(() => deliverWebhook(stripe.delivery('charge.refunded', orderId))))
    expect(stripe.refunds).toEqual([expect.objectContaining({ key: `refund:${id}`, amount: 499 })])
    expect(await now()).toMatchObject({ status: 'refunded', open: 0, refundedMinor: 499 })
    expect(await rows()).toMatchObject([{ id, state: 'done', providerRefundId: expect.stringMatching(/^re_/) }])
    expect(await refundMails()).toBe(1)
  })

  test.each([
    { amountMinor: 200, access: 'rule', status: 'paid', open: 1 },
    { amountMinor: 200, access: 'closes', status: 'paid', open: 0 },
    { amountMinor: 499, access: 'stays', status: 'refunded', open: 1 },
  ] as const)(
    'of $amountMinor with access “$access” leaves the order $status (open reports: $open)',
    async ({ status, open, ...asked }) => {
      const { ask, work, now, sync, buyer, orderId } = await paid()
      await ask(asked)
      await work()
      await sync()
      expect(await now()).toMatchObject({ status, open, refundedMinor: asked.amountMinor })
      expect(await buyer.land(orderId)).toMatchObject({ status, unlocked: open === 1 })
    },
  )

  test('is made once when two requests arrive at once, and cannot exceed the remaining amount', async () => {
    const { ask, work, rows, now } = await paid()
    const results = await Promise.allSettled([ask({ amountMinor: 200 }), ask({ amountMinor: 200 })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'REFUND_WAITING' } })
    await work()
    expect(await rows()).toHaveLength(1)
    expect(await now()).toMatchObject({ refundedMinor: 200 })
    // A request from a page loaded before the refund is rejected.
    await expect(ask({ amountMinor: 200 })).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    await expect(ask({ amountMinor: 300, seenRefundedMinor: 200 })).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' })
    await ask({ amountMinor: 299, seenRefundedMinor: 200 })
    await work()
    expect(await now()).toMatchObject({ status: 'refunded', refundedMinor: 499, open: 0 })
  })

  test('is made once when the provider’s response is lost and the webhook arrives first', async () => {
    const { ask, work, orderId, rows, refundMails } = await paid()
    await ask({ amountMinor: 100 })
    const made = vi.spyOn(stripe.refunds, 'push').mockImplementationOnce((...one) => {
      stripe.drops = 9
      return Array.prototype.push.apply(stripe.refunds, one)
    })
    await work()
    expect((await rows())[0]?.state).toBe('waiting')
    made.mockRestore()
    stripe.drops = 0
    await Promise.all([deliverWebhook(stripe.delivery('charge.refunded', orderId)), work(), work()])
    await work()
    expect(stripe.refunds).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'done', amountMinor: 100 }])
    expect(await refundMails()).toBe(1)
  })

  test('is made at the next attempt when the provider was unavailable', async () => {
    const { ask, work, rows } = await paid()
    await ask()
    stripe.failWith = 500
    await work()
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    stripe.failWith = null
    await work()
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  test('gets a row and a mail even when it was made at the provider', async () => {
    const { session, orderId, rows, refundMails } = await paid()
    session.amount_refunded = 150
    await Promise.all([1, 2].map(() => deliverWebhook(stripe.delivery('charge.refunded', orderId))))
    expect(await rows()).toMatchObject([{ rule: 'provider', state: 'done', amountMinor: 150, currency: 'USD' }])
    expect(await refundMails()).toBe(1)
  })

  test('is marked as refused when it fails after it was made, and can be requested again', async () => {
    const { ask, work, session, orderId, rows, now } = await paid()
    await ask()
    await work()
    for (const refund of session.refunds) refund.status = 'failed'
    session.amount_refunded = 0
    await deliverWebhook(stripe.delivery('refund.failed', orderId))
    expect(await rows()).toMatchObject([{ state: 'refused', failedAt: expect.any(Date) }])
    await ask()
    await work()
    expect(await now()).toMatchObject({ status: 'refunded', refundedMinor: 499, open: 0 })
  })
})

describe('a refund of a disputed payment', () => {
  test.each([
    { end: 'won', state: 'done', refunded: 499 },
    { end: 'lost', state: 'refused', refunded: 0 },
  ])('is paused during the dispute and is $state once the dispute is $end', async ({ end, state, refunded }) => {
    const { orderId, db, work, session, rows } = await paid()
    await db.refund.create({
      data: { id: 'r'.repeat(22), orderId, amountMinor: 499, currency: 'USD', rule: 'duplicate' },
    })
    const job = { topic: 'payment.refund', payload: { orderId, refundId: 'r'.repeat(22) }, about: [orderId] }
    const { id } = await db.outbox.create({ data: job })
    session.disputes = ['needs_response']
    await deliverWebhook(stripe.delivery('charge.dispute.created', orderId))
    await work()
    expect(await rows()).toMatchObject([{ state: 'paused' }])
    // The job is done, so it is not retried.
    expect(await db.outbox.findUnique({ where: { id } })).toMatchObject({ doneAt: expect.any(Date), attempts: 1 })
    session.disputes = [end]
    await Promise.all([1, 2].map(() => deliverWebhook(stripe.delivery('charge.dispute.closed', orderId))))
    await work()
    expect(await rows()).toMatchObject([{ state }])
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'refunded', refundedMinor: refunded })
    expect(await db.dispute.findMany({ where: { orderId } })).toMatchObject([
      { state: end, reason: 'fraudulent', closedAt: expect.any(Date) },
    ])
  })
})
