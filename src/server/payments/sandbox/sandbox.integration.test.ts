import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { setUpTestDatabase } from '@/testing/database'
import type { CheckoutRequest } from '../provider'
import { endSandboxCheckout, sandboxProvider } from './sandbox'
import { disputesOf, listPossibleActions, runSandboxAction } from './sandbox-disputes'

const database = setUpTestDatabase()
const db = () => database.current.db
const provider = () => sandboxProvider(db())
const now = new Date()
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const request: CheckoutRequest = {
  orderId: 'o/1',
  sku: 'report',
  amountMinor: 499,
  currency: 'USD',
  method: 'card',
  email: 'ana@example.org',
  locale: 'en',
  expiresAt: at(3600),
}

/** Creates a sandbox checkout. */
const row = (data: Partial<Prisma.SandboxCheckoutCreateInput> = {}) =>
  db().sandboxCheckout.create({
    data: {
      id: 's1',
      orderId: 'o1',
      amountMinor: 499,
      currency: 'USD',
      method: 'card',
      returnUrl: '/r',
      cancelUrl: '/c',
      expiresAt: at(3600),
      ...data,
    },
  })
const read = (id = 's1') => provider().readCheckout(id)
/** Returns a dispute as the sandbox stores it. */
const claim = (id: string, state: 'open' | 'won' | 'lost', seconds: number, over: number | null = null) => ({
  id,
  state,
  amountMinor: 499,
  at: at(seconds).toISOString(),
  dueBy: at(seconds + 60).toISOString(),
  overAt: over === null ? null : at(over).toISOString(),
})

afterEach(() => vi.useRealTimers())

test('a sandbox checkout is reused for the same order and created anew for another order', async () => {
  const first = await provider().createCheckout(request)
  expect(await provider().createCheckout({ ...request, amountMinor: 1 })).toEqual(first)
  expect(first).toEqual({
    sessionId: expect.stringMatching(/^sandbox_[\w-]{22}$/),
    expiresAt: request.expiresAt,
    url: `/sandbox/checkout?session=${first.sessionId}`,
  })
  expect(await db().sandboxCheckout.findUnique({ where: { id: first.sessionId } })).toMatchObject({
    orderId: 'o/1',
    amountMinor: 499,
    currency: 'USD',
    method: 'card',
    state: 'open',
    returnUrl: '/payment/check?order=o%2F1',
    cancelUrl: '/payment/failed?order=o%2F1',
  })
  expect((await provider().createCheckout({ ...request, orderId: 'o2' })).sessionId).not.toBe(first.sessionId)
  expect(await read(first.sessionId)).toMatchObject({ orderId: 'o/1', livemode: false, amountMinor: 499 })
})

describe('a sandbox checkout', () => {
  test.each([
    ['open', {}, 'open', 'unpaid'],
    ['past its expiry', { expiresAt: at(-1) }, 'expired', 'unpaid'],
    ['closed', { state: 'expired' }, 'expired', 'unpaid'],
    ['paid', { state: 'paid' }, 'complete', 'paid'],
    ['paid and past its expiry', { state: 'paid', expiresAt: at(-9) }, 'complete', 'paid'],
    ['declined', { state: 'failed' }, 'complete', 'failed'],
    ['processing', { state: 'processing', paidFrom: at(60) }, 'complete', 'unpaid'],
    ['processing without a due time', { state: 'processing' }, 'complete', 'unpaid'],
    ['processing and past its due time', { state: 'processing', paidFrom: at(-1) }, 'complete', 'paid'],
    ['closed while a payment was due', { state: 'expired', paidFrom: at(-1) }, 'expired', 'unpaid'],
  ] as const)('has the matching state and payment status when it is %s', async (_, data, state, payment) => {
    await row(data)
    expect(await read()).toEqual({
      sessionId: 's1',
      orderId: 'o1',
      state,
      payment,
      amountMinor: 499,
      currency: 'USD',
      livemode: false,
      failureCode: payment === 'failed' ? 'sandbox_declined' : null,
      paymentIntentId: payment === 'paid' ? 's1_payment' : null,
      refundedMinor: 0,
      refunds: [],
      dispute: 'none',
      disputes: [],
    })
  })

  test('expires exactly at its expiry time, and is paid exactly when a delayed payment is due', async () => {
    await row({ expiresAt: at(0) })
    await row({ id: 's2', orderId: 'o2', state: 'processing', paidFrom: at(0) })
    const told = async (seconds: number) => {
      vi.setSystemTime(at(seconds))
      return [(await read()).state, (await read('s2')).payment]
    }
    expect(await told(-0.001)).toEqual(['open', 'unpaid'])
    expect(await told(0)).toEqual(['expired', 'paid'])
  })
})

