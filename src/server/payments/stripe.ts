import Stripe from 'stripe'
import { productNames } from '@/content/catalogue'
import type { PaymentMethod } from '@/core/commerce/money'
import { commonMethods } from '@/core/commerce/payment-method'
import type { Locale } from '@/core/locale'
import { CheckoutRefused, type CheckoutRequest, type CheckoutState, type PaymentProvider } from './provider'

export const STRIPE_API_VERSION = '2026-10-28.endive'

export interface StripeConfig {
  secretKey: string
  /** Another address of the API, for tests. */
  apiUrl?: string
  appUrl: string
  /** What the account takes; without it, what every account can. */
  methods?: readonly PaymentMethod[]
}

const checkoutLocale: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = { cn: 'zh', en: 'en', es: 'es' }

export function stripeClient({ secretKey, apiUrl }: Pick<StripeConfig, 'secretKey' | 'apiUrl'>): Stripe {
  const address = apiUrl ? new URL(apiUrl) : null
  const protocol = address?.protocol === 'http:' ? ('http' as const) : ('https' as const)
  const port = address?.port || (protocol === 'http' ? 80 : 443)
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(address && { host: address.hostname, port, protocol }),
  })
}

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey)

/** Stripe Checkout: the buyer pays on Stripe's page, and no card number ever comes near this server. */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  const stripe = stripeClient(config)
  return {
    name: 'stripe',
    livemode: isLiveKey(config.secretKey),
    hosts: ['checkout.stripe.com', ...(config.apiUrl ? [new URL(config.apiUrl).host] : [])],
    methods: config.methods ?? commonMethods,

    async createCheckout(request) {
      const session = await stripe.checkout.sessions
        .create(sessionParams(request, config.appUrl), { idempotencyKey: `checkout:${request.orderId}` })
        .catch(refusedOrUnknown)
      if (!session.url) throw new CheckoutRefused('the session has no address')
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },

    async readCheckout(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
      return { ...readSession(session), dispute: await readDispute(stripe, session) }
    },

    async closeCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // Paid or expired in the meantime: the next reading tells which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },

    async refund({ orderId, paymentIntentId }) {
      if (!paymentIntentId) throw new Error('nothing was paid')
      await stripe.refunds
        .create(
          { payment_intent: paymentIntentId, reason: 'duplicate', metadata: { order_id: orderId } },
          { idempotencyKey: `refund:${orderId}` },
        )
        .catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
        })
    },
  }
}

function sessionParams(request: CheckoutRequest, appUrl: string): Stripe.Checkout.SessionCreateParams {
  const { orderId, locale, method } = request
  const metadata = { order_id: orderId }
  const order = encodeURIComponent(orderId)
  // A bank statement or a receipt never names the test.
  const name = productNames[locale][request.sku]
  return {
    mode: 'payment',
    // Apple Pay and Google Pay come with cards. Link is a way to fill in a card, and needs it beside.
    allowed_payment_method_types: method === 'link' ? ['link', 'card'] : [method],
    payment_method_options: method === 'wechat_pay' ? { wechat_pay: { client: 'web' } } : undefined,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name },
        },
      },
    ],
    // The price on our page is the price that is charged.
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

/** Statuses after which the same request, with the same idempotency key, can still succeed: in use, too many. */
const passing: readonly (number | undefined)[] = [409, 429]

/** An answer of Stripe is a refusal, and kept under the idempotency key; a lost connection says nothing. */
function refusedOrUnknown(error: unknown): never {
  const answered = error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError)
  if (answered && !passing.includes(error.statusCode)) throw new CheckoutRefused(error.code ?? error.type)
  throw error
}

const expanded = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null
const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

function readSession(session: Stripe.Checkout.Session): Omit<CheckoutState, 'dispute'> {
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
    refundedMinor: charge?.amount_refunded ?? 0,
  }
}

function paymentOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CheckoutState['payment'] {
  if (session.payment_status !== 'unpaid') return 'paid'
  // While the session is open, a declined card can still be followed by another one.
  const over = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return session.status === 'complete' && over ? 'failed' : 'unpaid'
}

/** An inquiry (`warning_…`) moves no money and changes nothing for the reader. */
const openDispute: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]

async function readDispute(stripe: Stripe, session: Stripe.Checkout.Session): Promise<CheckoutState['dispute']> {
  const intent = expanded(session.payment_intent)
  if (!intent || !expanded(intent.latest_charge)?.disputed) return 'none'
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 })
  if (data.some(({ status }) => status === 'lost')) return 'lost'
  return data.some(({ status }) => openDispute.includes(status)) ? 'open' : 'none'
}
