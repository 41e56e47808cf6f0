/** A row of Stripe's balance transactions, as far as it is read here; the newest first in its answers. */
export interface StripeTransaction {
  id: string
  type: string
  reporting_category: string
  /** Seconds. */
  created: number
  amount: number
  currency: string
  fee: number
  source: {
    amount?: number
    currency?: string
    payment_intent?: string
    metadata?: Record<string, string>
  }
}

/** Two on a page, so that every test turns one. */
const PAGE = 2

export function listTransactions(rows: readonly StripeTransaction[], query: URLSearchParams) {
  const from = Number(query.get('created[gte]'))
  const to = Number(query.get('created[lt]'))
  const within = rows.filter(({ created }) => created >= from && created < to).toReversed()
  const after = query.get('starting_after')
  const start = after === null ? 0 : within.findIndex(({ id }) => id === after) + 1
  const data = within.slice(start, start + PAGE).map((row) => ({ ...row, object: 'balance_transaction' }))
  return { status: 200, json: { object: 'list', has_more: start + PAGE < within.length, data } }
}
