import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/server/observability/log'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { reconcileOrders } from './sync-checkout'

const stripe = await setUpStripe()
const database = setUpTestDatabase()

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const unavailable = { message: 'PAYMENT_UNAVAILABLE' }

test('a checkout fails while Stripe is unreachable, and the next click continues the same order', async () => {
  const buyer = await Buyer.arrive(database.current)
  stripe.outages = 9
  await expect(buyer.press()).rejects.toMatchObject(unavailable)
  stripe.outages = 0
  const { orderId } = await buyer.press()
  expect(await database.current.db.order.count()).toBe(1)
  expect(await findOrder(database.current.db, orderId)).toMatchObject({ status: 'pending' })
})

test('a checkout fails when Stripe refuses it, and the next click creates a new order', async () => {
  const buyer = await Buyer.arrive(database.current)
  stripe.failWith = 400
  await expect(buyer.press()).rejects.toMatchObject(unavailable)
  stripe.failWith = null
  await buyer.press()
  const statuses = await database.current.db.order.findMany({ select: { status: true } })
  expect(statuses.map(({ status }) => status).sort()).toEqual(['failed', 'pending'])
})

test('the reconciler finds a paid checkout whose id was never stored in the order', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { db } = database.current
  const { orderId } = await buyer.press()
  await db.order.update({ where: { id: orderId }, data: { providerSessionId: null, checkoutUrl: null } })
  stripe.pay(orderId)
  await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 3 * 60_000))
  expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid', open: 1, mails: 1 })
  expect(stripe.sessions.size).toBe(1)
})

test('the reconciler expires an order that never got a checkout once its checkout time is over', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { db } = database.current
  stripe.outages = 9
  await buyer.press().catch(() => {})
  stripe.reset()
  stripe.failWith = 400
  await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 2 * 3_600_000))
  expect(await db.order.findMany({ select: { status: true, checkAt: true } })).toEqual([
    { status: 'expired', checkAt: null },
  ])
})

test('an order that may still get a checkout stays pending while Stripe fails', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { db } = database.current
  stripe.outages = 9
  await buyer.press().catch(() => {})
  stripe.reset()
  stripe.failWith = 400
  await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 3 * 60_000))
  expect(await db.order.findMany({ select: { status: true, checkAt: true } })).toEqual([
    { status: 'pending', checkAt: expect.any(Date) },
  ])
})

test('the reconciler skips orders of another provider, even when 60 of them are due earlier', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { db } = database.current
  const { orderId } = await buyer.press()
  stripe.pay(orderId)
  const { id: _, ...order } = await findOrder(db, orderId)
  const checkAt = new Date(Date.now() - 60 * 60_000)
  const foreign = Array.from({ length: 60 }, (_, n) => ({
    ...order,
    id: `sandbox-${n}`,
    provider: 'sandbox' as const,
    providerSessionId: `sandbox_${n}`,
    checkAt,
  }))
  await db.order.createMany({ data: foreign })
  expect(await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 3 * 60_000))).toBe(false)
  expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid' })
  expect(await db.order.count({ where: { provider: 'sandbox', checkAt } })).toBe(foreign.length)
})

test('a checkout URL on an unknown host is rejected and fails the order', async () => {
  const buyer = await Buyer.arrive(database.current)
  stripe.checkoutHost = 'checkout.stripe.com.evil.example'
  await expect(buyer.press()).rejects.toMatchObject(unavailable)
  const [order] = await database.current.db.order.findMany()
  expect(order).toMatchObject({ status: 'failed', failureCode: 'checkout_refused' })
})

test('an unreadable checkout leaves its order pending and does not stop the reconciler for other orders', async () => {
  const [first, second] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
  const { db } = database.current
  const [broken, fine] = [await first.press(), await second.press()]
  stripe.pay(fine.orderId)
  stripe.sessions.delete(stripe.sessionOf(broken.orderId).id)
  const warn = vi.spyOn(log, 'warn')
  expect(await first.land(broken.orderId)).toMatchObject({ status: 'pending' })
  await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 3 * 60_000))
  expect(await readPaymentData(db, fine.orderId)).toMatchObject({ status: 'paid' })
  const logged = { order: broken.orderId, error: expect.stringContaining('invalid_request_error') }
  expect(warn.mock.calls).toEqual([
    [logged, 'payment: the checkout could not be read'],
    [logged, 'payment: could not reconcile'],
  ])
  warn.mockRestore()
})

test('the reconciler skips an order that another process took meanwhile', async () => {
  const { db } = database.current
  const [first, second] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
  const [own, taken] = [(await first.press()).orderId, (await second.press()).orderId]
  for (const id of [own, taken]) stripe.pay(id)
  const due = async (id: string, minutes: number) => {
    const checkAt = new Date(Date.now() + minutes * 60_000)
    await db.order.update({ where: { id }, data: { checkAt } })
  }
  await due(own, 1)
  await due(taken, 2)
  const provider = paymentProvider(db)
  const slow: typeof provider = {
    ...provider,
    async readCheckout(id) {
      await due(taken, 9)
      return provider.readCheckout(id)
    },
  }
  await reconcileOrders(db, slow, new Date(Date.now() + 3 * 60_000))
  expect(await readPaymentData(db, own)).toMatchObject({ status: 'paid' })
  expect(await readPaymentData(db, taken)).toMatchObject({ status: 'pending' })
})

test('the sandbox API returns NOT_FOUND when Stripe is configured', async () => {
  const api = await (await Buyer.arrive(database.current)).browser.api()
  await expect(api.payment.sandbox({ session: 'sandbox_x' })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  const input = { session: 'sandbox_x', outcome: 'paid' as const }
  await expect(api.payment.playSandbox(input)).rejects.toMatchObject({ message: 'NOT_FOUND' })
})
