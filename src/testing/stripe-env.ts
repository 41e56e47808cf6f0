import { StripeServer, WEBHOOK_SECRET } from './stripe-server'

/**
 * Starts the stand-in and points the environment to it; to be called in `vi.hoisted`, before anything reads the
 * environment.
 */
export async function startStripe(): Promise<StripeServer> {
  const stripe = await StripeServer.start()
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  })
  return stripe
}
