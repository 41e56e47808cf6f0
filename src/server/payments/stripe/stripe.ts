import Stripe from 'stripe'
import { productName } from '@/content/shop/catalogue'
import type { Tax } from '@/core/billing/tax'
import type { PaymentMethod } from '@/core/commerce/money'
import { commonMethods } from '@/core/commerce/payment-method'
import type { Locale } from '@/core/locale'
import {
  CheckoutRefused,
  type CheckoutRequest,
  type CheckoutState,
  type PaymentProvider,
  RefundRefused,
} from '../provider'
import { createOrderMetadata, createRefundMetadata } from './stripe-metadata'
import { listTransactions } from './stripe-movements'
import { disputeState, disputesOf, refundedOf, refundsOf } from './stripe-refunds-disputes'

export const STRIPE_API_VERSION = '2026-10-28.endive'

export interface StripeConfig {
  secretKey: string
  /** Other host and port of the API, for tests. */
  apiUrl?: string
  appUrl: string
  /** Payment methods that the account accepts; by default those that every account accepts. */
  methods?: readonly PaymentMethod[]
  /** Whether Stripe Tax computes the tax included in a price. */
  tax?: boolean
}

const checkoutLocale: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = { cn: 'zh', en: 'en', es: 'es' }

export function stripeClient({ secretKey, apiUrl }: Pick<StripeConfig, 'secretKey' | 'apiUrl'>): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(apiUrl && addressOf(new URL(apiUrl))),
  })
}

const addressOf = ({ hostname: host, port, protocol }: URL) =>
  ({ host, port, protocol: protocol === 'http:' ? 'http' : 'https' }) as const

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey)

/**
 * Creates the provider for Stripe Checkout: the buyer pays on Stripe's page, and no card number ever reaches this
 * server.
 */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  const stripe = stripeClient(config)
  return {
    name: 'stripe',
    livemode: isLiveKey(config.secretKey),
    hosts: ['checkout.stripe.com', ...(config.apiUrl ? [new URL(config.apiUrl).host] : [])],
    methods: config.methods ?? commonMethods,

    async createCheckout(request) {
      const session = await stripe.checkout.sessions
        .create(sessionParams(request, config), { idempotencyKey: `checkout:${request.orderId}` })
        .catch(refusedOrUnknown)
      if (!session.url) throw new CheckoutRefused('the session has no address')
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },

    async readCheckout(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId, {
        expand: ['payment_intent.latest_charge.refunds', ...(config.tax ? ['total_details.breakdown'] : [])],
      })
      const disputes = await readDisputes(stripe, session)
      return { ...readSession(session), disputes, dispute: disputeState(disputes) }
    },

    async closeCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // The checkout was paid or expired in the meantime: the next read shows which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },

    listMovements: (window, after) => listTransactions(stripe, window, after),

    async refund({ refundId, orderId, paymentIntentId, amountMinor, duplicate }) {
      if (!paymentIntentId) throw new RefundRefused('nothing_paid')
      await stripe.refunds
        .create(
          {
            payment_intent: paymentIntentId,
            amount: amountMinor,
            reason: duplicate ? 'duplicate' : 'requested_by_customer',
            metadata: createRefundMetadata(orderId, refundId),
          },
          { idempotencyKey: `refund:${refundId}` },
        )
        .catch((error: unknown) => {
          throw isRefusal(error) ? new RefundRefused(error.code ?? error.type) : error
        })
    },
  }
}

/**
 * Returns the payment types that the provider's page offers for one choice. Apple Pay and Google Pay come with cards.
 * Link is a way to fill in a card: it is offered only beside cards, where the account accepts it.
 */
function typesOf(method: PaymentMethod, methods: StripeConfig['methods']): PaymentMethod[] {
  if (method === 'link') return ['link', 'card']
  return method === 'card' && methods?.includes('link') ? ['card', 'link'] : [method]
}

function sessionParams(
  request: CheckoutRequest,
  { appUrl, tax, methods }: StripeConfig,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, locale, method } = request
  const metadata = createOrderMetadata(orderId)
  const order = encodeURIComponent(orderId)
  // The product name never reveals the test on a bank statement or a receipt.
  const name = productName(request.sku, locale)
  return {
    mode: 'payment',
    allowed_payment_method_types: typesOf(method, methods),
    payment_method_options: method === 'wechat_pay' ? { wechat_pay: { client: 'web' } } : undefined,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name },
          ...(tax && { tax_behavior: 'inclusive' as const }),
        },
      },
    ],
    ...(tax && { automatic_tax: { enabled: true } }),
    // The buyer pays exactly the price on our page, in its currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description: name },
    customer_email: request.email,
    locale: checkoutLocale[locale],
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: `${appUrl}/payment/check?order=${order}`,
    cancel_url: `${appUrl}/payment/failed?order=${order}`,
  }
}

/**
 * Statuses after which the same request, with the same idempotency key, can still succeed: key in use (409), too many
 * requests (429).
 */
const passing: readonly (number | undefined)[] = [409, 429]

/**
 * Returns whether Stripe was not reached, has an internal error, or got too many requests: the same request may succeed
 * in a moment.
 */
export const isStripeBusy = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error instanceof Stripe.errors.StripeConnectionError ||
    passing.includes(error.statusCode) ||
    (error.statusCode ?? 0) >= 500)

/**
 * Throws CheckoutRefused for a refusal, because Stripe keeps it under the idempotency key and would repeat it. Rethrows
 * every other error, such as a lost connection, after which the outcome is unknown.
 */
function refusedOrUnknown(error: unknown): never {
  const answered = error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError)
  if (answered && !passing.includes(error.statusCode)) throw new CheckoutRefused(error.code ?? error.type)
  throw error
}

/**
 * Whether Stripe refused this very refund. Other errors, such as a wrong key or a fault at Stripe, are temporary, and
 * the refund is retried.
 */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && (error.statusCode === 400 || error.statusCode === 404)

const expanded = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null
const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

function readSession(session: Stripe.Checkout.Session): Omit<CheckoutState, 'dispute' | 'disputes'> {
  const intent = expanded(session.payment_intent)
  const charge = expanded(intent?.latest_charge)
  return {
    sessionId: session.id,
    orderId: session.client_reference_id,
    state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    payment: paymentOf(session, intent),
    failureCode: intent?.last_payment_error?.code ?? null,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentIntentId: idOf(session.payment_intent),
    livemode: session.livemode,
    refundedMinor: refundedOf(charge),
    refunds: refundsOf(charge),
    tax: taxOf(session),
  }
}

/** Returns the tax that Stripe Tax computed for the price; null if it was not used, or has no result. */
function taxOf({ automatic_tax, total_details }: Stripe.Checkout.Session): Tax | null {
  if (automatic_tax?.status !== 'complete' || !total_details) return null
  const [one, ...more] = total_details.breakdown?.taxes ?? []
  const percent = more.length === 0 ? (one?.rate.effective_percentage ?? one?.rate.percentage) : undefined
  return { minor: total_details.amount_tax, rate: percent === undefined ? null : Math.round(percent * 100) }
}

function paymentOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CheckoutState['payment'] {
  if (session.payment_status !== 'unpaid') return 'paid'
  // While the session is open, the buyer can still try another card after a declined one.
  const over = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return session.status === 'complete' && over ? 'failed' : 'unpaid'
}

async function readDisputes(stripe: Stripe, session: Stripe.Checkout.Session): Promise<CheckoutState['disputes']> {
  const intent = expanded(session.payment_intent)
  if (!intent || !expanded(intent.latest_charge)?.disputed) return []
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 })
  return disputesOf(data)
}
