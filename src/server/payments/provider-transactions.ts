/** Kinds of money movements. `other`: those that concern no order, such as the provider's own invoices. */
export const transactionKinds = ['payment', 'refund', 'dispute', 'payout', 'other'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** Movement of money at the provider, from the provider's own books. */
export interface ProviderTransaction {
  id: string
  kind: TransactionKind
  at: Date
  /** Order id in the movement's metadata. */
  orderId: string | null
  paymentIntentId: string | null
  /**
   * Amount in minor units of the buyer's currency (for a payout: the account's); negative for money that left the
   * account.
   */
  amountMinor: number
  /** Currency code in upper case. */
  currency: string
  /** Amount the provider kept, in minor units of the account's currency. */
  feeMinor: number
  feeCurrency: string
}

/** One page of the provider's books. */
export interface TransactionPage {
  movements: ProviderTransaction[]
  /** Cursor of the next page; null after the last one. */
  next: string | null
}

/** Period from `from` (inclusive) to `to` (exclusive). */
export interface TransactionPeriod {
  from: Date
  to: Date
}
