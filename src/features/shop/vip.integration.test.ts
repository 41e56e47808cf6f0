import { beforeEach, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { applyMemberDiscount, membershipBreakEven } from '@/core/commerce/discount'
import type { SoldSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { syncProductAccess } from '@/features/shop/product-delivery'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct, refundProduct } from '@/testing/data/products'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => setRouteDatabase(database.current))

async function arrive(name = 'ana') {
  const browser = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email: `${name}@example.org`, name })
  await signIn(browser, `${name}@example.org`)
  return { userId, api: await browser.api() }
}

/** Creates a purchase of a pack of seven at a price below the member price, on which membership would save nothing. */
async function almostFree(userId: string) {
  const { id } = await createBoughtProduct(db(), { userId, sku: 'pack-7' })
  await db().order.update({ where: { id }, data: { amountMinor: 1 } })
}

const list = (sku: SoldSku, locale: Locale = 'en'): number => getLocalPrice(sku, locale).amountMinor
/** Returns the part of the price that a member does not pay. */
const saved = (sku: SoldSku, locale: Locale = 'en'): number =>
  list(sku, locale) - applyMemberDiscount(list(sku, locale))

test('a stranger sees the price and the benefit of membership, but no savings', async () => {
  expect(await (await new TestBrowser(database.current, 'cn').api()).vip.center()).toEqual({
    signedIn: false,
    since: null,
    price: { amountMinor: list('vip', 'cn'), currency: 'CNY' },
    report: {
      listMinor: list('report', 'cn'),
      amountMinor: applyMemberDiscount(list('report', 'cn')),
      currency: 'CNY',
    },
    paysFrom: membershipBreakEven(list('vip', 'cn'), list('report', 'cn')),
    savings: null,
  })
})

test('an account sees, per currency, what membership would have saved on its non-refunded purchases', async () => {
  const { userId, api } = await arrive()
  expect(await api.vip.center()).toMatchObject({ signedIn: true, since: null, savings: [] })
  const report = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: report.id }, data: { userId } })
  await createBoughtProduct(db(), { userId, sku: 'pack-3' })
  await createBoughtProduct(db(), { userId, sku: 'gift-vip', giftEmail: 'eve@example.org', locale: 'cn' })
  await refundProduct(db(), await createBoughtProduct(db(), { userId, sku: 'pack-7' }))
  await refundProduct(db(), await createBoughtProduct(db(), { userId, sku: 'vip' }))
  await almostFree(userId)
  // A disputed membership: its order is paid but inactive during the dispute.
  const disputed = await createBoughtProduct(db(), { userId, sku: 'vip' })
  await db().$transaction((tx) => syncProductAccess(tx, disputed, false))
  const eve = await openAccount(db(), { email: 'eve@example.org' })
  await createBoughtProduct(db(), { userId: eve, sku: 'pack-7' })
  expect((await api.vip.center()).savings).toEqual([
    { amountMinor: saved('vip', 'cn'), currency: 'CNY' },
    { amountMinor: saved('report') + saved('pack-3'), currency: 'USD' },
  ])
})

test('a member sees the start of the membership and what the discount has saved since then', async () => {
  const { userId, api } = await arrive()
  await createBoughtProduct(db(), { userId, sku: 'pack-7' })
  await createBoughtProduct(db(), { userId, sku: 'vip' })
  await createBoughtProduct(db(), { userId, sku: 'pack-3', member: true })
  await almostFree(userId)
  const { since, savings } = await api.vip.center()
  expect(since).toEqual(expect.any(String))
  expect(savings).toEqual([{ amountMinor: saved('pack-3'), currency: 'USD' }])
})
