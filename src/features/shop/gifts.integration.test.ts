import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/trpc/[trpc]/route'
import { formatGiftCode } from '@/core/commerce/gift-code'
import { freeReports } from '@/core/commerce/product'
import type { ShopSku } from '@/core/commerce/products'
import { getCreditBalance } from '@/features/credits/credits'
import { pseudonymOf } from '@/server/crypto/secrets'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createBoughtProduct, refundProduct } from '@/testing/data/products'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { deriveGiftCode, giftMailDedupeKey, pseudonymizeGift, pseudonymizeGifts, syncGift } from './gifts'
import { isVip } from './membership'
import { grantProduct, syncProductAccess } from './product-delivery'

const before = { APP_SECRET: 'only-for-tests-only-for-tests-only', APP_SECRET_OLD: [] as string[] }
const settings = overrideSettings({ ...before })

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  setRouteDatabase(database.current)
  Object.assign(settings, before)
})

async function arrive(name: string) {
  const browser = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email: `${name}@example.org`, name })
  await signIn(browser, `${name}@example.org`)
  return { userId, browser, api: await browser.api() }
}

/** Creates a gift that the account has bought for Eve; returns its order and code. */
async function giveTo(userId: string, sku: ShopSku, giftEmail = 'eve@example.org') {
  const order = await createBoughtProduct(db(), { userId, sku, giftEmail })
  const { id } = await db().gift.findUniqueOrThrow({ where: { orderId: order.id } })
  return { order, code: deriveGiftCode(id) }
}

const refusal = (code: string) => ({ cause: { code } })

