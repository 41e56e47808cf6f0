import { describe, expect, test } from 'vitest'
import { freeReports } from '@/core/commerce/product'
import type { ShopSku } from '@/core/commerce/products'
import { getCreditBalance } from '@/features/credits/credits'
import { isVip } from '@/features/shop/membership'
import type { Order, RefundAccess } from '@/generated/prisma/client'
import { jobs } from '@/server/jobs/jobs'
import type { CheckoutState, ProviderDispute } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct } from '@/testing/data/products'
import { setUpTestDatabase } from '@/testing/database'
import { applyCheckout } from '../settlement/sync-checkout'
import { writeRefund } from './request-refund'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const find = ({ id }: Order) => db().order.findUniqueOrThrow({ where: { id } })
const tell = (order: Order, change: Partial<CheckoutState> = {}) =>
  applyCheckout(db(), paymentProvider(db()), order.id, {
    sessionId: `of ${order.id}`,
    orderId: order.id,
    state: 'complete',
    payment: 'paid',
    failureCode: null,
    amountMinor: order.amountMinor,
    currency: order.currency,
    paymentIntentId: `pi ${order.id}`,
    livemode: false,
    refundedMinor: 0,
    refunds: [],
    dispute: 'none',
    disputes: [],
    ...change,
  })
const dispute = (id: string, change: Partial<ProviderDispute> = {}): ProviderDispute => ({
  id,
  state: 'won',
  reason: 'fraudulent',
  amountMinor: 499,
  currency: 'USD',
  dueBy: later(86_400),
  at: now,
  ...change,
})

describe('a refund of a shop order', () => {
  async function bought(sku: ShopSku) {
    const userId = await openAccount(db())
    const { id } = await createBoughtProduct(db(), { userId, sku, giftEmail: 'friend@example.org' })
    const order = await db().order.update({ where: { id }, data: { providerSessionId: `of ${id}` } })
    /** Returns whether the product is still active for the account, or its gift code still valid. */
    const counts = async (): Promise<boolean> => {
      if (sku === 'vip') return isVip(db(), userId)
      if (sku === 'pack-3') return (await getCreditBalance(db(), userId)) === freeReports + 3
      return (await db().gift.findUniqueOrThrow({ where: { orderId: id } })).revokedAt === null
    }
    return { order, counts }
  }
  /** Requests a refund as the team does; returns the provider's reports of it as made and as failed. */
  async function returned(order: Order, access: RefundAccess, amountMinor = order.amountMinor) {
    const input = { amountMinor, rule: 'goodwill', access } as const
    const { id: refundId } = await db().$transaction((tx) => writeRefund(tx, order, input))
    const refund = { id: `re ${refundId}`, refundId, amountMinor, failure: null, at: now }
    return {
      made: { refunds: [{ ...refund, state: 'made' as const }], refundedMinor: amountMinor },
      failed: { refunds: [{ ...refund, state: 'failed' as const }], refundedMinor: 0 },
    }
  }
  const open = { dispute: 'open', disputes: [dispute('dp', { state: 'open' })] } as const
  const won = { disputes: [dispute('dp')] }

  test.each(['pack-3', 'vip', 'gift-vip'] as const)(
    'keeps %s active except during a dispute when its access is “stays”',
    async (sku) => {
      const { order, counts } = await bought(sku)
      const { made } = await returned(order, 'stays')
      expect(await tell(order, made)).toBe('refunded')
      expect(await counts()).toBe(true)
      await tell(order, { ...made, ...open })
      expect(await counts()).toBe(false)
      expect(await tell(order, { ...made, ...won })).toBe('refunded')
      expect(await counts()).toBe(true)
    },
  )

  test.each(['pack-3', 'vip', 'gift-vip'] as const)(
    'ends %s for good, even when the refund fails and a dispute is won',
    async (sku) => {
      const { order, counts } = await bought(sku)
      const { made, failed } = await returned(order, 'rule')
      expect(await tell(order, made)).toBe('refunded')
      expect(await counts()).toBe(false)
      for (const change of [{}, open, won]) {
        // The buyer is still owed the money, so the product stays inactive.
        expect(await tell(order, { ...failed, ...change })).toBe('refunded')
        expect(await counts()).toBe(false)
      }
    },
  )

  test('leaves the order status “held” when only part of a held payment is refunded', async () => {
    const userId = await openAccount(db())
    const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
    const data = { sku: 'pack-3', userId, sittingId: null, status: 'held', providerSessionId: `of ${id}` } as const
    const order = await db().order.update({ where: { id }, data })
    const { made } = await returned(order, 'stays', 100)
    expect(await tell(order, made)).toBe('held')
    expect(await find(order)).toMatchObject({ refundedMinor: 100 })
    expect(await getCreditBalance(db(), userId)).toBe(freeReports)
  })
})

