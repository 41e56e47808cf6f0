import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import type { Order, Prisma } from '@/generated/prisma/client'
import type { CheckoutState, ProviderDispute, ProviderRefund } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select-provider'
import { createPaidOrder } from '@/testing/data/orders'
import { readPaymentData } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { reconcileDisputes, reconcileRefunds } from '../refunds/reconcile-refunds'
import { requestRefund, writeRefund } from '../refunds/request-refund'
import { applyCheckout } from './sync-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

/** Creates an order that waits for its payment, and a paid order of another buyer. */
async function waiting(data: Prisma.OrderUncheckedUpdateInput = {}): Promise<Order> {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().entitlement.deleteMany({ where: { orderId: id } })
  const open = { status: 'pending', paidAt: null, providerSessionId: 's1', checkAt: now } as const
  return db().order.update({ where: { id }, data: { ...open, ...data } })
}
const stateOf = ({ id }: Order, change: Partial<CheckoutState> = {}): CheckoutState => ({
  sessionId: 's1',
  orderId: id,
  state: 'complete',
  payment: 'paid',
  failureCode: null,
  livemode: false,
  amountMinor: 499,
  currency: 'USD',
  paymentIntentId: 'pi_1',
  refundedMinor: 0,
  refunds: [],
  dispute: 'none',
  disputes: [],
  ...change,
})
const apply = (order: Order, change: Partial<CheckoutState> = {}) =>
  applyCheckout(db(), paymentProvider(db()), order.id, stateOf(order, change))
const find = ({ id }: Order) => db().order.findUniqueOrThrow({ where: { id } })

describe('a paid checkout', () => {
  test.each([
    ['pending', 'paid'],
    ['failed', 'paid'],
    ['expired', 'paid'],
    ['held', 'held'],
    ['refunded', 'refunded'],
  ] as const)('sets the status of a %s order to %s', async (status, after) => {
    const order = await waiting({ status, failureCode: 'earlier' })
    expect(await apply(order)).toBe(after)
    const taken = status !== after
    expect(await find(order)).toMatchObject({
      status: after,
      paidMinor: taken ? 499 : null,
      paidCurrency: taken ? 'USD' : null,
      paymentIntentId: taken ? 'pi_1' : null,
      checkAt: taken ? null : now,
      failureCode: taken ? null : 'earlier',
    })
    expect((await readPaymentData(db(), order.id)).open).toBe(taken ? 1 : 0)
    expect(await db().invoice.count()).toBe(taken || status === 'refunded' ? 1 : 0)
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['for another order', { orderId: 'another' }],
    ['for no order', { orderId: null }],
    ['from another checkout than the stored one', { sessionId: 's2' }],
    ['in live mode on a test system', { livemode: true }],
  ])('leaves the order pending when the checkout is %s', async (_, change) => {
    const order = await waiting()
    expect(await apply(order, change)).toBe('pending')
    expect(await find(order)).toEqual(order)
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['amount', { amountMinor: 498 }],
    ['currency', { currency: 'EUR' }],
  ])('puts the order on hold and sends the buyer one mail when the %s differs', async (_, change) => {
    const order = await waiting()
    expect(await apply(order, change)).toBe('held')
    expect(await apply(order, change)).toBe('held')
    expect(await find(order)).toMatchObject({ failureCode: 'amount_mismatch', paidAt: expect.any(Date), checkAt: null })
    expect(await db().outbox.findMany()).toMatchObject([{ topic: 'mail.held', payload: { orderId: order.id } }])
    expect([await db().entitlement.count(), await db().invoice.count()]).toEqual([0, 0])
  })

  test('marks the order as refunded without a mail when the differing amount was already refunded', async () => {
    const order = await waiting()
    expect(await apply(order, { amountMinor: 498, refundedMinor: 498 })).toBe('refunded')
    expect(await db().outbox.count()).toBe(0)
  })

  test('is stored in its order when the order has no checkout yet', async () => {
    const order = await waiting({ providerSessionId: null })
    expect(await apply(order)).toBe('paid')
    expect(await find(order)).toMatchObject({ providerSessionId: 's1' })
  })
})

