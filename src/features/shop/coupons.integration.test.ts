import { describe, expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import type { Coupon, Prisma } from '@/generated/prisma/client'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { couponHoldMs, discountOf, findUsableCoupon, getBetterPrice, holdCoupon, quoteWithCoupon } from './coupons'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const coupon = (data: Partial<Prisma.CouponUncheckedCreateInput> = {}): Promise<Coupon> =>
  db().coupon.create({ data: { id: 'c1', code: 'AUTUMN20', percent: 20, startsAt: at(-60), maxPerBuyer: 9, ...data } })

/** Creates an order with the coupon, of an unknown buyer unless `data` says otherwise; returns its id. */
async function use(data: Prisma.OrderUncheckedUpdateInput = {}): Promise<string> {
  const { id } = await createPaidOrder(db(), { email: 'somebody@example.org' })
  await db().order.update({ where: { id }, data: { couponId: 'c1', couponCode: 'AUTUMN20', createdAt: now, ...data } })
  return id
}

const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )
const nobody = { guestId: null, userId: null }
const input = { code: 'autumn-20', sku: 'report' } as const
const asks = (buyer: object = {}) => refusal(findUsableCoupon(db(), { ...input, ...nobody, ...buyer }, now))
const holds = (buyer: object = {}, of: object = {}) => {
  const order = { couponId: 'c1', couponCode: 'AUTUMN20', sku: 'report' as const, ...nobody, ...buyer, ...of }
  return refusal(db().$transaction((tx) => holdCoupon(tx, order, now)))
}

describe('a coupon', () => {
  test.each([
    ['valid from its first moment', { startsAt: now }, 'no refusal'],
    ['invalid before its first moment', { startsAt: at(0.001) }, 'COUPON_INVALID'],
    ['valid until just before its end', { endsAt: at(0.001) }, 'no refusal'],
    ['invalid at its end', { endsAt: now }, 'COUPON_INVALID'],
    ['invalid when an operator has set its end, even a later one', { endedAt: at(60) }, 'COUPON_INVALID'],
    ['valid for a product that it names', { skus: ['vip', 'report'] }, 'no refusal'],
    ['invalid for a product that it does not name', { skus: ['vip', 'pack-3'] }, 'COUPON_INVALID'],
    ['valid for every product when it names none', { skus: [] }, 'no refusal'],
  ] as const)('is %s', async (_, data, expected) => {
    await coupon({ ...data, skus: 'skus' in data ? [...data.skus] : [] })
    expect([await asks(), await holds()]).toEqual([expected, expected])
  })

  test('is found by its full code even when a similar code exists', async () => {
    await coupon({ id: 'c0', code: 'AUTUMN2' })
    const { id } = await coupon()
    expect((await findUsableCoupon(db(), { ...input, ...nobody }, now)).id).toBe(id)
  })
})

