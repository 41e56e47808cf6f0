import { beforeEach, describe, expect, test } from 'vitest'
import { freeReports } from '@/core/commerce/product'
import { codeJobs } from '@/features/auth/mail'
import { addCredits, getCreditBalance, spendCredit } from '@/features/credits/credits'
import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import { reportJobs } from '@/features/report/mail'
import { resolveReportLink } from '@/features/report/report-link'
import { createGift, deriveGiftCode, giftMailDedupeKey, redeemGift } from '@/features/shop/gifts'
import { shopJobs } from '@/features/shop/mail'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { Buyer, deliverWebhook, setRouteDatabase } from '@/testing/data/purchase'
import { createReminder } from '@/testing/data/reminders'
import { createComparisonInvite, makeCard } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'
import { meJobs } from '../mail'

const smtp = setUpMailServer()
const stripe = await setUpStripe()

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const COMPLETED = 'checkout.session.completed'
let client = 0
const browser = () => new TestBrowser(database.current, 'en', `192.0.2.${++client % 250}`)

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => cause?.code,
  )
const remove = async (who: TestBrowser, change: { confirmation?: string; password?: string } = {}) =>
  (await who.api()).me.deleteAccount({ confirmation: email, password: testPassword, ...change })
const mail = () => drainOutbox(db(), { ...codeJobs(db()), ...reportJobs(db()), ...meJobs(db()) })

async function ana() {
  const userId = await openAccount(db())
  const who = browser()
  await signIn(who)
  await db().$transaction((tx) => addCredits(tx, userId, 3, 'registration', 'account'))
  return { userId, who }
}

/** Creates Ana's account, signed in, with a pending payment for a report. */
async function paying() {
  const buyer = await Buyer.arrive(database.current)
  const userId = await openAccount(db())
  await signIn(buyer.browser)
  const { orderId } = await buyer.press({ email: 'Ana.Private@example.org' })
  return { userId, who: buyer.browser, orderId, sittingId: buyer.sittingId }
}

