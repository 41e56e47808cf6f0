import type Stripe from 'stripe'
import { isLiveKey, STRIPE_API_VERSION, type StripeConfig, stripeClient } from './stripe'

/** A signed message of Stripe, reduced to what is needed to read the checkout again. */
export interface StripeNotice {
  id: string
  type: string
  /** The checkout it is about; null when another shop on the same account made it. */
  checkout: { orderId: string; sessionId: string } | null
}

/** Not from Stripe, too old, from the future, or from another mode or version of the API than ours. */
export class ForgedEvent extends Error {}

/** Seconds between signing and arrival, in either direction; the SDK checks only the past. */
const TOLERANCE = 300

/** The events that this site acts on; the endpoint at Stripe has to send each. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const
const handled: ReadonlySet<string> = new Set(handledEvents)

export interface StripeEvents {
  /** @throws ForgedEvent */
  read(body: string, signature: string | null): Promise<StripeNotice>
}

export function stripeEvents(config: StripeConfig & { webhookSecret: string }): StripeEvents {
  const stripe = stripeClient(config)
  return {
    async read(body, signature) {
      const event = verified(stripe, body, signature ?? '', config.webhookSecret)
      if (event.livemode !== isLiveKey(config.secretKey)) throw new ForgedEvent('livemode')
      if (event.api_version !== STRIPE_API_VERSION) throw new ForgedEvent(`api_version ${event.api_version}`)
      const checkout = handled.has(event.type) ? await checkoutOf(stripe, event) : null
      return { id: event.id, type: event.type, checkout }
    },
  }
}

function verified(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE)
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    if (!(signedAt <= Date.now() / 1000 + TOLERANCE)) throw new ForgedEvent('timestamp')
    return event
  } catch (error) {
    throw error instanceof ForgedEvent ? error : new ForgedEvent('signature')
  }
}

/** Sessions name their order; charges, refunds and disputes are followed back to the session of their payment. */
async function checkoutOf(stripe: Stripe, event: Stripe.Event): Promise<StripeNotice['checkout']> {
  const object = event.data.object as { object: string; id: string; payment_intent?: string | { id: string } | null }
  if (object.object === 'checkout.session') return ours(object as Stripe.Checkout.Session)
  const intent = typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent
  if (!intent) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0] ? ours(data[0]) : null
}

/** The account may sell other things too: only sessions that carry our mark are ours. */
const ours = ({ id, metadata }: Stripe.Checkout.Session): StripeNotice['checkout'] =>
  metadata?.order_id ? { orderId: metadata.order_id, sessionId: id } : null