describe('a use of a coupon', () => {
  test.each([
    ['pending', 'COUPON_HELD'],
    ['paid', 'COUPON_USED_UP'],
    ['held', 'COUPON_USED_UP'],
    ['refunded', 'COUPON_USED_UP'],
    ['failed', 'no refusal'],
    ['expired', 'no refusal'],
  ] as const)('by an order with status %s gives the next order the result %s', async (status, expected) => {
    await coupon({ maxUses: 1 })
    await use({ status })
    expect([await asks(), await holds()]).toEqual([expected, expected])
  })

  test('counts only for its own coupon, and is unlimited when no limit is set', async () => {
    await coupon({ id: 'c2', code: 'ANOTHER1', maxUses: 1, maxPerBuyer: 1 })
    await coupon()
    await use()
    await use()
    expect(await asks()).toBe('no refusal')
    expect(await asks({ code: 'ANOTHER1', email: 'somebody@example.org' })).toBe('no refusal')
  })

  test('counts for the buyer by browser, account or email address, in any letter case', async () => {
    await coupon({ maxPerBuyer: 1 })
    const userId = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const id = await use({ userId, email: 'Ana@Example.org' })
    const { guestId } = await db().order.findUniqueOrThrow({ where: { id } })
    // An order without browser and account counts for no buyer.
    await use({ guestId: null, userId: null })
    for (const buyer of [{ guestId }, { userId }, { email: 'aNA@example.org' }]) {
      expect([await asks(buyer), await holds(buyer)]).toEqual(['COUPON_INVALID', 'COUPON_INVALID'])
    }
    const other = await use({ email: 'bob@example.org', couponId: null })
    const { guestId: elsewhere } = await db().order.findUniqueOrThrow({ where: { id: other } })
    for (const buyer of [{}, { guestId: elsewhere }, { userId: eve }, { email: 'bob@example.org' }]) {
      expect([await asks(buyer), await holds(buyer)]).toEqual(['no refusal', 'no refusal'])
    }
  })

  test('is rejected once the buyer has reached the limit per buyer', async () => {
    await coupon({ maxPerBuyer: 2 })
    const email = 'ana@example.org'
    await use({ email })
    expect(await asks({ email })).toBe('no refusal')
    await use({ email })
    expect(await asks({ email })).toBe('COUPON_INVALID')
  })

  test('blocks other buyers while unpaid, but its own buyer only when placing another order', async () => {
    await coupon({ maxUses: 3, maxPerBuyer: 2 })
    const email = 'ana@example.org'
    await use({ email })
    await use({ email, status: 'pending' })
    await use({ email: 'bob@example.org', status: 'pending' })
    // All three uses are taken; one of Ana's two orders is still unpaid.
    expect(await asks({ email: 'eve@example.org' })).toBe('COUPON_HELD')
    expect(await asks({ email })).toBe('no refusal')
    // When a new order is created, earlier unpaid ones are closed, so one that is still open counts.
    expect(await holds({ email })).toBe('COUPON_INVALID')
    await db().coupon.update({ where: { id: 'c1' }, data: { maxUses: 2 } })
    expect(await asks({ email })).toBe('COUPON_HELD')
  })

  test.each([
    {
      age: 'not quite a quarter of an hour',
      seconds: -couponHoldMs / 1000 + 1,
      expected: { code: 'COUPON_HELD', minutes: 1 },
    },
    { age: 'a moment', seconds: 0, expected: { code: 'COUPON_HELD', minutes: 15 } },
    { age: 'a quarter of an hour', seconds: -couponHoldMs / 1000, expected: null },
  ])(
    'blocks other buyers for at most fifteen minutes while unpaid, here after $age [coupon-hold-ends]',
    async ({ seconds, expected }) => {
      await coupon({ maxUses: 1 })
      await use({ status: 'pending', createdAt: at(seconds) })
      const asking = findUsableCoupon(db(), { ...input, ...nobody }, now)
      if (expected)
        await expect(asking).rejects.toMatchObject({ code: expected.code, params: { minutes: expected.minutes } })
      else expect((await asking).id).toBe('c1')
    },
  )

  test('blocks a buyer for at most fifteen minutes when a stranger entered the buyer’s email address', async () => {
    await coupon({ maxPerBuyer: 1 })
    const email = 'ana@example.org'
    const id = await use({ email, status: 'pending', createdAt: at(-couponHoldMs / 1000 - 1) })
    expect(await holds({ email })).toBe('no refusal')
    // In the buyer's own browser, the use counts as long as the order can be paid.
    const { guestId } = await db().order.findUniqueOrThrow({ where: { id } })
    expect(await holds({ email, guestId })).toBe('COUPON_INVALID')
  })

  test('is checked only for an order with a coupon and a product that is still sold', async () => {
    await coupon({ maxUses: 1 })
    await use()
    expect(await holds()).toBe('COUPON_USED_UP')
    for (const of of [{ couponId: null }, { couponCode: null }, { sku: 'pack-10' }]) {
      expect(await holds({}, of)).toBe('no refusal')
    }
  })
})

describe('a price with a coupon', () => {
  const own = { listMinor: 500, amountMinor: 500, currency: 'USD' } as const

  test('is the list price minus the discount in the same currency', async () => {
    const off = await coupon({ percent: null, offCny: 300, offUsd: 200, offEur: 100 })
    expect(discountOf(off)).toEqual({ percent: null, off: { CNY: 300, USD: 200, EUR: 100 } })
    const prices = (['CNY', 'USD', 'EUR'] as const).map((currency) =>
      quoteWithCoupon({ listMinor: 1000, amountMinor: 1000, currency }, off),
    )
    expect(prices.map(({ amountMinor }) => amountMinor)).toEqual([700, 800, 900])
    expect(prices[0]).toEqual({
      listMinor: 1000,
      amountMinor: 700,
      currency: 'CNY',
      couponId: 'c1',
      couponCode: 'AUTUMN20',
    })
  })

  test('is not used when the price without the coupon is as low', async () => {
    const twenty = await coupon()
    const member = { ...own, amountMinor: 400 }
    expect(quoteWithCoupon(member, twenty)).toEqual({ ...member, couponId: null, couponCode: null })
    expect(quoteWithCoupon({ ...own, amountMinor: 401 }, twenty)).toMatchObject({ amountMinor: 400, couponId: 'c1' })
    expect(await getBetterPrice(db(), { code: 'AUTUMN20', sku: 'report' }, own, now)).toMatchObject({
      amountMinor: 400,
    })
    for (const code of [undefined, ''])
      expect(await getBetterPrice(db(), { code, sku: 'report' }, own, now)).toEqual({
        ...own,
        couponId: null,
        couponCode: null,
      })
    expect(await refusal(getBetterPrice(db(), { code: 'NEVERWAS', sku: 'report' }, own, now))).toBe('COUPON_INVALID')
  })
})
