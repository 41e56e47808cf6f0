import { beforeEach, expect, test } from 'vitest'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { createRefundedBuyer } from '@/testing/stripe/refunded-buyer'
import { setUpStripe } from '@/testing/stripe/stripe'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const listed = { q: '', page: 1, all: false, filter: 'owed', sku: null, currency: null, days: null } as const

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

test('a failed refund keeps its order in the list “owed” until staff record another payment', async () => {
  const { orderId, fail, say, db } = await createRefundedBuyer(database.current, stripe, 499)
  const { browser } = await createStaffBrowser(database.current, 'support')
  const { ops } = await browser.api()
  expect((await ops.orders(listed)).rows).toEqual([])

  fail()
  await say()
  expect((await ops.orders(listed)).rows).toMatchObject([{ id: orderId, refundFailed: true, returning: false }])
  const page = await ops.order({ orderId })
  expect(page.failedRefund).toEqual({ amountMinor: 499, currency: 'USD' })
  expect(page.refunds).toMatchObject([{ state: 'refused', failedAt: expect.any(String) }])
  expect(page.timeline.map(({ what }) => what)).toEqual(expect.arrayContaining(['refundMade', 'refundFailed']))
  // The refund can be requested again, and no page states that the money has been returned.
  expect(page.refundable).toMatchObject({ leftMinor: 499, claim: 'due' })

  await ops.settleOrder({ orderId, reason: 'bank transfer of today' })
  expect((await ops.orders(listed)).rows).toEqual([])
  expect(await ops.order({ orderId })).toMatchObject({ failedRefund: null, refundedMinor: 499, refundable: null })
  expect(await db.auditEntry.findFirst({ where: { act: 'order.settle' } })).toMatchObject({
    subject: `order:${orderId}`,
  })
  await expect(ops.settleOrder({ orderId, reason: 'once more' })).rejects.toMatchObject({ message: 'NOTHING_TO_DO' })
})
