import { beforeEach, describe, expect, test } from 'vitest'
import { getQuote } from '@/content/shop/catalogue'
import { defaultCountryByLocale } from '@/core/commerce/country'
import { localCurrency } from '@/core/commerce/money'
import { unusedRefundMinor } from '@/core/commerce/pro-rata'
import { freeReports } from '@/core/commerce/product'
import { locales } from '@/core/locale'
import { getCreditBalance } from '@/features/credits/credits'
import { deriveGiftCode, redeemGift } from '@/features/shop/gifts'
import { isVip } from '@/features/shop/membership'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, deliverWebhook, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'
import { correctEmailAsStaff } from '../orders/order-mail'
import type { CheckoutInput } from '../schema'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db
const COMPLETED = 'checkout.session.completed'

let userId: string
let ana: TestBrowser

beforeEach(async () => {
  stripe.reset()
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  ana = new TestBrowser(database.current)
  await signIn(ana)
})

async function press(sku: CheckoutInput['sku'], more: Partial<CheckoutInput> = {}, browser = ana) {
  const terms = {
    email: 'ana@example.org',
    method: 'card',
    country: defaultCountryByLocale[more.locale ?? browser.locale],
    acknowledgements: { delivery: true, withdrawal: true },
  } as const
  return (await browser.api()).payment.checkout({ sku, ...terms, ...more })
}

/** Buys the product and completes its payment. */
async function buy(sku: CheckoutInput['sku'], more: Partial<CheckoutInput> = {}) {
  const { orderId } = await press(sku, more)
  const session = stripe.pay(orderId)
  const say = async (type: string) => expect(await deliverWebhook(stripe.delivery(type, orderId))).toBe(200)
  await say(COMPLETED)
  const refund = async () => {
    session.amount_refunded = session.amount_total
    await say('charge.refunded')
  }
  return { orderId, session, say, refund }
}

const left = () => getCreditBalance(db(), userId)
const topics = async (topic: string) => db().outbox.count({ where: { topic } })

