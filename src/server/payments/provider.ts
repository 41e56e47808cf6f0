import type { Currency, PaymentMethod } from '@/core/commerce/money'
import type { Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'

/** What a checkout is made from: the order's snapshot, complete, so that asking twice asks for the same. */
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

/** What the provider knows about a checkout at this moment; read again for every decision. */
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
  dispute: 'none' | 'open' | 'lost'
}

interface RefundRequest {
  orderId: string
  sessionId: string
  paymentIntentId: string | null
  amountMinor: number
}

/** A place where money changes hands. Calls that leave the process can fail and may be repeated. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Whether real money moves. */
  readonly livemode: boolean
  /** Hosts, beside our own, that a buyer may be sent to. */
  readonly hosts: readonly string[]
  /** What the account takes; which of them fit a buyer is up to currency and country. */
  readonly methods: readonly PaymentMethod[]
  /**
   * Idempotent: the same order gives the same checkout.
   * @throws CheckoutRefused when the provider said no; any other error leaves open whether the checkout exists.
   */
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>
  readCheckout(sessionId: string): Promise<CheckoutState>
  /** Ends a checkout that nobody has paid; it is no error if it has ended already. */
  closeCheckout(sessionId: string): Promise<void>
  /** Gives the whole amount back; idempotent per order. */
  refund(request: RefundRequest): Promise<void>
}

/** The provider answered, and the answer is no: the same request will not succeed later. */
export class CheckoutRefused extends Error {}
