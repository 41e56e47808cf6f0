/** A refund that was made through the API. */
export interface MadeRefund {
  id: string
  amount: number
  /** Our mark on it. */
  refundId: string | null
  status: string
}

interface Charged {
  id: string
  amount_refunded: number
  refunds: readonly MadeRefund[]
}

/** Statuses of a dispute in which Stripe makes no refund. */
export const underDispute: readonly string[] = ['needs_response', 'under_review', 'lost']

const now = () => Math.floor(Date.now() / 1000)

/** As they stand in an expanded charge; what went back beyond those of the API was made in the dashboard. */
export function refundsOf({ id, refunds, amount_refunded }: Charged) {
  const own = refunds.map(({ refundId, ...refund }) => ({
    ...refund,
    metadata: refundId === null ? {} : { refund_id: refundId },
  }))
  const made = refunds.reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0)
  const beside = amount_refunded - made
  const dashboard = { id: `re_${id}_dashboard`, amount: beside, status: 'succeeded', metadata: {} }
  const all = [...own, ...(beside > 0 ? [dashboard] : [])]
  const data = all.map((refund) => ({ ...refund, object: 'refund', created: now() }))
  return { object: 'list', has_more: false, data }
}

export const disputesOf = (intent: string, statuses: readonly string[]) =>
  statuses.map((status, index) => ({
    ...{ id: `dp_${intent}_${index}`, object: 'dispute', status, created: now(), amount: 499, currency: 'usd' },
    ...{ reason: 'fraudulent', evidence_details: { due_by: now() + 7 * 86_400 } },
  }))
