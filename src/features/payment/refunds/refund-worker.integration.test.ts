import { describe, expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import { DAY_MS } from '@/core/time'
import type { Order, Prisma } from '@/generated/prisma/client'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import {
  type CheckoutState,
  type PaymentProvider,
  type ProviderRefundRequest,
  RefundRefused,
} from '@/server/payments/provider'
import { sandboxProvider } from '@/server/payments/sandbox/sandbox'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct } from '@/testing/data/products'
import { setUpTestDatabase } from '@/testing/database'
import { paymentJobs } from '../jobs'
import { refundHeldPayment, releaseHeldPayment } from './release-held-payment'
import { writeRefund } from './request-refund'
import { declareWithdrawal, refundClaimOf, refundPeriodEnd } from './withdraw-order'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

async function order(data: Prisma.OrderUncheckedUpdateInput = {}): Promise<Order> {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt: ago(DAY_MS) })
  const paid = { provider: 'stripe', providerSessionId: `of ${id}`, paymentIntentId: `pi ${id}` } as const
  return db().order.update({ where: { id }, data: { ...paid, ...data } })
}
const find = ({ id }: Order) => db().order.findUniqueOrThrow({ where: { id } })

/** Creates a Stripe provider whose checkouts are all paid; `refuses` is its response to a refund request. */
function provider({ state = {}, refuses, shows = true }: Stub = {}) {
  const made: ProviderRefundRequest[] = []
  const at = new Date()
  const stripe: PaymentProvider = {
    ...sandboxProvider(db()),
    name: 'stripe',
    async readCheckout(id) {
      const own = made.filter(({ sessionId }) => shows && sessionId === id)
      const refunds = own.map(({ refundId, amountMinor }) => ({
        id: `re ${refundId}`,
        refundId,
        amountMinor,
        state: 'made' as const,
        failure: null,
        at,
      }))
      const refundedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
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
        refundedMinor,
        refunds,
        dispute: 'none',
        disputes: [],
        ...state,
      }
    },
    async refund(request) {
      if (refuses) throw refuses
      made.push(request)
    },
  }
  return { stripe, made }
}
interface Stub {
  state?: Partial<CheckoutState>
  refuses?: Error
  shows?: boolean
}