describe('a pack of reports', () => {
  test.each([
    { sku: 'pack-3', reports: 3 },
    { sku: 'pack-7', reports: 7 },
  ] as const)(
    'adds $reports credits once for $sku, however often the webhook is delivered',
    async ({ sku, reports }) => {
      const { orderId, say } = await buy(sku)
      await Promise.all(Array.from({ length: 20 }, () => say(COMPLETED)))
      expect(await left()).toBe(freeReports + reports)
      expect(await topics('mail.purchase')).toBe(1)
      const order = await (await ana.api()).payment.order({ orderId })
      expect(order).toMatchObject({ sku, status: 'paid', sittingId: null, mail: 'queued' })
    },
  )

  test('belongs to the signed-in account even when the receipt’s address is corrected', async () => {
    const { orderId } = await press('pack-3', { openAccount: true })
    stripe.pay(orderId)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await findOrder(db(), orderId)).toMatchObject({ openAccount: false, userId })
    await correctEmailAsStaff(db(), { orderId, email: 'ana.b@example.org' })
    expect(await findOrder(db(), orderId)).toMatchObject({ email: 'ana.b@example.org' })
    const mails = await db().outbox.findMany({ where: { topic: 'mail.purchase' } })
    expect(mails.map(({ payload }) => payload)).toEqual([{ orderId }, { orderId }])
    expect(await db().user.count()).toBe(1)
  })

  test('loses its credits when it is refunded, even after a later payment webhook', async () => {
    const { refund, say } = await buy('pack-3')
    await refund()
    await say(COMPLETED)
    await refund()
    expect(await left()).toBe(freeReports)
  })

  test('loses credits in proportion to a partial refund, and regains them when the refund fails', async () => {
    const { say, session } = await buy('pack-3')
    const refundedPart = async (minor: number, type = 'charge.refunded') => {
      session.amount_refunded = minor
      await say(type)
      return left()
    }
    const share = unusedRefundMinor({ reports: 3, paidMinor: session.amount_total }, 1)
    expect(await refundedPart(share - 1)).toBe(freeReports + 3)
    expect(await refundedPart(share)).toBe(freeReports + 2)
    // Repeated webhooks about the refund and the payment change nothing.
    await say('charge.refunded')
    await say(COMPLETED)
    expect(await left()).toBe(freeReports + 2)
    expect(await refundedPart(0, 'refund.failed')).toBe(freeReports + 3)
    expect(await refundedPart(unusedRefundMinor({ reports: 3, paidMinor: session.amount_total }, 2))).toBe(
      freeReports + 1,
    )
    expect(await refundedPart(session.amount_total)).toBe(freeReports)
  })

  test('regains only its unrefunded credits when a dispute is won', async () => {
    const { say, session } = await buy('pack-3')
    session.amount_refunded = unusedRefundMinor({ reports: 3, paidMinor: session.amount_total }, 2)
    await say('charge.refunded')
    session.disputes = ['needs_response']
    await say('charge.dispute.created')
    expect(await left()).toBe(freeReports)
    session.disputes = ['won']
    await say('charge.dispute.closed')
    expect(await left()).toBe(freeReports + 1)
  })

  test('loses its credits during a dispute and regains them when the dispute is won', async () => {
    const { say, session } = await buy('pack-3')
    session.disputes = ['needs_response']
    await say('charge.dispute.created')
    expect(await left()).toBe(freeReports)
    session.disputes = ['won']
    await say('charge.dispute.closed')
    await say('charge.dispute.closed')
    expect(await left()).toBe(freeReports + 3)
  })

  test('loses and regains its credits once when 20 dispute webhooks arrive at the same moment', async () => {
    const { orderId, session } = await buy('pack-3')
    for (const [status, balance] of [
      ['needs_response', freeReports],
      ['won', freeReports + 3],
    ] as const) {
      session.disputes = [status]
      const type = status === 'won' ? 'charge.dispute.closed' : 'charge.dispute.created'
      const events = Array.from({ length: 20 }, () => stripe.delivery(type, orderId))
      expect(new Set(await Promise.all(events.map(deliverWebhook)))).toEqual(new Set([200]))
      expect(await left()).toBe(balance)
    }
  })

  test('can be bought again, but a double click creates only one order', async () => {
    const [first, second] = await Promise.all([press('pack-3'), press('pack-3')])
    expect(first?.orderId).toBe(second?.orderId)
    stripe.pay(first?.orderId ?? '')
    await deliverWebhook(stripe.delivery(COMPLETED, first?.orderId ?? ''))
    await buy('pack-3')
    expect(await left()).toBe(freeReports + 6)
  })
})

describe('a membership', () => {
  test.each(locales)('reduces the price of a pack for a buyer with the language %s', async (locale) => {
    await buy('vip')
    expect(await isVip(db(), userId)).toBe(true)
    const { orderId } = await press('pack-7', { locale })
    const { listMinor, amountMinor } = getQuote('pack-7', localCurrency[locale], true)
    expect(await findOrder(db(), orderId)).toMatchObject({ listMinor, amountMinor })
    expect(amountMinor).toBeLessThan(listMinor)
  })

  test('reduces the price of a report, and the offer shows the list price', async () => {
    await makeVip(db(), userId)
    const buyer = await Buyer.arrive(database.current)
    await signIn(buyer.browser)
    const { sittingId } = buyer
    const offer = await (await buyer.browser.api()).payment.offer({ sittingId })
    const { listMinor, amountMinor } = getQuote('report', 'USD', true)
    expect(offer.price).toEqual({ listMinor, amountMinor, currency: 'USD' })
    const { orderId } = await buyer.press()
    expect(await findOrder(db(), orderId)).toMatchObject({ listMinor, amountMinor })
  })

  test('cannot be bought twice: a payment through a second open checkout is refunded', async () => {
    const first = await press('vip')
    // The same purchase in another language is another order; the checkouts of both are open at the provider.
    const second = await press('vip', { locale: 'es' })
    for (const { orderId } of [first, second]) {
      stripe.pay(orderId)
      await deliverWebhook(stripe.delivery(COMPLETED, orderId))
    }
    expect(await topics('payment.refund')).toBe(1)
    expect(await db().vipGrant.findMany()).toMatchObject([{ orderId: first.orderId, revokedAt: null }])
    await expect(press('vip')).rejects.toMatchObject({ message: 'ALREADY_VIP' })
    expect(await (await ana.api()).payment.productOffer({ sku: 'vip' })).toMatchObject({ owned: true })
  })

  test('ends when it is refunded, and can be bought again', async () => {
    const { refund } = await buy('vip')
    await refund()
    expect(await isVip(db(), userId)).toBe(false)
    const { orderId } = await buy('vip')
    expect(await db().vipGrant.findMany()).toMatchObject([{ orderId, revokedAt: null }])
  })
})

