/** Row of Stripe's balance transactions, with the fields used here; Stripe lists the newest first. */
export interface StripeTransaction {
  id: string
  type: string
  reporting_category: string
  /** Epoch seconds. */
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

/** Rows per page: two, so that every test needs a second page. */
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
