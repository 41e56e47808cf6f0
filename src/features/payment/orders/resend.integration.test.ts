import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drainOutbox, PermanentFailure } from '@/server/jobs/outbox'
import { Buyer, deliverWebhook, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

async function paid() {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  stripe.pay(orderId)
  expect(await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))).toBe(200)
  const view = async () => (await buyer.browser.api()).payment.order({ orderId })
  const resend = async (browser = buyer.browser) => (await browser.api()).payment.resend({ orderId })
  return { buyer, orderId, view, resend }
}

const send = async () => {}
const busy = async () => Promise.reject(new Error('450 try later'))
const refuse = async () => Promise.reject(new PermanentFailure('550 no such address'))
const mails = () => db().outbox.findMany({ where: { topic: 'mail.report' }, orderBy: { id: 'asc' } })
const attempt = (handler: () => Promise<void>) => drainOutbox(db(), { 'mail.report': handler })

describe('the mail state of an order', () => {
  test.each([
    { name: 'no attempt was made', handlers: [], mail: 'queued' },
    { name: 'the mail server deferred it', handlers: [busy], mail: 'retrying' },
    { name: 'it was sent', handlers: [send], mail: 'sent' },
    { name: 'the mail server refused it permanently', handlers: [refuse], mail: 'failed' },
  ])('is “$mail” when $name', async ({ handlers, mail }) => {
    const { view } = await paid()
    for (const handler of handlers) await attempt(handler)
    expect(await view()).toMatchObject({ mail })
  })
})

describe('resending the mail of an order', () => {
  test.each([
    { name: 'it waits for its next attempt', before: busy, rows: 1 },
    { name: 'it was refused', before: refuse, rows: 1 },
    { name: 'it was sent before', before: send, rows: 2 },
  ])('delivers the mail when $name', async ({ before, rows }) => {
    const { resend, view } = await paid()
    await attempt(before)
    expect(await attempt(send)).toBe(0)
    await resend()
    expect(await attempt(send)).toBe(1)
    expect(await mails()).toHaveLength(rows)
    expect(await view()).toMatchObject({ mail: 'sent' })
  })

  test('queues at most one mail per minute', async () => {
    const { orderId, resend } = await paid()
    await attempt(send)
    const resendAt = async (at: string) => {
      vi.setSystemTime(new Date(at))
      await resend()
      return (await mails()).length
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await resendAt('2026-11-22T10:00:05Z')).toBe(2)
      expect(await resendAt('2026-11-22T10:00:58Z')).toBe(2)
      expect(await resendAt('2026-11-22T10:01:00Z')).toBe(3)
    } finally {
      vi.useRealTimers()
    }
    expect((await mails()).map(({ payload }) => payload)).toEqual([{ orderId }, { orderId }, { orderId }])
  })

  test('sends one mail when the button is clicked twice at the same moment', async () => {
    const { resend } = await paid()
    await attempt(send)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:05Z') })
    try {
      await Promise.all([resend(), resend()])
    } finally {
      vi.useRealTimers()
    }
    expect(await mails()).toHaveLength(2)
  })

  test('does not interrupt a mail that is being sent', async () => {
    const { resend } = await paid()
    let finish = () => {}
    const sending = attempt(() => new Promise<void>((resolve) => (finish = resolve)))
    await vi.waitFor(async () => expect((await mails())[0]?.lockedUntil).toBeInstanceOf(Date))
    await resend()
    expect(await attempt(send)).toBe(0)
    finish()
    await sending
    expect(await mails()).toMatchObject([{ doneAt: expect.any(Date) }])
  })

  test('is limited to three times an hour', async () => {
    const { resend } = await paid()
    for (let n = 0; n < 3; n++) await resend()
    await expect(resend()).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
  })

  test('is possible only for the buyer and only after the payment', async () => {
    const { resend } = await paid()
    await expect(resend(new TestBrowser(database.current))).rejects.toMatchObject({ message: 'NOT_FOUND' })
    const other = await Buyer.arrive(database.current)
    await expect(resend(other.browser)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    const { orderId } = await other.press()
    await expect((await other.browser.api()).payment.resend({ orderId })).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
  })
})

test('a check of an order queries the provider every time until the order is paid', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  const requests = () => stripe.requests.filter((request) => /^GET \/v1\/checkout\/sessions\//.test(request)).length
  const before = requests()
  for (let n = 1; n <= 3; n++) {
    expect(await buyer.land(orderId)).toMatchObject({ status: 'pending' })
    expect(requests()).toBe(before + n)
  }
  stripe.pay(orderId)
  expect(await buyer.land(orderId)).toMatchObject({ status: 'paid', unlocked: true })
  const then = requests()
  expect(await buyer.land(orderId)).toMatchObject({ status: 'paid', unlocked: true })
  expect(requests()).toBe(then)
})

test('300 checks of an order in a row are not rate limited', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press()
  stripe.pay(orderId)
  // As many checks as a page makes in five minutes.
  for (let n = 0; n < 300; n++) await buyer.land(orderId)
})