describe('deleting the account', () => {
  test('keeps only the orders, without names or addresses [delete-account-leaves-nothing]', async () => {
    const { userId, who } = await ana()
    const elsewhere = browser()
    await signIn(elsewhere)
    const sitting = await completeSitting(who)
    const foreign = await completeSitting(browser())
    await db().$transaction(async (tx) => {
      const creditEntryId = await spendCredit(tx, userId, sitting)
      await tx.entitlement.create({ data: { id: 'credit', sittingId: sitting, creditEntryId } })
    })
    const order = await createPaidOrder(db(), { email })
    await db().order.update({ where: { id: order.id }, data: { userId, giftEmail: 'friend@example.org' } })
    await db().vipGrant.create({ data: { userId, orderId: order.id } })
    const guest = await db().guest.findFirstOrThrow({ where: { userId } })
    const review = { guestId: guest.id, name: 'Ana', content: 'Calm', locale: 'en' as const, instrument: 'sleep' }
    await db().review.create({ data: { id: 'r', sittingId: sitting, ...review } })
    await (await who.api()).me.startEmailChange({ email: 'new@example.org', password: testPassword })

    await remove(who, { confirmation: ' Ana@Example.org ' })
    expect(await db().user.count()).toBe(0)
    for (const browserOfAna of [who, elsewhere]) {
      expect(await refusal((await browserOfAna.api()).auth.account())).toBe('UNAUTHENTICATED')
    }
    expect(who.cookies.has('session') || who.cookies.has('taker')).toBe(false)
    expect(await signIn(browser())).toBe('SIGN_IN_FAILED')
    for (const table of [db().session, db().creditEntry, db().vipGrant, db().review, db().emailCode]) {
      expect(await (table as { count: () => Promise<number> }).count()).toBe(0)
    }
    const left = await db().sitting.findMany({ select: { id: true } })
    expect(left.map(({ id }) => id).sort()).toEqual([foreign, order.sittingId].sort())
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id } })
    expect(kept).toMatchObject({
      userId: null,
      guestId: null,
      sittingId: null,
      amountMinor: 499,
      status: 'paid',
    })
    expect(kept.email).toMatch(/^deleted:[\w-]{43}$/)
    expect(kept.giftEmail).toMatch(/^deleted:[\w-]{43}$/)
    expect(kept.giftEmail).not.toBe(kept.email)
    const grant = await db().signupBonus.findFirstOrThrow()
    expect(grant.remaining).toBe(2)
  })

  test('grants no new free reports when the address registers again', async () => {
    const { userId, who } = await ana()
    const sittingId = await completeSitting(who)
    await db().$transaction((tx) => spendCredit(tx, userId, sittingId))
    await remove(who)
    const again = await openAccount(db(), { email })
    expect(await getCreditBalance(db(), again)).toBe(freeReports - 1)
    const other = await openAccount(db(), { email: 'eve@example.org' })
    expect(await getCreditBalance(db(), other)).toBe(freeReports)
  })

  test('sends a confirmation and then removes the address from the mail job', async () => {
    const { who } = await ana()
    await remove(who)
    await mail()
    await mail()
    expect(smtp.received.map(({ envelope, mail: { subject } }) => [envelope.to, subject])).toEqual([
      [[email], 'Your account is deleted'],
    ])
    expect(JSON.stringify(await db().outbox.findMany({ select: { payload: true } }))).not.toContain(email)
  })

  test.each([
    { change: { confirmation: 'ana@example.com' }, code: 'CONFIRMATION_MISMATCH' },
    { change: { confirmation: '' }, code: 'CONFIRMATION_MISMATCH' },
    { change: { password: 'not the password' }, code: 'PASSWORD_WRONG' },
  ])('deletes nothing and fails with $code when the request has $change', async ({ change, code }) => {
    const { who } = await ana()
    await completeSitting(who)
    expect(await refusal(remove(who, change))).toBe(code)
    expect(await db().user.count()).toBe(1)
    expect(await db().sitting.count()).toBe(1)
    expect((await (await who.api()).auth.account()).email).toBe(email)
  })

  test('deletes shared cards, comparisons and reminders even of a sitting with a pending payment', async () => {
    const { userId, who } = await ana()
    const { sittingId } = await createComparisonInvite(who)
    await makeCard(who, sittingId)
    await createReminder(db(), sittingId)
    const { id } = await createPaidOrder(db(), { email })
    const open = { userId, sittingId, status: 'pending' as const, paidAt: null }
    await db().entitlement.deleteMany()
    await db().order.update({ where: { id }, data: open })
    await remove(who)
    expect(await db().sitting.count({ where: { id: sittingId } })).toBe(1)
    const left = [await db().shareCard.count(), await db().comparison.count(), await db().reminder.count()]
    expect(left).toEqual([0, 0, 0])
  })

  test('leaves an order with the other account that paid for it', async () => {
    const { userId, who } = await ana()
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const order = await createPaidOrder(db(), { email: 'eve@example.org' })
    await db().order.update({ where: { id: order.id }, data: { userId: eve } })
    await db().guest.update({ where: { id: order.guestId ?? '' }, data: { userId } })
    await remove(who)
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id } })
    expect(kept).toMatchObject({ userId: eve, email: 'eve@example.org', guestId: null, sittingId: null })
  })
})

