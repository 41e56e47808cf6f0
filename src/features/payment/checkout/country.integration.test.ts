import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@/core/time'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
let buyer: Buyer

beforeEach(async () => {
  setRouteDatabase(database.current)
  buyer = await Buyer.arrive(database.current, 'es')
})

const db = () => database.current.db
const offered = async ({ browser, sittingId } = buyer) => (await browser.api()).payment.offer({ sittingId })
const sessionOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('session') ?? ''
const fail = async (url: string) =>
  (await buyer.browser.api()).payment.playSandbox({ session: sessionOf(url), outcome: 'failed' })

describe('the country of residence', () => {
  test.each([
    { country: 'ES', currency: 'EUR', declared: true },
    { country: 'SE', currency: 'EUR', declared: true },
    { country: 'GB', currency: 'EUR', declared: true },
    { country: 'MX', currency: 'USD', declared: false },
    { country: 'CL', currency: 'USD', declared: false },
    { country: 'PR', currency: 'USD', declared: false },
    { country: 'US', currency: 'USD', declared: false },
    { country: 'CN', currency: 'CNY', declared: false },
  ] as const)(
    '$country sets the order’s currency to $currency, and declarations are stored: $declared',
    async (expected) => {
      const { country, currency, declared } = expected
      const { orderId } = await buyer.press({ country })
      expect(await findOrder(db(), orderId)).toMatchObject({
        country,
        currency,
        acknowledgedAt: declared ? expect.any(Date) : null,
        acknowledgedText: declared ? 'eu-digital-2' : null,
      })
    },
  )

  test('GB requires declarations even on an English page with prices in dollars', async () => {
    const { browser, sittingId } = await Buyer.arrive(database.current, 'en')
    const input = { sittingId, email: 'reader@example.org', method: 'card' as const, country: 'GB' }
    expect(await refusal((await browser.api()).payment.checkout(input))).toBe('ACKNOWLEDGEMENT_REQUIRED')
  })

  test.each([
    { method: 'bizum', country: 'DE' },
    { method: 'paypal', country: 'CN' },
    { method: 'link', country: 'CN' },
  ] as const)('$country is refused with the payment method $method', async (choice) => {
    await expect(buyer.press(choice)).rejects.toMatchObject({ message: 'METHOD_UNAVAILABLE' })
  })

  test.each(['', 'ZZ', 'es', 'ESP', "ES'"])('%j is rejected as a bad request', async (country) => {
    await expect(buyer.press({ country })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db().order.count()).toBe(0)
  })

  test('is preselected in the next offer in the same browser', async () => {
    expect(await offered()).toMatchObject({ country: 'ES', price: { currency: 'EUR' } })
    await buyer.press({ country: 'US' })
    expect(await offered()).toMatchObject({ country: 'US', price: { currency: 'USD' } })
    const stranger = await Buyer.arrive(database.current, 'es')
    expect(await offered(stranger)).toMatchObject({ country: 'ES' })
  })

  test('is preselected in another browser where the account is signed in', async () => {
    await openAccount(db())
    await signIn(buyer.browser)
    await buyer.press({ country: 'AR' })
    const elsewhere = new TestBrowser(database.current, 'cn')
    await signIn(elsewhere)
    expect(await (await elsewhere.api()).payment.productOffer({ sku: 'pack-3' })).toMatchObject({ country: 'AR' })
  })

  test('creates a new order and expires the old one when it changes', async () => {
    const first = await buyer.press({ country: 'ES' })
    const second = await buyer.press({ country: 'FR' })
    expect(second.orderId).not.toBe(first.orderId)
    expect(await findOrder(db(), first.orderId)).toMatchObject({ status: 'expired' })
  })
})

describe('a retry of a failed purchase', () => {
  test('starts with the values of the first try and keeps the time of its declarations', async () => {
    const first = await buyer.press({ method: 'bizum', country: 'ES' })
    await fail(first.url)
    const hour = new Date(Date.now() - HOUR_MS)
    await db().order.update({ where: { id: first.orderId }, data: { acknowledgedAt: hour, createdAt: hour } })

    const started = {
      email: 'reader@example.org',
      method: 'bizum',
      giftEmail: null,
      openAccount: false,
      country: 'ES',
      acknowledged: true,
    }
    const api = await buyer.browser.api()
    expect(await api.payment.order({ orderId: first.orderId })).toMatchObject({ status: 'failed', started })
    expect(await offered()).toMatchObject({ started })

    const second = await buyer.press({ method: 'card' })
    expect(second.orderId).not.toBe(first.orderId)
    expect(await findOrder(db(), second.orderId)).toMatchObject({ acknowledgedAt: hour, method: 'card' })
    await fail(second.url)
    const third = await buyer.press({ method: 'paypal' })
    expect(await findOrder(db(), third.orderId)).toMatchObject({ acknowledgedAt: hour, method: 'paypal' })
  })

  test('is refused when the declarations are not sent again', async () => {
    const first = await buyer.press()
    await fail(first.url)
    await expect(buyer.press({ acknowledgements: undefined })).rejects.toMatchObject({
      message: 'ACKNOWLEDGEMENT_REQUIRED',
    })
  })

  test.each([
    { why: 'given more than a day ago', change: { createdAt: new Date(Date.now() - 25 * HOUR_MS) } },
    { why: 'given in other words', change: { acknowledgedText: 'eu-digital-1' } },
  ])('requires new declarations when the earlier ones were $why', async ({ change }) => {
    const { orderId, url } = await buyer.press()
    await fail(url)
    const longAgo = new Date(Date.now() - 30 * HOUR_MS)
    await db().order.update({ where: { id: orderId }, data: { acknowledgedAt: longAgo, ...change } })
    const { started } = await (await buyer.browser.api()).payment.order({ orderId })
    expect(started).toMatchObject({ acknowledged: false })
    const { acknowledgedAt } = await findOrder(db(), (await buyer.press()).orderId)
    expect(acknowledgedAt?.getTime()).toBeGreaterThan(Date.now() - MINUTE_MS)
  })

  test('does not reuse the declarations given for another report', async () => {
    const first = await buyer.press()
    await fail(first.url)
    await db().order.update({ where: { id: first.orderId }, data: { acknowledgedAt: new Date(0) } })
    const other = await Buyer.arrive(database.current, 'es')
    expect(await offered(other)).toMatchObject({ started: null })
    expect((await findOrder(db(), (await other.press()).orderId)).acknowledgedAt?.getTime()).toBeGreaterThan(0)
  })

  test('is not prefilled from an order that is paid', async () => {
    const { orderId, url } = await buyer.press()
    await (await buyer.browser.api()).payment.playSandbox({ session: sessionOf(url), outcome: 'paid' })
    expect(await (await buyer.browser.api()).payment.order({ orderId })).toMatchObject({
      status: 'paid',
      started: null,
    })
    expect(await offered()).toMatchObject({ started: null })
  })
})
