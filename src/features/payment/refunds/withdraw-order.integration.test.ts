import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { defaultCountryByLocale } from '@/core/commerce/country'
import { unusedRefundMinor } from '@/core/commerce/pro-rata'
import { DAY_MS } from '@/core/time'
import { deriveGiftCode, redeemGift } from '@/features/shop/gifts'
import { pseudonymOf } from '@/server/crypto/secrets'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, deliverWebhook, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'
import type { CheckoutInput } from '../schema'
import { refundClaimOf } from './withdraw-order'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const stranger = () => new TestBrowser(database.current, 'en')
const say = async (orderNumber: string, email = 'reader@example.org', name = '') =>
  (await stranger().api()).payment.withdraw({ orderNumber, email, name })
const statements = () =>
  db().outbox.findMany({ where: { topic: { startsWith: 'mail.withdrawal' } }, orderBy: { id: 'asc' } })

async function report(): Promise<string> {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  stripe.pay(orderId)
  await buyer.land(orderId)
  return orderId
}

describe('a withdrawal', () => {
  test('is stored and mailed once when submitted twice without an account, from another browser [withdraw-without-account]', async () => {
    const orderId = await report()
    const { receivedAt } = await say(` ${orderId.slice(0, 8)} ${orderId.slice(8)}\n`, 'Reader@Example.org', 'Ana Ruiz')
    expect((await findOrder(db(), orderId)).withdrawnAt?.toISOString()).toBe(receivedAt)
    expect((await statements()).map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      { topic: 'mail.withdrawal', payload: { orderId, name: 'Ana Ruiz', email: 'Reader@example.org' } },
      { topic: 'mail.withdrawal-note', payload: { orderId, name: 'Ana Ruiz', email: 'Reader@example.org' } },
    ])

    await say(orderId)
    expect(await statements()).toHaveLength(2)
    expect((await findOrder(db(), orderId)).withdrawnAt?.toISOString()).toBe(receivedAt)
  })

  test('gets the same response for an unknown order, another address and an unpaid order', async () => {
    const orderId = await report()
    const unpaid = await (await Buyer.arrive(database.current)).press()
    const answers = [
      await say('A'.repeat(22)),
      await say(orderId, 'other@example.org'),
      await say(orderId, '%@example.org'),
      await say(unpaid.orderId),
    ]
    expect(await statements()).toEqual([])
    expect((await findOrder(db(), orderId)).withdrawnAt).toBeNull()
    const right = await say(orderId)
    for (const answer of answers) expect(Object.keys(answer)).toEqual(Object.keys(right))
    expect(await statements()).toHaveLength(2)
  })

  test('is accepted only with the original address when the order’s data was deleted', async () => {
    const orderId = await report()
    await db().order.update({ where: { id: orderId }, data: { email: pseudonymOf('Reader@example.org') } })
    await say(orderId, 'other@example.org')
    expect(await statements()).toEqual([])
    await say(orderId, 'reader@Example.org')
    expect((await statements()).map(({ payload }) => payload)).toMatchObject([
      { email: 'reader@example.org' },
      { email: 'reader@example.org' },
    ])
    const order = await findOrder(db(), orderId)
    expect(order.withdrawnAt).not.toBeNull()
    expect(await refundClaimOf(db(), order)).toMatchObject({ kind: 'due', minor: order.amountMinor })
  })

  test('is rejected with ORDER_NUMBER_INVALID when the order number is malformed', async () => {
    await expect(say('123')).rejects.toThrow('ORDER_NUMBER_INVALID')
  })

  test('is rate limited after 10 tries at one order, and after 30 in all', async () => {
    const orderId = await report()
    for (let tries = 0; tries < 10; tries++) await say(orderId, 'other@example.org')
    await expect(say(orderId)).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
    const id = (n: number) => String(n).padStart(22, '0')
    for (let tries = 0; tries < 20; tries++) await say(id(tries))
    await expect(say(id(99))).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
  })
})

