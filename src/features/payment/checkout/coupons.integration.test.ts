import { beforeEach, describe, expect, test } from 'vitest'
import { setSiteState } from '@/core/site/state'
import type { Prisma } from '@/generated/prisma/client'
import { paymentProvider } from '@/server/payments/select-provider'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { reconcileOrders, syncCheckout } from '../settlement/sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => setRouteDatabase(database.current))

const coupon = (data: Partial<Prisma.CouponUncheckedCreateInput> = {}) =>
  db().coupon.create({
    data: { id: 'c1', code: 'AUTUMN20', percent: 20, startsAt: new Date(Date.now() - 1000), maxPerBuyer: 9, ...data },
  })
const input = { code: 'autumn-20', sku: 'report', country: 'US' } as const

describe('a coupon code', () => {
  test('reduces the offered price, and the order stores the code and the list price', async () => {
    await coupon()
    const buyer = await Buyer.arrive(database.current)
    const shown = await (await buyer.browser.api()).payment.coupon(input)
    expect(shown).toMatchObject({ code: 'AUTUMN20', memberPays: false })
    expect(shown.prices.USD).toEqual({ listMinor: 499, amountMinor: 399, currency: 'USD' })
    const { orderId } = await buyer.press({ coupon: ' autumn 20' })
    expect(await findOrder(db(), orderId)).toMatchObject({ listMinor: 499, amountMinor: 399, couponCode: 'AUTUMN20' })
    // The same purchase without the coupon creates another order.
    const other = await buyer.press()
    expect(await findOrder(db(), other.orderId)).toMatchObject({ amountMinor: 499, couponId: null })
    expect(await findOrder(db(), orderId)).toMatchObject({ status: 'expired' })
  })

  test('with a fixed amount reduces only prices in its currencies, and is refused for other currencies', async () => {
    await coupon({ percent: null, offUsd: 150, offEur: 120 })
    const buyer = await Buyer.arrive(database.current)
    const api = await buyer.browser.api()
    const { prices } = await api.payment.coupon(input)
    expect(prices.USD).toEqual({ listMinor: 499, amountMinor: 349, currency: 'USD' })
    expect(prices.EUR).toEqual({ listMinor: 499, amountMinor: 379, currency: 'EUR' })
    expect(prices.CNY.amountMinor).toBe(prices.CNY.listMinor)
    expect(await refusal(api.payment.coupon({ ...input, country: 'CN' }))).toBe('COUPON_INVALID')
  })

  test('is applied for a member only when its price is below the member price', async () => {
    await coupon()
    await coupon({ id: 'c2', code: 'HALFOFF', percent: 50 })
    const browser = new TestBrowser(database.current)
    await makeVip(db(), await openAccount(db()))
    await signIn(browser)
    const api = await browser.api()
    expect(await api.payment.coupon({ ...input, sku: 'pack-3' })).toMatchObject({ memberPays: true })
    const half = await api.payment.coupon({ ...input, sku: 'pack-3', code: 'HALFOFF' })
    expect(half).toMatchObject({ memberPays: false, prices: { USD: { amountMinor: 599 } } })
    const pay = { sku: 'pack-3', email: 'a@example.org', method: 'card', country: 'US' } as const
    const { orderId } = await api.payment.checkout({ ...pay, coupon: 'AUTUMN20' })
    expect(await findOrder(db(), orderId)).toMatchObject({ amountMinor: 959, couponId: null })
  })

  test('is applied only when its price is below the public offer', async () => {
    await coupon({ percent: 10 })
    await coupon({ id: 'c2', code: 'HALFOFF', percent: 50 })
    const endsAt = new Date(Date.now() + 60 * 60_000)
    const amounts = { CNY: 1592, USD: 399, EUR: 399 }
    const lower = { id: 'lower', sku: 'report' as const, amounts, startsAt: new Date(0), endsAt }
    const api = await (await Buyer.arrive(database.current)).browser.api()
    setSiteState({ articles: [], notices: [], offers: [lower] })
    try {
      const { memberPays, prices } = await api.payment.coupon(input)
      expect(memberPays).toBe(true)
      expect(prices.USD).toEqual({ listMinor: 499, amountMinor: 399, currency: 'USD', until: endsAt.toISOString() })
      const half = await api.payment.coupon({ ...input, code: 'HALFOFF' })
      expect(half.memberPays).toBe(false)
      expect(half.prices.USD).toEqual({ listMinor: 499, amountMinor: 249, currency: 'USD' })
    } finally {
      setSiteState(undefined)
    }
  })

  test('is checked against the page’s currency when the shop has no currency for the buyer’s country', async () => {
    await coupon({ percent: null, offEur: 120 })
    const tried = async (locale: 'es' | 'en') =>
      refusal(
        (await (await Buyer.arrive(database.current, locale)).browser.api()).payment.coupon({
          ...input,
          country: 'JP',
        }),
      )
    expect([await tried('es'), await tried('en')]).toEqual(['no refusal', 'COUPON_INVALID'])
  })

  test('opens the report without a payment or an invoice when the discount is 100 %', async () => {
    await coupon({ code: 'GOODWILL1', percent: 100, skus: ['report'], maxUses: 1 })
    const buyer = await Buyer.arrive(database.current)
    const { orderId, url } = await buyer.press({ coupon: 'GOODWILL1' })
    expect(url).toBe(`/payment/check?order=${orderId}`)
    expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'paid', open: 1, mails: 1, refunds: 0 })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'paid', unlocked: true })
    expect(await syncCheckout(db(), paymentProvider(db()), orderId)).toBe('paid')
    expect(await db().sandboxCheckout.count()).toBe(0)
    expect(await db().invoice.count()).toBe(0)
    const second = await Buyer.arrive(database.current)
    expect(await refusal(second.press({ coupon: 'GOODWILL1', email: 'b@example.org' }))).toBe('COUPON_USED_UP')
  })
})

