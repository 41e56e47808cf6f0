import type Stripe from 'stripe'
import type { CheckoutState, ProviderDispute, ProviderRefund } from '../provider'
import { readRefundId } from './stripe-metadata'

/** Converts Stripe's time in seconds. */
const dateFromSeconds = (seconds: number): Date => new Date(seconds * 1000)

/** Returns the refunded amount of a charge: at most the sum of its refunds, if all of them were read. */
export function refundedOf(charge: Stripe.Charge | null): number {
  const total = charge?.amount_refunded ?? 0
  if (!charge?.refunds || charge.refunds.has_more) return total
  const made = refundsOf(charge).reduce((sum, { state, amountMinor }) => sum + (state === 'made' ? amountMinor : 0), 0)
  return Math.min(total, made)
}

/** Returns the refunds of a charge that was read with `refunds` expanded; Stripe includes the ten newest. */
export const refundsOf = (charge: Stripe.Charge | null): ProviderRefund[] =>
  (charge?.refunds?.data ?? []).map(({ id, amount, status, metadata, failure_reason, created }) => ({
    id,
    refundId: readRefundId(metadata),
    amountMinor: amount,
    // A refund on its way counts as made: the amount is refunded from then on.
    state: status === 'failed' || status === 'canceled' ? 'failed' : 'made',
    failure: failure_reason ?? null,
    at: dateFromSeconds(created),
  }))

const states: Readonly<Record<string, ProviderDispute['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
}

export const disputesOf = (data: readonly Stripe.Dispute[]): ProviderDispute[] =>
  data.map(({ id, status, reason, amount, currency, evidence_details, created }) => ({
    id,
    // An unknown status counts as an inquiry, which moves no money.
    state: states[status] ?? 'inquiry',
    reason: reason ?? null,
    amountMinor: amount ?? null,
    currency: currency?.toUpperCase() ?? null,
    dueBy: evidence_details?.due_by ? dateFromSeconds(evidence_details.due_by) : null,
    at: dateFromSeconds(created),
  }))

/** Returns the effect of all disputes together on the purchase; an inquiry of the bank has no effect. */
export function disputeState(disputes: readonly ProviderDispute[]): CheckoutState['dispute'] {
  if (disputes.some(({ state }) => state === 'lost')) return 'lost'
  return disputes.some(({ state }) => state === 'open') ? 'open' : 'none'
}
