import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { log } from '@/server/observability/log'
import { metrics } from '@/server/observability/metrics'
import { forgetRecentCounts, recentCounts } from '@/server/observability/recent-counts'
import { paymentEvents, paymentProvider } from '@/server/payments/select-provider'
import { Buyer, deliverWebhook, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { dyingDb } from '@/testing/faults/dying-db'
import { setUpStripe } from '@/testing/stripe/stripe'
import { syncCheckout } from './sync-checkout'
import { handleStripeWebhook } from './webhook'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db
const COMPLETED = 'checkout.session.completed'
const done = { status: 'paid', entitlements: 1, open: 1, mails: 1 }

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function paying() {
  const { orderId } = await (await Buyer.arrive(database.current)).press()
  stripe.pay(orderId)
  return orderId
}
const logged = () => ({ warn: vi.spyOn(log, 'warn'), error: vi.spyOn(log, 'error') })
const breaksOff = (error: unknown) =>
  setRouteDatabase({ ...database.current, db: dyingDb(db(), () => Promise.reject(error)) })
const coded = (code: string) => Object.assign(new Error('broken off'), { code })

describe('a webhook that cannot be handled', () => {
  test.each<{ reason: string; happens: (orderId: string) => unknown; early: boolean }>([
    { reason: 'its order does not exist yet', happens: (id) => db().order.delete({ where: { id } }), early: true },
    { reason: 'the database is busy', happens: () => breaksOff(coded('57014')), early: false },
    { reason: 'Stripe is busy', happens: () => Object.assign(stripe, { failWith: 500 }), early: false },
  ])('returns 503 because $reason, and logs a warning with the event and the reason', async ({ happens, early }) => {
    const orderId = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId, { id: 'evt_x' })
    await happens(orderId)
    const { warn, error } = logged()
    expect(await deliverWebhook(delivery)).toBe(503)
    const fields = { event: 'evt_x', type: COMPLETED, error: expect.stringMatching(/./), early }
    expect(warn.mock.calls).toEqual([[fields, 'payment: webhook put off']])
    expect(error).not.toHaveBeenCalled()
  })

  test.each([
    { reason: 'an internal error', fault: coded('P2003') },
    { reason: 'a domain error', fault: new DomainError('INTERNAL') },
  ])('returns 500 because of $reason, and logs an error with the event and the reason', async ({ fault }) => {
    const orderId = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId, { id: 'evt_x' })
    breaksOff(fault)
    metrics().webhooks.reset()
    const { warn, error } = logged()
    expect(await deliverWebhook(delivery)).toBe(500)
    const fields = { event: 'evt_x', type: COMPLETED, error: String(fault) }
    expect(error.mock.calls).toEqual([[fields, 'payment: webhook not handled']])
    expect(warn).not.toHaveBeenCalled()
    expect((await metrics().webhooks.get()).values).toMatchObject([{ labels: { result: 'failed' }, value: 1 }])
    expect(await db().providerEvent.count()).toBe(0)
  })

  test.each([
    { failWith: 500, status: 503 },
    { failWith: 400, status: 500 },
  ])('returns $status while Stripe returns $failWith, and succeeds at the retry', async ({ failWith, status }) => {
    const orderId = await paying()
    // A charge contains no checkout id, so Stripe is asked for the checkout.
    const delivery = stripe.delivery('charge.refunded', orderId)
    stripe.failWith = failWith
    expect(await deliverWebhook(delivery)).toBe(status)
    stripe.failWith = null
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(await readPaymentData(db(), orderId)).toMatchObject(done)
  })
})

describe('a webhook delivered several times at once', () => {
  const many = (delivery: Parameters<typeof deliverWebhook>[0]) =>
    Promise.all(Array.from({ length: 5 }, () => deliverWebhook(delivery)))

  test('is handled once, and every delivery returns 200', async () => {
    const orderId = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId)
    stripe.requests.length = 0
    stripe.delayMs = 50
    expect(await many(delivery)).toEqual([200, 200, 200, 200, 200])
    expect(stripe.requests.filter((one) => one.startsWith('GET /v1/checkout/sessions/'))).toHaveLength(1)
    expect(await readPaymentData(db(), orderId)).toMatchObject(done)
  })

  test('is handled by a later delivery after the first ones all returned 503', async () => {
    const orderId = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId)
    Object.assign(stripe, { delayMs: 50, failWith: 500 })
    expect(await many(delivery)).toEqual([503, 503, 503, 503, 503])
    Object.assign(stripe, { delayMs: 0, failWith: null })
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(await readPaymentData(db(), orderId)).toMatchObject(done)
  })

  test('is handled independently of a webhook for another order', async () => {
    const [first, second] = [await paying(), await paying()]
    stripe.delayMs = 50
    const both = [first, second].map((orderId) => deliverWebhook(stripe.delivery(COMPLETED, orderId)))
    expect(await Promise.all(both)).toEqual([200, 200])
    for (const orderId of [first, second])
      expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'paid', open: 1 })
  })
})

