import { afterEach, expect, test, vi } from 'vitest'
import type { Order, Prisma } from '@/generated/prisma/client'
import { drainOutbox } from '@/server/jobs/outbox'
import { log } from '@/server/observability/log'
import type { PaymentProvider, ProviderRefundRequest } from '@/server/payments/provider'
import { sandboxProvider } from '@/server/payments/sandbox/sandbox'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { paymentJobs } from '../jobs'
import { writeRefund } from './request-refund'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

afterEach(() => vi.restoreAllMocks())

async function order(): Promise<Order> {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  return db().order.update({ where: { id }, data: { providerSessionId: `of ${id}`, paymentIntentId: `pi ${id}` } })
}
const ask = async (one: Order, data: { amountMinor?: number; rule?: 'duplicate' | 'goodwill' } = {}) => {
  const refund = { amountMinor: 100, rule: 'goodwill', access: 'stays', ...data } as const
  return (await db().$transaction((tx) => writeRefund(tx, one, refund))).id
}
const stateOf = async (id: string) => (await db().refund.findUnique({ where: { id } }))?.state
/**
 * Runs the worker with a provider whose checkouts are all paid, with `gone` refunded before, and which reports the
 * refunds requested from it.
 */
async function work({
  shows = true,
  gone = 0,
  asked = async (_: ProviderRefundRequest): Promise<unknown> => null,
} = {}) {
  const made: ProviderRefundRequest[] = []
  const provider: PaymentProvider = {
    ...sandboxProvider(db()),
    async readCheckout(id) {
      const own = made.filter(({ sessionId }) => shows && sessionId === id)
      return {
        sessionId: id,
        orderId: id.slice('of '.length),
        state: 'complete',
        payment: 'paid',
        failureCode: null,
        amountMinor: 499,
        currency: 'USD',
        paymentIntentId: `pi ${id.slice(3)}`,
        livemode: false,
        refundedMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, gone),
        dispute: 'none',
        disputes: [],
        refunds: own.map(({ refundId, amountMinor }) => ({
          id: `re ${refundId}`,
          refundId,
          amountMinor,
          state: 'made',
          failure: null,
          at: now,
        })),
      }
    },
    async refund(request) {
      made.push(request)
      await asked(request)
    },
  }
  await drainOutbox(db(), { 'mail.refund': async () => {}, ...paymentJobs(db(), provider) })
  const topic: Prisma.OutboxWhereInput = { topic: 'payment.refund' }
  return db().outbox.findFirstOrThrow({ where: topic, orderBy: { id: 'asc' } })
}

test('a completed refund is logged with its order', async () => {
  const one = await order()
  const refund = await ask(one)
  const info = vi.spyOn(log, 'info')
  await work()
  expect(await stateOf(refund)).toBe('done')
  expect(info.mock.calls).toEqual([[{ order: one.id, refund }, 'payment: given back']])
})

test('a refund is retried while the provider does not show it yet, and the job records why', async () => {
  const refund = await ask(await order())
  const info = vi.spyOn(log, 'info')
  const lastError = 'the provider does not show the refund yet'
  expect(await work({ shows: false })).toMatchObject({ doneAt: null, failedAt: null, lastError })
  expect(await stateOf(refund)).toBe('waiting')
  expect(info).not.toHaveBeenCalled()
})

test('a refund is not requested again when its row was deleted in the meantime', async () => {
  const refund = await ask(await order())
  const asked = (_: ProviderRefundRequest) => db().refund.delete({ where: { id: refund } })
  expect(await work({ shows: false, asked })).toMatchObject({ doneAt: expect.any(Date), lastError: null })
  expect(await stateOf(refund)).toBeUndefined()
})

test('a dispute pauses only the pending refund of its own order', async () => {
  const [one, other] = [await order(), await order()]
  const refund = await ask(one)
  const row = { amountMinor: 1, currency: 'USD', rule: 'goodwill' } as const
  await db().refund.create({ data: { ...row, id: 'made', orderId: one.id, state: 'done', doneAt: now } })
  await db().refund.create({ data: { ...row, id: 'of another', orderId: other.id, state: 'waiting' } })
  await db().dispute.create({ data: { id: 'dp', orderId: one.id, state: 'open', createdAt: now } })
  expect(await work()).toMatchObject({ doneAt: expect.any(Date) })
  const states = [await stateOf(refund), await stateOf('made'), await stateOf('of another')]
  expect(states).toEqual(['paused', 'done', 'waiting'])
})

test.each([
  { rule: 'duplicate', gone: 300, rest: [199] },
  { rule: 'duplicate', gone: 499, rest: [] },
  // The buyer's bank has taken the payment back.
  { rule: 'duplicate', gone: 300, lost: true, rest: [] },
  // A refund decided by the team is for the team to decide again.
  { rule: 'goodwill', gone: 300, rest: [] },
] as const)('a full $rule refund is replaced by refunds of $rest when $gone was refunded meanwhile', async (seen) => {
  const one = await order()
  const { rule, gone, rest } = seen
  const refund = await ask(one, { rule, amountMinor: 499 })
  if ('lost' in seen) await db().dispute.create({ data: { id: 'dp', orderId: one.id, state: 'lost', createdAt: now } })
  await work({ gone })
  await work({ gone })
  expect(await db().refund.findUnique({ where: { id: refund } })).toMatchObject({
    state: 'refused',
    failure: 'already_returned',
  })
  const others = await db().refund.findMany({ where: { id: { not: refund } }, orderBy: { id: 'asc' } })
  expect(others.map(({ amountMinor, state }) => [amountMinor, state])).toEqual(rest.map((amount) => [amount, 'done']))
})
