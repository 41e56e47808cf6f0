import { beforeEach, describe, expect, test } from 'vitest'
import { getQuote } from '@/content/shop/catalogue'
import { currencies, paymentMethods } from '@/core/commerce/money'
import { freeReports } from '@/core/commerce/product'
import type { DataKey } from '@/core/ops/data-keys'
import { requireDataKeys } from '@/server/crypto/data-keys'
import { paymentProvider } from '@/server/payments/select-provider'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { makeAnswersInconsistent } from '@/testing/data/scores'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { getOffer } from './offer'

const keys = overrideSettings({ DATA_KEYS: [] as DataKey[] })
const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  keys.DATA_KEYS = []
  setRouteDatabase(database.current)
})

const offered = async (browser: TestBrowser, sittingId: string) => (await browser.api()).payment.offer({ sittingId })

/** Creates Ana's account and a browser that is signed in to it. */
async function ana(browser = new TestBrowser(database.current)) {
  const known = await db().user.findUnique({ where: { email: 'ana@example.org' } })
  const userId = known?.id ?? (await openAccount(db()))
  await signIn(browser)
  return { browser, userId, api: () => browser.api() }
}
/** Returns the price of a product in each currency. */
const pricesOf = (sku: 'report' | 'pack-3' | 'vip', isMember: boolean) =>
  Object.fromEntries(currencies.map((one) => [one, getQuote(sku, one, isMember)]))

describe('the offer of a report', () => {
  test.each([
    { locale: 'en', title: 'Sleep' },
    { locale: 'es', title: 'Sueño' },
    { locale: 'cn', title: '睡眠' },
  ] as const)('names the test in $locale to a visitor without an account', async ({ locale, title }) => {
    const { browser, sittingId } = await Buyer.arrive(database.current, locale)
    expect(await offered(browser, sittingId)).toMatchObject({
      sittingId,
      slug: 'sleep',
      title: expect.stringContaining(title),
      status: 'pending_payment',
      report: { parts: 3, own: true },
      credits: 0,
      email: '',
      signedIn: false,
      retakeAdvised: false,
      prices: pricesOf('report', false),
    })
  })

  test.each([
    { delta: 0, credits: freeReports },
    { delta: -freeReports - 2, credits: 0 },
  ])('contains the email address, member prices and $credits credits of the account', async ({ delta, credits }) => {
    const { browser, sittingId } = await Buyer.arrive(database.current)
    const { userId } = await ana(browser)
    await openAccount(db(), { email: 'eve@example.org' })
    await db().creditEntry.create({ data: { userId, delta, reason: 'unlock', reference: 'r' } })
    await makeVip(db(), userId)
    const expected = { credits, email: 'ana@example.org', signedIn: true, prices: pricesOf('report', true) }
    expect(await offered(browser, sittingId)).toMatchObject(expected)
  })

  test('advises a retake for inconsistent answers when the stored answers are encrypted', async () => {
    keys.DATA_KEYS = [{ id: 'k1', key: new Uint8Array(32).fill(1) }]
    await requireDataKeys(db())
    const { browser, sittingId } = await Buyer.arrive(database.current)
    expect(await offered(browser, sittingId)).toMatchObject({ status: 'pending_payment', retakeAdvised: false })
    await makeAnswersInconsistent(db(), sittingId)
    expect(await offered(browser, sittingId)).toMatchObject({ retakeAdvised: true, price: null })
  })

  test('throws an error with the test’s name and version when the version does not exist', async () => {
    const { browser, sittingId } = await Buyer.arrive(database.current)
    const { guestId } = await db().sitting.update({ where: { id: sittingId }, data: { instrumentVersion: 99 } })
    const asked = getOffer(db(), paymentProvider(db()), { guestId, userId: null }, sittingId, {
      locale: browser.locale,
      languages: [],
    })
    await expect(asked).rejects.toThrow('sleep v99')
  })

  test('works in another browser of the account and keeps the test’s guest id in the order', async () => {
    const { browser, sittingId } = await Buyer.arrive(database.current)
    const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    const { userId } = await ana(browser)
    await db().guest.update({ where: { id: guestId }, data: { userId } })
    const elsewhere = new TestBrowser(database.current)
    await completeSitting(elsewhere)
    await ana(elsewhere)
    const { payment } = await elsewhere.api()
    expect(await payment.offer({ sittingId })).toMatchObject({ sittingId, status: 'pending_payment' })
    const bought = { sittingId, email: 'ana@example.org', method: 'card', country: 'US', openAccount: true } as const
    const { orderId } = await payment.checkout(bought)
    // A signed-in buyer has an account already: none is opened.
    expect(await findOrder(db(), orderId)).toMatchObject({ guestId, userId, sittingId, openAccount: false })
    const unsigned = await Buyer.arrive(database.current)
    const opened = await unsigned.press({ openAccount: true })
    expect(await findOrder(db(), opened.orderId)).toMatchObject({ userId: null, openAccount: true })
  })
})

describe('the offer of a product', () => {
  test.each([
    { sku: 'pack-3', member: false, owned: false },
    { sku: 'pack-3', member: true, owned: false },
    { sku: 'vip', member: false, owned: false },
    { sku: 'vip', member: true, owned: true },
  ] as const)(
    'shows the prices and ownership ($owned) of $sku when membership is $member',
    async ({ sku, member, owned }) => {
      const { api, userId } = await ana()
      if (member) await makeVip(db(), userId)
      const prices = pricesOf(sku, member)
      expect(await (await api()).payment.productOffer({ sku })).toEqual({
        sku,
        owned,
        prices,
        price: prices.USD,
        country: 'US',
        refundDays: 14,
        methods: expect.arrayContaining([...paymentMethods]),
        email: 'ana@example.org',
        signedIn: true,
      })
    },
  )

  test('leads to an order without a recipient when the product is not a gift', async () => {
    const { browser, sittingId } = await Buyer.arrive(database.current)
    const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    const { userId } = await ana(browser)
    const posted = { sku: 'pack-3', giftEmail: 'bo@example.org', email: 'ana@example.org', method: 'card' } as const
    const { orderId } = await (await browser.api()).payment.checkout({ ...posted, country: 'US' })
    expect(await findOrder(db(), orderId)).toMatchObject({ giftEmail: null, guestId, userId, sittingId: null })
  })
})
