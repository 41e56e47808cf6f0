import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { applyRetention } from './retention'

const database = setUpTestDatabase()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let me: TestBrowser

beforeEach(() => {
  me = new TestBrowser(database.current)
})

const order = (sittingId: string, status: 'pending' | 'refunded'): Prisma.OrderUncheckedCreateInput => ({
  id: randomId(),
  sittingId,
  status,
  sku: 'report',
  catalogueVersion: 1,
  locale: 'en',
  currency: 'USD',
  listMinor: 499,
  amountMinor: 499,
  email: 'reader@example.org',
  method: 'card',
  provider: 'sandbox',
  sessionExpiresAt: new Date(),
})

test('unpaid sittings, incomplete or completed, and their guest are deleted after 90 days [unpaid-sittings-purged]', async () => {
  await startSitting(me)
  const completed = await completeSitting(me)
  await database.current.db.order.create({ data: order(completed, 'refunded') })
  expect(await applyRetention(database.current.db, inDays(89))).toMatchObject({ sittings: 0 })
  expect(await applyRetention(database.current.db, inDays(91))).toMatchObject({ sittings: 2 })
  expect(await database.current.db.guest.count()).toBe(0)
  // The order is kept, but no longer refers to a sitting or a guest.
  expect(await database.current.db.order.findMany()).toMatchObject([{ sittingId: null, guestId: null }])
})

test('paid sittings and sittings with a pending order are not deleted', async () => {
  const paid = await completeSitting(me)
  const pending = await completeSitting(me)
  await database.current.db.entitlement.create({ data: { id: randomId(), sittingId: paid } })
  await database.current.db.order.create({ data: order(pending, 'pending') })
  expect(await applyRetention(database.current.db, inDays(400))).toMatchObject({ sittings: 0 })
  expect(await database.current.db.guest.count()).toBe(1)
})

test('an account keeps its completed sittings, while its incomplete sittings are deleted after 90 days', async () => {
  await startSitting(me)
  const completed = await completeSitting(me)
  const userId = await openAccount(database.current.db)
  await database.current.db.guest.updateMany({ data: { userId } })
  expect(await applyRetention(database.current.db, inDays(91))).toMatchObject({ sittings: 1 })
  expect(await database.current.db.sitting.findMany({ select: { id: true } })).toEqual([{ id: completed }])
})

test('only failed and expired orders without a pending payment check are deleted after 90 days [unpaid-orders-purged]', async () => {
  const { db } = database.current
  const change = { paidAt: null, checkAt: null }
  const orders = await Promise.all(
    ['failed', 'expired', 'asked', 'pending', 'held', 'refunded', 'paid'].map((name) =>
      createPaidOrder(db, { email: `${name}@example.org` }),
    ),
  )
  const data = [
    { ...change, status: 'failed' },
    { ...change, status: 'expired' },
    { ...change, status: 'failed', checkAt: new Date() },
    { ...change, status: 'pending' },
    { status: 'held' },
    { status: 'refunded' },
    { status: 'paid' },
  ] as const
  for (const [index, { id }] of orders.entries()) await db.order.update({ where: { id }, data: data[index] ?? {} })

  expect(await applyRetention(db, inDays(89))).toMatchObject({ unpaidOrders: 0 })
  expect(await applyRetention(db, inDays(91))).toMatchObject({ unpaidOrders: 2 })
  const left = (await db.order.findMany({ select: { email: true } })).map(({ email }) => email.split('@')[0])
  expect(left.sort()).toEqual(['asked', 'held', 'paid', 'pending', 'refunded'])
})

test('sessions are deleted 30 days after they ended [sign-ins-purged]', async () => {
  const { db } = database.current
  const userId = await openAccount(db)
  await db.session.create({ data: { id: 'ended', userId, expiresAt: new Date() } })
  expect(await applyRetention(db, inDays(29))).toMatchObject({ sessions: 0 })
  expect(await applyRetention(db, inDays(31))).toMatchObject({ sessions: 1 })
})

test('an unconfirmed sign-up is deleted one day after its code expired [sign-up-purged]', async () => {
  const { db } = database.current
  const code = { id: 'c', purpose: 'register', email: 'a@example.org', browserHash: '', salt: '', codeHash: '' }
  const filledIn = { name: 'Ana', passwordHash: 'x', locale: 'en', privacyVersion: '1' } as const
  await db.emailCode.create({ data: { ...code, expiresAt: new Date(), registration: { create: filledIn } } })
  expect(await applyRetention(db, inDays(0.9))).toMatchObject({ codes: 0 })
  expect(await applyRetention(db, inDays(1.1))).toMatchObject({ codes: 1 })
  expect(await db.registration.count()).toBe(0)
})

test('the signup bonus record of an address is deleted 36 months after its last account ended [free-reports-forgotten]', async () => {
  const { db } = database.current
  const now = new Date('2026-11-28T12:00:00Z')
  const ended = [null, '2023-11-28T11:59:59Z', '2023-11-28T12:00:01Z']
  for (const [n, at] of ended.entries()) {
    await db.signupBonus.create({ data: { emailHash: String(n), remaining: 0, endedAt: at && new Date(at) } })
  }
  expect(await applyRetention(db, now)).toMatchObject({ signupBonuses: 1 })
  expect((await db.signupBonus.findMany({ orderBy: { emailHash: 'asc' } })).map(({ emailHash }) => emailHash)).toEqual([
    '0',
    '2',
  ])
})

test('IP addresses are deleted an hour after their rate limit has expired [addresses-forgotten]', async () => {
  const { db } = database.current
  await db.rateLimit.create({ data: { key: 'x:192.0.2.1', points: 1, expire: BigInt(Date.now()) } })
  expect(await applyRetention(db, inDays(0.9 / 24))).toMatchObject({ floods: 0 })
  expect(await applyRetention(db, inDays(1.1 / 24))).toMatchObject({ floods: 1 })
})
