import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import type { CheckoutState, PaymentProvider } from '@/server/payments/provider'
import type { ProviderTransaction } from '@/server/payments/provider-transactions'
import { sandboxProvider } from '@/server/payments/sandbox/sandbox'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { bookLines } from './accounting'
import { balanceTransactionsIn, copyBalanceTransactions } from './balance-transactions'
import { reconcileBooks, reconcileWindow, recordFinding } from './books'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

/** Creates a Stripe provider with these movements; every checkout that it reads belongs to its order and is unpaid. */
function provider(movements: ProviderTransaction[] = [], state: Partial<CheckoutState> | Error = {}) {
  const windows: [Date, Date][] = []
  const read: string[] = []
  const stripe: PaymentProvider = {
    ...sandboxProvider(db()),
    name: 'stripe',
    async readCheckout(id) {
      read.push(id)
      if (state instanceof Error) throw state
      return {
        sessionId: id,
        orderId: id.slice('of '.length),
        state: 'open',
        payment: 'unpaid',
        failureCode: null,
        amountMinor: 499,
        currency: 'USD',
        paymentIntentId: null,
        livemode: false,
        refundedMinor: 0,
        refunds: [],
        dispute: 'none',
        disputes: [],
        ...state,
      }
    },
    async listMovements({ from, to }, after) {
      if (after === null) windows.push([from, to])
      const within = movements.filter(({ at }) => at >= from && at < to)
      const start = after === null ? 0 : Number(after)
      return { movements: within.slice(start, start + 2), next: start + 2 < within.length ? String(start + 2) : null }
    },
  }
  return { stripe, windows, read }
}
const moved = (data: Partial<ProviderTransaction> = {}): ProviderTransaction => ({
  id: 'txn_1',
  kind: 'payment',
  at: ago(3 * HOUR_MS),
  orderId: null,
  paymentIntentId: null,
  amountMinor: 499,
  currency: 'USD',
  feeMinor: 44,
  feeCurrency: 'USD',
  ...data,
})
async function order(data: Prisma.OrderUncheckedUpdateInput = {}, paidAt = ago(3 * HOUR_MS)) {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt })
  const at = { provider: 'stripe', providerSessionId: `of ${id}`, createdAt: paidAt } as const
  return db().order.update({ where: { id }, data: { ...at, ...data } })
}
const found = () => db().finding.findMany({ orderBy: { key: 'asc' } })

describe('a finding of the payment reconciliation', () => {
  test('is stored once per kind and subject, and only its time is updated when it is found again', async () => {
    const later = new Date(now.getTime() + HOUR_MS)
    await recordFinding(
      db(),
      { kind: 'state', orderId: 'o1', movementId: 'm1', ours: 'pending', theirs: 'USD 1.00' },
      now,
    )
    await recordFinding(db(), { kind: 'amount', orderId: 'o1', movementId: 'm1', ours: 'a', theirs: 'b' }, now)
    await recordFinding(db(), { kind: 'payout', movementId: 'm2', theirs: 'USD 7.00' }, now)
    await recordFinding(db(), { kind: 'state', orderId: 'o1', movementId: 'm9', ours: 'x', theirs: 'y' }, later)
    expect((await found()).map(({ id, resolvedAt, reason, ...row }) => row)).toEqual([
      {
        key: 'amount:o1',
        kind: 'amount',
        orderId: 'o1',
        movementId: 'm1',
        ours: 'a',
        theirs: 'b',
        foundAt: now,
        seenAt: now,
      },
      {
        key: 'payout:m2',
        kind: 'payout',
        orderId: null,
        movementId: 'm2',
        ours: null,
        theirs: 'USD 7.00',
        foundAt: now,
        seenAt: now,
      },
      {
        key: 'state:o1',
        kind: 'state',
        orderId: 'o1',
        movementId: 'm1',
        ours: 'pending',
        theirs: 'USD 1.00',
        foundAt: now,
        seenAt: later,
      },
    ])
  })
})