describe('the number of uses of a coupon', () => {
  test('allows the last use to only one of two simultaneous buyers', async () => {
    await coupon({ maxUses: 1 })
    const buyers = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    const tries = buyers.map((buyer, at) => refusal(buyer.press({ coupon: 'AUTUMN20', email: `r${at}@example.org` })))
    expect((await Promise.all(tries)).toSorted()).toEqual(['COUPON_HELD', 'no refusal'])
    expect(await db().order.count({ where: { couponId: 'c1' } })).toBe(1)
  })

  test('is restored when a checkout expires, and lets the same buyer retry before that', async () => {
    await coupon({ maxUses: 1, maxPerBuyer: 1 })
    const [first, second] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    const { orderId } = await first.press({ coupon: 'AUTUMN20' })
    expect(await (await first.browser.api()).payment.coupon(input)).toMatchObject({ code: 'AUTUMN20' })
    const again = await first.press({ coupon: 'AUTUMN20', method: 'alipay' })
    expect(again.orderId).not.toBe(orderId)
    const late = { coupon: 'AUTUMN20', email: 'second@example.org' }
    expect(await refusal(second.press(late))).toBe('COUPON_HELD')
    await db().sandboxCheckout.updateMany({ data: { state: 'expired' } })
    await reconcileOrders(db(), paymentProvider(db()), new Date(Date.now() + 60 * 60_000))
    expect(await refusal(second.press(late))).toBe('no refusal')
  })

  test('is limited per buyer, even when the buyer uses the same address in another browser', async () => {
    await coupon({ maxPerBuyer: 1 })
    const [first, second] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    await first.press({ coupon: 'AUTUMN20', email: 'Ana@example.org' })
    expect(await refusal(second.press({ coupon: 'AUTUMN20', email: 'ana@example.org' }))).toBe('COUPON_INVALID')
  })
})

test('every invalid coupon code gets the same error, and guessing is rate limited', async () => {
  await coupon({ skus: ['pack-3'] })
  await coupon({ id: 'c2', code: 'TOOEARLY', startsAt: new Date(Date.now() + 60_000) })
  await coupon({ id: 'c3', code: 'ENDEDONE', endedAt: new Date() })
  await coupon({ id: 'c4', code: 'LONGGONE', endsAt: new Date(Date.now() - 500) })
  await coupon({ id: 'c5', code: 'EUROONLY', percent: null, offEur: 100 })
  const buyer = await Buyer.arrive(database.current)
  const api = await buyer.browser.api()
  for (const code of ['AUTUMN20', 'TOOEARLY', 'ENDEDONE', 'LONGGONE', 'EUROONLY', 'NEVERWAS']) {
    expect(await refusal(api.payment.coupon({ ...input, code }))).toBe('COUPON_INVALID')
  }
  for (const code of [' ', '\0']) {
    expect(await refusal(api.payment.coupon({ ...input, code }))).toBe('COUPON_REQUIRED')
  }
  const rest = []
  for (let n = 0; n < 15; n++) rest.push(await refusal(api.payment.coupon({ ...input, code: `GUESS${n}X` })))
  expect(rest.at(-1)).toBe('TOO_MANY_REQUESTS')
  expect(await refusal(buyer.press({ coupon: 'AUTUMN20' }))).toBe('TOO_MANY_REQUESTS')
  expect(await refusal(buyer.press())).toBe('no refusal')
})
