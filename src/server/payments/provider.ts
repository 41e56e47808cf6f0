import type { Tax } from '@/core/billing/tax'
import type { Currency, PaymentMethod } from '@/core/commerce/money'
import type { Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import type { Movements, Window } from './movements'

/** Data for a checkout: the order's snapshot, complete, so that asking twice asks for the same. */
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
  /** Where the buyer pays: a path of this site or an address at one of the provider's hosts. */
  url: string
  expiresAt: Date
}

/** Money that went back, or is on its way. */
export interface ProviderRefund {
  /** The provider's. */
  id: string
  /** Id of our `Refund`; null when it was made at the provider's. */
  refundId: string | null
  amountMinor: number
  /** `failed`: it did not reach the payer, and is with us again. */
  state: 'made' | 'failed'
  failure: string | null
  at: Date
}

/** A payer's bank asks for the money back. */
export interface ProviderDispute {
  id: string
  /** `inquiry`: the bank asks, and no money has moved. */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  /** The bank's ground, in the provider's word. */
  reason: string | null
  amountMinor: number | null
  /** Upper case. */
  currency: string | null
  /** Until when evidence is taken. */
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
  /** Upper case. */
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
  /** The same was paid twice. */
  duplicate: boolean
}

/** A place where money changes hands. Calls that leave the process can fail and may be repeated. */
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
   * @throws CheckoutRefused when the provider said no; any other error leaves open whether the checkout exists.
   */
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>
  readCheckout(sessionId: string): Promise<CheckoutState>
  /** Ends a checkout that nobody has paid; it is no error if it has ended already. */
  closeCheckout(sessionId: string): Promise<void>
  /** One page of all money that moved in a time, also for what is not of this site. @param after where the page begins */
  listMovements(window: Window, after: string | null): Promise<Movements>
  /**
   * Gives the amount back; idempotent per refund.
   * @throws RefundRefused when the provider said no; any other error leaves open whether the money moved.
   */
  refund(request: ProviderRefundRequest): Promise<void>
}

/** The provider answered, and the answer is no: the same request will not succeed later. */
export class CheckoutRefused extends Error {}

/** The provider answered, and the answer is no. */
export class RefundRefused extends Error {
  /** @param code the provider's word for it */
  constructor(readonly code: string) {
    super(code)
  }

  /** The payer's bank has taken the payment up: what it decides comes first. */
  get disputed(): boolean {
    return this.code === 'charge_disputed'
  }
}
