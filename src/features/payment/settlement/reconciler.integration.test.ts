import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import type { PaymentProvider } from '@/server/payments/provider'
import { sandboxProvider } from '@/server/payments/sandbox/sandbox'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { reconcileOrders } from './sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

/** Creates a Stripe provider; every checkout that it reads belongs to its order and is unpaid. */
function provider() {
  const read: string[] = []
  const stripe: PaymentProvider = {
    ...sandboxProvider(db()),
    name: 'stripe',
    async readCheckout(id) {
      read.push(id)
      return {
        sessionId: id,
        orderId: id.slice('of '.length),
        state: 'open',
        payment: 'unpaid',
        failureCode: null,
        amountMinor: 499,
        currency: 'USD',
        paymentIntentId: null,
        livemode: false,
        refundedMinor: 0,
        refunds: [],
        dispute: 'none',
        disputes: [],
      }
    },
  }
  return { stripe, read }
}
async function due(data: Prisma.OrderUncheckedUpdateInput = {}) {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt: ago(3 * HOUR_MS) })
  const at = { provider: 'stripe', providerSessionId: `of ${id}`, createdAt: ago(3 * HOUR_MS), checkAt: now } as const
  const open = { status: 'pending', paidAt: null, sessionExpiresAt: new Date(now.getTime() + HOUR_MS) } as const
  return db().order.update({ where: { id }, data: { ...at, ...open, ...data } })
}

describe('the reconciler', () => {
  test.each([
    ['a new order again after two minutes', MINUTE_MS, HOUR_MS, 2 * MINUTE_MS],
    ['an older order again after half its age', 7 * MINUTE_MS, HOUR_MS, 3.5 * MINUTE_MS],
    ['an old order again after five minutes', 3 * HOUR_MS, HOUR_MS, 5 * MINUTE_MS],
    ['an order that expired a day ago again after five minutes', 3 * DAY_MS, -DAY_MS, 5 * MINUTE_MS],
    ['an order that expired longer ago again after an hour', 3 * DAY_MS, -DAY_MS - 1000, HOUR_MS],
  ])('checks %s', async (_, age, left, next) => {
    const sessionExpiresAt = new Date(now.getTime() + left)
    const { id } = await due({ createdAt: ago(age), sessionExpiresAt })
    await reconcileOrders(db(), provider().stripe, now)
    expect((await db().order.findUniqueOrThrow({ where: { id } })).checkAt?.getTime()).toBe(now.getTime() + next)
  })

  test('reads due orders 50 at a time, the longest due first', async () => {
    const { stripe, read } = provider()
    const { guestId, sittingId, ...one } = await due()
    const data = Array.from({ length: 50 }, (_, n) => {
      const id = `order-${String(n).padStart(2, '0')}`
      return { ...one, id, providerSessionId: `of ${id}`, checkAt: ago(n * 1000 + 1) }
    })
    await db().order.createMany({ data })
    await db().order.create({
      data: { ...one, id: 'later', providerSessionId: 'x', checkAt: new Date(now.getTime() + 1) },
    })
    await db().order.create({ data: { ...one, id: 'never', providerSessionId: 'y', checkAt: null } })
    expect(await reconcileOrders(db(), stripe, now)).toBe(true)
    expect(read).toEqual(data.map(({ providerSessionId }) => providerSessionId).toReversed())
    expect(await reconcileOrders(db(), stripe, now)).toBe(false)
    expect(read.slice(50)).toEqual([`of ${one.id}`])
  })

  test('expires an order only if it is pending, overdue and without a checkout', async () => {
    const away = () => Promise.reject(new Error('away'))
    const none = { ...provider().stripe, readCheckout: away, createCheckout: away }
    const without = { providerSessionId: null, checkoutUrl: null }
    const orders = [
      await due({ ...without, sessionExpiresAt: now }),
      await due({ ...without, sessionExpiresAt: new Date(now.getTime() + 1000) }),
      await due({ sessionExpiresAt: ago(HOUR_MS) }),
      await due({ ...without, sessionExpiresAt: ago(HOUR_MS), status: 'failed' }),
    ]
    await reconcileOrders(db(), none, now)
    const after = await Promise.all(orders.map(({ id }) => db().order.findUniqueOrThrow({ where: { id } })))
    expect(after.map(({ status, checkAt }) => [status, checkAt === null])).toEqual([
      ['expired', true],
      ['pending', false],
      ['pending', false],
      ['failed', false],
    ])
  })
})