describe('the refund after a withdrawal', () => {
  const claim = async (orderId: string) => refundClaimOf(db(), await findOrder(db(), orderId))
  let ana: TestBrowser
  let userId: string

  beforeEach(async () => {
    userId = await openAccount(db())
    ana = new TestBrowser(database.current, 'en')
    await signIn(ana)
  })

  async function buy(sku: NonNullable<CheckoutInput['sku']>, more: Partial<CheckoutInput> = {}): Promise<string> {
    const terms = {
      email: 'ana@example.org',
      method: 'card',
      country: defaultCountryByLocale[more.locale ?? 'en'],
      acknowledgements: { delivery: true, withdrawal: true },
    } as const
    const { orderId } = await (await ana.api()).payment.checkout({ sku, ...terms, ...more })
    stripe.pay(orderId)
    expect(await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))).toBe(200)
    return orderId
  }
  /** Reduces the credits of the account to this number, as if the other reports had been opened. */
  const leave = async (count: number) => {
    const { _sum } = await db().creditEntry.aggregate({ where: { userId }, _sum: { delta: true } })
    const delta = count - (_sum.delta ?? 0)
    await db().creditEntry.create({ data: { userId, delta, reason: 'unlock', reference: `test/${count}/${delta}` } })
  }
  const price = getLocalPrice('pack-3', 'en').amountMinor
  const share = (unused: number) => unusedRefundMinor({ reports: 3, paidMinor: price }, unused)

  test('is the full price of a report and of a membership [withdraw-refund-whole]', async () => {
    expect(await claim(await report())).toEqual({
      kind: 'due',
      minor: getLocalPrice('report', 'en').amountMinor,
      unused: null,
    })
    const vip = await buy('vip')
    expect(await claim(vip)).toEqual({ kind: 'due', minor: getLocalPrice('vip', 'en').amountMinor, unused: null })
  })

  test('is the full amount paid for a held pack', async () => {
    const id = await buy('pack-3')
    await db().order.update({ where: { id }, data: { status: 'held', paidMinor: 780, paidCurrency: 'JPY' } })
    for (const owner of [userId, null]) {
      await db().order.update({ where: { id }, data: { userId: owner } })
      expect(await claim(id)).toEqual({ kind: 'due', minor: 780, unused: null })
    }
  })

  test('is zero for an order that cost nothing', async () => {
    const id = await report()
    await db().order.update({ where: { id }, data: { amountMinor: 0, paidMinor: null } })
    expect(await claim(id)).toEqual({ kind: 'free', minor: 0, unused: null })
  })

  test.each([
    { left: 6, unused: 3, kind: 'due' },
    { left: 3, unused: 3, kind: 'due' },
    { left: 2, unused: 2, kind: 'due' },
    { left: 0, unused: 0, kind: 'used' },
  ])(
    'is the pro rata price of $unused reports for a pack with $left credits left on the account',
    async ({ left, unused, kind }) => {
      const orderId = await buy('pack-3')
      await leave(left)
      expect(await claim(orderId)).toEqual({ kind, minor: share(unused), unused })
    },
  )

  test('removes the unused credits of a pack and leaves nothing more to claim', async () => {
    const orderId = await buy('pack-3')
    await leave(2)
    const session = stripe.sessionOf(orderId)
    session.amount_refunded = (await claim(orderId)).minor
    expect(await deliverWebhook(stripe.delivery('charge.refunded', orderId))).toBe(200)
    const { _sum } = await db().creditEntry.aggregate({ where: { userId }, _sum: { delta: true } })
    expect(_sum.delta).toBe(0)
    expect(await claim(orderId)).toEqual({ kind: 'used', minor: 0, unused: 0 })
  })

  test('counts each unused credit only once when two packs are withdrawn', async () => {
    const first = await buy('pack-3')
    const second = await buy('pack-3')
    await leave(4)
    await say(first, 'ana@example.org')
    await say(second, 'ana@example.org')
    expect(await claim(first)).toMatchObject({ unused: 3 })
    expect(await claim(second)).toMatchObject({ unused: 1, minor: share(1) })
  })

  test('is the full price of a gift until it is redeemed', async () => {
    const orderId = await buy('gift-pack-3', { giftEmail: 'ben@example.org' })
    expect(await claim(orderId)).toEqual({ kind: 'due', minor: price, unused: null })
    const { id } = await db().gift.findUniqueOrThrow({ where: { orderId } })
    await redeemGift(database.current, { userId, ip: '203.0.113.9' }, deriveGiftCode(id))
    expect(await claim(orderId)).toEqual({ kind: 'used', minor: 0, unused: null })
  })

  test('is listed for the account only while it can still be requested or was requested', async () => {
    const [pack, vip, old] = [
      await buy('pack-3'),
      await buy('vip'),
      await buy('gift-pack-3', { giftEmail: 'b@example.org' }),
    ]
    const late = new Date(Date.now() - 15 * DAY_MS)
    await db().order.update({ where: { id: old }, data: { paidAt: late } })
    await say(vip, 'ana@example.org')
    const listed = await (await ana.api()).payment.refundRights()
    expect(listed.map(({ orderId }) => orderId).sort()).toEqual([pack, vip].sort())
    expect(listed.find(({ orderId }) => orderId === pack)).toMatchObject({
      right: { rule: 'pack', unused: 3, amountMinor: price },
      made: null,
    })
    const vipMinor = getLocalPrice('vip', 'en').amountMinor
    expect(listed.find(({ orderId }) => orderId === vip)).toMatchObject({
      right: null,
      made: { due: { amountMinor: vipMinor } },
    })
  })

  test('is calculated without a gift query for an order that is not a gift', async () => {
    const order = await findOrder(db(), await report())
    const ungiving = new Proxy(db(), {
      get: (target, name) => (name === 'gift' ? null : Reflect.get(target, name, target)),
    })
    expect(await refundClaimOf(ungiving, order)).toMatchObject({ kind: 'due', minor: order.amountMinor })
  })

  test('is zero after a full refund, and later than 14 days after the payment [withdraw-late]', async () => {
    const orderId = await report()
    await db().order.update({ where: { id: orderId }, data: { paidAt: new Date(Date.now() - 15 * DAY_MS) } })
    expect(await claim(orderId)).toMatchObject({ kind: 'late', minor: 0 })
    await db().order.update({ where: { id: orderId }, data: { status: 'refunded' } })
    expect(await claim(orderId)).toMatchObject({ kind: 'settled', minor: 0 })
  })
})
