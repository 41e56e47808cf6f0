import type Stripe from 'stripe'
import { isRecord } from '@/core/input/type-guards'
import { isLiveKey, STRIPE_API_VERSION, type StripeConfig, stripeClient } from './stripe'
import { readOrderId } from './stripe-metadata'

/** Signed event of Stripe, reduced to the data needed to read the checkout again. */
export interface StripeEvent {
  id: string
  type: string
  /** Time at which Stripe created the event. */
  createdAt: Date
  /** The event's checkout; null when another shop on the same account created it. */
  checkout: { orderId: string; sessionId: string } | null
}

/**
 * Error for an event that is not from Stripe, is too old or in the future, or belongs to another mode or API version
 * than ours.
 */
export class RejectedEvent extends Error {}

/** Seconds between signing and arrival, in either direction; the SDK checks only the past. */
const TOLERANCE = 300

/** Events that this site handles; the endpoint at Stripe has to send each. */
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

export interface StripeEventReader {
  /**
   * Verifies a webhook's signature and reads its event.
   * @throws RejectedEvent
   */
  read(body: string, signature: string | null): Promise<StripeEvent>
}

export function createStripeEventReader(config: StripeConfig & { webhookSecret: string }): StripeEventReader {
  const stripe = stripeClient(config)
  return {
    async read(body, signature) {
      const event = verified(stripe, body, signature ?? '', config.webhookSecret)
      if (event.livemode !== isLiveKey(config.secretKey)) throw new RejectedEvent('livemode')
      if (event.api_version !== STRIPE_API_VERSION) throw new RejectedEvent(`api_version ${event.api_version}`)
      const checkout = handled.has(event.type) ? await checkoutOf(stripe, event) : null
      return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), checkout }
    },
  }
}

function verified(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE)
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    if (!(signedAt <= Date.now() / 1000 + TOLERANCE)) throw new RejectedEvent('timestamp')
    return event
  } catch (error) {
    throw error instanceof RejectedEvent ? error : new RejectedEvent('signature')
  }
}

/**
 * Finds the checkout of an event. Sessions name their order; charges, refunds and disputes lead to the session of their
 * payment.
 */
async function checkoutOf(stripe: Stripe, event: Stripe.Event): Promise<StripeEvent['checkout']> {
  const object: unknown = event.data.object
  if (!isRecord(object)) return null
  if (object.object === 'checkout.session') return ours(object)
  const named = object.payment_intent
  const intent = isRecord(named) ? named.id : named
  if (typeof intent !== 'string' || intent === '') return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0] ? ours(data[0]) : null
}

/** Returns the checkout if it carries our mark: the account may sell other things too. */
function ours({ id, metadata }: { id?: unknown; metadata?: unknown }): StripeEvent['checkout'] {
  const orderId = readOrderId(metadata)
  return orderId !== null && typeof id === 'string' ? { orderId, sessionId: id } : null
}