describe('the refund worker', () => {
  const ask = (one: Order, data: object = {}) =>
    db().$transaction((tx) =>
      writeRefund(tx, one, { amountMinor: 100, rule: 'goodwill' as const, access: 'stays' as const, ...data }),
    )
  const quiet = { 'mail.refund': async () => {}, 'mail.report': async () => {} }
  async function work(stripe: PaymentProvider) {
    await drainOutbox(db(), { ...quiet, ...paymentJobs(db(), stripe) })
    return db().outbox.findFirstOrThrow({ where: { topic: 'payment.refund' }, orderBy: { id: 'asc' } })
  }
  const row = async (id: string) => db().refund.findUniqueOrThrow({ where: { id } })

  test('refunds the requested amount from the order’s own payment exactly once', async () => {
    const one = await order()
    await order()
    const { stripe, made } = provider()
    const { id: refundId } = await ask(one, { rule: 'duplicate' })
    expect(await work(stripe)).toMatchObject({ doneAt: expect.any(Date) })
    expect(made).toEqual([
      {
        refundId,
        orderId: one.id,
        sessionId: `of ${one.id}`,
        paymentIntentId: `pi ${one.id}`,
        amountMinor: 100,
        duplicate: true,
      },
    ])
    expect(await row(refundId)).toMatchObject({ state: 'done', providerRefundId: `re ${refundId}` })
    expect(await find(one)).toMatchObject({ refundedMinor: 100, status: 'paid' })
    await db().outbox.updateMany({ where: { topic: 'payment.refund' }, data: { doneAt: null } })
    await work(stripe)
    expect(made).toHaveLength(1)
    await ask(one)
    await work(stripe)
    expect(made[1]).toMatchObject({ duplicate: false })
  })

  test.each<[string, Prisma.OrderUncheckedUpdateInput, string]>([
    ['without a checkout', { providerSessionId: null }, 'no payment to give back'],
    ['paid through another provider', { provider: 'sandbox' }, 'paid with sandbox'],
  ])('makes no refund for an order %s', async (_, data, expected) => {
    const one = await order(data)
    await ask(one)
    const { stripe, made } = provider()
    expect(await work(stripe)).toMatchObject({
      failedAt: expect.any(Date),
      lastError: expect.stringContaining(expected),
    })
    expect(made).toEqual([])
  })

  test('refuses a refund that exceeds the payment or follows a lost dispute', async () => {
    const { stripe, made } = provider()
    const all = await ask(await order(), { amountMinor: 499 })
    const more = await ask(await order(), { amountMinor: 500 })
    const one = await order()
    const lost = await ask(one)
    await db().dispute.create({ data: { id: 'd1', orderId: one.id, state: 'lost', createdAt: now } })
    await work(stripe)
    expect(made.map(({ amountMinor }) => amountMinor)).toEqual([499])
    expect((await row(all.id)).state).toBe('done')
    for (const { id } of [more, lost])
      expect(await row(id)).toMatchObject({ state: 'refused', failure: 'already_returned' })
  })

  test('pauses a refund while a dispute is open in the database or at the provider', async () => {
    const one = await order()
    const known = await ask(one)
    await db().dispute.create({ data: { id: 'd1', orderId: one.id, state: 'open', createdAt: now } })
    const { stripe, made } = provider()
    expect(await work(stripe)).toMatchObject({ doneAt: expect.any(Date) })
    expect([made, (await row(known.id)).state]).toEqual([[], 'paused'])
    const told = await ask(await order())
    await work(provider({ refuses: new RefundRefused('charge_disputed') }).stripe)
    expect(await row(told.id)).toMatchObject({ state: 'paused', failure: null })
    expect(await db().outbox.count({ where: { failedAt: { not: null } } })).toBe(0)
  })

  test('stores why a refund was refused, and retries when the provider fails or does not list the refund', async () => {
    const refused = await ask(await order())
    expect(await work(provider({ refuses: new RefundRefused('expired_card') }).stripe)).toMatchObject({
      failedAt: expect.any(Date),
      lastError: expect.stringContaining('expired_card'),
    })
    expect(await row(refused.id)).toMatchObject({ state: 'refused', failure: 'expired_card' })
    await db().outbox.deleteMany()
    for (const stub of [{ refuses: new Error('away') }, { shows: false }]) {
      const { id } = await ask(await order())
      expect(await work(provider(stub).stripe)).toMatchObject({
        doneAt: null,
        failedAt: null,
        lastError: expect.any(String),
      })
      expect(await row(id)).toMatchObject({ state: 'waiting', failure: null })
      await db().outbox.deleteMany()
    }
  })

  test('refunds the full payment once for two old jobs that have no refund row', async () => {
    const one = await order({ paidMinor: 499, paidCurrency: 'USD' })
    const old = async (orderId: string) => db().$transaction((tx) => enqueue(tx, jobs.refundPayment, { orderId }))
    const { stripe, made } = provider()
    await old(one.id)
    await old(one.id)
    await old((await order({ status: 'held' })).id)
    await work(stripe)
    await work(stripe)
    expect(await db().refund.findMany()).toMatchObject([
      { orderId: one.id, amountMinor: 499, rule: 'duplicate', access: 'rule', currency: 'USD' },
    ])
    expect(made).toMatchObject([{ orderId: one.id, amountMinor: 499, duplicate: true }])
  })
})

