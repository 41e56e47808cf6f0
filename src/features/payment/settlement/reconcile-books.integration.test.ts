import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@/core/time'
import { reconcileBooks, reconcileWindow } from '@/features/books/books'
import { log } from '@/server/observability/log'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, deliverWebhook, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import type { StripeTransaction } from '@/testing/stripe/stripe-transactions'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db
let rows = 0

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})
afterEach(() => vi.restoreAllMocks())

const compare = (now = new Date()) => reconcileBooks(database.current, paymentProvider(db()), now)
const found = async () =>
  (await db().finding.findMany({ orderBy: { kind: 'asc' } })).map(({ kind, ours, theirs }) => ({ kind, ours, theirs }))

/** An entry in Stripe's books, dated an hour ago unless stated otherwise. */
function booked(
  type: string,
  session: string,
  source: StripeTransaction['source'],
  more: Partial<StripeTransaction> = {},
) {
  rows += 1
  const created = Math.floor((Date.now() - HOUR_MS) / 1000)
  const sign = type === 'charge' ? 1 : -1
  const amount = sign * (source.amount ?? 0)
  stripe.transactions.push({
    id: `txn_${rows}`,
    type,
    reporting_category: type,
    created,
    amount,
    currency: 'usd',
    fee: 44,
    source: { currency: 'usd', payment_intent: `pi_${session}`, ...source },
    ...more,
  })
}

/** Creates an order that is paid at the provider; `tell` delivers a webhook about it. */
async function paidThere() {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  const session = stripe.pay(orderId)
  booked('charge', session.id, { amount: 499, metadata: { mindglass_order: orderId } })
  const tell = async (type: string) => expect(await deliverWebhook(stripe.delivery(type, orderId))).toBe(200)
  return { buyer, orderId, session, tell }
}

describe('a comparison with the provider’s books', () => {
  test('applies a payment, a refund and a dispute whose webhooks were lost', async () => {
    const bought = await paidThere()
    const returned = await paidThere()
    const disputed = await paidThere()
    await returned.tell('checkout.session.completed')
    await disputed.tell('checkout.session.completed')
    returned.session.amount_refunded = 499
    booked('refund', returned.session.id, { amount: 499 })
    disputed.session.disputes.push('needs_response')
    booked('adjustment', disputed.session.id, { amount: 499 }, { reporting_category: 'dispute' })

    expect(await compare()).toEqual({ movements: 5, synced: 3 })
    expect(await readPaymentData(db(), bought.orderId)).toMatchObject({ status: 'paid', open: 1 })
    expect(await readPaymentData(db(), returned.orderId)).toMatchObject({
      status: 'refunded',
      refundedMinor: 499,
      open: 0,
    })
    expect(await readPaymentData(db(), disputed.orderId)).toMatchObject({ status: 'paid', open: 0 })
    expect(await found()).toEqual([])
    // The invoices and the credit note are issued too.
    expect(await db().invoice.groupBy({ by: ['kind'], _count: true, orderBy: { kind: 'asc' } })).toEqual([
      { kind: 'invoice', _count: 3 },
      { kind: 'credit', _count: 1 },
    ])

    // The late webhook and a second comparison change nothing.
    await returned.tell('charge.refunded')
    await db().reconciliation.deleteMany()
    await compare()
    expect(await readPaymentData(db(), returned.orderId)).toMatchObject({
      mails: 3,
      entitlements: 1,
      refundedMinor: 499,
    })
    expect(await db().providerMovement.count()).toBe(5)
    expect(await db().invoice.count()).toBe(4)
  })
})

