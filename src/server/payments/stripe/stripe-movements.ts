import type Stripe from 'stripe'
import type { ProviderTransaction, TransactionKind, TransactionPage, TransactionPeriod } from '../provider-transactions'
import { readOrderId } from './stripe-metadata'

const PAGE = 100
const seconds = (date: Date): number => Math.ceil(date.getTime() / 1000)

/** Returns one page of Stripe's balance transactions: payments, refunds, disputes and payouts in one list. */
export async function listTransactions(
  stripe: Stripe,
  { from, to }: TransactionPeriod,
  after: string | null,
): Promise<TransactionPage> {
  const { data, has_more } = await stripe.balanceTransactions.list({
    created: { gte: seconds(from), lt: seconds(to) },
    limit: PAGE,
    expand: ['data.source'],
    ...(after !== null && { starting_after: after }),
  })
  return { movements: data.map(movementOf), next: has_more ? (data.at(-1)?.id ?? null) : null }
}

const kinds: Readonly<Record<string, TransactionKind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  // A refund that the bank sent back: the money returns to the account.
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  payout: 'payout',
  payout_failure: 'payout',
  payout_cancel: 'payout',
}

/** Returns the kind of a transaction. Disputes are adjustments, identified by their category. */
const kindOf = ({ type, reporting_category }: Stripe.BalanceTransaction): TransactionKind =>
  kinds[type] ?? (reporting_category.startsWith('dispute') ? 'dispute' : 'other')

/** Fields that charges, refunds and disputes have in common. */
interface Source {
  amount?: number
  currency?: string
  metadata?: unknown
  payment_intent?: string | { id: string } | null
}

function movementOf(row: Stripe.BalanceTransaction): ProviderTransaction {
  const source: Source = typeof row.source === 'object' && row.source !== null ? (row.source as Source) : {}
  const { payment_intent: intent, metadata } = source
  const kind = kindOf(row)
  const ofBuyer = kind === 'payment' || kind === 'refund' || kind === 'dispute'
  // The row is in the currency of the account, its source in the buyer's.
  const amount = ofBuyer && source.amount !== undefined ? Math.sign(row.amount) * source.amount : row.amount
  return {
    id: row.id,
    kind,
    at: new Date(row.created * 1000),
    orderId: readOrderId(metadata),
    paymentIntentId: typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null),
    amountMinor: amount,
    currency: ((ofBuyer && source.currency) || row.currency).toUpperCase(),
    feeMinor: row.fee,
    feeCurrency: row.currency.toUpperCase(),
  }
}
