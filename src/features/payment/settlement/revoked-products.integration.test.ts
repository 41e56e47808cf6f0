import { expect, test } from 'vitest'
import type { Order } from '@/generated/prisma/client'
import type { CheckoutState } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct } from '@/testing/data/products'
import { setUpTestDatabase } from '@/testing/database'
import { applyCheckout } from './sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

const report = async (session: string): Promise<Order> => {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  return db().order.update({ where: { id }, data: { providerSessionId: session } })
}
const apply = (order: Order, change: Partial<CheckoutState>) =>
  applyCheckout(db(), paymentProvider(db()), order.id, {
    sessionId: order.providerSessionId ?? '',
    orderId: order.id,
    state: 'complete',
    payment: 'paid',
    failureCode: null,
    livemode: false,
    amountMinor: order.amountMinor,
    currency: order.currency,
    paymentIntentId: 'pi_1',
    refundedMinor: 0,
    refunds: [],
    dispute: 'none',
    disputes: [],
    ...change,
  })
const rightOf = ({ id: orderId }: Order) => db().entitlement.findFirst({ where: { orderId } })

const returned = ({ id, amountMinor }: Order): Partial<CheckoutState> => ({
  refundedMinor: amountMinor,
  refunds: [{ id: `re_${id}`, refundId: null, amountMinor, state: 'made', failure: null, at: now }],
})
const lost = ({ id, amountMinor, currency }: Order): Partial<CheckoutState> => ({
  dispute: 'lost',
  disputes: [{ id: `dp_${id}`, state: 'lost', reason: 'fraudulent', amountMinor, currency, dueBy: null, at: now }],
})

test.each([
  { how: 'refunded', applied: returned },
  { how: 'lost in a dispute', applied: lost },
])(
  'a report is closed as refunded when its payment was $how, without changing other orders’ reports',
  async ({ applied }) => {
    const [order, other, staff] = [await report('s1'), await report('s2'), await report('s3')]
    const closedFor = { revokedAt: now, closedFor: 'staff' } as const
    await db().entitlement.updateMany({ where: { orderId: { in: [order.id, staff.id] } }, data: closedFor })
    expect(await apply(order, applied(order))).toBe('refunded')
    // The team had closed the report before; after the refund it may be bought again.
    expect(await rightOf(order)).toMatchObject({ revokedAt: now, closedFor: 'refund' })
    expect(await rightOf(other)).toMatchObject({ revokedAt: null, closedFor: null })
    expect(await rightOf(staff)).toMatchObject(closedFor)
  },
)

test.each([
  { how: 'refunded', applied: returned },
  { how: 'lost in a dispute', applied: lost },
])(
  'a pack and a membership end when their payment was $how, without changing other orders’ products',
  async ({ applied }) => {
    const userId = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const buy = async (sku: 'pack-3' | 'pack-7' | 'vip', session: string, owner = userId) => {
      const { id } = await createBoughtProduct(db(), { userId: owner, sku })
      return db().order.update({ where: { id }, data: { providerSessionId: session } })
    }
    const [pack, vip] = [await buy('pack-7', 's1'), await buy('vip', 's2')]
    await buy('pack-3', 's3')
    await buy('vip', 's4', eve)
    const credits = async () => {
      const entries = await db().creditEntry.findMany({ where: { userId, reason: { in: ['purchase', 'revoked'] } } })
      return entries.reduce((sum, { delta }) => sum + delta, 0)
    }
    const members = async () => (await db().vipGrant.findMany({ where: { revokedAt: null } })).map((one) => one.userId)
    expect([await credits(), (await members()).toSorted()]).toEqual([10, [userId, eve].toSorted()])
    for (const order of [pack, vip]) await apply(order, applied(order))
    expect([await credits(), await members()]).toEqual([3, [eve]])
  },
)