describe('an unpaid checkout', () => {
  test.each([
    ['pending', { state: 'open', payment: 'unpaid' }, 'pending', false],
    ['pending', { state: 'complete', payment: 'unpaid' }, 'pending', false],
    ['pending', { state: 'expired', payment: 'unpaid', failureCode: null }, 'expired', true],
    ['pending', { state: 'complete', payment: 'failed', failureCode: 'declined' }, 'failed', true],
    ['expired', { state: 'complete', payment: 'failed', failureCode: 'declined' }, 'expired', true],
    ['failed', { state: 'expired', payment: 'unpaid' }, 'failed', true],
    ['paid', { state: 'expired', payment: 'unpaid' }, 'paid', false],
  ] as const)(
    'applied to a %s order with checkout state %j results in status %s',
    async (status, change, after, isOver) => {
      const order = await waiting({ status })
      expect(await apply(order, change)).toBe(after)
      const { checkAt, failureCode } = await find(order)
      expect(checkAt).toEqual(isOver ? null : now)
      expect(failureCode).toBe(after === 'failed' && status === 'pending' ? 'declined' : null)
    },
  )
})

describe('a refund reported by the provider', () => {
  const refund = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
    id: 're_1',
    refundId: null,
    amountMinor: 100,
    state: 'made',
    failure: null,
    at: now,
    ...change,
  })
  const see = (order: Order, refunds: ProviderRefund[], at = now, currency = 'EUR') =>
    db().$transaction((tx) => reconcileRefunds(tx, order, { refunds, currency, ...sumsOf(order, refunds) }, at))
  const sumsOf = ({ amountMinor }: Order, refunds: ProviderRefund[]) => {
    const made = refunds.filter(({ state }) => state === 'made')
    return { amountMinor, refundedMinor: made.reduce((sum, one) => sum + one.amountMinor, 0) }
  }
  const rows = () => db().refund.findMany({ orderBy: { id: 'asc' } })
  const mails = async () =>
    (await db().outbox.findMany()).flatMap(({ topic }) => (topic === 'mail.refund' ? topic : []))
  const ours = async (order: Order, amountMinor = 100) =>
    (await db().$transaction((tx) => writeRefund(tx, order, { amountMinor, rule: 'goodwill', access: 'stays' }))).id

  test('is matched to the requested refund by our id or the provider’s id, and mailed once', async () => {
    const [order, other] = [await waiting(), await waiting({ providerSessionId: 's2' })]
    const [id, beside] = [await ours(order), await ours(other)]
    await see(order, [refund({ refundId: id })])
    const done = { id, state: 'done', providerRefundId: 're_1', doneAt: now, failure: null, rule: 'goodwill' }
    expect(await rows()).toHaveLength(2)
    expect(await db().refund.findUnique({ where: { id } })).toMatchObject(done)
    // Without our id, the refund is still recognised by the provider's id.
    await see(order, [refund()])
    expect(await db().refund.findUnique({ where: { id } })).toMatchObject(done)
    expect(await db().refund.findUnique({ where: { id: beside } })).toMatchObject({ state: 'waiting' })
    expect(await mails()).toHaveLength(1)
  })

  test('is stored as refused with a reason when it fails', async () => {
    const order = await waiting()
    const id = await ours(order)
    await see(order, [refund({ refundId: id })])
    await see(order, [refund({ refundId: id, state: 'failed', failure: 'closed_account' })])
    expect(await rows()).toMatchObject([{ state: 'refused', failure: 'closed_account', doneAt: now, failedAt: now }])
    const second = await ours(order)
    await see(order, [refund({ id: 're_2', refundId: second, state: 'failed' })])
    expect(await db().refund.findUnique({ where: { id: second } })).toMatchObject({ failure: 'failed' })
    expect(await mails()).toHaveLength(1)
  })

  test('gets a row in the currency of the payment when it was made at the provider', async () => {
    const order = await waiting()
    await see(order, [refund(), refund({ id: 're_2', state: 'failed', failure: 'declined' })])
    const row = { orderId: order.id, amountMinor: 100, currency: 'EUR', rule: 'provider', createdAt: now }
    const known = await db().refund.findMany({ orderBy: { providerRefundId: 'asc' } })
    expect(known).toMatchObject([
      { ...row, state: 'done', providerRefundId: 're_1', failure: null, doneAt: now },
      { ...row, state: 'refused', providerRefundId: 're_2', failure: 'declined', doneAt: null },
    ])
    expect(await mails()).toHaveLength(1)
    await see(order, [refund({ id: 're_3' })], now, '')
    expect(await db().refund.findUnique({ where: { providerRefundId: 're_3' } })).toMatchObject({ currency: 'USD' })
  })

  test('is mailed only within a week after it was made', async () => {
    const order = await waiting()
    await see(order, [refund()], new Date(now.getTime() + 7 * DAY_MS + 1))
    expect([await mails(), (await rows())[0]?.state]).toEqual([[], 'done'])
    await see(order, [refund({ id: 're_2' })], new Date(now.getTime() + 7 * DAY_MS))
    expect(await mails()).toHaveLength(1)
  })
})

