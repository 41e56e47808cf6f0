// npm run stripe:check: checks that the Stripe account has everything this site needs. --create creates the webhook
// endpoint. Reads the settings directly, because it runs before the environment is complete: the endpoint's secret is
// one of them.
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { parseMethods } from '../../src/core/commerce/payment-method'
import { checkStripeAccount, createWebhookEndpoint } from '../../src/server/payments/stripe/stripe-account'

if (existsSync('.env')) process.loadEnvFile('.env')

const Settings = z.object({
  STRIPE_SECRET_KEY: z
    .string({ error: 'is needed' })
    .regex(/^(sk|rk)_(live|test)_/, 'must be sk_live_…, rk_live_… or a test key'),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'is needed: the address at which Stripe reaches this site' })
    .transform((url) => url.replace(/\/+$/, '')),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_METHODS: z
    .string()
    .default('')
    .transform((written, ctx) => {
      try {
        return parseMethods(written)
      } catch (error) {
        ctx.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    }),
})

/** An empty variable counts as not set. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
const settings = Settings.safeParse(given)
if (!settings.success) {
  for (const { path, message } of settings.error.issues) console.error(`✗ ${path.join('.')} ${message}`)
  process.exit(1)
}
const { STRIPE_SECRET_KEY: secretKey, APP_URL: appUrl, STRIPE_API_URL: apiUrl, STRIPE_METHODS: methods } = settings.data
const config = { secretKey, appUrl, apiUrl, methods }

try {
  let findings = await checkStripeAccount(config)
  if (process.argv.includes('--create') && findings.some(({ creatable }) => creatable)) {
    const secret = await createWebhookEndpoint(config)
    console.log(
      `The endpoint is made. Its secret is shown this once; put it in .env:\n\n  STRIPE_WEBHOOK_SECRET=${secret}\n`,
    )
    findings = await checkStripeAccount(config)
  }
  for (const { what, ok, say } of findings) console.log(`${ok ? '✓' : '✗'} ${what}: ${say}`)
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(`✗ Stripe could not be asked: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
