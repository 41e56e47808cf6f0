import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '@/generated/prisma/client'
import { log } from '@/server/observability/log'
import type { ProviderRefund } from '@/server/payments/provider'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { reconcileRefunds } from './reconcile-refunds'
import { writeRefund } from './request-refund'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

afterEach(() => vi.restoreAllMocks())

const order = () => createPaidOrder(db(), { email: 'ana@example.org' })
const seen = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 're_1',
  refundId: null,
  amountMinor: 100,
  state: 'made',
  failure: null,
  at: now,
  ...change,
})
const see = (known: Order, refund: ProviderRefund) =>
  db().$transaction((tx) => {
    const refundedMinor = refund.state === 'made' ? refund.amountMinor : 0
    return reconcileRefunds(tx, known, { refunds: [refund], refundedMinor, amountMinor: 499, currency: 'USD' }, now)
  })
const mails = async () => (await db().outbox.findMany({ orderBy: { id: 'asc' } })).map(({ topic }) => topic)

test('a refund is mailed to the buyer once, even when the provider reports it under a second id', async () => {
  const one = await order()
  const input = { amountMinor: 100, rule: 'goodwill', access: 'stays' } as const
  const { id: refundId } = await db().$transaction((tx) => writeRefund(tx, one, input))
  for (const id of ['re_1', 're_2', 're_1']) await see(one, seen({ id, refundId }))
  expect((await mails()).filter((topic) => topic === 'mail.refund')).toHaveLength(1)
  expect(await db().refund.findMany()).toMatchObject([{ id: refundId, state: 'done', providerRefundId: 're_1' }])
})

test('a refund that the provider never accepted sends no failure mail', async () => {
  const one = await order()
  const input = { amountMinor: 100, rule: 'goodwill', access: 'stays' } as const
  const { id: refundId } = await db().$transaction((tx) => writeRefund(tx, one, input))
  await see(one, seen({ refundId, state: 'failed', failure: 'expired_card' }))
  expect(await db().refund.findMany()).toMatchObject([
    { state: 'refused', failure: 'expired_card', doneAt: null, failedAt: null },
  ])
  expect(await mails()).not.toContain('mail.refund-failed')
})

test('each refund that fails after it was made sends one mail', async () => {
  const orders = [await order(), await order()]
  for (const state of ['made', 'failed', 'failed'] as const) {
    for (const [n, one] of orders.entries()) await see(one, seen({ id: `re_${n}`, state }))
  }
  const told = await db().outbox.findMany({ where: { topic: 'mail.refund-failed' }, orderBy: { id: 'asc' } })
  const rows = await db().refund.findMany({ orderBy: { providerRefundId: 'asc' } })
  expect(told.map(({ payload }) => payload)).toEqual(rows.map(({ id, orderId }) => ({ orderId, refundId: id })))
  expect(rows).toHaveLength(2)
})

test.each([
  { refundedMinor: 100, failedAt: now, doneAt: now, mailCount: 1 },
  { refundedMinor: 150, failedAt: now, doneAt: now, mailCount: 1 },
  { refundedMinor: 99, failedAt: null, doneAt: null, mailCount: 0 },
])(
  'a failed refund of 100 sends $mailCount mails when the order’s refunded amount was $refundedMinor',
  async (known) => {
    const { refundedMinor, failedAt, doneAt, mailCount } = known
    const error = vi.spyOn(log, 'error')
    const { id } = await order()
    // An order of the time when only the sum of refunds was stored.
    const one = await db().order.update({ where: { id }, data: { refundedMinor } })
    await see(one, seen({ state: 'failed' }))
    await see(one, seen({ state: 'failed' }))
    const row = await db().refund.findFirstOrThrow()
    expect(row).toMatchObject({ state: 'refused', rule: 'provider', failure: 'failed', failedAt, doneAt })
    expect(await mails()).toEqual(Array(mailCount).fill('mail.refund-failed'))
    const logged = [{ order: id, refund: row.id }, 'payment: a refund did not reach the buyer']
    expect(error.mock.calls).toEqual(Array(mailCount).fill(logged))
  },
)

const later = new Date(now.getTime() + 60_000)

test.each([
  { name: 'as large', amountMinor: 100, settledAt: now },
  { name: 'larger', amountMinor: 101, settledAt: now },
  { name: 'smaller', amountMinor: 99, settledAt: null },
])(
  'a failed refund has settledAt $settledAt after a later refund that is $name',
  async ({ amountMinor, settledAt }) => {
    const one = await order()
    for (const state of ['made', 'failed'] as const) await see(one, seen({ state }))
    await see(one, seen({ id: 're_2', amountMinor, at: later }))
    const [failed, made] = await db().refund.findMany({ orderBy: { providerRefundId: 'asc' } })
    expect(failed).toMatchObject({ failedAt: now, settledAt })
    expect(made).toMatchObject({ state: 'done', amountMinor, settledAt: null })
  },
)

test('the mail about a failed refund has a dedupe key with the refund’s id', async () => {
  const one = await order()
  for (const state of ['made', 'failed'] as const) await see(one, seen({ state }))
  const { id } = await db().refund.findFirstOrThrow()
  const { dedupeKey } = await db().outbox.findFirstOrThrow({ where: { topic: 'mail.refund-failed' } })
  expect(dedupeKey).toBe(`mail.refund-failed:${id}`)
})
