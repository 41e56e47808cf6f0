import { overrideSettings } from '../settings'
import { StripeServer } from './stripe-server'
import { WEBHOOK_SECRET } from './stripe-settings'

let started: Promise<StripeServer> | undefined

/**
 * Returns the simulated Stripe server, to which the settings point while the tests of this file run. All files that
 * share their modules share one server, because the site keeps its connection; reset it before each test.
 */
export async function setUpStripe(): Promise<StripeServer> {
  started ??= StripeServer.start()
  const stripe = await started
  overrideSettings(settingsFor(stripe))
  return stripe
}

/** Returns the settings that make a process pay at the simulated server. */
export const settingsFor = ({ url }: StripeServer) => ({
  STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
})