describe('provider movements', () => {
  test('are copied page by page and never overwritten', async () => {
    const all = [1, 2, 3, 4, 5].map((n) => moved({ id: `txn_${n}`, amountMinor: n }))
    const window = { from: ago(DAY_MS), to: now }
    expect(await copyBalanceTransactions(db(), provider(all).stripe, window)).toBe(5)
    expect(await copyBalanceTransactions(db(), provider([moved({ amountMinor: 900 })]).stripe, window)).toBe(1)
    const rows = await db().providerMovement.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([1, 2, 3, 4, 5])
    expect(rows[0]).toEqual({ ...moved({ amountMinor: 1 }), provider: 'stripe' })
  })

  test('are listed once each, payments first, for one provider and one time window', async () => {
    const rows = Array.from({ length: 205 }, (_, n) => moved({ id: `p${String(n).padStart(3, '0')}` }))
    const other = ['refund', 'dispute', 'payout', 'other'] as const
    const beside = other.map((kind) => moved({ id: `a_${kind}`, kind }))
    const edges = [
      moved({ id: 'x_from', at: ago(DAY_MS) }),
      moved({ id: 'x_to', at: now }),
      moved({ id: 'x_old', at: ago(DAY_MS + 1) }),
    ]
    const data = [...beside, ...rows.toReversed(), ...edges].map((one) => ({ ...one, provider: 'stripe' as const }))
    await db().providerMovement.createMany({ data })
    await db().providerMovement.create({ data: { ...moved({ id: 'sandbox' }), provider: 'sandbox' } })
    const seen: string[] = []
    for await (const { id } of balanceTransactionsIn(db(), provider().stripe, { from: ago(DAY_MS), to: now }))
      seen.push(id)
    expect(seen).toEqual([...rows.map(({ id }) => id), 'x_from', 'a_dispute', 'a_payout', 'a_refund'])
  })
})

test('the monthly ledger lists all lines in the order of issue beyond one batch', async () => {
  const { id: orderId } = await order()
  const line: Omit<Prisma.InvoiceCreateManyInput, 'id' | 'number' | 'settledMinor'> = {
    orderId,
    year: 2026,
    issuedAt: now,
    movedAt: now,
    product: 'Report',
    listMinor: 0,
    grossMinor: -1,
    kind: 'credit',
    locale: 'en',
    sku: 'report',
    currency: 'USD',
  }
  const ids = Array.from({ length: 501 }, (_, n) => `C-${1000 + n}`)
  const data = ids.map((id, n) => ({ ...line, id, number: n + 1, settledMinor: n + 1 }))
  await db().invoice.createMany({ data: data.toReversed() })
  await db().invoice.create({
    data: { ...line, id: 'Z-first', number: 900, settledMinor: 900, issuedAt: ago(MINUTE_MS) },
  })
  const numbers: string[] = []
  for await (const { number } of bookLines(db(), '2026-11')) numbers.push(number)
  expect(numbers).toEqual(['Z-first', ...ids])
})