describe('a difference from the provider’s books', () => {
  test('is stored for a payment with an unknown order, but not for another shop’s payment', async () => {
    booked('charge', 'x', { amount: 900, metadata: { mindglass_order: 'nobody-knows-this-one-x' } })
    booked('charge', 'y', { amount: 1200, metadata: {} })
    await compare()
    expect(await found()).toEqual([{ kind: 'unknown', ours: null, theirs: 'USD 9.00' }])
  })

  test('is stored for a charge without a payment id only when it names an order', async () => {
    await (await Buyer.arrive(database.current)).press()
    booked('charge', '-', { amount: 499, payment_intent: undefined })
    booked('charge', '-', {
      amount: 900,
      payment_intent: undefined,
      metadata: { mindglass_order: 'nobody-knows-this-one-x' },
    })
    expect(await compare()).toEqual({ movements: 2, synced: 0 })
    expect(await found()).toEqual([{ kind: 'unknown', ours: null, theirs: 'USD 9.00' }])
  })

  test.each(['pending', 'failed', 'expired'] as const)(
    'is stored for a payment when its order is %s and its checkout cannot be read',
    async (status) => {
      const { orderId, session } = await paidThere()
      await db().order.update({ where: { id: orderId }, data: { status } })
      stripe.sessions.delete(session.id)
      const error = vi.spyOn(log, 'error')
      expect(await compare()).toEqual({ movements: 1, synced: 1 })
      expect(await found()).toEqual([{ kind: 'state', ours: status, theirs: 'USD 4.99' }])
      const logged = { order: orderId, error: expect.stringContaining('invalid_request_error') }
      expect(error.mock.calls).toEqual([[logged, 'payment: an order could not be compared']])
    },
  )

  test('is stored for a paid order that the provider does not know', async () => {
    const { orderId, session, tell } = await paidThere()
    await tell('checkout.session.completed')
    stripe.transactions.length = 0
    const early = new Date(Date.now() - 5 * HOUR_MS)
    await db().order.update({ where: { id: orderId }, data: { paidAt: early } })
    // The provider's books may be late, so the checkout itself is read.
    await compare()
    expect(await found()).toEqual([])
    stripe.sessions.delete(session.id)
    await db().reconciliation.deleteMany()
    await compare()
    expect(await found()).toEqual([{ kind: 'missing', ours: 'USD 4.99', theirs: null }])
  })

  test('is stored and logged once for a different amount, a larger refund and a failed payout', async () => {
    const { orderId, session, tell } = await paidThere()
    await tell('checkout.session.completed')
    Object.assign(stripe.transactions[0]?.source ?? {}, { amount: 450 })
    booked('refund', session.id, { amount: 100 })
    booked('payout_failure', '-', {}, { amount: 7000 })
    const warn = vi.spyOn(log, 'warn')
    await compare()
    expect(await found()).toEqual([
      { kind: 'amount', ours: 'USD 4.99', theirs: 'USD 4.50' },
      { kind: 'refund', ours: 'USD 0.00', theirs: 'USD -1.00' },
      { kind: 'payout', ours: null, theirs: 'USD 70.00' },
    ])
    // A difference found again is the same row, and stays settled.
    await db().finding.updateMany({ data: { resolvedAt: new Date(), reason: 'seen' } })
    await db().reconciliation.deleteMany()
    await compare()
    expect(await db().finding.count({ where: { resolvedAt: null } })).toBe(0)
    expect(await db().finding.count()).toBe(3)
    const [charge, refund, payout] = stripe.transactions.map(({ id }) => id)
    const about = [
      { kind: 'amount', order: orderId, movement: charge },
      { kind: 'refund', order: orderId, movement: refund },
      { kind: 'payout', order: null, movement: payout },
    ]
    const logged = about.map((one) => [one, 'payment: the books differ'])
    expect(warn.mock.calls).toHaveLength(3)
    expect(warn.mock.calls).toEqual(expect.arrayContaining(logged))
  })
})

describe('the list of differences from the provider’s books', () => {
  test('contains an unbooked payment and a smaller refund, but no payout or held order', async () => {
    const { orderId: open } = await (await Buyer.arrive(database.current)).press()
    booked('charge', 'not-told', { amount: 499, metadata: { mindglass_order: open } })
    const returned = await paidThere()
    const held = await paidThere()
    for (const { tell } of [returned, held]) await tell('checkout.session.completed')
    returned.session.amount_refunded = 200
    booked('refund', returned.session.id, { amount: 100 })
    await db().order.update({ where: { id: held.orderId }, data: { status: 'held', amountMinor: 450 } })
    booked('payout', '-', {}, { amount: -7000 })
    expect(await compare()).toEqual({ movements: 5, synced: 2 })
    expect(await found()).toEqual([
      { kind: 'state', ours: 'pending', theirs: 'USD 4.99' },
      { kind: 'refund', ours: 'USD -2.00', theirs: 'USD -1.00' },
    ])
  })

  test('omits recent, free and held orders that are missing in the provider’s books', async () => {
    const { orderId, session, tell } = await paidThere()
    await tell('checkout.session.completed')
    stripe.transactions.length = 0
    const bought = (data: object) => db().order.update({ where: { id: orderId }, data })
    await bought({ refundedMinor: 200 })
    booked('refund', session.id, { amount: 100 })
    stripe.sessions.delete(session.id)
    const early = new Date(Date.now() - 5 * HOUR_MS)
    for (const data of [
      { paidAt: new Date(Date.now() - HOUR_MS) },
      { paidAt: early, amountMinor: 0 },
      { status: 'held' },
    ]) {
      await bought(data)
      await db().reconciliation.deleteMany()
      await compare()
      expect(await found()).toEqual([])
    }
    await bought({ status: 'refunded', amountMinor: 499 })
    await db().reconciliation.deleteMany()
    await compare()
    expect(await found()).toMatchObject([{ kind: 'missing' }])
  })
})

describe('the daily comparison with the provider’s books', () => {
  test('is completed by the next run after a failure, and not repeated right away', async () => {
    const { orderId } = await paidThere()
    stripe.failWith = 500
    await expect(compare()).rejects.toThrow()
    expect(await db().reconciliation.count()).toBe(0)
    stripe.failWith = null
    expect(await compare()).toMatchObject({ synced: 1 })
    expect(await findOrder(db(), orderId)).toMatchObject({ status: 'paid' })
    expect(await compare()).toBeNull()
    // The next comparison covers the time around the end of the last one again.
    expect(await compare(new Date(Date.now() + 20 * HOUR_MS))).toEqual({ movements: 1, synced: 0 })
  })

  test('runs only once when two processes start it at the same moment', async () => {
    await paidThere()
    const both = await Promise.all([compare(), compare()])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
  })

  test('is not marked as done when only a chosen time window was compared', async () => {
    await paidThere()
    const window = { from: new Date(Date.now() - 4 * HOUR_MS), to: new Date() }
    expect(await reconcileWindow(database.current, paymentProvider(db()), window)).toEqual({ movements: 1, synced: 1 })
    expect(await db().reconciliation.count()).toBe(0)
  })
})