describe('a refund paused by a dispute', () => {
  async function paused() {
    const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
    const order = await db().order.update({ where: { id }, data: { providerSessionId: `of ${id}` } })
    const refund = { amountMinor: 100, currency: 'USD', rule: 'goodwill', state: 'paused' } as const
    const { id: refundId } = await db().refund.create({ data: { ...refund, id: `r ${id}`, orderId: id } })
    const state = async () => (await db().refund.findUniqueOrThrow({ where: { id: refundId } })).state
    const asks = async () =>
      (
        await db().outbox.findMany({
          where: { topic: jobs.refundPayment.topic, about: { has: id } },
          orderBy: { id: 'asc' },
        })
      ).map(({ dedupeKey }) => dedupeKey?.split(':').at(-1))
    const pause = () => db().refund.update({ where: { id: refundId }, data: { state: 'paused' } })
    return { order, state, asks, pause }
  }

  test('is requested when its own dispute ends, not when another order’s dispute changes', async () => {
    const [one, other] = [await paused(), await paused()]
    await tell(other.order, { dispute: 'open', disputes: [dispute('dp_other', { state: 'open', at: later(1) })] })
    await tell(one.order, { disputes: [dispute('dp')] })
    expect([await one.state(), await one.asks()]).toEqual(['waiting', ['dp']])
    expect([await other.state(), await other.asks()]).toEqual(['paused', []])
  })

  test.each(['open', 'inquiry'] as const)(
    'stays paused while one of two disputes has the state “%s”',
    async (state) => {
      const one = await paused()
      const underWay = dispute('dp_2', { state, at: later(1) })
      await tell(one.order, { dispute: state === 'open' ? state : 'none', disputes: [dispute('dp_1'), underWay] })
      expect([await one.state(), await one.asks()]).toEqual(['paused', []])
      await tell(one.order, { disputes: [dispute('dp_1'), { ...underWay, state: 'won' }] })
      expect([await one.state(), await one.asks()]).toEqual(['waiting', ['dp_2']])
    },
  )

  test('is requested once for each dispute that ends', async () => {
    const one = await paused()
    const [first, second] = [dispute('dp_b'), dispute('dp_a', { at: later(1) })]
    await tell(one.order, { disputes: [first] })
    await one.pause()
    await tell(one.order, { disputes: [first, second] })
    expect([await one.state(), await one.asks()]).toEqual(['waiting', ['dp_b', 'dp_a']])
    await one.pause()
    await tell(one.order, { disputes: [first, second] })
    expect(await one.state()).toBe('paused')
  })

  test('is requested once when two disputes of the same second are reported in any order', async () => {
    const one = await paused()
    const both = [dispute('dp_a'), dispute('dp_b')]
    await tell(one.order, { disputes: both })
    await one.pause()
    await tell(one.order, { disputes: both.toReversed() })
    await tell(one.order, { disputes: both })
    expect([await one.state(), await one.asks()]).toEqual(['paused', ['dp_b']])
  })
})