describe('ending a sandbox checkout', () => {
  test.each([
    ['paid', 'paid', null, now],
    ['failed', 'failed', null, null],
    ['delayed', 'processing', at(8), now],
  ] as const)('succeeds only once with the result %s', async (end, state, paidFrom, paidAt) => {
    await row()
    await row({ id: 's2', orderId: 'o2' })
    expect(await endSandboxCheckout(db(), 's1', end, now)).toBe(true)
    expect(await db().sandboxCheckout.findUnique({ where: { id: 's1' } })).toMatchObject({ state, paidFrom, paidAt })
    expect(await endSandboxCheckout(db(), 's1', 'failed', now)).toBe(false)
    expect(await db().sandboxCheckout.findUnique({ where: { id: 's1' } })).toMatchObject({ state })
    expect((await read('s2')).state).toBe('open')
  })

  test('fails when the checkout has expired or is closed', async () => {
    await row({ expiresAt: at(1) })
    expect(await endSandboxCheckout(db(), 's1', 'paid', at(1))).toBe(false)
    expect(await endSandboxCheckout(db(), 's1', 'paid', at(0.999))).toBe(true)
    // A paid checkout can no longer be closed.
    await provider().closeCheckout('s1')
    expect((await read()).payment).toBe('paid')
    await row({ id: 's2', orderId: 'o2' })
    await row({ id: 's3', orderId: 'o3' })
    await provider().closeCheckout('s2')
    expect([(await read('s2')).state, (await read('s3')).state]).toEqual(['expired', 'open'])
    expect(await endSandboxCheckout(db(), 's2', 'paid', now)).toBe(false)
  })
})

describe('a sandbox refund', () => {
  const refund = (refundId: string, amountMinor: number, sessionId = 's1') =>
    provider().refund({ refundId, amountMinor, sessionId, orderId: 'o1', paymentIntentId: null, duplicate: false })

  test('is made once per refund id and never exceeds the amount paid', async () => {
    await row({ state: 'paid' })
    await row({ id: 's2', orderId: 'o2', state: 'paid' })
    await refund('r1', 200)
    await refund('r1', 200)
    await refund('r2', 299)
    await expect(refund('r3', 1)).rejects.toMatchObject({ code: 'charge_already_refunded', disputed: false })
    expect(await read()).toMatchObject({
      refundedMinor: 499,
      refunds: [
        { id: 'sandbox_r1', refundId: 'r1', amountMinor: 200, state: 'made', failure: null, at: expect.any(Date) },
        { id: 'sandbox_r2', refundId: 'r2', amountMinor: 299, state: 'made', failure: null, at: expect.any(Date) },
      ],
    })
    expect(await read('s2')).toMatchObject({ refundedMinor: 0, refunds: [] })
    await expect(refund('r4', 500, 's2')).rejects.toThrow()
  })

  test.each([
    ['open', 'charge_disputed'],
    ['lost', 'charge_disputed'],
    ['won', null],
  ] as const)('of a payment with a dispute in the state %s returns the error code %s', async (state, code) => {
    await row({ state: 'paid', disputes: [claim('d1', state, -60)] })
    const answer = await refund('r1', 200).catch((refused: unknown) => refused)
    if (code === null) expect(answer).toBeUndefined()
    else expect(answer).toMatchObject({ code, disputed: true })
    expect((await read()).refundedMinor).toBe(code === null ? 200 : 0)
  })
})

