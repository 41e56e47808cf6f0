import Stripe from 'stripe'
import { brand } from '@/core/brand/brand'
import type { PaymentMethod } from '@/core/commerce/money'
import { currencies, paymentMethods } from '@/core/commerce/money'
import { commonMethods, methodsIn } from '@/core/commerce/payment-method'
import { isLiveKey, STRIPE_API_VERSION, type StripeConfig, stripeClient } from './stripe'
import { handledEvents } from './stripe-events'

/**
 * Result of one check of the Stripe account; all have to pass for payments, refunds and disputes to reach this site.
 */
export interface StripeFinding {
  what: string
  ok: boolean
  /** Result of the check; for a failed check, the remedy. */
  say: string
  /** Set when `createWebhookEndpoint` fixes the fault. */
  creatable?: true
}

const webhookUrl = (appUrl: string): string => `${appUrl}/api/stripe/webhook`
const dashboard = 'https://dashboard.stripe.com'
/** Whether the site is public: a site that other machines can reach uses https (env.ts), and real people pay there. */
const isPublic = ({ appUrl }: StripeConfig): boolean => appUrl.startsWith('https://')
const LOCAL = 'Stripe cannot reach localhost: stripe listen --forward-to '

/**
 * Checks the Stripe account of the key, without changing it.
 * @throws the error of Stripe's client when Stripe cannot be reached; a refused key is a finding.
 */
export async function checkStripeAccount(config: StripeConfig): Promise<StripeFinding[]> {
  const stripe = stripeClient(config)
  const key = keyFinding(config)
  try {
    const methods = await methodFindings(stripe, config.methods ?? commonMethods)
    if (!isPublic(config))
      return [key, { what: 'endpoint', ok: true, say: `${LOCAL}${webhookUrl(config.appUrl)}` }, ...methods]
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
    const here = endpoints.filter(({ url }) => url === webhookUrl(config.appUrl))
    return [key, ...endpointFindings(here, config.appUrl), ...methods]
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeAuthenticationError
    const forbidden = error instanceof Stripe.errors.StripePermissionError
    if (!refused && !forbidden) throw error
    const say = refused
      ? 'Stripe does not know it: take the one at Developers → API keys'
      : 'it may not read webhook endpoints and payment method configurations: allow that, or check with the full key'
    return [{ ...key, ok: false, say }]
  }
}

/**
 * Creates the webhook endpoint at Stripe that this site needs.
 * @returns its signing secret (`whsec_…`), which Stripe shows only once.
 */
export async function createWebhookEndpoint(config: StripeConfig): Promise<string> {
  const { secret } = await stripeClient(config).webhookEndpoints.create({
    url: webhookUrl(config.appUrl),
    api_version: STRIPE_API_VERSION,
    enabled_events: [...handledEvents],
    description: brand,
  })
  if (!secret) throw new Error('Stripe made the endpoint and did not tell its secret: delete it in the Dashboard')
  return secret
}

function keyFinding(config: StripeConfig): StripeFinding {
  const live = isLiveKey(config.secretKey)
  const what = 'key'
  if (live) return { what, ok: true, say: 'a live key: real money moves' }
  const say = 'a test key: no money moves'
  if (!isPublic(config)) return { what, ok: true, say }
  return { what, ok: false, say: `${say}. A public site needs a live one (sk_live_… or rk_live_…)` }
}

function endpointFindings(here: readonly Stripe.WebhookEndpoint[], appUrl: string): StripeFinding[] {
  const at = `at ${webhookUrl(appUrl)}`
  const what = 'endpoint'
  const create = 'make it with: npm run stripe:check -- --create'
  if (here.length === 0) return [{ what, ok: false, say: `there is none ${at}: ${create}`, creatable: true }]
  // With several endpoints, the one with the fewest faults shows the remaining work.
  const best = here.map((endpoint) => judge(endpoint, create)).reduce((a, b) => (wrong(b) < wrong(a) ? b : a))
  const one = { what, ok: true, say: at }
  const twice = { what, ok: false, say: `there are ${here.length} ${at}: delete all but one, ${dashboard}/webhooks` }
  return [here.length > 1 ? twice : one, ...best]
}

const wrong = (findings: readonly StripeFinding[]): number => findings.filter(({ ok }) => !ok).length

function judge({ id, status, api_version, enabled_events }: Stripe.WebhookEndpoint, create: string): StripeFinding[] {
  const missing = handledEvents.filter((event) => !enabled_events.includes(event) && !enabled_events.includes('*'))
  const edit = `${dashboard}/webhooks/${id}`
  const replace = `a version cannot be changed, so delete the endpoint at ${edit} and ${create}`
  return [
    {
      what: 'endpoint is on',
      ok: status === 'enabled',
      say: status === 'enabled' ? status : `${status}: enable it at ${edit}`,
    },
    {
      what: 'API version',
      ok: api_version === STRIPE_API_VERSION,
      say:
        api_version === STRIPE_API_VERSION
          ? api_version
          : `${api_version ?? 'the account’s default'} instead of ${STRIPE_API_VERSION}: every event would be refused; ${replace}`,
    },
    {
      what: 'events',
      ok: missing.length === 0,
      say: missing.length === 0 ? `all ${handledEvents.length}` : `add ${missing.join(', ')} at ${edit}`,
    },
  ]
}

/**
 * Compares the payment methods: Stripe refuses a checkout with a method that is offered here but switched off there.
 */
async function methodFindings(stripe: Stripe, accepted: readonly PaymentMethod[]): Promise<StripeFinding[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 })
  const config = data.find(({ is_default, active }) => is_default && active)
  const isOn = (method: PaymentMethod): boolean => config?.[method]?.available === true
  const unused = paymentMethods.filter((method) => isOn(method) && !accepted.includes(method))
  const more = { what: 'more methods', ok: true, say: `${unused.join(', ')} could be offered: set STRIPE_METHODS` }
  const findings = currencies.map((currency) => {
    const offered = methodsIn(currency).filter((method) => accepted.includes(method))
    const off = offered.filter((method) => !isOn(method))
    const what = `methods in ${currency}`
    if (offered.length === 0) return { what, ok: false, say: 'there is none: name one of them in STRIPE_METHODS' }
    const say =
      off.length === 0 ? offered.join(', ') : `${off.join(', ')} not enabled: ${dashboard}/settings/payment_methods`
    return { what, ok: off.length === 0, say }
  })
  return unused.length === 0 ? findings : [...findings, more]
}
