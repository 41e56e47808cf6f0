import { log } from '../../observability/log'
import { stripeConfig } from '../select-provider'
import { checkStripeAccount } from './stripe-account'

/**
 * Checks once, at the start of the server, whether Stripe will notify this site of payments, refunds and disputes;
 * otherwise a fault stays hidden until the first refund. It only warns: a site starts even when Stripe is unreachable.
 */
export async function warnAboutStripe(): Promise<void> {
  const config = stripeConfig()
  if (!config) return
  try {
    const findings = await checkStripeAccount(config)
    for (const { what, say } of findings.filter(({ ok }) => !ok)) {
      log.warn({ check: what, found: say }, 'stripe: not as this site needs it; see npm run stripe:check')
    }
  } catch (error) {
    log.warn({ error: String(error) }, 'stripe: the account could not be checked; see npm run stripe:check')
  }
}
