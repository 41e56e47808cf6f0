import { beforeEach, describe, expect, test } from 'vitest'
import { acknowledgementVersion } from '@/content/shop/catalogue'
import { catalogueVersion } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import { DAY_MS, MINUTE_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import { makeVip, openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { findOrCreateOrder, type OrderTerms } from './orders/create-order'
import { getOrder } from './orders/get-order'
import { correctEmailAsStaff, resendMailAsStaff } from './orders/order-mail'
import { getSandboxCheckout } from './sandbox'
import { mailDedupeKey } from './settlement/fulfil-order'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00.700Z')
const at = (ms: number) => new Date(now.getTime() + ms)

const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )
const change = (id: string, data: Prisma.OrderUncheckedUpdateInput) => db().order.update({ where: { id }, data })

/** Creates a paid order with its report, placed in a browser. */
async function placed(data: Prisma.OrderUncheckedUpdateInput = {}) {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt: at(-MINUTE_MS) })
  const order = await change(id, data)
  return { ...order, sittingId: order.sittingId ?? '', guestId: order.guestId ?? '' }
}

describe('findOrCreateOrder', () => {
  let mine: OrderTerms
  beforeEach(async () => {
    const { sittingId, guestId } = await placed()
    await db().entitlement.deleteMany()
    await db().order.deleteMany()
    mine = {
      sku: 'report',
      listMinor: 499,
      amountMinor: 499,
      currency: 'EUR',
      guestId,
      userId: null,
      sittingId,
      giftEmail: null,
      openAccount: false,
      locale: 'es',
      email: 'ana@example.org',
      method: 'card',
      country: 'ES',
      couponId: null,
      couponCode: null,
      provider: 'sandbox',
    }
  })
  const findOrCreate = (data: Partial<OrderTerms> = {}, when = now) =>
    findOrCreateOrder(db(), { ...mine, ...data }, when)
  const statuses = async () =>
    (await db().order.findMany({ orderBy: { createdAt: 'asc' } })).map(({ status }) => status)

  test('stores the buyer’s choices, price and acknowledgements in the order', async () => {
    const { order, replaced } = await findOrCreate()
    expect(replaced).toEqual([])
    expect(order).toMatchObject({
      ...mine,
      status: 'pending',
      catalogueVersion,
      createdAt: now,
      acknowledgedAt: now,
      acknowledgedText: acknowledgementVersion,
      sessionExpiresAt: new Date('2026-11-23T11:00:00Z'),
      checkAt: at(2 * MINUTE_MS),
    })
    const elsewhere = await findOrCreate({ country: 'US', currency: 'USD' })
    expect(elsewhere.order).toMatchObject({ acknowledgedAt: null, acknowledgedText: null })
  })

  test('returns the same order until five minutes before its checkout expires', async () => {
    const { order } = await findOrCreate()
    const last = order.sessionExpiresAt.getTime() - 5 * MINUTE_MS
    expect((await findOrCreate({}, new Date(last - 1))).order.id).toBe(order.id)
    const { order: next, replaced } = await findOrCreate({}, new Date(last))
    expect(next.id).not.toBe(order.id)
    expect(replaced.map(({ id }) => id)).toEqual([order.id])
    expect(await db().order.findUnique({ where: { id: order.id } })).toMatchObject({
      status: 'expired',
      checkAt: new Date(last + 2 * MINUTE_MS),
    })
    // The new order keeps the time of the declarations of the first one.
    expect(next.acknowledgedAt).toEqual(now)
    expect((await findOrCreate({}, at(2 * DAY_MS))).order.acknowledgedAt).toEqual(at(2 * DAY_MS))
  })

  test.each<Partial<OrderTerms>>([
    { country: 'PT' },
    { email: 'Ana@example.org' },
    { method: 'paypal' },
    { currency: 'USD' },
    { amountMinor: 498 },
    { openAccount: true },
  ])('creates a new order when the purchase changes to %j', async (data) => {
    const { order } = await findOrCreate()
    const again = await findOrCreate(data, at(1))
    expect(again.replaced.map(({ id }) => id)).toEqual([order.id])
    expect(await statuses()).toEqual(['expired', 'pending'])
    expect(await db().order.findUnique({ where: { id: again.order.id } })).toMatchObject(data)
  })

  test('creates a new order for a coupon, and fails when the coupon is used up', async () => {
    await findOrCreate()
    await db().coupon.create({ data: { id: 'c1', code: 'AUTUMN20', percent: 20, startsAt: at(-MINUTE_MS) } })
    const coupon = { couponId: 'c1', couponCode: 'AUTUMN20' }
    expect((await findOrCreate(coupon, at(1))).order).toMatchObject(coupon)
    // A replaced order does not use up the coupon.
    expect((await findOrCreate({ ...coupon, method: 'paypal' }, at(2))).order).toMatchObject(coupon)
    expect(await statuses()).toEqual(['expired', 'expired', 'pending'])
    const other = await placed({ couponId: 'c1', email: 'bob@example.org' })
    await db().coupon.update({ where: { id: 'c1' }, data: { maxUses: 1 } })
    expect(await code(findOrCreate({ ...coupon, method: 'alipay' }, at(3)))).toBe('COUPON_USED_UP')
    expect(await statuses()).toContain('pending')
    expect(other.status).toBe('paid')
  })

  test('replaces no open order of another buyer, provider or report', async () => {
    const others = [await placed({ status: 'pending' }), await placed({ status: 'pending', provider: 'stripe' })]
    await change(others[1]?.id ?? '', { sittingId: mine.sittingId })
    await placed({ status: 'held' })
    expect((await findOrCreate()).replaced).toEqual([])
    expect((await db().order.findMany({ where: { status: 'pending' } })).length).toBe(3)
  })

  test.each<[string, string, Prisma.EntitlementUncheckedUpdateInput]>([
    ['is open', 'ALREADY_UNLOCKED', {}],
    ['was closed by staff', 'REPORT_CLOSED', { revokedAt: now, closedFor: 'staff' }],
    ['was refunded', 'no refusal', { revokedAt: now, closedFor: 'refund' }],
  ])('called for a report that %s results in: %s', async (_, expected, data) => {
    await db().entitlement.create({ data: { id: 'e', sittingId: mine.sittingId ?? '' } })
    await db().entitlement.update({ where: { id: 'e' }, data })
    expect(await code(findOrCreate())).toBe(expected)
  })

  test('throws PAYMENT_HELD while an earlier payment for the report is held', async () => {
    const { id } = await placed({ status: 'held', sittingId: mine.sittingId })
    await expect(findOrCreate()).rejects.toMatchObject({ code: 'PAYMENT_HELD', params: { order: id } })
  })

  test('reuses an order only for the same account, product and recipient', async () => {
    const userId = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const product = { sittingId: null, guestId: null, userId, country: 'US' } as const
    const gift = { ...product, sku: 'gift-pack-3' as const, giftEmail: 'bo@example.org' }
    const first = await findOrCreate({ ...product, sku: 'pack-3' })
    const more = [
      await findOrCreate({ ...product, sku: 'pack-7' }),
      await findOrCreate({ ...product, sku: 'pack-3', userId: eve }),
      await findOrCreate(gift),
      await findOrCreate({ ...gift, giftEmail: 'cy@example.org' }),
    ]
    expect(more.flatMap(({ replaced }) => replaced)).toEqual([])
    expect((await findOrCreate({ ...product, sku: 'pack-3' })).order.id).toBe(first.order.id)
    expect((await findOrCreate(gift)).order.id).toBe(more[2]?.order.id)
    await makeVip(db(), eve)
    expect(await code(findOrCreate({ ...product, sku: 'vip' }))).toBe('no refusal')
    expect(await code(findOrCreate({ ...product, sku: 'vip', userId: eve }))).toBe('ALREADY_VIP')
    expect(await code(findOrCreate({ ...gift, sku: 'gift-vip', userId: eve }))).toBe('no refusal')
  })
})

