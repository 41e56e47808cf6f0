import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount, signIn } from '@/testing/accounts'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { serveFrom } from '@/testing/purchase'
import { completeSitting, publishedInstrument } from '@/testing/sittings'
import { settleCredits } from '../auth/credits'

const database = testDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => cause?.code,
  )

beforeEach(() => serveFrom(database.current))

async function ana() {
  const userId = await openAccount(db())
  const who = browser()
  await signIn(who)
  return { userId, who, me: (await who.api()).me }
}

describe('what is left', () => {
  test('is never below nothing', async () => {
    const { userId, me } = await ana()
    expect(await me.overview()).toEqual({ credits: 3, vip: false, trends: [] })
    const bought = { userId, source: 'purchase', sourceId: 'order' } as const
    await db().$transaction((tx) => settleCredits(tx, bought, -5))
    await db().vipGrant.create({ data: { userId } })
    expect(await me.overview()).toMatchObject({ credits: 0, vip: true })
    await db().$transaction((tx) => settleCredits(tx, bought, 0))
    await db().vipGrant.update({ where: { userId }, data: { revokedAt: new Date() } })
    expect(await me.overview()).toMatchObject({ credits: 3, vip: false })
  })
})

describe('a trend', () => {
  const { freeDimension, dimensions } = publishedInstrument('sleep')

  test('shows the free dimension always, the others where the report is open', async () => {
    const { userId, who, me } = await ana()
    const ids = [await completeSitting(who), await completeSitting(who, 'sleep', 3), await completeSitting(who)]
    expect((await me.overview()).trends).toEqual([{ slug: 'sleep', title: expect.any(String), times: 3 }])
    const closed = await me.trend({ slug: 'sleep' })
    expect(closed.sittings.map(({ sittingId }) => sittingId)).toEqual(ids)
    expect(closed.dimensions.map(({ id }) => id)).toEqual([freeDimension])
    expect(closed.dimensions[0]?.values).toHaveLength(3)
    expect(closed.locked).toBe(3)

    const [first = '', second = '', third = ''] = ids
    for (const sittingId of [first, third]) {
      await db().entitlement.create({ data: { id: `open-${sittingId}`, sittingId } })
    }
    await db().entitlement.create({
      data: { id: 'closed again', sittingId: second, revokedAt: new Date() },
    })
    const open = await me.trend({ slug: 'sleep' })
    expect(open.locked).toBe(1)
    expect(open.dimensions).toHaveLength(dimensions.length)
    for (const { id, values, step } of open.dimensions) {
      expect(values[1] === null).toBe(id !== freeDimension)
      expect(values[0]).not.toBeNull()
      expect(step).toBeGreaterThan(0)
    }
    expect(await db().sitting.count({ where: { guest: { userId } } })).toBe(3)
  })

  test('needs two results of one’s own', async () => {
    const { who, me } = await ana()
    await completeSitting(who)
    const other = browser()
    await completeSitting(other)
    await completeSitting(other)
    for (const slug of ['sleep', 'mood-energy', 'none']) expect(await code(me.trend({ slug }))).toBe('NOT_FOUND')
  })
})

describe('a receipt', () => {
  test('says what was paid for, and is nobody else’s', async () => {
    const { userId, me } = await ana()
    const order = await paidOrder(db(), { email: 'Ana@example.org', locale: 'es' })
    await db().order.update({ where: { id: order.id }, data: { userId, listMinor: 624, refundedMinor: 100 } })
    const receipt = await me.receipt({ orderId: order.id })
    expect(receipt).toMatchObject({
      orderId: order.id,
      product: 'Mindglass report',
      status: 'paid',
      currency: 'EUR',
      listMinor: 624,
      amountMinor: 499,
      refundedMinor: 100,
      email: 'Ana@example.org',
      refundDays: 14,
    })
    expect(receipt.acknowledged?.texts).toHaveLength(2)
    await db().order.update({ where: { id: order.id }, data: { email: 'other@example.org' } })
    expect((await me.receipt({ orderId: order.id })).email).toBe('o***@example.org')

    await openAccount(db(), { email: 'eve@example.org' })
    const eve = browser()
    await signIn(eve, 'eve@example.org')
    expect(await code((await eve.api()).me.receipt({ orderId: order.id }))).toBe('NOT_FOUND')
    expect(await code(me.receipt({ orderId: 'none' }))).toBe('NOT_FOUND')
    expect(await code((await browser().api()).me.receipt({ orderId: order.id }))).toBe('UNAUTHENTICATED')
  })
})
