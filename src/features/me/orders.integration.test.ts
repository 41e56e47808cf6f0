import { beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
let userId: string
let who: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  who = new TestBrowser(database.current)
  await signIn(who)
})

const orders = async () => (await who.api()).me.orders()
const receipt = async (orderId: string) => (await who.api()).me.receipt({ orderId })

/** Creates an order of Ana's account, for another person's result unless `change` says otherwise. */
async function ordered(change: Prisma.OrderUncheckedUpdateInput = {}) {
  const { id } = await createPaidOrder(db(), { email })
  return db().order.update({ where: { id }, data: { userId, ...change } })
}

describe('the list of orders', () => {
  test('is sorted by creation, newest first, and shows the day of payment, or of creation when unpaid', async () => {
    await ordered({ id: 'b', createdAt: day(2), paidAt: day(9) })
    await ordered({ id: 'newest', createdAt: day(3), paidAt: null, status: 'held', amountMinor: 321, currency: 'EUR' })
    await ordered({ id: 'a', createdAt: day(2), paidAt: day(2) })
    await ordered({ id: 'oldest', createdAt: day(1), paidAt: day(8), status: 'refunded' })
    const list = await orders()
    expect(list.map(({ orderId, at }) => [orderId, at.slice(0, 10)])).toEqual([
      ['newest', '2026-10-03'],
      ['b', '2026-10-09'],
      ['a', '2026-10-02'],
      ['oldest', '2026-10-08'],
    ])
    expect(list[0]).toMatchObject({ status: 'held', amountMinor: 321, currency: 'EUR', retry: null })
  })

  test('ends after a hundred orders', async () => {
    const { guestId: _, sittingId: __, ...row } = await ordered()
    const many = Array.from({ length: 104 }, (_, n) => ({ ...row, id: `n${n}`, createdAt: new Date(n) }))
    await db().order.createMany({ data: many })
    const ids = (await orders()).map(({ orderId }) => orderId)
    expect(ids).toHaveLength(100)
    expect(ids.slice(0, 2)).toEqual([row.id, 'n103'])
  })

  test.each([
    { status: 'paid', names: 'Sleep' },
    { status: 'refunded', names: null },
    { status: 'held', names: null },
  ] as const)(
    'names the test of somebody else’s result as $names when the order is $status',
    async ({ status, names }) => {
      await ordered({ status })
      expect(await orders()).toMatchObject([{ test: names }])
    },
  )

  test('does not name a test that no longer exists', async () => {
    const { sittingId } = await ordered()
    await db().sitting.update({ where: { id: sittingId ?? '' }, data: { instrument: 'long-gone' } })
    expect(await orders()).toMatchObject([{ test: null }])
  })

  const own = { sittingId: 'own' }
  test.each<{ what: string; change: Prisma.OrderUncheckedUpdateInput; again: string | null; vip?: boolean }>([
    { what: 'a failed order for an own result', change: { ...own, status: 'failed' }, again: '/payment?report=own' },
    { what: 'an expired order for an own result', change: { ...own, status: 'expired' }, again: '/payment?report=own' },
    { what: 'a pending order for an own result', change: { ...own, status: 'pending' }, again: '/payment?report=own' },
    { what: 'a held order for an own result', change: { ...own, status: 'held' }, again: null },
    { what: 'a refunded order for an own result', change: { ...own, status: 'refunded' }, again: null },
    { what: 'a failed order for a pack', change: { sku: 'pack-3', status: 'failed' }, again: '/payment?sku=pack-3' },
    {
      what: 'a member’s failed order for a pack',
      change: { sku: 'pack-3', status: 'failed' },
      again: '/payment?sku=pack-3',
      vip: true,
    },
    { what: 'a failed order for a deleted result', change: { sittingId: null, status: 'failed' }, again: null },
  ])('returns the retry link $again for $what', async ({ change, again, vip }) => {
    if (vip) await makeVip(db(), userId)
    const sitting = await db().sitting.findUniqueOrThrow({ where: { id: await completeSitting(who) } })
    await db().sitting.update({ where: { id: sitting.id }, data: { id: 'own' } })
    await ordered(change)
    expect(await orders()).toMatchObject([{ retry: again }])
  })

  test('offers a retry when access to the report was revoked', async () => {
    const sittingId = await completeSitting(who)
    await ordered({ sittingId, status: 'failed' })
    await db().entitlement.create({ data: { id: 'e', sittingId, revokedAt: new Date() } })
    expect(await orders()).toMatchObject([{ retry: `/payment?report=${sittingId}` }])
  })
})

describe('a receipt', () => {
  test('shows the times, coupon and declarations in the language of the order', async () => {
    const acknowledged = { acknowledgedAt: day(4), acknowledgedText: 'eu-digital-2', locale: 'es' } as const
    const { id } = await ordered({ ...acknowledged, createdAt: day(3), paidAt: day(5), couponCode: 'AUTUMN' })
    expect(await receipt(id)).toMatchObject({
      orderedAt: day(3).toISOString(),
      paidAt: day(5).toISOString(),
      coupon: 'AUTUMN',
      invoices: [],
      acknowledged: {
        at: day(4).toISOString(),
        lang: 'es-ES',
        texts: [expect.stringContaining('Solicito'), expect.any(String)],
      },
    })
    await db().order.update({ where: { id }, data: { acknowledgedAt: null, paidAt: null, couponCode: null } })
    expect(await receipt(id)).toMatchObject({ paidAt: null, coupon: null, acknowledged: null })
  })

  test('masks an address that belongs to another account', async () => {
    await openAccount(db(), { email: 'friend@example.org' })
    const { id } = await ordered({ email: 'friend@example.org' })
    expect((await receipt(id)).email).toBe('f***@example.org')
  })
})
