import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { listTransactions } from './stripe-movements'
import { disputeState, disputesOf, refundedOf, refundsOf } from './stripe-refunds-disputes'

const refund = (data: object) => ({ id: 're_1', amount: 200, status: 'succeeded', created: 1_795_000_000, ...data })
const refunded = (...data: object[]) => refundsOf({ refunds: { data: data.map(refund) } } as unknown as Stripe.Charge)
const at = new Date(1_795_000_000_000)

describe('Stripe refunds', () => {
  test('carry our refund id only when they were requested by this site', () => {
    expect(
      refunded({ metadata: { mindglass_refund: 'r1' } }, { id: 're_2', metadata: null }, { id: 're_3', metadata: {} }),
    ).toEqual([
      { id: 're_1', refundId: 'r1', amountMinor: 200, state: 'made', failure: null, at },
      { id: 're_2', refundId: null, amountMinor: 200, state: 'made', failure: null, at },
      { id: 're_3', refundId: null, amountMinor: 200, state: 'made', failure: null, at },
    ])
  })

  test.each([
    ['succeeded', 'made'],
    ['pending', 'made'],
    ['requires_action', 'made'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('with the Stripe status %s have the state %s', (status, state) => {
    expect(refunded({ status, failure_reason: 'lost_or_stolen_card' })).toMatchObject([
      { state, failure: 'lost_or_stolen_card' },
    ])
  })

  test('are an empty list without a charge or without refund data', () => {
    expect([refundsOf(null), refundsOf({} as Stripe.Charge)]).toEqual([[], []])
  })

  const made = refund({})
  const failed = refund({ status: 'failed', amount: 90 })
  test.each([
    ['nothing without a charge', null, 0],
    ['the amount of the charge when no refunds were read', { amount_refunded: 500 }, 500],
    [
      'the amount of the charge when some refunds were not read',
      { amount_refunded: 500, refunds: { data: [made], has_more: true } },
      500,
    ],
    ['less when one of them failed', { amount_refunded: 290, refunds: { data: [made, failed] } }, 200],
    ['the sum of all refunds', { amount_refunded: 400, refunds: { data: [made, made] } }, 400],
    ['no more than the amount of the charge', { amount_refunded: 300, refunds: { data: [made, made] } }, 300],
  ])('add up to %s', (_, charge, minor) => {
    expect(refundedOf(charge as Stripe.Charge | null)).toBe(minor)
  })
})

describe('Stripe disputes', () => {
  const dispute = (status: string, data: object = {}) => ({ id: 'dp_1', status, created: 1_795_000_000, ...data })
  const read = (...all: object[]) => disputesOf(all as Stripe.Dispute[])

  test('contain the reason, amount, currency and deadline for evidence', () => {
    const all = { reason: 'fraudulent', amount: 499, currency: 'usd', evidence_details: { due_by: 1_795_000_100 } }
    expect(
      read(dispute('needs_response', all), dispute('won', { id: 'dp_2', evidence_details: { due_by: null } })),
    ).toEqual([
      {
        id: 'dp_1',
        state: 'open',
        reason: 'fraudulent',
        amountMinor: 499,
        currency: 'USD',
        at,
        dueBy: new Date(1_795_000_100_000),
      },
      { id: 'dp_2', state: 'won', reason: null, amountMinor: null, currency: null, dueBy: null, at },
    ])
  })

  test.each([
    ['inquiry', ['warning_needs_response', 'warning_under_review', 'a_new_word']],
    ['won', ['warning_closed', 'won', 'prevented']],
    ['open', ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review']],
    ['lost', ['lost']],
  ])('have the state %s when their Stripe status is one of %j', (state, statuses) => {
    for (const status of statuses) expect(read(dispute(status))).toMatchObject([{ state }])
  })

  test.each([
    ['none', []],
    ['none', ['warning_needs_response', 'warning_under_review', 'warning_closed']],
    ['none', ['won', 'prevented', 'a_new_word']],
    ['open', ['won', 'needs_response']],
    ['open', ['under_review', 'a_new_word']],
    ['open', ['appeal_needs_response']],
    ['open', ['appeal_under_review']],
    ['lost', ['needs_response', 'lost']],
    ['lost', ['lost', 'won']],
  ])('have the combined state %s when their Stripe statuses are %j', (state, statuses) => {
    expect(disputeState(read(...statuses.map((status) => dispute(status))))).toBe(state)
  })
})

describe('the list of Stripe transactions', () => {
  const row = (data: object) => ({
    id: 'txn_1',
    type: 'charge',
    reporting_category: 'charge',
    created: 1_795_000_000,
    amount: 460,
    currency: 'eur',
    fee: 44,
    source: null,
    ...data,
  })
  const requests: unknown[] = []
  async function list(rows: object[], after: string | null = null, has_more = false) {
    requests.length = 0
    const answer = async (params: unknown) => {
      requests.push(params)
      return { data: rows, has_more }
    }
    const balanceTransactions = { list: answer }
    const window = { from: new Date(1_795_000_000_001), to: new Date(1_795_000_100_000) }
    return listTransactions({ balanceTransactions } as unknown as Stripe, window, after)
  }

  test('is requested page by page, in whole seconds and with the source of each transaction', async () => {
    const params = { created: { gte: 1_795_000_001, lt: 1_795_000_100 }, limit: 100, expand: ['data.source'] }
    const rows = [row({}), row({ id: 'txn_2' }), row({ id: 'txn_3' })]
    expect((await list(rows, null, true)).next).toBe('txn_3')
    expect(requests).toEqual([params])
    expect((await list([row({})], 'txn_3')).next).toBeNull()
    expect(requests).toEqual([{ ...params, starting_after: 'txn_3' }])
    expect((await list([], null, true)).next).toBeNull()
  })

  test.each([
    ['charge', 'charge', 'payment'],
    ['payment', 'charge', 'payment'],
    ['refund', 'refund', 'refund'],
    ['payment_refund', 'refund', 'refund'],
    ['refund_failure', 'refund_failure', 'refund'],
    ['payment_failure_refund', 'refund', 'refund'],
    ['adjustment', 'dispute', 'dispute'],
    ['adjustment', 'dispute_reversal', 'dispute'],
    ['adjustment', 'other_adjustment', 'other'],
    ['payout', 'payout', 'payout'],
    ['payout_failure', 'payout_reversal', 'payout'],
    ['payout_cancel', 'payout_reversal', 'payout'],
    ['stripe_fee', 'fee', 'other'],
  ])('maps the type %s in the category %s to the kind “%s”', async (type, reporting_category, kind) => {
    expect((await list([row({ type, reporting_category })])).movements[0]?.kind).toBe(kind)
  })

  test('contains amounts in the buyer’s currency, negative when they reduce the account balance', async () => {
    const source = { amount: 499, currency: 'usd', payment_intent: 'pi_1', metadata: { mindglass_order: 'o1' } }
    const { movements } = await list([
      row({ source }),
      row({ type: 'refund', amount: -180, source: { ...source, amount: 200, payment_intent: { id: 'pi_2' } } }),
      row({ type: 'adjustment', reporting_category: 'dispute', amount: -460, source }),
      row({ type: 'payout', amount: -9000, source: { amount: 1, currency: 'usd' } }),
      row({ source: { payment_intent: null, metadata: null } }),
      row({ source: 'ch_1' }),
    ])
    expect(movements[0]).toEqual({
      id: 'txn_1',
      kind: 'payment',
      at,
      orderId: 'o1',
      paymentIntentId: 'pi_1',
      amountMinor: 499,
      currency: 'USD',
      feeMinor: 44,
      feeCurrency: 'EUR',
    })
    const told = movements.map(({ amountMinor, currency, paymentIntentId, orderId }) => [
      ...[amountMinor, currency, paymentIntentId, orderId],
    ])
    expect(told.slice(1)).toEqual([
      [-200, 'USD', 'pi_2', 'o1'],
      [-499, 'USD', 'pi_1', 'o1'],
      [-9000, 'EUR', null, null],
      [460, 'EUR', null, null],
      [460, 'EUR', null, null],
    ])
  })
})
