import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Order, Prisma } from '@/generated/prisma/client'
import { flushCounts } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import type { CheckoutState } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { applyCheckout } from '../settlement/sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

afterEach(() => vi.restoreAllMocks())

/** Creates an order that waits for its payment. */
async function waiting(data: Prisma.OrderUncheckedUpdateInput = {}): Promise<Order> {
  const { id } = await createPaidOrder(db(), { email: 'Reader@example.org' })
  await db().entitlement.deleteMany({ where: { orderId: id } })
  const open = { status: 'pending', paidAt: null, providerSessionId: `of ${id}`, checkAt: now } as const
  return db().order.update({ where: { id }, data: { ...open, ...data } })
}
const apply = (order: Order, change: Partial<CheckoutState> = {}) =>
  applyCheckout(db(), paymentProvider(db()), order.id, {
    sessionId: `of ${order.id}`,
    orderId: order.id,
    state: 'complete',
    payment: 'paid',
    failureCode: null,
    amountMinor: 499,
    currency: 'USD',
    paymentIntentId: `pi ${order.id}`,
    livemode: false,
    refundedMinor: 0,
    refunds: [],
    dispute: 'none',
    disputes: [],
    ...change,
  })

describe('the account of a buyer', () => {
  const opened = async () => ({
    accounts: (await db().user.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email),
    mails: await db().outbox.count({ where: { topic: 'mail.opened-account' } }),
  })

  test('is opened once when requested at the checkout, and sign-in instructions are mailed', async () => {
    const order = await waiting({ openAccount: true })
    expect(await apply(order)).toBe('paid')
    expect(await apply(order)).toBe('paid')
    expect(await opened()).toEqual({ accounts: ['reader@example.org'], mails: 1 })
  })

  test('is not opened when it was not requested at the checkout', async () => {
    expect(await apply(await waiting())).toBe('paid')
    expect(await opened()).toEqual({ accounts: [], mails: 0 })
  })

  test('is not opened when the order belongs to an account with another address', async () => {
    const userId = await openAccount(db(), { email: 'ana@example.org' })
    expect(await apply(await waiting({ openAccount: true, userId }))).toBe('paid')
    expect(await opened()).toEqual({ accounts: ['ana@example.org'], mails: 0 })
  })
})

describe('the payment statistics', () => {
  /** Returns the daily counts that were added while `work` ran. */
  async function counted(work: () => Promise<unknown>) {
    await flushCounts(database.current.pool)
    await db().dailyCount.deleteMany()
    await work()
    await flushCounts(database.current.pool)
    const rows = await db().dailyCount.findMany({ orderBy: [{ kind: 'asc' }, { key: 'asc' }] })
    return rows.map(({ kind, key, locale, count }) => [kind, key, locale, count])
  }

  test.each(['pending', 'failed', 'expired'] as const)(
    'count a payment of an order with status %s once, however often it is reported',
    async (status) => {
      const order = await waiting({ status })
      const told = await counted(async () => {
        await Promise.all([apply(order), apply(order)])
        await apply(order)
      })
      expect(told).toEqual([['payment', 'report', 'en', 1]])
    },
  )

  test.each<[string, Partial<CheckoutState>]>([
    ['held', { amountMinor: 498 }],
    ['refunded', { refundedMinor: 499 }],
    ['failed', { payment: 'failed', failureCode: 'declined' }],
    ['expired', { payment: 'unpaid', state: 'expired' }],
    ['pending', { payment: 'unpaid' }],
  ])('do not count a payment when the order becomes %s', async (status, change) => {
    const order = await waiting()
    expect(await counted(async () => expect(await apply(order, change)).toBe(status))).toEqual([])
  })
})

describe('a payment that does not match its order', () => {
  const expected = { amountMinor: 499, currency: 'USD' }

  test.each<[string, Partial<CheckoutState>]>([
    ['amount', { amountMinor: 498 }],
    ['currency', { currency: 'EUR' }],
  ])('raises one alarm when its %s differs', async (_, change) => {
    const order = await waiting()
    const error = vi.spyOn(log, 'error')
    const logged = { alarm: true, rings: 'held', order: order.id, session: `of ${order.id}`, expected }
    const found = { ...expected, livemode: false, ...change }
    for (const _ of ['first', 'again']) {
      await apply(order, change)
      expect(error.mock.calls).toEqual([
        [{ ...logged, found }, 'payment: paid amount or currency differ from the order'],
      ])
    }
  })

  test('sends its buyer one mail, however often the payment is reported', async () => {
    const orders = [await waiting(), await waiting()]
    for (const order of [...orders, ...orders]) await apply(order, { amountMinor: 498 })
    const told = await db().outbox.findMany({ where: { topic: 'mail.held' }, orderBy: { id: 'asc' } })
    expect(told.map(({ payload }) => payload)).toEqual(orders.map(({ id }) => ({ orderId: id })))
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['for another order', { orderId: 'another' }],
    ['paid with real money on a test system', { livemode: true }],
  ])('raises an alarm when the checkout is %s', async (_, change) => {
    const order = await waiting()
    const error = vi.spyOn(log, 'error')
    expect(await apply(order, change)).toBe('pending')
    const found = { ...expected, livemode: change.livemode ?? false }
    expect(error.mock.calls).toEqual([
      [
        { alarm: true, rings: undefined, order: order.id, session: `of ${order.id}`, expected, found },
        'payment: the checkout belongs to another order',
      ],
    ])
  })
})
