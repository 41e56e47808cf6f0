import { env } from '@/env'
import type { Db } from '../db/db'
import type { PaymentProvider } from './provider'
import { sandboxProvider } from './sandbox/sandbox'
import { type StripeConfig, stripeProvider } from './stripe/stripe'
import { createStripeEventReader, type StripeEventReader } from './stripe/stripe-events'

/** Returns the configuration of the Stripe account; null without a key. */
export function stripeConfig(): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, APP_URL: appUrl, STRIPE_METHODS: methods } = env
  return secretKey ? { secretKey, apiUrl, appUrl, methods, tax: env.STRIPE_TAX === 'yes' } : null
}

let stripe: PaymentProvider | undefined
let events: StripeEventReader | undefined

/** Returns the provider of this process: Stripe with a key, the sandbox on localhost without one (see env.ts). */
export function paymentProvider(db: Db): PaymentProvider {
  const config = stripeConfig()
  if (!config) return sandboxProvider(db)
  stripe ??= stripeProvider(config)
  return stripe
}

/** Returns the reader of Stripe's webhooks; null without Stripe. */
export function paymentEvents(): StripeEventReader | null {
  const config = stripeConfig()
  if (!config || !env.STRIPE_WEBHOOK_SECRET) return null
  events ??= createStripeEventReader({ ...config, webhookSecret: env.STRIPE_WEBHOOK_SECRET })
  return events
}
