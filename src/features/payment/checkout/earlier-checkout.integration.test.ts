import { beforeEach, describe, expect, test, vi } from 'vitest'
import { flushCounts } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import { Buyer, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

/** Returns the requests to the provider since the last call. */
const requests = () => stripe.requests.splice(0)
const MADE = 'POST /v1/checkout/sessions'
/** Number of attempts that the client makes for one request. */
const TRIES = 3

describe('a second click on Pay', () => {
  test.each([
    { how: 'is paid', change: { payment_status: 'paid', intentStatus: 'succeeded' }, waits: true, status: 'paid' },
    { how: 'has a payment in progress', change: { intentStatus: 'processing' }, waits: true, status: 'pending' },
    { how: 'was declined', change: { intentStatus: 'requires_payment_method' }, waits: false, status: 'failed' },
    { how: 'has expired', change: { status: 'expired' }, waits: false, status: 'expired' },
  ] as const)(
    'leads to the check page when the first checkout $how before any webhook: $waits',
    async ({ change, waits, status }) => {
      const buyer = await Buyer.arrive(database.current)
      const { orderId } = await buyer.press()
      Object.assign(stripe.sessionOf(orderId), { status: 'complete' }, change)
      const second = await buyer.press()
      expect(await findOrder(db(), orderId)).toMatchObject({ status })
      if (waits) {
        expect(second).toEqual({ orderId, url: `/payment/check?order=${orderId}` })
        return
      }
      // The first checkout has ended, and a new one can be paid.
      expect(second.orderId).not.toBe(orderId)
      expect(second.url).toContain(stripe.sessionOf(second.orderId).id)
      expect(await findOrder(db(), second.orderId)).toMatchObject({ status: 'pending' })
      expect(await readPaymentData(db(), second.orderId)).toMatchObject({ entitlements: 0, mails: 0 })
    },
  )

  test('returns the same checkout when the provider is unreachable, and logs a warning with the order', async () => {
    const buyer = await Buyer.arrive(database.current)
    const first = await buyer.press()
    const warn = vi.spyOn(log, 'warn')
    stripe.failWith = 500
    expect(await buyer.press()).toEqual(first)
    const logged = { order: first.orderId, error: expect.any(String) }
    expect(warn.mock.calls).toEqual([[logged, expect.any(String)]])
    warn.mockRestore()
  })

  test('adds one to the checkout statistics only when it creates a new checkout', async () => {
    const [buyer, other] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current, 'es')]
    await flushCounts(database.current.pool)
    await db().dailyCount.deleteMany()
    await buyer.press()
    await buyer.press()
    await buyer.press({ method: 'alipay' })
    await other.press()
    stripe.failWith = 400
    await other.press({ method: 'paypal' }).catch(() => {})
    await flushCounts(database.current.pool)
    const counted = await db().dailyCount.findMany({ where: { kind: 'checkout' }, orderBy: { locale: 'asc' } })
    expect(counted.map(({ key, locale, count }) => [key, locale, count])).toEqual([
      ['report', 'en', 2],
      ['report', 'es', 1],
    ])
  })
})

describe('a request to the payment provider', () => {
  test('creates the checkout at the first click on Pay, and reads its state at the next', async () => {
    const buyer = await Buyer.arrive(database.current)
    requests()
    const { orderId } = await buyer.press()
    expect(requests()).toEqual([MADE])
    await buyer.press()
    expect(requests()).toEqual([`GET /v1/checkout/sessions/${stripe.sessionOf(orderId).id}`])
  })

  test('expires the replaced checkout, and is not sent when the earlier order has no checkout', async () => {
    const [buyer, other] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    const { orderId } = await buyer.press()
    stripe.outages = TRIES
    await expect(other.press()).rejects.toMatchObject({ message: 'PAYMENT_UNAVAILABLE' })
    expect(stripe.outages).toBe(0)
    requests()
    await buyer.press({ method: 'alipay' })
    expect(requests()).toEqual([`POST /v1/checkout/sessions/${stripe.sessionOf(orderId).id}/expire`, MADE])
    await other.press({ method: 'alipay' })
    expect(requests()).toEqual([MADE])
    expect(await db().order.count({ where: { status: 'pending' } })).toBe(2)
  })

  test('creates a new checkout and logs the old order when it fails to expire the old checkout', async () => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press()
    const warn = vi.spyOn(log, 'warn')
    stripe.outages = TRIES
    const second = await buyer.press({ method: 'alipay' })
    expect(stripe.sessionOf(orderId).status).toBe('open')
    expect(second.url).toContain(stripe.sessionOf(second.orderId).id)
    const logged = { order: orderId, error: expect.any(String) }
    expect(warn.mock.calls).toEqual([[logged, 'payment: an older checkout stays open']])
    warn.mockRestore()
  })
})

describe('a checkout that the provider fails to create', () => {
  test.each([
    { why: 'the provider refuses it', fault: { failWith: 400 }, refused: true },
    { why: 'the provider does not respond', fault: { outages: TRIES }, refused: false },
  ])('is logged with its order when $why, and sets the order to failed: $refused', async ({ fault, refused }) => {
    const [buyer, other] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    const { orderId: open } = await other.press()
    const error = vi.spyOn(log, 'error')
    Object.assign(stripe, fault)
    await expect(buyer.press()).rejects.toMatchObject({ message: 'PAYMENT_UNAVAILABLE' })
    const { id: order } = await db().order.findFirstOrThrow({ where: { sittingId: buyer.sittingId } })
    expect(error.mock.calls).toEqual([[{ order, refused, error: expect.any(String) }, expect.any(String)]])
    error.mockRestore()
    expect(await findOrder(db(), open)).toMatchObject({ status: 'pending', failureCode: null })
    expect(await findOrder(db(), order)).toMatchObject(
      refused
        ? { status: 'failed', failureCode: 'checkout_refused', checkAt: null }
        : { status: 'pending', failureCode: null, checkAt: expect.any(Date) },
    )
  })
})