describe('an order shown to its buyer', () => {
  const view = (order: { id: string; guestId: string | null }, userId: string | null = null) =>
    getOrder(db(), { guestId: order.guestId, userId }, order.id)

  test('is complete in the buyer’s browser, but has a masked address in the account of that address', async () => {
    const userId = await openAccount(db())
    const order = await placed({ userId })
    const all = { orderId: order.id, sku: 'report', status: 'paid', sittingId: order.sittingId, unlocked: true }
    expect(await view(order)).toEqual({
      ...all,
      mail: null,
      email: 'ana@example.org',
      correctable: true,
      started: null,
      byLaw: false,
      invoices: [],
    })
    const masked = { email: 'a***@example.org', correctable: false, started: null }
    expect(await view({ id: order.id, guestId: null }, userId)).toMatchObject({ ...all, ...masked })
    await change(order.id, { guestId: null })
    expect(await view({ id: order.id, guestId: null }, userId)).toMatchObject({ email: 'ana@example.org' })
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    expect(await code(view({ id: order.id, guestId: (await placed()).guestId }, eve))).toBe('NOT_FOUND')
  })

  test.each([
    ['pending', true, false],
    ['failed', true, false],
    ['expired', true, false],
    ['paid', false, true],
    ['held', false, false],
    ['refunded', false, false],
  ] as const)(
    'with status %s can be retried (%s) and have its address corrected (%s)',
    async (status, started, correctable) => {
      const seen = await view(await placed({ status }))
      expect([seen.started !== null, seen.correctable]).toEqual([started, correctable])
      expect((await view(await placed({ status, emailCorrectedAt: now }))).correctable).toBe(false)
    },
  )

  test.each<[string, Prisma.EntitlementUncheckedUpdateInput, boolean]>([
    ['open', {}, true],
    ['closed', { revokedAt: now }, false],
    ['closed for a time', { suspendedAt: now }, false],
  ])('shows whether its report is unlocked when the report is %s', async (_, data, unlocked) => {
    const order = await placed()
    await db().entitlement.update({ where: { sittingId: order.sittingId }, data })
    expect(await view(order)).toMatchObject({ status: 'paid', unlocked })
  })

  test.each<[string, Partial<Prisma.OutboxCreateInput>]>([
    ['queued', {}],
    ['retrying', { lastError: '450' }],
    ['sent', { lastError: '450', doneAt: now }],
    ['failed', { lastError: '550', failedAt: now }],
  ])('shows the state of its own mail as “%s”', async (mail, data) => {
    const [order, other] = [await placed(), await placed()]
    const job = { topic: 'mail.report', payload: {} }
    await db().outbox.create({ data: { ...job, dedupeKey: mailDedupeKey(order), ...data } })
    expect(await view(order)).toMatchObject({ mail })
    expect(await view(other)).toMatchObject({ mail: null })
    expect(await view(await change(order.id, { emailCorrectedAt: now }))).toMatchObject({ mail: null })
  })
})