test.each([
  { sku: 'gift-pack-3', gives: { sku: 'pack-3', reports: 3 }, balance: 3, vip: false },
  { sku: 'gift-pack-7', gives: { sku: 'pack-7', reports: 7 }, balance: 7, vip: false },
  { sku: 'gift-vip', gives: { sku: 'vip', reports: 0 }, balance: 0, vip: true },
] as const)(
  'the gift $sku can be redeemed once for its reports or membership',
  async ({ sku, gives, balance, vip }) => {
    const [ana, eve] = [await arrive('ana'), await arrive('eve')]
    const { code } = await giveTo(ana.userId, sku)
    expect(await eve.api.shop.redeem({ code: ` ${formatGiftCode(code).toLowerCase()} ` })).toEqual(gives)
    expect([await getCreditBalance(db(), eve.userId), await isVip(db(), eve.userId)]).toEqual([
      freeReports + balance,
      vip,
    ])
    await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REDEEMED'))
    await expect(ana.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REDEEMED'))
    expect(await getCreditBalance(db(), eve.userId)).toBe(freeReports + balance)

    const { purchases } = await ana.api.shop.account({ page: 1 })
    expect(purchases[0]?.gift).toEqual({
      sku: gives.sku,
      state: 'redeemed',
      code: null,
      recipient: 'e***@example.org',
      redeemedAt: expect.any(String),
    })
    const { received } = await eve.api.shop.account({ page: 1 })
    expect(received).toEqual([{ sku: gives.sku, giver: 'ana', at: expect.any(String), returned: false }])
  },
)

describe('a returned gift', () => {
  test('cannot be redeemed, and has the state “returned” among the buyer’s purchases', async () => {
    const [ana, eve] = [await arrive('ana'), await arrive('eve')]
    const { code, order } = await giveTo(ana.userId, 'gift-pack-3')
    await refundProduct(db(), order)
    await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REVOKED'))
    const { purchases } = await ana.api.shop.account({ page: 1 })
    expect(purchases[0]).toMatchObject({ status: 'refunded', gift: { state: 'returned', code: null } })
  })

  test('takes back its reports or membership when it was already redeemed', async () => {
    const [ana, eve] = [await arrive('ana'), await arrive('eve')]
    for (const sku of ['gift-pack-3', 'gift-vip'] as const) {
      const { code, order } = await giveTo(ana.userId, sku)
      await eve.api.shop.redeem({ code })
      await refundProduct(db(), order)
    }
    expect(await eve.api.shop.account({ page: 1 })).toMatchObject({
      credits: freeReports,
      creditsOwed: 0,
      vipSince: null,
    })
    const { received } = await eve.api.shop.account({ page: 1 })
    expect(received.map(({ sku, returned }) => [sku, returned])).toEqual([
      ['vip', true],
      ['pack-3', true],
    ])
    expect((await ana.api.shop.account({ page: 1 })).received).toEqual([])
  })

  test('restores its reports or membership to the same account when the return is reversed', async () => {
    const [ana, eve, bob] = [await arrive('ana'), await arrive('eve'), await arrive('bob')]
    const [pack, vip] = [await giveTo(ana.userId, 'gift-pack-3'), await giveTo(ana.userId, 'gift-vip')]
    const other = await giveTo(ana.userId, 'gift-vip')
    for (const { code } of [pack, vip]) await eve.api.shop.redeem({ code })
    await bob.api.shop.redeem({ code: other.code })
    await refundProduct(db(), pack.order)
    await refundProduct(db(), vip.order)
    expect(await isVip(db(), bob.userId)).toBe(true)
    await refundProduct(db(), other.order)
    for (const { order } of [pack, vip]) await db().$transaction((tx) => syncProductAccess(tx, order, true))
    expect(await getCreditBalance(db(), eve.userId)).toBe(freeReports + 3)
    expect([await isVip(db(), eve.userId), await isVip(db(), bob.userId)]).toEqual([true, false])
    const { received } = await eve.api.shop.account({ page: 1 })
    expect(received.map(({ returned }) => returned)).toEqual([false, false])
    const reasons = await db().creditEntry.findMany({ where: { userId: eve.userId }, orderBy: { id: 'asc' } })
    expect(reasons.map(({ reason, delta }) => [reason, delta])).toEqual([
      ['registration', freeReports],
      ['gift', 3],
      ['revoked', -3],
      ['gift', 3],
    ])
  })

  test('keeps the time of its first return until the return is reversed', async () => {
    const ana = await arrive('ana')
    const { order } = await giveTo(ana.userId, 'gift-pack-3')
    const first = new Date('2026-11-01T00:00:00Z')
    for (const now of [first, new Date()]) await db().$transaction((tx) => syncGift(tx, order.id, false, now))
    expect((await db().gift.findFirstOrThrow()).revokedAt).toEqual(first)
    await expect(db().$transaction((tx) => syncGift(tx, 'none', false, first))).resolves.toBeUndefined()
    await db().$transaction((tx) => syncGift(tx, order.id, true, first))
    expect((await db().gift.findFirstOrThrow()).revokedAt).toBeNull()
  })
})

test('gifts received and purchases are listed newest first, in a fixed order at equal times', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const at = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`)
  // The gifts are created and bought in another order than they are redeemed.
  for (const [id, sku, day] of [
    ['b', 'pack-7', 2],
    ['c', 'pack-3', 3],
    ['a', 'vip', 2],
    ['d', 'pack-10', 1],
  ] as const) {
    const order = await createBoughtProduct(db(), { userId: ana.userId, sku: 'pack-3', paidAt: at(5) })
    await db().order.update({ where: { id: order.id }, data: { id: `order-${id}`, paidAt: at(6) } })
    const gift = { id, orderId: `order-${id}`, codeHash: id, recipientEmail: 'eve@example.org', giverName: id }
    await db().gift.create({ data: { ...gift, sku, redeemedById: eve.userId, redeemedAt: at(day), createdAt: at(1) } })
  }
  const { received } = await eve.api.shop.account({ page: 1 })
  expect(received.map(({ giver, sku, at: when }) => [giver, sku, when.slice(8, 10)])).toEqual([
    ['c', 'pack-3', '03'],
    ['b', 'pack-7', '02'],
    ['a', 'vip', '02'],
    ['d', 'pack-10', '01'],
  ])
  const { purchases } = await ana.api.shop.account({ page: 1 })
  expect(purchases.map(({ orderId, at: when }) => [orderId, when.slice(8, 10)])).toEqual(
    ['d', 'c', 'b', 'a'].map((id) => [`order-${id}`, '06']),
  )
})

test('a gift keeps its code after the secret was changed', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, 'gift-pack-3')
  const { id } = await db().gift.findFirstOrThrow()
  Object.assign(settings, { APP_SECRET: 'another-secret-another-secret-anoth', APP_SECRET_OLD: [settings.APP_SECRET] })
  const { codeHash } = await db().gift.findFirstOrThrow()
  expect([deriveGiftCode(id, codeHash), deriveGiftCode(id) === code]).toEqual([code, false])
  expect((await eve.api.shop.redeem({ code })).reports).toBe(3)
})

describe('the names and addresses of gifts', () => {
  test('are replaced when the gifts are pseudonymized, except while the gift mail is still due', async () => {
    const ana = await arrive('ana')
    const gifts = new Map<string, string>()
    for (const name of ['due', 'sent', 'refused', 'redeemed', 'kept']) {
      const { order } = await giveTo(ana.userId, 'gift-pack-3', `${name}@example.org`)
      gifts.set(name, order.id)
    }
    const idOf = async (name: string) =>
      (await db().gift.findUniqueOrThrow({ where: { orderId: gifts.get(name) ?? '' } })).id
    const mail = async (name: string, data: object) =>
      db().outbox.update({ where: { dedupeKey: giftMailDedupeKey(await idOf(name)) }, data })
    await mail('sent', { doneAt: new Date() })
    await mail('refused', { failedAt: new Date() })
    await db().gift.update({ where: { id: await idOf('redeemed') }, data: { redeemedAt: new Date() } })
    const gone = [...gifts].flatMap(([name, orderId]) => (name === 'kept' ? [] : [orderId]))
    await db().$transaction((tx) => pseudonymizeGifts(tx, gone))
    for (const [name, orderId] of gifts) {
      const { recipientEmail, giverName } = await db().gift.findUniqueOrThrow({ where: { orderId } })
      const isKept = name === 'due' || name === 'kept'
      const address = `${name}@example.org`
      expect([recipientEmail, giverName]).toEqual(isKept ? [address, 'ana'] : [pseudonymOf(address), ''])
    }
  })

  test('are kept when the address was corrected in the meantime', async () => {
    const ana = await arrive('ana')
    await giveTo(ana.userId, 'gift-pack-3')
    const { id } = await db().gift.findFirstOrThrow()
    await pseudonymizeGift(db(), { id, recipientEmail: 'old@example.org' })
    expect(await db().gift.findFirstOrThrow()).toMatchObject({ recipientEmail: 'eve@example.org', giverName: 'ana' })
  })
})

test('a gift names its giver by nickname, or by a masked email address when the account is deleted', async () => {
  const ana = await arrive('ana')
  await db().user.update({ where: { id: ana.userId }, data: { nickname: 'Anita' } })
  await giveTo(ana.userId, 'gift-vip')
  const { order } = await giveTo(ana.userId, 'gift-pack-3')
  await db().gift.deleteMany({ where: { orderId: order.id } })
  await db().outbox.deleteMany()
  expect(await db().$transaction((tx) => grantProduct(tx, { ...order, userId: null }))).toBe(true)
  const gifts = await db().gift.findMany({ orderBy: { sku: 'asc' } })
  expect(gifts.map(({ sku, giverName }) => [sku, giverName])).toEqual([
    ['pack-3', 'a***@example.org'],
    ['vip', 'Anita'],
  ])
  expect(await db().outbox.findMany()).toMatchObject([
    { topic: 'mail.gift', payload: { giftId: gifts[0]?.id }, dedupeKey: giftMailDedupeKey(gifts[0]?.id ?? '') },
  ])
  expect(await db().$transaction((tx) => grantProduct(tx, { ...order, giftEmail: null }))).toBe(false)
})

test('an unredeemed gift shows its code only to its buyer', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, 'gift-pack-3')
  const { purchases } = await ana.api.shop.account({ page: 1 })
  expect(purchases[0]?.gift).toMatchObject({ state: 'waiting', code: formatGiftCode(code), redeemedAt: null })
  expect(await eve.api.shop.account({ page: 1 })).toMatchObject({ purchases: [], received: [] })
})

test('a membership gift is rejected for a member and can still be redeemed by another account', async () => {
  const [ana, eve, bob] = [await arrive('ana'), await arrive('eve'), await arrive('bob')]
  await createBoughtProduct(db(), { userId: eve.userId, sku: 'vip' })
  const { code } = await giveTo(ana.userId, 'gift-vip')
  await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('ALREADY_VIP'))
  expect((await ana.api.shop.account({ page: 1 })).purchases[0]?.gift?.state).toBe('waiting')
  expect(await bob.api.shop.redeem({ code })).toEqual({ sku: 'vip', reports: 0 })
  expect(await isVip(db(), bob.userId)).toBe(true)
})

test.each(['', '   ', 'no code', '0000-0000-0000-0000', 'U'.repeat(16), 'A'.repeat(5000)])(
  'the malformed or unknown gift code number %$ is rejected as unknown',
  async (code) => {
    const { api } = await arrive('ana')
    const error = await api.shop.redeem({ code }).catch((thrown) => thrown)
    expect(JSON.stringify([error.cause?.code, error.cause?.issues])).toContain('GIFT_UNKNOWN')
  },
)

test('fifty parallel redemptions by two accounts redeem the gift exactly once', async () => {
  const [ana, eve, bob] = [await arrive('ana'), await arrive('eve'), await arrive('bob')]
  const { code } = await giveTo(ana.userId, 'gift-pack-7')
  // More tries than the rate limit allows one account in an hour.
  const tries = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? eve : bob).api.shop.redeem({ code }))
  const outcomes = await Promise.allSettled(tries)
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'redeemed' : one.reason.cause.code))
  expect(codes.filter((one) => one === 'redeemed')).toHaveLength(1)
  expect(codes.every((one) => ['redeemed', 'GIFT_REDEEMED', 'TOO_MANY_REQUESTS'].includes(one))).toBe(true)
  const both = { userId: { in: [eve.userId, bob.userId] }, reason: { not: 'registration' as const } }
  const entries = await db().creditEntry.findMany({ where: both })
  expect(entries.map(({ delta, reason }) => [delta, reason])).toEqual([[7, 'gift']])
  const balances = [await getCreditBalance(db(), eve.userId), await getCreditBalance(db(), bob.userId)]
  expect(balances.sort((a, b) => a - b)).toEqual([freeReports, freeReports + 7])
})

test('a GET request redeems no gift', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, 'gift-pack-3')
  const input = encodeURIComponent(JSON.stringify({ code }))
  for (const query of [`input=${input}`, `batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { code } }))}`]) {
    const url = `http://localhost:3000/api/trpc/shop.redeem?${query}`
    const response = await GET(new Request(url, { headers: { cookie: eve.browser.cookieHeader } }))
    expect(response.status).toBe(405)
  }
  expect(await getCreditBalance(db(), eve.userId)).toBe(freeReports)
  expect((await ana.api.shop.account({ page: 1 })).purchases[0]?.gift?.state).toBe('waiting')
})
