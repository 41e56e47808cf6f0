import { env } from '@/env'
import type { Db } from '../db'
import { paymentMode } from '../payment-mode'
import type { PaymentProvider } from './provider'
import { sandboxProvider } from './sandbox'
import { type StripeConfig, stripeProvider } from './stripe'
import { type StripeEvents, stripeEvents } from './stripe-events'

export const stripeConfig = (): StripeConfig => ({
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  apiUrl: env.STRIPE_API_URL,
  appUrl: env.APP_URL,
  methods: env.STRIPE_METHODS,
  tax: env.STRIPE_TAX === 'yes',
})

let stripe: PaymentProvider | undefined
let events: StripeEvents | undefined

/** The provider of this process: Stripe with a key, the sandbox on localhost without one (see env.ts). */
export function paymentProvider(db: Db): PaymentProvider {
  if (paymentMode() === 'sandbox') return sandboxProvider(db)
  stripe ??= stripeProvider(stripeConfig())
  return stripe
}

/** Reads Stripe's webhooks; null without Stripe. */
export function paymentEvents(): StripeEvents | null {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return null
  events ??= stripeEvents({ ...stripeConfig(), webhookSecret: env.STRIPE_WEBHOOK_SECRET })
  return events
}
