import { beforeEach, describe, expect, test } from 'vitest'
import { paymentProvider } from '@/server/payments/select-provider'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { createRefundedBuyer as returnedOf } from '@/testing/stripe/refunded-buyer'
import { setUpStripe } from '@/testing/stripe/stripe'
import { applyCheckout } from '../settlement/sync-checkout'
import { settleFailedRefunds } from './request-refund'

const stripe = await setUpStripe()
overrideSettings({ OPERATOR_NAME: 'Luz Clara, S.L.', TAX_INCLUDED: 'US 10' })
const database = setUpTestDatabase()
const FAILED = 'refund.failed'

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const returned = (...amounts: number[]) => returnedOf(database.current, stripe, ...amounts)

describe('a refund that fails after it was made [refund-failed]', () => {
  test.each([FAILED, 'charge.refund.updated', 'refund.updated'])(
    'gets one numbered credit-note correction and one mail when the webhook is %s',
    async (type) => {
      const { fail, say, invoices, mails, rows, now, db } = await returned(499)
      fail()
      await say(type)
      expect(await invoices()).toEqual([
        ['1', 499, null],
        ['C-1', -499, null],
        ['C-2', 499, 'C-1'],
      ])
      expect(await rows()).toMatchObject([
        {
          state: 'refused',
          failure: 'lost_or_stolen_card',
          settledAt: null,
          doneAt: expect.any(Date),
          failedAt: expect.any(Date),
        },
      ])
      // The buyer is still owed the money, so the report stays closed.
      expect(await now()).toMatchObject({ status: 'refunded', open: 0, refundedMinor: 0 })
      expect(await mails('refund-failed')).toBe(1)
      const tax = await db.invoice.findMany({ orderBy: { place: 'asc' }, select: { taxMinor: true } })
      expect(tax.map(({ taxMinor }) => taxMinor)).toEqual([45, -45, 45])
    },
  )

  test('is booked and mailed once when several webhooks report it at the same moment', async () => {
    const { fail, say, invoices, mails } = await returned(499)
    fail()
    await Promise.all([say(), say(), say('refund.updated'), say('charge.refund.updated')])
    await say('charge.refunded')
    await say()
    expect(await invoices()).toHaveLength(3)
    expect(await mails('refund-failed')).toBe(1)
    expect(await mails('refund')).toBe(1)
  })

  test('is not restored when a stale checkout state, read before the failure, is applied later', async () => {
    const { fail, say, invoices, now, db, orderId, session } = await returned(499)
    const provider = paymentProvider(db)
    const stale = await provider.readCheckout(session.id)
    fail()
    await say()
    await applyCheckout(db, provider, orderId, stale)
    expect(await invoices()).toHaveLength(3)
    expect(await now()).toMatchObject({ refundedMinor: 0 })
  })

  test('creates no credit note and no mail when the provider reported only the failure', async () => {
    const { session, say, invoices, mails, rows } = await returned()
    session.refunds.push({ id: 're_lost', amount: 499, refundId: null, status: 'failed' })
    await say()
    await say('charge.refunded')
    expect(await invoices()).toEqual([['1', 499, null]])
    expect([await mails('refund'), await mails('refund-failed')]).toEqual([0, 0])
    expect(await rows()).toMatchObject([{ state: 'refused', failedAt: null }])
  })

  test('is settled by a second refund that gets its own credit note', async () => {
    const { fail, say, ask, work, invoices, mails, rows, now } = await returned(499)
    fail()
    await say()
    await ask(499)
    await work()
    await say('charge.refunded')
    expect(await invoices()).toEqual([
      ['1', 499, null],
      ['C-1', -499, null],
      ['C-2', 499, 'C-1'],
      ['C-3', -499, null],
    ])
    expect(await rows()).toMatchObject([{ settledAt: expect.any(Date) }, { state: 'done', failedAt: null }])
    expect(await now()).toMatchObject({ status: 'refunded', open: 0, refundedMinor: 499 })
    expect([await mails('refund'), await mails('refund-failed')]).toEqual([2, 1])
  })

  test('is owed again when the second refund fails too', async () => {
    const { fail, say, ask, work, invoices, rows } = await returned(499)
    fail()
    await say()
    await ask(499)
    await work()
    fail(1)
    await say()
    expect((await invoices()).map(([, gross, of]) => [gross, of])).toEqual([
      [499, null],
      [-499, null],
      [499, 'C-1'],
      [-499, null],
      [499, 'C-3'],
    ])
    expect((await rows()).map(({ settledAt }) => settledAt === null)).toEqual([false, true])
  })

  test('is booked once when another refund is made at the same moment', async () => {
    const { fail, say, ask, work, invoices, rows, now } = await returned(200)
    await ask(299)
    fail()
    await Promise.all([work(), say(), work(), say('charge.refunded'), say('refund.updated')])
    await work()
    await say()
    expect(await now()).toMatchObject({ refundedMinor: 299 })
    const written = await invoices()
    expect(written).toHaveLength(4)
    expect(written.reduce((sum, [, gross]) => sum + Number(gross), 0)).toBe(499 - 299)
    expect(written.find(([, , of]) => of !== null)).toMatchObject([expect.anything(), 200, 'C-1'])
    // The other refund does not settle the failed one, because it was for another part.
    expect((await rows()).map(({ state, settledAt }) => [state, settledAt])).toEqual([
      ['refused', null],
      ['done', null],
    ])
  })

  test('is settled by a refund made at the provider, with a credit note for each refund', async () => {
    const { fail, say, session, invoices, rows, mails } = await returned(499)
    fail()
    session.amount_refunded = 499
    await say('charge.refunded')
    expect((await invoices()).map(([, gross, of]) => [gross, of])).toEqual([
      [499, null],
      [-499, null],
      [499, 'C-1'],
      [-499, null],
    ])
    const states = (await rows()).map(({ rule, failedAt, settledAt }) => [rule, failedAt !== null, settledAt !== null])
    expect(states.toSorted()).toEqual([
      ['provider', false, false],
      ['withdrawal', true, true],
    ])
    expect(await mails('refund-failed')).toBe(1)
  })

  test('corrects the credit note of its own amount when there are several', async () => {
    const { fail, say, invoices } = await returned(100, 399)
    fail(0)
    await say()
    expect((await invoices()).at(-1)).toEqual(['C-3', 100, 'C-1'])
  })

  test('corrects only its own part of a credit note that covers two refunds', async () => {
    const { fail, say, session, invoices } = await returned()
    for (const [index, amount] of [200, 299].entries()) {
      session.refunds.push({ id: `re_${index}`, amount, refundId: null, status: 'succeeded' })
    }
    session.amount_refunded = 499
    await say('charge.refunded')
    for (const at of [0, 1]) {
      fail(at)
      await say()
    }
    expect(await invoices()).toEqual([
      ['1', 499, null],
      ['C-1', -499, null],
      ['C-2', 200, 'C-1'],
      ['C-3', 299, 'C-1'],
    ])
  })

  test('can be settled by staff only once, which creates a new credit note', async () => {
    const { fail, say, db, orderId, invoices, now, rows } = await returned(499)
    fail()
    await say()
    const { id } = await createPaidOrder(db, { email: 'other@example.org' })
    const owed = {
      amountMinor: 100,
      currency: 'USD',
      rule: 'goodwill',
      state: 'refused',
      failedAt: new Date(),
    } as const
    const other = await db.refund.create({ data: { ...owed, id: 'of another order', orderId: id } })
    const both = await Promise.allSettled([settleFailedRefunds(db, orderId), settleFailedRefunds(db, orderId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await now()).toMatchObject({ refundedMinor: 499 })
    expect(await db.refund.findMany({ where: { orderId: id } })).toEqual([other])
    // The provider keeps reporting that no money was returned.
    await say()
    expect((await invoices()).map(([, gross]) => gross)).toEqual([499, -499, 499, -499])
    expect(await now()).toMatchObject({ refundedMinor: 499, open: 0 })
    expect(await rows()).toMatchObject([{ settledAt: expect.any(Date) }, { state: 'done', rule: 'withdrawal' }])
  })

  test('cannot be settled before it has failed', async () => {
    const { db, orderId } = await returned(200)
    await expect(settleFailedRefunds(db, orderId)).rejects.toMatchObject({ code: 'NOTHING_TO_DO' })
  })
})

test('a refund stays booked when a stale checkout state is applied later', async () => {
  const { ask, work, invoices, now, db, orderId, session } = await returned()
  const provider = paymentProvider(db)
  const stale = await provider.readCheckout(session.id)
  await ask(200)
  await work()
  await applyCheckout(db, provider, orderId, stale)
  expect(await now()).toMatchObject({ refundedMinor: 200 })
  expect(await invoices()).toHaveLength(2)
})