describe('a sandbox dispute', () => {
  const stored = () => db().sandboxCheckout.findUniqueOrThrow({ where: { id: 's1' } })

  test('claims the amount not yet refunded, allows evidence for a week and is decided once', async () => {
    const due = at(7 * 24 * 3600)
    await row({ state: 'paid', refundedMinor: 99 })
    await row({ id: 's2', orderId: 'o2', state: 'paid' })
    const input = { state: 'open', reason: 'product_not_received', amountMinor: 400, currency: 'USD', at: at(0) }
    expect(await runSandboxAction(db(), 's1', 'won', now)).toBe(false)
    expect(await runSandboxAction(db(), 's1', 'open', now)).toBe(true)
    expect(await runSandboxAction(db(), 's1', 'open', at(1))).toBe(false)
    const id = expect.stringMatching(/^sandbox_dispute_[\w-]{22}$/)
    expect(disputesOf(await stored())).toEqual([{ ...input, id, dueBy: due, overAt: null }])
    expect(await read()).toMatchObject({ dispute: 'open', disputes: [input] })
    expect(await runSandboxAction(db(), 's1', 'lost', at(9))).toBe(true)
    expect(await runSandboxAction(db(), 's1', 'won', at(10))).toBe(false)
    expect(disputesOf(await stored())).toEqual([{ ...input, id, state: 'lost', dueBy: due, overAt: at(9) }])
    expect((await read('s2')).disputes).toEqual([])
    const events = await db().providerEvent.findMany({ orderBy: { receivedAt: 'asc' } })
    const event = { provider: 'sandbox', orderId: 'o1', id: expect.stringMatching(/^sandbox_event_[\w-]{22}$/) }
    expect(events).toMatchObject([
      { ...event, type: 'charge.dispute.created', receivedAt: at(0) },
      { ...event, type: 'charge.dispute.closed', receivedAt: at(9) },
    ])
  })

  test.each([
    ['paid', {}, true, ['open']],
    ['not paid', {}, false, []],
    ['refunded in part', { refundedMinor: 498 }, true, ['open']],
    ['refunded in full', { refundedMinor: 499 }, true, []],
    ['disputed', { disputes: [claim('d1', 'open', 0)] }, true, ['won', 'lost']],
    ['disputed and decided', { disputes: [claim('d1', 'won', 0, 1)] }, true, []],
  ])('allows only the matching actions for a payment that is %s', async (_, data, isPaid, actions) => {
    await row(data)
    expect(listPossibleActions(await stored(), isPaid)).toEqual(actions)
  })
})

describe('the list of sandbox transactions', () => {
  const window = { from: at(-100), to: at(0) }
  const listed = async () =>
    (await provider().listMovements(window, null)).movements
      .map(({ id, amountMinor, kind }) => [id, kind, amountMinor])
      .sort()
  const back = (id: string, amountMinor: number, seconds: number) => ({
    id,
    amountMinor,
    at: at(seconds).toISOString(),
  })

  test('includes payments from the start of the window (inclusive) to its end (exclusive)', async () => {
    const paid = [
      ['first', 'paid', -100],
      ['early', 'paid', -100.001],
      ['before', 'processing', -0.001],
      ['end', 'paid', 0],
    ] as const
    for (const [id, state, seconds] of paid) await row({ id, orderId: id, state, paidAt: at(seconds) })
    await row({ id: 'open', orderId: 'open' })
    await row({ id: 'failed', orderId: 'failed', state: 'failed', paidAt: at(-50) })
    expect(await listed()).toEqual([
      ['before_payment', 'payment', 499],
      ['first_payment', 'payment', 499],
    ])
    const { movements, next } = await provider().listMovements(window, null)
    expect(next).toBeNull()
    expect(movements.find(({ orderId }) => orderId === 'first')).toEqual({
      id: 'first_payment',
      kind: 'payment',
      at: at(-100),
      orderId: 'first',
      currency: 'USD',
      amountMinor: 499,
      paymentIntentId: 'first_payment',
      feeMinor: 0,
      feeCurrency: 'USD',
    })
  })

  test('includes a refund inside the window even when a later refund is outside', async () => {
    const refunds = [back('r0', 10, -200), back('r1', 100, -100), back('r2', 200, -1), back('r3', 50, 5)]
    await row({ state: 'paid', paidAt: at(-300), refundedAt: at(5), refundedMinor: 360, refunds })
    await row({
      id: 's2',
      orderId: 'o2',
      state: 'paid',
      paidAt: at(-300),
      refundedAt: at(-200),
      refunds: refunds.slice(0, 1),
    })
    expect(await listed()).toEqual([
      ['sandbox_r1', 'refund', -100],
      ['sandbox_r2', 'refund', -200],
    ])
  })

  test('excludes refunds and disputes exactly at the end of the window', async () => {
    const old = { state: 'paid', paidAt: at(-300) } as const
    const refunds = [back('before', 1, -0.001), back('end', 2, 0)]
    await row({ ...old, refunds, disputes: [claim('taken', 'won', -100, -0.001)] })
    await row({ id: 's2', orderId: 'o2', ...old, disputes: [claim('lost', 'lost', -0.001, -0.001)] })
    await row({ id: 's3', orderId: 'o3', ...old, disputes: [claim('end', 'won', 0, 0), claim('open', 'open', -1)] })
    expect(await listed()).toEqual([
      ['lost', 'dispute', -499],
      ['open', 'dispute', -499],
      ['sandbox_before', 'refund', -1],
      ['taken', 'dispute', -499],
      ['taken_won', 'dispute', 499],
    ])
  })

  test('omits a payment whose time is unknown', async () => {
    await row({ state: 'paid', refunds: [back('r1', 100, -50)] })
    const { movements } = await provider().listMovements({ from: new Date(0), to: now }, null)
    expect(movements).toMatchObject([{ kind: 'refund', at: at(-50) }])
  })
})