describe('the payment reconciliation', () => {
  const compare = (stripe: PaymentProvider, at = now) => reconcileBooks(database.current, stripe, at)

  test('proceeds a day at a time, from a day before the first payment', async () => {
    await order({}, ago(2 * HOUR_MS + 1))
    await order({}, ago(30 * HOUR_MS))
    const { stripe, windows } = provider()
    await compare(stripe)
    const first = ago(30 * HOUR_MS + DAY_MS)
    const [second, third] = [new Date(first.getTime() + DAY_MS), new Date(first.getTime() + 2 * DAY_MS)]
    expect(windows).toEqual([
      [first, second],
      [second, third],
      [third, now],
    ])
    expect(await db().reconciliation.findMany()).toEqual([{ provider: 'stripe', doneUntil: now }])
    // A window of exactly one day is reconciled in one step.
    await reconcileWindow(database.current, stripe, { from: ago(DAY_MS), to: now }, now)
    expect(windows.slice(3)).toEqual([[ago(DAY_MS), now]])
  })

  test.each([
    ['at most ninety days back', 200 * DAY_MS, 90 * DAY_MS],
    ['a day back when nothing was paid', null, DAY_MS],
  ])('begins %s', async (_, paid, back) => {
    if (paid !== null) await order({}, ago(paid))
    const days: Date[] = []
    const listMovements: PaymentProvider['listMovements'] = async ({ from }) => {
      days.push(from)
      throw new Error('one day is enough')
    }
    await expect(compare({ ...provider().stripe, listMovements })).rejects.toThrow('one day')
    expect(days).toEqual([ago(back)])
  })

  test('runs again three hours later, starting a day before its last end', async () => {
    await db().reconciliation.create({ data: { provider: 'sandbox', doneUntil: now } })
    await db().reconciliation.create({ data: { provider: 'stripe', doneUntil: ago(3 * HOUR_MS - 1) } })
    const { stripe, windows } = provider()
    expect(await compare(stripe)).toBeNull()
    expect(await compare(stripe, new Date(now.getTime() + 1))).toEqual({ movements: 0, synced: 0 })
    expect(windows[0]?.[0]).toEqual(ago(3 * HOUR_MS - 1 + DAY_MS))
  })

  test('does not report a payment as missing when it is recent, free, held, outside the window or at another provider', async () => {
    const window = { from: ago(DAY_MS), to: now }
    const missed = async () => {
      const { stripe, read } = provider([], new Error('away'))
      await reconcileWindow(database.current, stripe, window, now)
      // No checkout is read for orders that never had one.
      expect(read.every(Boolean)).toBe(true)
      return (await found()).map(({ orderId }) => orderId)
    }
    await order({}, ago(2 * HOUR_MS))
    await order({}, ago(DAY_MS + 1))
    await order({ amountMinor: 0 })
    await order({ provider: 'sandbox' })
    await order({ status: 'held' })
    const there = await order()
    await db().providerMovement.create({ data: { ...moved({ orderId: there.id }), provider: 'stripe' } })
    const known = await order({ paymentIntentId: 'pi_1' })
    await db().providerMovement.create({
      data: { ...moved({ id: 'txn_2', paymentIntentId: 'pi_1' }), provider: 'stripe' },
    })
    expect(known.status).toBe('paid')
    expect(await missed()).toEqual([])
    const lost = [
      await order({}, ago(2 * HOUR_MS + 1)),
      await order({}, ago(DAY_MS)),
      await order({ status: 'refunded', providerSessionId: null }),
    ].map(({ id }) => id)
    // A refund of the order does not count as its payment.
    await db().providerMovement.create({
      data: { ...moved({ id: 'txn_3', kind: 'refund', orderId: lost[0] ?? '' }), provider: 'stripe' },
    })
    expect((await missed()).sort()).toEqual(lost.sort())
    expect((await found())[0]).toMatchObject({ kind: 'missing', ours: 'USD 4.99', theirs: null, movementId: null })
  })

  test.each([
    [{ payment: 'paid' }, 0],
    [{ payment: 'paid', amountMinor: 498 }, 1],
    [{ payment: 'unpaid' }, 1],
  ] as const)('given a checkout with %j but no movement, reports %i payments as missing', async (state, times) => {
    await order()
    const { stripe } = provider([], state)
    await reconcileWindow(database.current, stripe, { from: ago(DAY_MS), to: now }, now)
    expect(await found()).toHaveLength(times)
  })

  test('reports an order whose checkout cannot be read and continues with the others', async () => {
    const open = await order({ status: 'pending' })
    const fits = await order()
    const rows = [moved({ orderId: open.id }), moved({ id: 'txn_2', orderId: fits.id })]
    const payout = moved({ id: 'txn_3', kind: 'payout', amountMinor: 0 })
    const { stripe } = provider(
      [...rows, payout, moved({ id: 'txn_4', kind: 'other', orderId: 'x' })],
      new Error('away'),
    )
    expect(await reconcileWindow(database.current, stripe, { from: ago(DAY_MS), to: now }, now)).toEqual({
      movements: 4,
      synced: 1,
    })
    expect(await found()).toMatchObject([
      { kind: 'state', orderId: open.id, movementId: 'txn_1', ours: 'pending', theirs: 'USD 4.99' },
    ])
  })
  test('reports an amount in a currency without cents as a whole number', async () => {
    const { stripe } = provider([moved({ orderId: 'x', amountMinor: 780, currency: 'JPY' })])
    await reconcileWindow(database.current, stripe, { from: ago(DAY_MS), to: now }, now)
    expect(await found()).toMatchObject([{ kind: 'unknown', theirs: 'JPY 780' }])
  })
})
