/** Kinds of money movements. `other`: those that concern no order, such as the provider's own invoices. */
export const movementKinds = ['payment', 'refund', 'dispute', 'payout', 'other'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Money that moved at the provider, as its own books have it. */
export interface Movement {
  id: string
  kind: MovementKind
  at: Date
  /** The order that it names. */
  orderId: string | null
  paymentIntentId: string | null
  /** Minor units of what the buyer paid in (of a payout: of the account); below zero where it left the account. */
  amountMinor: number
  /** Upper case. */
  currency: string
  /** Amount the provider kept, in minor units of the account's currency. */
  feeMinor: number
  feeCurrency: string
}

/** One page of the provider's books. */
export interface Movements {
  movements: Movement[]
  /** Where the next page begins; null after the last one. */
  next: string | null
}

/** From the first moment on, until before the second. */
export interface Window {
  from: Date
  to: Date
}
