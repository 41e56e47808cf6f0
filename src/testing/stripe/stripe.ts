import { testSettings } from '../settings'
import { StripeServer } from './stripe-server'
import { WEBHOOK_SECRET } from './stripe-settings'

let started: Promise<StripeServer> | undefined

/**
 * The stand-in for Stripe, which the settings point to while the tests of this file run. There is one for all files
 * that share their modules, as the site keeps its connection; reset it before each test.
 */
export async function testStripe(): Promise<StripeServer> {
  started ??= StripeServer.start()
  const stripe = await started
  testSettings(settingsFor(stripe))
  return stripe
}

/** The settings with which a process pays at the stand-in. */
export const settingsFor = ({ url }: StripeServer) => ({
  STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
})