describe('a dispute', () => {
  const dispute = (change: Partial<ProviderDispute> = {}): ProviderDispute => ({
    id: 'dp_1',
    state: 'open',
    reason: 'fraudulent',
    amountMinor: 499,
    currency: 'USD',
    dueBy: now,
    at: now,
    ...change,
  })
  const see = (order: Order, disputes: ProviderDispute[], at = now) =>
    db().$transaction((tx) => reconcileDisputes(tx, order.id, { disputes }, at))
  const only = () => db().dispute.findFirstOrThrow()

  test('is stored as reported, with the time at which it was first reported as closed', async () => {
    const order = await waiting()
    await see(order, [dispute()])
    expect(await only()).toEqual({
      id: 'dp_1',
      orderId: order.id,
      state: 'open',
      reason: 'fraudulent',
      amountMinor: 499,
      currency: 'USD',
      dueBy: now,
      createdAt: now,
      closedAt: null,
    })
    const later = new Date(now.getTime() + DAY_MS)
    for (const at of [later, new Date()]) await see(order, [dispute({ state: 'won' })], at)
    expect(await only()).toMatchObject({ state: 'won', closedAt: later })
    await see(order, [dispute({ state: 'inquiry' })])
    expect(await only()).toMatchObject({ state: 'inquiry', closedAt: null })
    await see(order, [dispute({ state: 'lost' })], later)
    expect(await only()).toMatchObject({ state: 'lost', closedAt: later })
  })

  test('restarts a paused refund once when won, and refuses the refund when lost', async () => {
    const order = await waiting()
    await apply(order)
    const id = 'r'.repeat(22)
    const paused = { orderId: order.id, amountMinor: 100, currency: 'USD', rule: 'goodwill', state: 'paused' } as const
    await db().refund.create({ data: { id, ...paused } })
    const other = await createPaidOrder(db(), { email: 'bob@example.org' })
    await db().refund.create({ data: { ...paused, id: 'o'.repeat(22), orderId: other.id } })
    const state = async () => (await db().refund.findUniqueOrThrow({ where: { id } })).state
    const told = async (...all: Partial<ProviderDispute>[]) => {
      const disputes = all.map((one, n) => dispute({ id: `dp_${n}`, at: new Date(now.getTime() + n), ...one }))
      const word = disputes.some((one) => one.state === 'open') ? 'open' : 'none'
      await apply(order, { disputes, dispute: disputes.some((one) => one.state === 'lost') ? 'lost' : word })
      return state()
    }
    expect(await told()).toBe('paused')
    expect(await told({})).toBe('paused')
    expect(await told({ state: 'inquiry' })).toBe('paused')
    expect(await told({ state: 'won' })).toBe('waiting')
    const asks = () => db().outbox.findMany({ where: { topic: 'payment.refund' } })
    expect(await asks()).toMatchObject([{ payload: { orderId: order.id, refundId: id } }])
    await db().refund.update({ where: { id }, data: { state: 'paused' } })
    expect(await told({ state: 'won' })).toBe('paused')
    expect(await told({ state: 'won' }, { state: 'won' })).toBe('waiting')
    expect(await asks()).toHaveLength(2)
    await db().refund.update({ where: { id }, data: { state: 'paused' } })
    expect(await told({ state: 'won' }, { state: 'lost' })).toBe('refused')
    expect(await db().refund.findUnique({ where: { id } })).toMatchObject({ failure: 'dispute_lost' })
    expect(await db().refund.findUnique({ where: { id: 'o'.repeat(22) } })).toMatchObject({ state: 'paused' })
    expect(await readPaymentData(db(), other.id)).toMatchObject({ status: 'paid', open: 1 })
  })
})

