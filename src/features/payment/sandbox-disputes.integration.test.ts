import { expect, test } from 'vitest'
import { drainOutbox } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, readPaymentData } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { paymentJobs } from './jobs'
import { requestRefund } from './refunds/request-refund'

const database = setUpTestDatabase()

/** Creates a buyer who has paid in the sandbox. */
async function paid() {
  const { db } = database.current
  const buyer = await Buyer.arrive(database.current)
  const { orderId, url } = await buyer.press()
  const session = new URL(url, 'http://localhost').searchParams.get('session') ?? ''
  const { payment } = await buyer.browser.api()
  await payment.playSandbox({ session, outcome: 'paid' })
  const bank = async (action: 'open' | 'won' | 'lost') => (await payment.playBank({ session, action: action })).bank
  const moved = async () => {
    const window = { from: new Date(0), to: new Date(Date.now() + 60_000) }
    const { movements } = await paymentProvider(db).listMovements(window, null)
    return movements.filter((one) => one.orderId === orderId).map(({ kind, amountMinor }) => [kind, amountMinor])
  }
  return { db, orderId, session, payment, bank, moved, now: () => readPaymentData(db, orderId) }
}

test('a sandbox dispute suspends the report, and winning it opens the report again', async () => {
  const { db, orderId, session, payment, bank, moved, now } = await paid()
  expect((await payment.sandbox({ session })).bank).toEqual(['open'])
  expect(await bank('open')).toEqual(['won', 'lost'])
  expect(await now()).toMatchObject({ status: 'paid', open: 0 })
  expect(await db.dispute.findMany({ where: { orderId } })).toMatchObject([
    { state: 'open', reason: 'product_not_received', amountMinor: 499, dueBy: expect.any(Date), closedAt: null },
  ])
  expect(await bank('won')).toEqual([])
  expect(await now()).toMatchObject({ status: 'paid', open: 1 })
  expect(await moved()).toEqual([
    ['payment', 499],
    ['dispute', -499],
    ['dispute', 499],
  ])
  const events = await db.providerEvent.findMany({ where: { orderId }, orderBy: { receivedAt: 'asc' } })
  expect(events.map(({ type }) => type)).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
})

test('a lost sandbox dispute closes the report, and no refund can be requested', async () => {
  const { db, orderId, bank, now } = await paid()
  await bank('open')
  expect(await bank('lost')).toEqual([])
  expect(await now()).toMatchObject({ status: 'refunded', open: 0 })
  const input = { orderId, amountMinor: 499, rule: 'goodwill', access: 'rule', seenRefundedMinor: 0 } as const
  await expect(requestRefund(db, input)).rejects.toMatchObject({ code: 'NOTHING_TO_DO' })
})

test('a refund requested during a sandbox dispute is paused, and made when the dispute is won', async () => {
  const { db, orderId, bank, now } = await paid()
  await bank('open')
  await requestRefund(db, { orderId, amountMinor: 499, rule: 'goodwill', access: 'rule', seenRefundedMinor: 0 })
  const work = () => drainOutbox(db, { ...paymentJobs(db), 'mail.report': async () => {} })
  await work()
  expect(await db.refund.findMany({ where: { orderId } })).toMatchObject([{ state: 'paused' }])
  await bank('won')
  await work()
  expect(await now()).toMatchObject({ status: 'refunded', refundedMinor: 499 })
})

test('the sandbox bank performs each action once, and none on an unpaid checkout', async () => {
  const { db, orderId, bank } = await paid()
  await Promise.all([bank('open'), bank('open')])
  await bank('open')
  expect(await db.dispute.count({ where: { orderId } })).toBe(1)
  await Promise.all([bank('won'), bank('lost')])
  expect((await db.dispute.findMany({ where: { orderId } })).map(({ closedAt }) => closedAt !== null)).toEqual([true])
  expect(await bank('won')).not.toContain('won')

  const buyer = await Buyer.arrive(database.current)
  const { orderId: second, url } = await buyer.press()
  const session = new URL(url, 'http://localhost').searchParams.get('session') ?? ''
  const { payment } = await buyer.browser.api()
  expect((await payment.playBank({ session, action: 'open' })).bank).toEqual([])
  // The bank sends a message about the payment only after an action that is possible.
  await payment.playSandbox({ session, outcome: 'webhook-lost' })
  await payment.playBank({ session, action: 'won' })
  expect(await readPaymentData(db, second)).toMatchObject({ status: 'pending' })
  await payment.playBank({ session, action: 'open' })
  expect(await readPaymentData(db, second)).toMatchObject({ status: 'paid', open: 0 })
})
