import type { Tax } from '@/core/billing/tax'
import type { Currency, PaymentMethod } from '@/core/commerce/money'
import type { Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import type { TransactionPage, TransactionPeriod } from './provider-transactions'

/** Data for a checkout: a complete snapshot of the order, so that a repeated request has the same content. */
export interface CheckoutRequest {
  orderId: string
  sku: Sku
  amountMinor: number
  currency: Currency
  method: PaymentMethod
  email: string
  locale: Locale
  expiresAt: Date
}

interface CheckoutSession {
  sessionId: string
  /** Address of the payment page: a path of this site or an address at one of the provider's hosts. */
  url: string
  expiresAt: Date
}

/** Refund that was made or is on its way. */
export interface ProviderRefund {
  /** The provider's id. */
  id: string
  /** Id of our `Refund`; null for a refund that was made at the provider. */
  refundId: string | null
  amountMinor: number
  /** `failed`: the money did not reach the payer and came back to us. */
  state: 'made' | 'failed'
  failure: string | null
  at: Date
}

/** Dispute: the payer's bank claims the money back. */
export interface ProviderDispute {
  id: string
  /** `inquiry`: the bank requests information, and no money has moved. */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  /** The bank's reason, in the provider's term. */
  reason: string | null
  amountMinor: number | null
  /** Currency code in upper case. */
  currency: string | null
  /** Deadline for evidence. */
  dueBy: Date | null
  at: Date
}

/** The provider's state of a checkout at this moment; read again for every decision. */
export interface CheckoutState {
  sessionId: string
  /** The order this checkout was made for. */
  orderId: string | null
  state: 'open' | 'complete' | 'expired'
  /** `unpaid` and `complete` together: an asynchronous payment is on its way. */
  payment: 'paid' | 'unpaid' | 'failed'
  failureCode: string | null
  amountMinor: number
  /** Currency code in upper case. */
  currency: string
  paymentIntentId: string | null
  livemode: boolean
  refundedMinor: number
  refunds: readonly ProviderRefund[]
  /** Tax that the provider has computed for the checkout; absent if it computes none. */
  tax?: Tax | null
  dispute: 'none' | 'open' | 'lost'
  disputes: readonly ProviderDispute[]
}

export interface ProviderRefundRequest {
  /** Id of our `Refund`: the same one moves money once, however often it is requested. */
  refundId: string
  orderId: string
  sessionId: string
  paymentIntentId: string | null
  /** Amount in the currency that was paid. */
  amountMinor: number
  /** Whether the same purchase was paid twice. */
  duplicate: boolean
}

/** Interface of a payment provider. Calls that leave the process can fail and may be repeated. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Whether real money moves. */
  readonly livemode: boolean
  /** Hosts, beside our own, that a buyer may be sent to. */
  readonly hosts: readonly string[]
  /** Methods the account accepts; currency and country decide which of them fit a buyer. */
  readonly methods: readonly PaymentMethod[]
  /**
   * Idempotent: the same order gives the same checkout.
   * @throws CheckoutRefused when the provider refuses; any other error leaves open whether the checkout exists.
   */
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>
  readCheckout(sessionId: string): Promise<CheckoutState>
  /** Closes an unpaid checkout; it is no error if the checkout has already ended. */
  closeCheckout(sessionId: string): Promise<void>
  /**
   * Returns one page of all money movements in a period, including those of other sites on the account. @param after
   * cursor of the page
   */
  listMovements(window: TransactionPeriod, after: string | null): Promise<TransactionPage>
  /**
   * Refunds the amount; idempotent per refund.
   * @throws RefundRefused when the provider refuses; any other error leaves open whether the money moved.
   */
  refund(request: ProviderRefundRequest): Promise<void>
}

/** Refusal of a checkout by the provider: the same request will not succeed later. */
export class CheckoutRefused extends Error {}

/** Refusal of a refund by the provider. */
export class RefundRefused extends Error {
  /** @param code the provider's error code */
  constructor(readonly code: string) {
    super(code)
  }

  /** Whether the payer's bank disputes the payment: the bank's decision comes first. */
  get disputed(): boolean {
    return this.code === 'charge_disputed'
  }
}