describe('a gift', () => {
  const giftEmail = 'friend@example.org'

  async function gift(sku: 'gift-pack-3' | 'gift-vip') {
    const bought = await buy(sku, { giftEmail })
    const { id } = await db().gift.findUniqueOrThrow({ where: { orderId: bought.orderId } })
    const friendId = await openAccount(db(), { email: giftEmail })
    const redeem = () => redeemGift(database.current, { userId: friendId, ip: '192.0.2.7' }, deriveGiftCode(id))
    return { ...bought, id, friendId, redeem }
  }

  test('is mailed to the recipient, and the buyer gets only a receipt', async () => {
    const { id } = await gift('gift-pack-3')
    expect(await db().gift.findUnique({ where: { id } })).toMatchObject({
      sku: 'pack-3',
      recipientEmail: giftEmail,
      giverName: 'Ana',
    })
    expect(await topics('mail.gift')).toBe(1)
    expect(await topics('mail.purchase')).toBe(1)
    expect(await left()).toBe(freeReports)
  })

  test('is refused when the recipient’s address is missing', async () => {
    await expect(press('gift-vip')).rejects.toMatchObject({ message: 'EMAIL_REQUIRED' })
  })

  test('cannot be redeemed after it was refunded', async () => {
    const { refund, redeem } = await gift('gift-vip')
    await refund()
    await expect(redeem()).rejects.toMatchObject({ message: 'GIFT_REVOKED' })
  })

  test('removes its credits from the recipient’s account when refunded after redemption', async () => {
    const pack = await gift('gift-pack-3')
    await pack.redeem()
    expect(await getCreditBalance(db(), pack.friendId)).toBe(freeReports + 3)
    await pack.refund()
    expect(await getCreditBalance(db(), pack.friendId)).toBe(freeReports)
  })

  test('ends the recipient’s membership when it is refunded', async () => {
    const { friendId, redeem, refund } = await gift('gift-vip')
    await redeem()
    expect(await isVip(db(), friendId)).toBe(true)
    await refund()
    expect(await isVip(db(), friendId)).toBe(false)
  })
})

describe('a shop order', () => {
  test('requires an account and ignores a posted price, status or account id [posted-rights-ignored]', async () => {
    const stranger = new TestBrowser(database.current)
    await expect(press('pack-3', {}, stranger)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    const guest = (await Buyer.arrive(database.current)).browser
    await expect(press('pack-3', {}, guest)).rejects.toMatchObject({ message: 'UNAUTHENTICATED' })
    const posted = { amountMinor: 1, listMinor: 1, vip: true, status: 'paid', userId: 'x' }
    const { orderId } = await press('pack-3', posted as never)
    expect(await findOrder(db(), orderId)).toMatchObject({
      amountMinor: getQuote('pack-3', 'USD', false).amountMinor,
      listMinor: getQuote('pack-3', 'USD', false).listMinor,
      status: 'pending',
      userId,
    })
  })

  test('is refunded when its account was deleted before the payment', async () => {
    const { orderId } = await press('pack-3')
    await db().user.delete({ where: { id: userId } })
    stripe.pay(orderId)
    await deliverWebhook(stripe.delivery(COMPLETED, orderId))
    expect(await topics('payment.refund')).toBe(1)
    expect(await topics('mail.purchase')).toBe(0)
  })
})
