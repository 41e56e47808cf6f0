import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { HOUR_MS } from '@/core/time'
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

async function paying(change: Parameters<typeof stripe.pay>[1] = {}) {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  stripe.pay(orderId, change)
  return { buyer, orderId, db: database.current.db }
}

const nothing = { entitlements: 0, mails: 0, refunds: 0 }

describe('payment processing', () => {
  test.each([
    { change: { amount_total: 1 }, what: 'amount' },
    { change: { currency: 'cny' }, what: 'currency' },
  ])('holds the order when the paid $what differs from the order [amount-differs]', async ({ change }) => {
    const { buyer, db, orderId } = await paying(change)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ ...nothing, status: 'held' })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'held', unlocked: false })
  })

  test('ignores a posted price [posted-price-ignored]', async () => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press({ amountMinor: 1, price: 1, currency: 'XXX' } as object)
    expect(await findOrder(database.current.db, orderId)).toMatchObject(getLocalPrice('report', 'en'))
    expect(stripe.sessionOf(orderId)).toMatchObject({
      amount_total: getLocalPrice('report', 'en').amountMinor,
      currency: 'usd',
    })
  })

  test.each([
    { name: 'forged', delivery: { secret: 'whsec_of_somebody_else' } },
    { name: 'stale', delivery: { at: Date.now() - HOUR_MS } },
    { name: 'signed in the future', delivery: { at: Date.now() + HOUR_MS } },
    { name: 'in live mode', delivery: { livemode: true } },
    { name: 'from another API version', delivery: { apiVersion: '2020-08-27' } },
  ])('rejects a webhook that is $name with 400 and writes nothing [webhook-forged]', async ({ delivery }) => {
    const { db, orderId } = await paying()
    const before = await findOrder(db, orderId)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId, delivery))).toBe(400)
    expect(await findOrder(db, orderId)).toEqual(before)
    expect(await readPaymentData(db, orderId)).toMatchObject({ ...nothing, status: 'pending' })
    expect(await db.providerEvent.count()).toBe(0)
  })

  test('rejects a webhook without a signature or with a changed body [webhook-body-signed]', async () => {
    const { orderId } = await paying()
    const { body, signature } = stripe.delivery(COMPLETED, orderId)
    expect(await deliverWebhook({ body })).toBe(400)
    expect(await deliverWebhook({ body: body.replace('"livemode":false', '"livemode": false'), signature })).toBe(400)
  })

  test('does not accept the paid checkout of one order for another [checkout-other-sitting]', async () => {
    const first = await paying()
    const second = await Buyer.arrive(database.current)
    const { orderId } = await second.press()
    const paid = stripe.sessionOf(first.orderId)
    const { db } = first
    await db.order.update({ where: { id: first.orderId }, data: { providerSessionId: null } })
    await db.order.update({ where: { id: orderId }, data: { providerSessionId: paid.id } })
    expect(await second.land(orderId)).toMatchObject({ status: 'pending', unlocked: false })
    expect(await readPaymentData(db, orderId)).toMatchObject({ ...nothing, status: 'pending' })
    await expect(second.land(first.orderId)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })

  test('keeps an order pending when a webhook links it to another order’s checkout [webhook-other-checkout]', async () => {
    const { orderId, db } = await paying()
    const other = await Buyer.arrive(database.current)
    const unpaid = await other.press()
    stripe.sessionOf(orderId).params.set('metadata[mindglass_order]', unpaid.orderId)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, unpaid.orderId)).toMatchObject({ ...nothing, status: 'pending' })
  })

  test('does not accept a live-mode payment in test mode [test-money-pays-nothing]', async () => {
    const { buyer, db, orderId } = await paying({ livemode: true })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'pending', unlocked: false })
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ ...nothing, status: 'pending' })
  })

  test('accepts the price stored in the order when the catalogue changed meanwhile [price-edited]', async () => {
    const { db, orderId } = await paying({ amount_total: 399 })
    await db.order.update({ where: { id: orderId }, data: { amountMinor: 399, catalogueVersion: 0 } })
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'paid', open: 1 })
  })

  test('ignores a webhook about another shop’s payment on the same Stripe account [webhook-foreign-payment]', async () => {
    const { db, orderId } = await paying()
    stripe.sessionOf(orderId).params.delete('metadata[mindglass_order]')
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await readPaymentData(db, orderId)).toMatchObject({ ...nothing, status: 'pending' })
  })
})
