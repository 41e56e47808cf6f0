import { beforeEach, describe, expect, test } from 'vitest'
import { formatDocumentPrice } from '@/content/shop/catalogue'
import { formatMoney } from '@/core/commerce/money'
import { receiptOf } from '@/features/billing/receipt'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => setRouteDatabase(database.current))

const plain = (text: string) => text.replace(/\s/g, ' ')

describe.each([
  { reader: 'Mexico', locale: 'es', languages: ['es-MX', 'es'], country: 'MX', currency: 'USD', price: '4,99 USD' },
  { reader: 'Spain', locale: 'es', languages: ['es-ES', 'es'], country: 'ES', currency: 'EUR', price: '4,99 €' },
  { reader: 'Chile', locale: 'es', languages: ['es-CL', 'en'], country: 'CL', currency: 'USD', price: '4,99 USD' },
  { reader: 'the US', locale: 'en', languages: ['en-US'], country: 'US', currency: 'USD', price: '$4.99' },
  { reader: 'China', locale: 'cn', languages: ['zh-CN'], country: 'CN', currency: 'CNY', price: '¥19.90' },
] as const)('a reader in $reader', ({ locale, languages, country, currency, price }) => {
  const arrive = () => Buyer.arrive(database.current, locale, languages)

  test(`finds ${price} on the prerendered pages`, () => {
    expect(plain(formatDocumentPrice('report', locale)).split(' o ')).toContain(price)
  })

  test(`sees prices in ${currency} in the shop, VIP center, report offer and payment page`, async () => {
    const buyer = await arrive()
    const offer = await (await buyer.browser.api()).payment.offer({ sittingId: buyer.sittingId })
    expect(offer).toMatchObject({ country, price: { currency } })
    expect(offer.price && plain(formatMoney(offer.price, locale))).toBe(price)
    await openAccount(db())
    await signIn(buyer.browser)
    const api = await buyer.browser.api()
    const { products } = await api.shop.products()
    expect(new Set(products.map((product) => product.currency))).toEqual(new Set([currency]))
    const center = await api.vip.center()
    expect([center.price.currency, center.report.currency]).toEqual([currency, currency])
    expect(await api.payment.productOffer({ sku: 'pack-3' })).toMatchObject({ country, price: { currency } })
  })

  test(`gets an order and a receipt in ${currency}`, async () => {
    const buyer = await arrive()
    const { orderId } = await buyer.press({ country })
    const order = await findOrder(db(), orderId)
    expect(order).toMatchObject({ country, currency })
    const { price: asked } = receiptOf(order, 'x')
    expect(plain(formatMoney(asked, locale))).toBe(price)
  })
})

test('an order in euros keeps its amount and currency when prices in its country change to dollars', async () => {
  const buyer = await Buyer.arrive(database.current, 'es', ['es-MX'])
  const { orderId, url } = await buyer.press({ country: 'MX' })
  // An earlier version of the catalogue stored orders like this.
  await db().order.update({ where: { id: orderId }, data: { currency: 'EUR', paidCurrency: null } })
  const session = new URL(url, 'http://localhost').searchParams.get('session') ?? ''
  await (await buyer.browser.api()).payment.playSandbox({ session, outcome: 'paid' })
  expect(await findOrder(db(), orderId)).toMatchObject({ currency: 'EUR', amountMinor: 499 })
})

test.each([
  { reader: 'Spain', languages: ['es-ES'], law: 'right' },
  { reader: 'Ireland', languages: ['en-US', 'en-IE'], law: 'right' },
  { reader: 'Mexico', languages: ['es-MX'], law: 'none' },
  { reader: 'Latin America', languages: ['es-419', 'es'], law: 'none' },
  { reader: 'mainland China', languages: ['zh-CN'], law: 'none' },
  // American English is the default of browsers everywhere, so it reveals no country.
  { reader: 'an unknown country', languages: ['en-US', 'en'], law: 'unknown' },
  { reader: 'an unknown country', languages: ['es'], law: 'unknown' },
] as const)('withdrawalLaw returns $law for a reader in $reader ($languages)', async ({ languages, law }) => {
  const { browser } = await Buyer.arrive(database.current, 'en', languages)
  expect(await (await browser.api()).payment.withdrawalLaw()).toBe(law)
})

test('withdrawalLaw uses the country of the last order instead of the browser language', async () => {
  const buyer = await Buyer.arrive(database.current, 'en', ['de-DE'])
  await buyer.press({ country: 'US' })
  expect(await (await buyer.browser.api()).payment.withdrawalLaw()).toBe('none')
})
