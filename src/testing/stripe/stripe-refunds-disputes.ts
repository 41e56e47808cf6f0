/** Refund in Stripe's records. */
export interface MadeRefund {
  id: string
  amount: number
  /** Our mark on the refund; null for one made in the dashboard. */
  refundId: string | null
  status: string
}

interface Charged {
  id: string
  amount_refunded: number
  refunds: MadeRefund[]
}

/** Statuses of a dispute in which Stripe makes no refund. */
export const blockingDisputeStatuses: readonly string[] = ['needs_response', 'under_review', 'lost']

const now = () => Math.floor(Date.now() / 1000)

const madeOf = (refunds: readonly MadeRefund[]) =>
  refunds.reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0)

/**
 * Returns the refunds of an expanded charge, newest first. If a test has changed only the sum, an excess counts as a
 * refund made in the dashboard, and a shortfall as failed refunds, newest first.
 */
export function refundsOf({ id, refunds, amount_refunded }: Charged) {
  for (const refund of refunds.toReversed()) {
    if (madeOf(refunds) > amount_refunded && refund.status === 'succeeded') refund.status = 'failed'
  }
  const amount = amount_refunded - madeOf(refunds)
  if (amount > 0) refunds.push({ id: `re_${id}_${refunds.length + 1}`, amount, refundId: null, status: 'succeeded' })
  const data = refunds.toReversed().map(({ refundId, ...refund }) => ({
    ...refund,
    object: 'refund',
    created: now(),
    metadata: refundId === null ? {} : { mindglass_refund: refundId },
    failure_reason: refund.status === 'failed' ? 'lost_or_stolen_card' : undefined,
  }))
  return { object: 'list', has_more: false, data }
}

export const disputesOf = (intent: string, statuses: readonly string[]) =>
  statuses.map((status, index) => ({
    id: `dp_${intent}_${index}`,
    object: 'dispute',
    status,
    created: now(),
    amount: 499,
    currency: 'usd',
    reason: 'fraudulent',
    evidence_details: { due_by: now() + 7 * 86_400 },
  }))