describe('a held payment', () => {
  const code = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )
  const held = (data: Prisma.OrderUncheckedUpdateInput = {}) => order({ status: 'held', paidMinor: 450, ...data })

  test.each<[Partial<CheckoutState>, string]>([
    [{}, 'done'],
    [{ payment: 'unpaid' }, 'ORDER_CHANGED'],
    [{ refundedMinor: 1 }, 'ORDER_CHANGED'],
    [{ dispute: 'open' }, 'ORDER_CHANGED'],
    [{ currency: 'GBP' }, 'CURRENCY_UNKNOWN'],
  ])('released with checkout state %j results in %s', async (state, expected) => {
    const one = await held()
    await db().entitlement.deleteMany()
    expect(
      await code(releaseHeldPayment(db(), provider({ state: { amountMinor: 450, ...state } }).stripe, one.id, now)),
    ).toBe(expected)
    expect(await find(one)).toMatchObject(
      expected === 'done'
        ? { status: 'paid', releasedAt: now, amountMinor: 450, paidMinor: 450 }
        : { status: 'held', releasedAt: null },
    )
    expect([await db().entitlement.count(), await db().invoice.count()]).toEqual(expected === 'done' ? [1, 1] : [0, 0])
  })

  test.each([
    ['waiting', 'REFUND_WAITING'],
    ['paused', 'REFUND_WAITING'],
    ['refused', 'done'],
  ] as const)('released with a %s refund on the order results in %s', async (state, expected) => {
    const one = await held()
    const refund = { amountMinor: 1, currency: 'USD', rule: 'held' as const, state }
    await db().refund.create({ data: { ...refund, id: 'r1', orderId: one.id } })
    await db().refund.create({ data: { ...refund, id: 'r2', orderId: (await order()).id, state: 'waiting' } })
    expect(await code(releaseHeldPayment(db(), provider().stripe, one.id))).toBe(expected)
  })

  test('can be released or refunded only while held, and released only by its own provider', async () => {
    const { stripe } = provider()
    expect(await code(releaseHeldPayment(db(), stripe, (await held({ provider: 'sandbox' })).id))).toBe(
      'PAYMENT_UNAVAILABLE',
    )
    expect(await code(releaseHeldPayment(db(), stripe, (await order()).id))).toBe('NOTHING_TO_DO')
    expect(await code(releaseHeldPayment(db(), stripe, 'none'))).toBe('NOT_FOUND')
    expect(await code(refundHeldPayment(db(), (await order()).id))).toBe('NOTHING_TO_DO')
  })

  test('is refunded in full, minus earlier refunds', async () => {
    const one = await held({ refundedMinor: 50 })
    expect(await refundHeldPayment(db(), one.id)).toMatchObject({
      amountMinor: 400,
      rule: 'held',
      access: 'rule',
      state: 'waiting',
    })
    expect(await refundHeldPayment(db(), (await held({ paidMinor: null })).id)).toMatchObject({ amountMinor: 499 })
  })
})

describe('a withdrawal', () => {
  test.each([
    ['paid', true],
    ['held', true],
    ['refunded', true],
    ['pending', false],
    ['failed', false],
    ['expired', false],
  ] as const)('is recorded for an order with status %s: %s', async (status, is) => {
    const one = await order({ status })
    const other = await order()
    await declareWithdrawal(
      database.current,
      { ip: '192.0.2.1' },
      { orderNumber: one.id, email: 'ANA@example.org', name: 'Ana' },
      now,
    )
    expect((await find(one)).withdrawnAt).toEqual(is ? now : null)
    expect((await find(other)).withdrawnAt).toBeNull()
    expect(await db().outbox.count()).toBe(is ? 2 : 0)
  })

  test('entitles the buyer to the unrefunded amount until exactly 14 days after the payment', async () => {
    const one = await order({ paidAt: ago(14 * DAY_MS) })
    expect(refundPeriodEnd(one)).toEqual(now)
    expect(refundPeriodEnd({ paidAt: null, createdAt: ago(14 * DAY_MS) })).toEqual(now)
    const claim = (withdrawnAt: Date) => refundClaimOf(db(), { ...one, withdrawnAt })
    expect(await claim(now)).toEqual({ kind: 'due', minor: 499, unused: null })
    expect(await claim(new Date(now.getTime() + 1))).toEqual({ kind: 'late', minor: 0, unused: null })
    expect(await refundClaimOf(db(), { ...one, paidMinor: 450, refundedMinor: 50, withdrawnAt: now })).toMatchObject({
      minor: 400,
    })
  })

  test('counts the unused reports of a pack minus those of packs withdrawn earlier', async () => {
    const userId = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const pack = async (data: Prisma.OrderUncheckedUpdateInput = {}, owner = userId) => {
      const { id } = await createBoughtProduct(db(), { userId: owner, sku: 'pack-3', paidAt: ago(DAY_MS) })
      return db().order.update({ where: { id }, data: { withdrawnAt: ago(1000), ...data } })
    }
    const mine = await pack({ withdrawnAt: now })
    const unused = async () => (await refundClaimOf(db(), mine)).unused
    const leave = async (count: number) => {
      const { _sum } = await db().creditEntry.aggregate({ where: { userId }, _sum: { delta: true } })
      const delta = count - (_sum.delta ?? 0)
      await db().creditEntry.create({ data: { userId, delta, reason: 'unlock', reference: `${count} of ${delta}` } })
    }
    for (const data of [{ withdrawnAt: now }, { withdrawnAt: null }, { status: 'refunded' as const }]) await pack(data)
    await pack({}, eve)
    await leave(3)
    expect(await unused()).toBe(3)
    await pack({ refundedMinor: 400 })
    await leave(4)
    expect(await unused()).toBe(2)
    await pack()
    await leave(4)
    expect(await unused()).toBe(0)
    expect(await refundClaimOf(db(), { ...mine, userId: null })).toMatchObject({ kind: 'used', unused: 0 })
  })
})
