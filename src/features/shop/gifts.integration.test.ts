import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/trpc/[trpc]/route'
import { groupedGiftCode } from '@/core/commerce/gift-code'
import type { ShopSku } from '@/core/commerce/product'
import { creditBalance, freeReports } from '@/features/auth/credits'
import { openAccount, signIn } from '@/testing/accounts'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'
import { boughtProduct, returnProduct } from '@/testing/products'
import { serveFrom } from '@/testing/purchase'
import { giftCode } from './gifts'
import { isVip } from './membership'

const database = testDatabase()
const db = () => database.current.db

beforeEach(() => serveFrom(database.current))

async function arrive(name: string) {
  const browser = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email: `${name}@example.org`, name })
  await signIn(browser, `${name}@example.org`)
  return { userId, browser, api: await browser.api() }
}

/** A gift that somebody has bought for eve; returns its order and code. */
async function giveTo(userId: string, sku: ShopSku, giftEmail = 'eve@example.org') {
  const order = await boughtProduct(db(), { userId, sku, giftEmail })
  const { id } = await db().gift.findUniqueOrThrow({ where: { orderId: order.id } })
  return { order, code: giftCode(id) }
}

const refusal = (code: string) => ({ cause: { code } })

test.each([
  { sku: 'gift-pack-3', gives: { sku: 'pack-3', reports: 3 }, balance: 3, vip: false },
  { sku: 'gift-pack-7', gives: { sku: 'pack-7', reports: 7 }, balance: 7, vip: false },
  { sku: 'gift-vip', gives: { sku: 'vip', reports: 0 }, balance: 0, vip: true },
] as const)('$sku gives what is in it, once', async ({ sku, gives, balance, vip }) => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, sku)
  expect(await eve.api.shop.redeem({ code: ` ${groupedGiftCode(code).toLowerCase()} ` })).toEqual(gives)
  expect([await creditBalance(db(), eve.userId), await isVip(db(), eve.userId)]).toEqual([freeReports + balance, vip])
  await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REDEEMED'))
  await expect(ana.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REDEEMED'))
  expect(await creditBalance(db(), eve.userId)).toBe(freeReports + balance)

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
})

describe('a gift that was returned', () => {
  test('before it was redeemed opens nothing', async () => {
    const [ana, eve] = [await arrive('ana'), await arrive('eve')]
    const { code, order } = await giveTo(ana.userId, 'gift-pack-3')
    await returnProduct(db(), order)
    await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('GIFT_REVOKED'))
    const { purchases } = await ana.api.shop.account({ page: 1 })
    expect(purchases[0]).toMatchObject({ status: 'refunded', gift: { state: 'returned', code: null } })
  })

  test('after it was redeemed takes its reports and its membership back', async () => {
    const [ana, eve] = [await arrive('ana'), await arrive('eve')]
    for (const sku of ['gift-pack-3', 'gift-vip'] as const) {
      const { code, order } = await giveTo(ana.userId, sku)
      await eve.api.shop.redeem({ code })
      await returnProduct(db(), order)
    }
    expect(await eve.api.shop.account({ page: 1 })).toMatchObject({ credits: freeReports, owed: 0, vipSince: null })
    const { received } = await eve.api.shop.account({ page: 1 })
    expect(received.map(({ sku, returned }) => [sku, returned])).toEqual([
      ['vip', true],
      ['pack-3', true],
    ])
    expect((await ana.api.shop.account({ page: 1 })).received).toEqual([])
  })
})

test('a waiting gift shows its code to who bought it, and to nobody else', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, 'gift-pack-3')
  const { purchases } = await ana.api.shop.account({ page: 1 })
  expect(purchases[0]?.gift).toMatchObject({ state: 'waiting', code: groupedGiftCode(code), redeemedAt: null })
  expect(await eve.api.shop.account({ page: 1 })).toMatchObject({ purchases: [], received: [] })
})

test('membership for a member is refused and stays whole for somebody else', async () => {
  const [ana, eve, bob] = [await arrive('ana'), await arrive('eve'), await arrive('bob')]
  await boughtProduct(db(), { userId: eve.userId, sku: 'vip' })
  const { code } = await giveTo(ana.userId, 'gift-vip')
  await expect(eve.api.shop.redeem({ code })).rejects.toMatchObject(refusal('ALREADY_VIP'))
  expect((await ana.api.shop.account({ page: 1 })).purchases[0]?.gift?.state).toBe('waiting')
  expect(await bob.api.shop.redeem({ code })).toEqual({ sku: 'vip', reports: 0 })
  expect(await isVip(db(), bob.userId)).toBe(true)
})

test.each(['', '   ', 'no code', '0000-0000-0000-0000', 'U'.repeat(16), 'A'.repeat(5000)])(
  '"%.20s" is an unknown code',
  async (code) => {
    const { api } = await arrive('ana')
    const error = await api.shop.redeem({ code }).catch((thrown) => thrown)
    expect(JSON.stringify([error.cause?.code, error.cause?.issues])).toContain('GIFT_UNKNOWN')
  },
)

test('fifty parallel redemptions by two accounts: exactly one gets it, and the ledger is exact', async () => {
  const [ana, eve, bob] = [await arrive('ana'), await arrive('eve'), await arrive('bob')]
  const { code } = await giveTo(ana.userId, 'gift-pack-7')
  // Beyond what the limit lets one account try in an hour.
  const tries = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? eve : bob).api.shop.redeem({ code }))
  const outcomes = await Promise.allSettled(tries)
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'redeemed' : one.reason.cause.code))
  expect(codes.filter((one) => one === 'redeemed')).toHaveLength(1)
  expect(codes.every((one) => ['redeemed', 'GIFT_REDEEMED', 'TOO_MANY_REQUESTS'].includes(one))).toBe(true)
  const both = { userId: { in: [eve.userId, bob.userId] }, reason: { not: 'registration' as const } }
  const entries = await db().creditEntry.findMany({ where: both })
  expect(entries.map(({ delta, reason }) => [delta, reason])).toEqual([[7, 'gift']])
  const balances = [await creditBalance(db(), eve.userId), await creditBalance(db(), bob.userId)]
  expect(balances.sort((a, b) => a - b)).toEqual([freeReports, freeReports + 7])
})

test('a GET redeems nothing', async () => {
  const [ana, eve] = [await arrive('ana'), await arrive('eve')]
  const { code } = await giveTo(ana.userId, 'gift-pack-3')
  const input = encodeURIComponent(JSON.stringify({ code }))
  for (const query of [`input=${input}`, `batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { code } }))}`]) {
    const url = `http://localhost:3000/api/trpc/shop.redeem?${query}`
    const response = await GET(new Request(url, { headers: { cookie: eve.browser.cookieHeader } }))
    expect(response.status).toBe(405)
  }
  expect(await creditBalance(db(), eve.userId)).toBe(freeReports)
  expect((await ana.api.shop.account({ page: 1 })).purchases[0]?.gift?.state).toBe('waiting')
})
