import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@/core/time'
import { openDb } from '@/server/db/db'
import { drainOutbox } from '@/server/jobs/outbox'
import { metrics } from '@/server/observability/metrics'
import { paymentProvider } from '@/server/payments/select-provider'
import {
  Buyer,
  deliverWebhook,
  deliverWebhookForResponse,
  findOrder,
  readPaymentData,
  setRouteDatabase,
} from '@/testing/data/purchase'
import { isMutationTest, onPostgres, setUpTestDatabase } from '@/testing/database'
import { dyingDb } from '@/testing/faults/dying-db'
import { settingsFor, setUpStripe } from '@/testing/stripe/stripe'
import { reconcileOrders, syncCheckout } from './sync-checkout'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const COMPLETED = 'checkout.session.completed'

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const done = { status: 'paid', entitlements: 1, open: 1, mails: 1, refunds: 0 }

async function paying() {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  stripe.pay(orderId)
  return { buyer, orderId, db: database.current.db }
}

describe('the fulfilment of an order', () => {
  test.skipIf(isMutationTest)(
    'happens once when one webhook arrives 100 times in parallel [webhook-hundredfold]',
    async () => {
      const { db, orderId } = await paying()
      const delivery = stripe.delivery(COMPLETED, orderId)
      const statuses = await Promise.all(Array.from({ length: 100 }, () => deliverWebhook(delivery)))
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await readPaymentData(db, orderId)).toMatchObject(done)
      expect(await db.providerEvent.count()).toBe(1)
      // One webhook read the checkout, and the others did not wait for a connection.
      expect(stripe.requests.filter((one) => one.startsWith('GET /v1/checkout/sessions/'))).toHaveLength(1)
    },
  )

  test('happens once when 40 webhooks about one payment arrive at the same moment', async () => {
    const { db, orderId } = await paying()
    const deliveries = Array.from({ length: 40 }, () => stripe.delivery(COMPLETED, orderId))
    const statuses = await Promise.all(deliveries.map((one) => deliverWebhook(one)))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    for (const [at, delivery] of deliveries.entries()) if (statuses[at] !== 200) await deliverWebhook(delivery)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
    expect(await db.providerEvent.count()).toBe(40)
  })

  test('sends no request to Stripe for an event that was handled before', async () => {
    const { orderId } = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId)
    expect(await deliverWebhook(delivery)).toBe(200)
    const asked = stripe.requests.length
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(stripe.requests.length).toBe(asked)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(stripe.requests.length).toBeGreaterThan(asked)
  })

  test('is complete when the landing page opens after the webhook [redirect-after-webhook]', async () => {
    const { buyer, orderId, sittingId } = await paying().then((all) => ({ ...all, ...all.buyer }))
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await buyer.land(orderId)).toEqual({
      orderId,
      sku: 'report',
      started: null,
      status: 'paid',
      sittingId,
      unlocked: true,
      mail: 'queued',
      email: 'reader@example.org',
      correctable: true,
      // The tests' settings name no seller, and an invoice without a seller is not shown.
      byLaw: false,
      invoices: [],
    })
  })

  test('is done by the landing page, and a later webhook changes nothing [webhook-after-redirect]', async () => {
    const { buyer, db, orderId } = await paying()
    expect(await buyer.land(orderId)).toMatchObject({ status: 'paid', unlocked: true })
    const before = await findOrder(db, orderId)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await findOrder(db, orderId)).toEqual(before)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test('happens once when landing page and webhook arrive at the same moment [webhook-with-redirect]', async () => {
    const { buyer, db, orderId } = await paying()
    const [landed, status] = await Promise.all([
      buyer.land(orderId),
      deliverWebhook(stripe.delivery(COMPLETED, orderId)),
    ])
    expect([landed.status, status]).toEqual(['paid', 200])
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test('is done by the webhook alone when the landing page is never opened [redirect-never]', async () => {
    const { db, orderId } = await paying()
    await deliverWebhook(stripe.delivery(COMPLETED, orderId))
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test('is done by the reconciler within ten minutes without a webhook or landing page [webhook-never]', async () => {
    const { db, orderId } = await paying()
    const { createdAt } = await findOrder(db, orderId)
    for (let minute = 1; minute <= 10; minute += 1) {
      await reconcileOrders(db, paymentProvider(db), new Date(createdAt.getTime() + minute * MINUTE_MS))
    }
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
    expect((await findOrder(db, orderId)).checkAt).toBeNull()
  })

  test('is done by the reconciler even for a payment in the checkout’s last minute [webhook-never-last-minute]', async () => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press()
    const { db } = database.current
    const { createdAt } = await findOrder(db, orderId)
    const at = (minute: number) =>
      reconcileOrders(db, paymentProvider(db), new Date(createdAt.getTime() + minute * MINUTE_MS))
    for (let minute = 1; minute < 60; minute += 1) await at(minute)
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'pending' })
    stripe.pay(orderId)
    for (let minute = 60; minute < 70; minute += 1) await at(minute)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test('fails with status 503 while the order does not exist yet, and succeeds at the retry [webhook-before-order]', async () => {
    const { db, orderId } = await paying()
    const order = await findOrder(db, orderId)
    await db.order.delete({ where: { id: orderId } })
    const delivery = stripe.delivery(COMPLETED, orderId)
    expect(await deliverWebhook(delivery)).toBe(503)
    expect(await db.providerEvent.count()).toBe(0)
    await db.order.create({ data: { ...order, providerSessionId: null, checkoutUrl: null } })
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test('is rolled back when the process fails before the commit, and succeeds at the retry', async () => {
    const { db, orderId } = await paying()
    const die = () => Promise.reject(new Error('killed before commit'))
    await expect(syncCheckout(dyingDb(db, die), paymentProvider(db), orderId)).rejects.toThrow('killed')
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'pending', entitlements: 0, mails: 0 })
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })

  test.runIf(onPostgres)(
    'is rolled back when kill -9 ends the process before the commit, and succeeds at the retry [killed-before-commit]',
    async () => {
      const { db, orderId } = await paying()
      const script = fileURLToPath(new URL('../../../testing/faults/killed-fulfilment.ts', import.meta.url))
      const args = ['--import', 'tsx', script, orderId]
      const env = { ...process.env, ...settingsFor(stripe), DATABASE_URL: database.url }
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      const [output] = await once(child.stdout, 'data')
      expect(String(output)).toContain('before commit')
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'pending', entitlements: 0, mails: 0 })
      expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
      expect(await readPaymentData(db, orderId)).toMatchObject(done)
    },
  )

  test('is mailed once by the outbox after the commit [committed-is-mailed]', async () => {
    const { db, orderId } = await paying()
    await syncCheckout(db, paymentProvider(db), orderId)
    const sent: unknown[] = []
    const handlers = { 'mail.report': async ({ payload }: { payload: unknown }) => void sent.push(payload) }
    await drainOutbox(db, handlers)
    await drainOutbox(db, handlers)
    expect(sent).toEqual([{ orderId }])
  })

  test.each([
    { what: 'a database restart', error: { code: '57P01' }, status: 503 },
    { what: 'a full database disk', error: { code: '53100' }, status: 503 },
    { what: 'a lock timeout', error: { code: '57014' }, status: 503 },
    { what: 'a transaction conflict', error: { code: 'P2034' }, status: 503 },
    { what: 'a connection timeout', error: { code: 'P2028' }, status: 503 },
    { what: 'an internal error', error: { code: 'P2003' }, status: 500 },
  ])(
    'fails with status $status after $what, and succeeds at the retry [webhook-during-restart]',
    async ({ error, status }) => {
      const { db, orderId } = await paying()
      const delivery = stripe.delivery(COMPLETED, orderId)
      const broken = Object.assign(new Error('broken off'), error)
      setRouteDatabase({ ...database.current, db: dyingDb(db, () => Promise.reject(broken)) })
      const answer = await deliverWebhookForResponse(delivery)
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([status, status === 503])
      setRouteDatabase(database.current)
      expect(await deliverWebhook(delivery)).toBe(200)
      expect(await readPaymentData(db, orderId)).toMatchObject(done)
    },
  )

  test('fails with status 503 while Stripe is unavailable, and succeeds at the retry', async () => {
    const { db, orderId } = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId)
    metrics().webhooks.reset()
    for (const fault of [{ failWith: 500 }, { failWith: 429 }]) {
      Object.assign(stripe, fault)
      expect(await deliverWebhook(delivery)).toBe(503)
    }
    stripe.failWith = null
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(await deliverWebhook({ ...delivery, signature: 'not theirs' })).toBe(400)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
    const { values } = await metrics().webhooks.get()
    const counted = values.map(({ labels, value }) => [labels.result, value])
    expect(Object.fromEntries(counted)).toEqual({ later: 2, done: 1, refused: 1 })
  })

  test.runIf(onPostgres)('fails with status 503 when the webhook waits too long for a lock', async () => {
    const { db, orderId } = await paying()
    const delivery = stripe.delivery(COMPLETED, orderId)
    const impatient = new URL(database.url ?? '')
    impatient.searchParams.set('options', '-c TimeZone=UTC -c lock_timeout=300')
    const other = await openDb(impatient.href, '')
    setRouteDatabase(other)
    const answer = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
      return deliverWebhookForResponse(delivery)
    })
    await other.close()
    expect(answer.status).toBe(503)
    setRouteDatabase(database.current)
    expect(await deliverWebhook(delivery)).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject(done)
  })
})