describe('a gift of the deleted account', () => {
  const friend = 'friend@example.org'

  /** Creates a pack that Ana has bought as a gift; returns the gift. */
  async function given(userId: string) {
    const order = await createPaidOrder(db(), { email })
    const data = { userId, sku: 'gift-pack-3' as const, giftEmail: friend }
    await db().order.update({ where: { id: order.id }, data })
    return db().$transaction(async (tx) => {
      const gift = { orderId: order.id, sku: 'pack-3', recipientEmail: friend, giverName: 'Ana' } as const
      const giftId = await createGift(tx, gift)
      await enqueue(tx, jobs.mailGift, { giftId }, { dedupeKey: giftMailDedupeKey(giftId) })
      return giftId
    })
  }
  const sendGifts = () => drainOutbox(db(), { ...shopJobs(db()), ...meJobs(db()) })

  /** Returns all texts of the database that could identify a person. */
  async function traces(): Promise<string> {
    const tables = [db().gift.findMany(), db().order.findMany(), db().outbox.findMany({ select: { payload: true } })]
    return JSON.stringify(await Promise.all(tables), (_, value) => (typeof value === 'bigint' ? Number(value) : value))
  }

  test.each([
    { name: 'whose mail was sent', sentBefore: true },
    { name: 'whose mail is still to be sent', sentBefore: false },
  ])('$name can be redeemed and leaves no name or address in the database', async ({ sentBefore }) => {
    const { userId, who } = await ana()
    const giftId = await given(userId)
    if (sentBefore) await sendGifts()
    await remove(who)
    await sendGifts()
    await sendGifts()
    expect(smtp.received.filter(({ envelope }) => envelope.to[0] === friend)).toHaveLength(1)
    expect(await traces()).not.toMatch(/friend@example\.org|Ana"/)
    const bo = await openAccount(db(), { email: friend })
    expect(await redeemGift(database.current, { userId: bo, ip: '192.0.2.77' }, deriveGiftCode(giftId))).toBe('pack-3')
  })
})

describe('a payment that arrives during or after the deletion of the account', () => {
  test.each(['webhook', 'reconciler'])(
    'delivers the report anonymously by mail when it arrives via the %s [deleted-account-delivery]',
    async (by) => {
      const { who, orderId, sittingId } = await paying()
      await completeSitting(who)
      await remove(who)
      expect(await db().sitting.findMany({ select: { id: true, guest: { select: { userId: true } } } })).toEqual([
        { id: sittingId, guest: { userId: null } },
      ])
      expect(await refusal((await who.api()).report.get({ sittingId }))).toBe('NOT_FOUND')

      stripe.pay(orderId)
      if (by === 'webhook') expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
      else expect(await syncCheckout(db(), paymentProvider(db()), orderId)).toBe('paid')
      expect(await db().entitlement.findMany()).toMatchObject([{ sittingId, orderId, revokedAt: null }])
      await mail()
      const sent = smtp.received.find(({ envelope }) => envelope.to[0] === 'Ana.Private@example.org')
      const key = /\/r\/([\w-]{43})/.exec(sent?.mail.text ?? '')?.[1] ?? ''
      expect(await resolveReportLink(db(), key)).toEqual({ state: 'live', sittingId })
      const reader = browser()
      reader.cookies.set('reports', key)
      expect((await (await reader.api()).report.get({ sittingId })).kind).toBe('full')
      expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({ userId: null, status: 'paid' })
    },
  )

  test('opens the report even when the order has expired but is still being reconciled', async () => {
    const { who, orderId, sittingId } = await paying()
    await db().order.update({ where: { id: orderId }, data: { status: 'expired' } })
    await remove(who)
    stripe.pay(orderId)
    expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    expect(await db().entitlement.findMany()).toMatchObject([{ sittingId, orderId }])
  })

  test('is not awaited for an expired order without further checks: sitting and address are deleted', async () => {
    const { who, orderId } = await paying()
    await db().order.update({ where: { id: orderId }, data: { status: 'expired', checkAt: null } })
    await remove(who)
    expect(await db().sitting.count()).toBe(0)
    expect((await db().order.findUniqueOrThrow({ where: { id: orderId } })).email).toMatch(/^deleted:/)
  })

  test('either opens the report or leaves an anonymous order when it arrives during the deletion', async () => {
    const { who, orderId } = await paying()
    stripe.pay(orderId)
    const [status] = await Promise.all([deliverWebhook(stripe.delivery(COMPLETED, orderId)), remove(who)])
    expect([200, 500, 503]).toContain(status)
    if (status !== 200) expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
    const order = await db().order.findUniqueOrThrow({ where: { id: orderId } })
    expect(order).toMatchObject({ status: 'paid', userId: null })
    // A report paid before the deletion is deleted with the account; one paid after the deletion is delivered.
    const delivered = await db().entitlement.count({ where: { orderId } })
    expect(order.email.startsWith('deleted:')).toBe(delivered === 0)
    expect(await db().user.count()).toBe(0)
  })
})
