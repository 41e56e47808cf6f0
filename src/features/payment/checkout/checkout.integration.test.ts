import { beforeEach, describe, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { defaultCountryByLocale } from '@/core/commerce/country'
import { localCurrency, paymentMethods } from '@/core/commerce/money'
import { locales } from '@/core/locale'
import { setSiteState } from '@/core/site/state'
import { paymentProvider } from '@/server/payments/select-provider'
import { createScoringAnswers } from '@/testing/data/answers'
import { Buyer, findOrder, readPaymentData } from '@/testing/data/purchase'
import { makeAnswersInconsistent } from '@/testing/data/scores'
import { completeSittingWith, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { sandboxOutcomes } from '../schema'
import { reconcileOrders } from '../settlement/sync-checkout'

const database = setUpTestDatabase()
let buyer: Buyer

beforeEach(async () => {
  buyer = await Buyer.arrive(database.current)
})

const refused = (code: string) => ({ message: code })
const sessionOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('session') ?? ''

describe('the offer of a report', () => {
  test.each(locales)('shows the default country and price for the language %s', async (locale) => {
    const { browser, sittingId } = await Buyer.arrive(database.current, locale)
    const offer = await (await browser.api()).payment.offer({ sittingId })
    expect(offer).toMatchObject({ status: 'pending_payment', price: getLocalPrice('report', locale), refundDays: 14 })
    expect(offer).toMatchObject({ country: defaultCountryByLocale[locale], started: null })
    expect(offer.prices[localCurrency[locale]]).toEqual(offer.price)
    expect([...offer.methods].sort()).toEqual([...paymentMethods].sort())
  })

  test('shows a reduced price with its end date, and the order keeps the list price', async () => {
    const { amountMinor: listMinor } = getLocalPrice('report', 'en')
    const endsAt = new Date(Date.now() + 60_000)
    const amounts = { CNY: 1592, USD: 399, EUR: 399 }
    const lower = { id: 'lower', sku: 'report' as const, amounts, startsAt: new Date(0), endsAt }
    setSiteState({ articles: [], notices: [], offers: [lower] })
    const { price } = await (await buyer.browser.api()).payment.offer({ sittingId: buyer.sittingId })
    expect(price).toEqual({ listMinor, amountMinor: 399, currency: 'USD', until: endsAt.toISOString() })
    const { orderId } = await buyer.press()
    setSiteState(undefined)
    const order = await database.current.db.order.findUniqueOrThrow({ where: { id: orderId } })
    expect(order).toMatchObject({ listMinor, amountMinor: 399, currency: 'USD' })
  })

  test('has no price while the report is open, and a price again once its access is revoked', async () => {
    const { orderId } = await buyer.press()
    const { browser, sittingId } = buyer
    const { db } = database.current
    const offered = async () => (await browser.api()).payment.offer({ sittingId })
    await db.entitlement.create({ data: { id: orderId, sittingId, orderId } })
    expect(await offered()).toMatchObject({ status: 'completed', price: null, started: null })
    await db.entitlement.update({ where: { sittingId }, data: { revokedAt: new Date() } })
    expect(await offered()).toMatchObject({ status: 'pending_payment', price: getLocalPrice('report', 'en') })
  })

  test.each<{ context: number; help: string }>([
    { context: 1, help: 'none' },
    { context: 3, help: 'soft' },
    { context: 4, help: 'first' },
  ])(
    'returns help “$help” when the answers rate the impairment of daily life as $context',
    async ({ context, help }) => {
      const browser = new TestBrowser(database.current)
      const answers = createScoringAnswers(publishedInstrument('mood-energy'), {}, { context: { c3: context, c6: 1 } })
      const sittingId = await completeSittingWith(browser, 'mood-energy', answers)
      expect(await (await browser.api()).payment.offer({ sittingId })).toMatchObject({ help })
    },
  )

  test('has no price while the test is unfinished', async () => {
    const browser = new TestBrowser(database.current)
    const sittingId = await startSitting(browser)
    const api = await browser.api()
    expect(await api.payment.offer({ sittingId })).toMatchObject({ status: 'uncompleted', price: null })
    const input = { sittingId, email: 'reader@example.org', method: 'card' as const, country: 'US' }
    const unfinished = { ...refused('SITTING_NOT_COMPLETED'), cause: { params: { slug: 'sleep' } } }
    await expect(api.payment.checkout(input)).rejects.toMatchObject(unfinished)
  })

  test('has no price while a retake is advised, and the checkout is refused', async () => {
    const { sittingId } = buyer
    const { db } = database.current
    await makeAnswersInconsistent(db, sittingId)
    const api = await buyer.browser.api()
    expect(await api.payment.offer({ sittingId })).toMatchObject({ retakeAdvised: true, price: null })
    await expect(buyer.press()).rejects.toMatchObject({
      ...refused('RETAKE_FIRST'),
      cause: { params: { slug: 'sleep' } },
    })
    // Once the report is open, the checkout is refused for that reason instead.
    await db.entitlement.create({ data: { id: 'e', sittingId } })
    await expect(buyer.press()).rejects.toMatchObject(refused('ALREADY_UNLOCKED'))
  })
})

describe('a checkout request', () => {
  test('returns NOT_FOUND for a sitting or order of another visitor', async () => {
    const { orderId } = await buyer.press()
    const stranger = await Buyer.arrive(database.current)
    const api = await stranger.browser.api()
    const { sittingId } = buyer
    await expect(stranger.press({ sittingId })).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(api.payment.offer({ sittingId })).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(api.payment.order({ orderId })).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(api.payment.check({ orderId })).rejects.toMatchObject(refused('NOT_FOUND'))
    const nobody = await new TestBrowser(database.current).api()
    await expect(nobody.payment.order({ orderId })).rejects.toMatchObject(refused('NOT_FOUND'))
  })

  test.each([
    { given: {}, name: 'none' },
    { given: { acknowledgements: { delivery: true, withdrawal: false } }, name: 'one' },
  ])('is refused when a buyer in Spain gives $name of the two declarations', async ({ given }) => {
    const { sittingId } = buyer
    const input = {
      sittingId,
      email: 'reader@example.org',
      method: 'card' as const,
      country: 'ES',
      locale: 'es' as const,
      ...given,
    }
    const api = await buyer.browser.api()
    expect(await refusal(api.payment.checkout(input))).toBe('ACKNOWLEDGEMENT_REQUIRED')
  })

  test('is refused without storing an order when the report has no sitting id', async () => {
    await expect(buyer.press({ sittingId: undefined } as object)).rejects.toMatchObject(refused('NOT_FOUND'))
    expect(await database.current.db.order.count()).toBe(0)
  })

  test('stores the declarations of a buyer in Spain, and none of a buyer in the US', async () => {
    const eur = await buyer.press({ locale: 'es' })
    expect(await findOrder(database.current.db, eur.orderId)).toMatchObject({
      acknowledgedAt: expect.any(Date),
      acknowledgedText: 'eu-digital-2',
      currency: 'EUR',
    })
    const usd = await buyer.press({ locale: 'en' })
    expect(await findOrder(database.current.db, usd.orderId)).toMatchObject({ acknowledgedAt: null, currency: 'USD' })
  })

  test.each(['', '   ', 'nope', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'a b@example.org'])(
    'is refused and stores no order when its email address is %j',
    async (email) => {
      await expect(buyer.press({ email })).rejects.toThrow()
      expect(await database.current.db.order.count()).toBe(0)
    },
  )
})

describe('the sandbox payment', () => {
  test.each(sandboxOutcomes)(
    'with the outcome %s sets the order status and opens the report only when it is paid',
    async (outcome) => {
      const { db } = database.current
      const { orderId, url } = await buyer.press()
      const api = await buyer.browser.api()
      const { returnUrl } = await api.payment.playSandbox({ session: sessionOf(url), outcome })
      expect(returnUrl).toBe(
        outcome.endsWith('redirect-lost') || outcome === 'both-lost' ? null : `/payment/check?order=${orderId}`,
      )
      const silent = outcome === 'delayed' || outcome === 'webhook-lost' || outcome === 'both-lost'
      expect(await readPaymentData(db, orderId)).toMatchObject({
        status: outcome === 'failed' ? 'failed' : silent ? 'pending' : 'paid',
      })

      if (outcome === 'delayed') {
        const paidFrom = new Date(Date.now() + 60 * 60_000)
        await db.sandboxCheckout.updateMany({ where: { paidFrom: { not: null } }, data: { paidFrom } })
        expect(await buyer.land(orderId)).toMatchObject({ status: 'pending', unlocked: false })
      }

      // A delayed payment has arrived by the time the reconciler asks.
      await db.sandboxCheckout.updateMany({ where: { paidFrom: { not: null } }, data: { paidFrom: new Date() } })
      await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + 5 * 60_000))
      const open = outcome === 'failed' ? 0 : 1
      expect(await readPaymentData(db, orderId)).toMatchObject({ open, mails: open })
    },
  )

  test('ignores a second outcome and returns the same return URL', async () => {
    const { db } = database.current
    const { orderId, url } = await buyer.press()
    const { payment } = await buyer.browser.api()
    const play = (outcome: (typeof sandboxOutcomes)[number]) =>
      payment.playSandbox({ session: sessionOf(url), outcome })
    await play('webhook-lost')
    const back = { returnUrl: `/payment/check?order=${orderId}` }
    for (const outcome of ['paid', 'failed', 'redirect-lost'] as const) expect(await play(outcome)).toEqual(back)
    expect(await readPaymentData(db, orderId)).toMatchObject({ status: 'pending', entitlements: 0 })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'paid' })
  })

  test('stays open after it was abandoned, and Pay returns the same checkout', async () => {
    const first = await buyer.press()
    const api = await buyer.browser.api()
    expect(await api.payment.check({ orderId: first.orderId })).toMatchObject({ status: 'pending', unlocked: false })
    expect(await buyer.press()).toEqual(first)
    const { amountMinor } = getLocalPrice('report', 'en')
    expect(await api.payment.sandbox({ session: sessionOf(first.url) })).toMatchObject({ open: true, amountMinor })
  })
})