test('a webhook that another process handles at the same moment is stored once and returns 200', async () => {
  const orderId = await paying()
  const { body, signature } = stripe.delivery(COMPLETED, orderId, { id: 'evt_x' })
  const provider = paymentProvider(db())
  const events = paymentEvents()
  if (!events) throw new Error('no webhook is set up')
  // The other process finishes while this one, which has not seen the stored event, still reads the checkout.
  const readCheckout = async (id: string) => {
    await syncCheckout(db(), provider, orderId)
    await db().providerEvent.create({ data: { id: 'evt_x', type: COMPLETED, provider: 'stripe', orderId } })
    return provider.readCheckout(id)
  }
  const { error, warn } = logged()
  expect(await handleStripeWebhook(db(), { ...provider, readCheckout }, events, body, signature ?? null)).toBe(200)
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []])
  expect(await db().providerEvent.findMany()).toMatchObject([{ id: 'evt_x', orderId }])
  expect(await readPaymentData(db(), orderId)).toMatchObject(done)
})

test('a webhook event is stored with its order id, and another shop’s event without one', async () => {
  const orderId = await paying()
  const foreign = await paying()
  stripe.sessionOf(foreign).params.delete('metadata[mindglass_order]')
  expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId, { id: 'evt_1' }))).toBe(200)
  expect(await deliverWebhook(stripe.delivery(COMPLETED, foreign, { id: 'evt_2' }))).toBe(200)
  expect(await db().providerEvent.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { id: 'evt_1', type: COMPLETED, provider: 'stripe', orderId },
    { id: 'evt_2', type: COMPLETED, provider: 'stripe', orderId: null },
  ])
  expect(await readPaymentData(db(), foreign)).toMatchObject({ status: 'pending' })
})

test('a webhook for an unknown order returns 503 within the first hour and 200 after it [order-waited-for]', async () => {
  const orderId = await paying()
  const metadata = { mindglass_order: 'an-order-of-elsewhere-' }
  const say = (createdAt: number, id: string) =>
    deliverWebhook(stripe.delivery(COMPLETED, orderId, { id, createdAt, metadata }))
  const { warn } = logged()
  expect(await say(Date.now() - 50 * 60_000, 'evt_young')).toBe(503)
  expect(await say(Date.now() - 61 * 60_000, 'evt_old')).toBe(200)
  expect(warn.mock.calls.at(-1)).toEqual([
    { event: 'evt_old', type: COMPLETED },
    'payment: webhook about an order that is not here, taken as not ours',
  ])
  expect(await db().providerEvent.findMany()).toMatchObject([{ id: 'evt_old', orderId: null }])
})

test.each([
  { metadata: { order_id: '1001' } },
  { metadata: { order_id: 7 } },
  { metadata: { mindglass_order: 'a\0b' } },
  { metadata: ['x'] },
])(
  'a webhook for another shop’s checkout with $metadata changes no order [foreign-checkout-ignored]',
  async ({ metadata }) => {
    const orderId = await paying()
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId, { metadata }))).toBe(200)
    expect(await db().providerEvent.findMany()).toMatchObject([{ orderId: null }])
    expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'pending' })
  },
)

test('a refused webhook raises an alarm only when it is signed by Stripe', async () => {
  const orderId = await paying()
  const say = (change: object) => deliverWebhook(stripe.delivery(COMPLETED, orderId, change))
  forgetRecentCounts()
  const { error, warn } = logged()
  for (let times = 0; times < 3; times++) expect(await say({ secret: 'whsec_of_somebody_else' })).toBe(400)
  expect(await say({ livemode: true })).toBe(400)
  expect(await say({ apiVersion: '2020-08-27' })).toBe(400)
  expect(await say({})).toBe(200)
  expect(recentCounts(10)).toMatchObject({ taken: 1, refused: 2, unsigned: 3, alarms: 0 })
  expect(error.mock.calls.map(([text]) => text)).toEqual([
    { alarm: true, rings: 'webhook', reason: 'livemode' },
    { alarm: true, rings: 'webhook', reason: 'api_version 2020-08-27' },
  ])
  // Webhooks that Stripe did not sign share one log line a minute.
  const lines = warn.mock.calls.filter(([, text]) => text === 'payment: webhooks without our signature refused')
  expect(lines.length).toBeLessThanOrEqual(1)
})
