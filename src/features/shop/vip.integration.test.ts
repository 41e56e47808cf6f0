import { beforeEach, expect, test } from 'vitest'
import { openAccount, signIn } from '@/testing/accounts'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { boughtProduct, returnProduct } from '@/testing/products'
import { serveFrom } from '@/testing/purchase'

const database = testDatabase()
const db = () => database.current.db

beforeEach(() => serveFrom(database.current))

async function arrive(name = 'ana') {
  const browser = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email: `${name}@example.org`, name })
  await signIn(browser, `${name}@example.org`)
  return { userId, api: await browser.api() }
}

test('a stranger sees what membership costs and brings, and no sums', async () => {
  expect(await (await new TestBrowser(database.current, 'cn').api()).vip.center()).toEqual({
    signedIn: false,
    since: null,
    price: { amountMinor: 9900, currency: 'CNY' },
    report: { listMinor: 1990, amountMinor: 1592, currency: 'CNY' },
    paysFrom: 25,
    savings: null,
  })
})

test('an account sees what membership would have saved: of what it has kept, per currency', async () => {
  const { userId, api } = await arrive()
  expect(await api.vip.center()).toMatchObject({ signedIn: true, since: null, savings: [] })
  const report = await paidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: report.id }, data: { userId } })
  await boughtProduct(db(), { userId, sku: 'pack-3' })
  await boughtProduct(db(), { userId, sku: 'gift-vip', giftEmail: 'eve@example.org', locale: 'cn' })
  await returnProduct(db(), await boughtProduct(db(), { userId, sku: 'pack-10' }))
  await returnProduct(db(), await boughtProduct(db(), { userId, sku: 'vip' }))
  const eve = await openAccount(db(), { email: 'eve@example.org' })
  await boughtProduct(db(), { userId: eve, sku: 'pack-10' })
  expect((await api.vip.center()).savings).toEqual([
    { amountMinor: 9900 - 7920, currency: 'CNY' },
    { amountMinor: 499 - 399 + 1299 - 1039, currency: 'USD' },
  ])
})

test('a member sees since when, and what the discount has saved; purchases before it saved nothing', async () => {
  const { userId, api } = await arrive()
  await boughtProduct(db(), { userId, sku: 'pack-10' })
  await boughtProduct(db(), { userId, sku: 'vip' })
  await boughtProduct(db(), { userId, sku: 'pack-3', member: true })
  const { since, savings } = await api.vip.center()
  expect(since).toEqual(expect.any(String))
  expect(savings).toEqual([{ amountMinor: 1299 - 1039, currency: 'USD' }])
})
