import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { DAY_MS } from '@/core/time'
import { withdrawKey } from '@/features/billing/receipt'
import { pseudonymOf } from '@/server/crypto/secrets'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const stranger = () => new TestBrowser(database.current, 'en')
const statements = () =>
  db().outbox.findMany({ where: { topic: { startsWith: 'mail.withdrawal' } }, orderBy: { id: 'asc' } })

describe('an order on the withdrawal page', () => {
  /** Creates a buyer's browser with a paid report. */
  async function bought(): Promise<{ buyer: Buyer; orderId: string }> {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press()
    stripe.pay(orderId)
    await buyer.land(orderId)
    return { buyer, orderId }
  }
  const price = getLocalPrice('report', 'en').amountMinor

  test('is shown to the browser that placed it, and can be withdrawn only once', async () => {
    const { buyer, orderId } = await bought()
    const { payment } = await buyer.browser.api()
    const shown = await payment.orderToWithdraw({ orderId })
    expect(shown).toMatchObject({
      orderId,
      why: null,
      made: null,
      paid: { amountMinor: price },
      right: { rule: 'report', amountMinor: price, unused: null, byLaw: false },
    })
    expect(shown.email).not.toContain('reader@')
    expect((await findOrder(db(), orderId)).withdrawnAt).toBeNull()

    const done = await payment.withdrawOrder({ orderId, name: 'Ana Ruiz' })
    const { withdrawnAt } = await findOrder(db(), orderId)
    expect(done).toMatchObject({ right: null, made: { at: withdrawnAt?.toISOString(), due: { amountMinor: price } } })
    const dueMs = Date.parse(done.made?.due?.by ?? '') - Number(withdrawnAt)
    expect(dueMs).toBe(14 * DAY_MS)
    expect((await statements()).map(({ payload }) => payload)).toEqual(
      Array(2).fill({ orderId, name: 'Ana Ruiz', email: 'reader@example.org' }),
    )
    await payment.withdrawOrder({ orderId, name: '' })
    expect(await statements()).toHaveLength(2)
  })

  test('returns NOT_FOUND in another browser, whether it is paid, unpaid or unknown', async () => {
    const { orderId } = await bought()
    const unpaid = await (await Buyer.arrive(database.current)).press()
    const { payment } = await stranger().api()
    for (const id of [orderId, unpaid.orderId, 'A'.repeat(22)]) {
      await expect(payment.orderToWithdraw({ orderId: id })).rejects.toThrow('NOT_FOUND')
      await expect(payment.withdrawOrder({ orderId: id, name: '' })).rejects.toThrow('NOT_FOUND')
    }
    expect(await statements()).toEqual([])
  })

  test('opens in any browser with the key from its own mail, and with no other key [withdraw-by-mail-key]', async () => {
    const { orderId } = await bought()
    const { orderId: another } = await bought()
    const { payment } = await stranger().api()
    for (const key of ['', 'x', withdrawKey(another)]) {
      await expect(payment.orderToWithdraw({ orderId, key })).rejects.toThrow('NOT_FOUND')
    }
    const key = withdrawKey(orderId)
    expect(await payment.orderToWithdraw({ orderId, key })).toMatchObject({ orderId, made: null })
    expect((await findOrder(db(), orderId)).withdrawnAt, 'opening the link changes nothing').toBeNull()
    await payment.withdrawOrder({ orderId, key, name: '' })
    expect((await findOrder(db(), orderId)).withdrawnAt).not.toBeNull()
  })

  test('returns NOT_FOUND with its mail key once the buyer’s data was deleted', async () => {
    const { orderId } = await bought()
    await db().order.update({ where: { id: orderId }, data: { email: pseudonymOf('reader@example.org') } })
    const { payment } = await stranger().api()
    await expect(payment.orderToWithdraw({ orderId, key: withdrawKey(orderId) })).rejects.toThrow('NOT_FOUND')
  })

  test.each([
    { what: 'after fourteen days', change: { paidAt: new Date(Date.now() - 15 * DAY_MS) }, why: 'late' },
    { what: 'after a full refund', change: { status: 'refunded' as const }, why: 'settled' },
    { what: 'when nothing was paid', change: { amountMinor: 0, paidMinor: null }, why: 'free' },
  ])('states why nothing is refunded $what', async ({ change, why }) => {
    const { buyer, orderId } = await bought()
    await db().order.update({ where: { id: orderId }, data: change })
    const { payment } = await buyer.browser.api()
    expect(await payment.orderToWithdraw({ orderId })).toMatchObject({ why, right: null, made: null })
  })

  test('entitles the buyer by law to the full amount of a held payment when the country is Spain', async () => {
    const { buyer, orderId } = await bought()
    await db().order.update({ where: { id: orderId }, data: { country: 'ES', status: 'held', paidMinor: 700 } })
    const { payment } = await buyer.browser.api()
    const { right } = await payment.orderToWithdraw({ orderId })
    expect(right).toMatchObject({ rule: 'held', amountMinor: 700, byLaw: true })
  })
})
