import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { Buyer, deliverWebhook, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const COMPLETED = 'checkout.session.completed'

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

async function paid() {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  const session = stripe.pay(orderId)
  const say = async (type: string) => expect(await deliverWebhook(stripe.delivery(type, orderId))).toBe(200)
  const now = () => readPaymentData(database.current.db, orderId)
  return { buyer, orderId, session, say, now, db: database.current.db }
}

describe('a paid report', () => {
  test('is closed without a mail when the refund webhook arrives before the payment webhook [events-reversed]', async () => {
    const { session, say, now } = await paid()
    session.amount_refunded = session.amount_total
    await say('charge.refunded')
    await say(COMPLETED)
    expect(await now()).toMatchObject({
      status: 'refunded',
      open: 0,
      mails: 0,
      refundedMinor: getLocalPrice('report', 'en').amountMinor,
    })
  })

  test('is closed by a full refund and can be bought again [refund-revokes]', async () => {
    const { buyer, session, say, now, db, orderId } = await paid()
    await say(COMPLETED)
    session.amount_refunded = session.amount_total
    await say('charge.refunded')
    expect(await now()).toMatchObject({ status: 'refunded', open: 0, mails: 1 })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'refunded', unlocked: false })

    const again = await buyer.press()
    stripe.pay(again.orderId)
    expect(await buyer.land(again.orderId)).toMatchObject({ status: 'paid', unlocked: true })
    expect(await readPaymentData(db, again.orderId)).toMatchObject({ entitlements: 1, open: 1, mails: 2, refunds: 0 })
    // A late webhook about the first payment does not affect the second one.
    await say('charge.refunded')
    expect(await readPaymentData(db, again.orderId)).toMatchObject({ open: 1 })
  })

  test('stays open after a partial refund [refund-partial]', async () => {
    const { session, say, now } = await paid()
    await say(COMPLETED)
    session.amount_refunded = 200
    await say('charge.refunded')
    expect(await now()).toMatchObject({ status: 'paid', open: 1, refundedMinor: 200 })
  })

  test.each([
    { end: 'won', status: 'paid', open: 1 },
    { end: 'lost', status: 'refunded', open: 0 },
  ])(
    'is suspended during a dispute and has the order status $status after a $end dispute [dispute-suspends]',
    async ({ end, status, open }) => {
      const { session, say, now } = await paid()
      await say(COMPLETED)
      session.disputes = ['needs_response']
      await say('charge.dispute.created')
      expect(await now()).toMatchObject({ status: 'paid', open: 0 })
      session.disputes = [end]
      await say('charge.dispute.closed')
      expect(await now()).toMatchObject({ status, open, entitlements: 1 })
    },
  )

  test('stays open during an inquiry of the bank', async () => {
    const { session, say, now } = await paid()
    await say(COMPLETED)
    session.disputes = ['warning_needs_response']
    await say('charge.dispute.created')
    expect(await now()).toMatchObject({ open: 1 })
  })

  test('stays closed when its refund fails, and the order’s refunded amount is reset', async () => {
    const { session, say, now, db, orderId } = await paid()
    await say(COMPLETED)
    session.amount_refunded = session.amount_total
    await say('charge.refunded')
    session.amount_refunded = 0
    await say('refund.failed')
    expect(await now()).toMatchObject({ status: 'refunded', open: 0 })
    expect(await findOrder(db, orderId)).toMatchObject({ refundedMinor: 0 })
  })
})