describe('a refund request', () => {
  const ask = async (order: Order, amountMinor = 100, change: object = {}) =>
    requestRefund(db(), {
      orderId: order.id,
      amountMinor,
      rule: 'goodwill',
      access: 'stays',
      seenRefundedMinor: 0,
      ...change,
    }).then(
      ({ state }) => state,
      ({ code }) => code,
    )

  test.each([
    ['paid', 'waiting'],
    ['held', 'waiting'],
    ['refunded', 'waiting'],
    ['pending', 'NOTHING_TO_DO'],
    ['failed', 'NOTHING_TO_DO'],
    ['expired', 'NOTHING_TO_DO'],
  ] as const)('for an order with status %s results in %s', async (status, expected) => {
    expect(await ask(await waiting({ status }))).toBe(expected)
  })

  test('is accepted up to the unrefunded amount, in the currency of the payment', async () => {
    const order = await waiting({ status: 'paid', paidMinor: 450, paidCurrency: 'EUR', refundedMinor: 50 })
    const seen = { seenRefundedMinor: 50 }
    expect(await ask(order, 401, seen)).toBe('REFUND_TOO_MUCH')
    expect(await ask(order, 400)).toBe('ORDER_CHANGED')
    expect(await ask(order, 400, seen)).toBe('waiting')
    expect(await db().refund.findFirst()).toMatchObject({
      orderId: order.id,
      amountMinor: 400,
      currency: 'EUR',
      rule: 'goodwill',
      access: 'stays',
    })
    const all = await waiting({ status: 'paid', refundedMinor: 499, providerSessionId: 's2' })
    expect(await ask(all, 1, { seenRefundedMinor: 499 })).toBe('NOTHING_TO_DO')
    expect(await ask({ ...all, id: 'none' })).toBe('NOT_FOUND')
  })

  test.each([
    ['waiting', 'REFUND_WAITING'],
    ['paused', 'REFUND_WAITING'],
    ['done', 'waiting'],
    ['refused', 'waiting'],
  ] as const)('for an order with an earlier refund in state %s results in %s', async (state, expected) => {
    const order = await waiting({ status: 'paid' })
    const data = { id: 'r', orderId: order.id, amountMinor: 1, currency: 'USD', rule: 'goodwill', state } as const
    await db().refund.create({ data })
    expect(await ask(order)).toBe(expected)
    expect(await ask(await waiting({ status: 'paid', providerSessionId: 's2' }))).toBe('waiting')
  })

  test('is refused after a lost dispute and accepted after a won one', async () => {
    const order = await waiting({ status: 'paid' })
    await db().dispute.create({ data: { id: 'dp', orderId: order.id, state: 'won', createdAt: now } })
    await db().dispute.create({ data: { id: 'dq', orderId: order.id, state: 'lost', createdAt: now } })
    expect(await ask(order)).toBe('NOTHING_TO_DO')
    await db().dispute.delete({ where: { id: 'dq' } })
    expect(await ask(order)).toBe('waiting')
  })
})