describe('the operator of the shop', () => {
  test('can resend a mail unless it is being sent at the moment', async () => {
    const job = { topic: 'mail.report', payload: {}, runAt: at(DAY_MS), attempts: 7 }
    const others = [
      { ...job, dedupeKey: mailDedupeKey(await placed()), failedAt: now },
      { ...job, dedupeKey: mailDedupeKey(await placed()), doneAt: now },
    ]
    await db().outbox.createMany({ data: others })
    const row = async (data: Partial<Prisma.OutboxCreateInput>) => {
      const order = await placed()
      await db().outbox.create({ data: { ...job, dedupeKey: mailDedupeKey(order), ...data } })
      await resendMailAsStaff(db(), order.id, now)
      const rows = await db().outbox.findMany({
        where: { dedupeKey: { startsWith: mailDedupeKey(order) } },
        orderBy: { id: 'asc' },
      })
      return rows.map(({ runAt, attempts, failedAt, dedupeKey }) => [
        runAt <= now,
        attempts,
        failedAt,
        dedupeKey === mailDedupeKey(order),
      ])
    }
    expect(await row({ failedAt: now })).toEqual([[true, 0, null, true]])
    expect(await row({ lockedUntil: at(-1) })).toEqual([[true, 0, null, true]])
    expect(await row({ lockedUntil: at(1) })).toEqual([[false, 7, null, true]])
    const [sent, anew, ...more] = await row({ doneAt: now })
    expect([sent, anew?.slice(1), more]).toEqual([[false, 7, null, true], [0, null, false], []])
    expect(await code(resendMailAsStaff(db(), (await placed({ status: 'held' })).id))).toBe('NOT_FOUND')
    const dedupeKey = { in: others.map((one) => one.dedupeKey) }
    expect(await db().outbox.findMany({ where: { dedupeKey }, orderBy: { id: 'asc' } })).toMatchObject(others)
  })

  test('can correct an order’s address repeatedly without changing other orders', async () => {
    const userId = await openAccount(db(), { email: 'right@example.org' })
    const [order, other] = [await placed({ emailCorrectedAt: at(-DAY_MS) }), await placed()]
    await db().guest.update({ where: { id: order.guestId }, data: { userId } })
    for (const { id: orderId, sittingId } of [order, other]) {
      await db().reportKey.create({
        data: { id: orderId, keyHash: orderId, orderId, sittingId, expiresAt: at(DAY_MS) },
      })
      const due = { consentVersion: '1', consentAt: now, weekAt: now, monthAt: now, locale: 'en' as const }
      await db().reminder.create({
        data: { ...due, id: orderId, keyHash: orderId, sittingId, email: 'Ana@example.org' },
      })
    }
    await correctEmailAsStaff(db(), { orderId: order.id, email: 'right@example.org' }, now)
    const after = await db().order.findUniqueOrThrow({ where: { id: order.id } })
    expect(after).toMatchObject({ email: 'right@example.org', emailCorrectedAt: now, userId })
    expect((await db().reportKey.findMany()).map(({ orderId }) => orderId)).toEqual([other.id])
    expect((await db().reminder.findMany()).map(({ id }) => id)).toEqual([other.id])
    expect(await db().order.findUnique({ where: { id: other.id } })).toMatchObject({ email: 'ana@example.org' })
    const payload = { orderId: order.id }
    expect(await db().outbox.findMany()).toMatchObject([
      { topic: 'mail.report', dedupeKey: mailDedupeKey(after), payload },
    ])
    const correct = (orderId: string, email: string) => code(correctEmailAsStaff(db(), { orderId, email }))
    expect(await correct(order.id, 'right@example.org')).toBe('EMAIL_UNCHANGED')
    expect(await correct((await placed({ status: 'refunded' })).id, 'x@example.org')).toBe('NOT_FOUND')
    expect(await correct('none', 'x@example.org')).toBe('NOT_FOUND')
    await db().reminder.update({ where: { id: other.id }, data: { email: 'elsewhere@example.org' } })
    await correct(other.id, 'y@example.org')
    expect(await db().reminder.count()).toBe(1)
    expect(await db().order.findUnique({ where: { id: other.id } })).toMatchObject({ userId: null })
  })
})

test('a sandbox checkout is open until the moment it expires', async () => {
  const row = {
    orderId: 'o',
    amountMinor: 499,
    currency: 'USD',
    method: 'card',
    returnUrl: '/r',
    cancelUrl: '/c',
  } as const
  await db().sandboxCheckout.create({ data: { ...row, id: 's1', expiresAt: now } })
  expect(await getSandboxCheckout(db(), 's1', at(-1))).toEqual({
    amountMinor: 499,
    currency: 'USD',
    method: 'card',
    cancelUrl: '/c',
    open: true,
    bank: [],
  })
  expect((await getSandboxCheckout(db(), 's1', now)).open).toBe(false)
  await db().sandboxCheckout.update({ where: { id: 's1' }, data: { state: 'paid' } })
  expect((await getSandboxCheckout(db(), 's1', at(-1))).open).toBe(false)
  expect(await code(getSandboxCheckout(db(), 's2'))).toBe('NOT_FOUND')
})
