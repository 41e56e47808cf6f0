import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { StripeServer } from '@/testing/stripe/stripe-server'
import { WEBHOOK_SECRET } from '@/testing/stripe/stripe-settings'
import { STRIPE_API_VERSION } from './stripe'
import { checkStripeAccount, createWebhookEndpoint } from './stripe-account'
import { handledEvents } from './stripe-events'

let stripe: StripeServer
beforeAll(async () => {
  stripe = await StripeServer.start()
})
beforeEach(() => stripe.reset())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
})
afterAll(() => stripe.stop())

const appUrl = 'https://mindglass.example'
const config = () => ({ secretKey: 'sk_live_x', apiUrl: stripe.url, appUrl })
const right = () => ({
  id: 'we_1',
  url: `${appUrl}/api/stripe/webhook`,
  status: 'enabled',
  api_version: STRIPE_API_VERSION as string | null,
  enabled_events: [...handledEvents] as string[],
})
const faults = async (change = {}) =>
  (await checkStripeAccount({ ...config(), ...change }))
    .filter(({ ok }) => !ok)
    .map(({ what, say }) => `${what}: ${say}`)

test('the list of handled Stripe events contains exactly the ten known types', () => {
  expect(handledEvents).toEqual([
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
  ])
})

describe('a correct Stripe account', () => {
  test.each([
    { name: 'with its events', enabled_events: [...handledEvents] },
    { name: 'with all events', enabled_events: ['*'] },
  ])('passes the read-only check when its webhook endpoint is registered $name', async ({ enabled_events }) => {
    stripe.endpoints.push(
      { ...right(), enabled_events },
      { ...right(), url: 'https://other.example/hook', status: 'disabled' },
    )
    expect(await faults()).toEqual([])
    expect(stripe.requests.every((request) => request.startsWith('GET '))).toBe(true)
  })

  test('passes with one line per check, including the payment methods of each currency', async () => {
    stripe.endpoints.push(right())
    expect(await checkStripeAccount(config())).toEqual([
      { what: 'key', ok: true, say: 'a live key: real money moves' },
      { what: 'endpoint', ok: true, say: `at ${appUrl}/api/stripe/webhook` },
      { what: 'endpoint is on', ok: true, say: 'enabled' },
      { what: 'API version', ok: true, say: STRIPE_API_VERSION },
      { what: 'events', ok: true, say: 'all 10' },
      { what: 'methods in CNY', ok: true, say: 'alipay, wechat_pay, card' },
      { what: 'methods in USD', ok: true, say: 'card, alipay, wechat_pay' },
      { what: 'methods in EUR', ok: true, say: 'card, alipay, wechat_pay' },
    ])
    const local = await checkStripeAccount({ ...config(), appUrl: 'http://localhost:3000', secretKey: 'sk_test_x' })
    expect(local.slice(0, 2)).toEqual([
      { what: 'key', ok: true, say: 'a test key: no money moves' },
      {
        what: 'endpoint',
        ok: true,
        say: 'Stripe cannot reach localhost: stripe listen --forward-to http://localhost:3000/api/stripe/webhook',
      },
    ])
  })

  test('passes the check after its webhook endpoint was created', async () => {
    expect(await createWebhookEndpoint(config())).toBe(WEBHOOK_SECRET)
    expect(stripe.endpoints).toEqual([right()])
    expect(await faults()).toEqual([])
  })

  test('needs no webhook endpoint when the site runs on localhost', async () => {
    expect(await faults({ appUrl: 'http://localhost:3000', secretKey: 'sk_test_x' })).toEqual([])
  })
})

describe('the Stripe check', () => {
  test.each([
    { name: 'there is no endpoint', endpoints: () => [], says: ['endpoint: there is none', '--create'] },
    {
      name: 'the endpoint has another address',
      endpoints: () => [{ ...right(), url: `${appUrl}/stripe` }],
      says: ['endpoint: there is none', '--create'],
    },
    {
      name: 'the endpoint has another API version',
      endpoints: () => [{ ...right(), api_version: '2024-06-20' }],
      says: [
        'API version: 2024-06-20 instead of 2026-10-28.endive',
        'delete the endpoint',
        'webhooks/we_1',
        '--create',
      ],
    },
    {
      name: 'the endpoint uses the account’s default API version',
      endpoints: () => [{ ...right(), api_version: null }],
      says: ['API version: the account’s default instead of'],
    },
    ...handledEvents.map((event) => ({
      name: `${event} is missing`,
      endpoints: () => [{ ...right(), enabled_events: handledEvents.filter((one) => one !== event) }],
      says: [`events: add ${event} at`],
    })),
    {
      name: 'the endpoint is disabled',
      endpoints: () => [{ ...right(), status: 'disabled' }],
      says: ['endpoint is on: disabled: enable it at'],
    },
    {
      name: 'there are two endpoints',
      endpoints: () => [right(), { ...right(), id: 'we_2' }],
      says: ['endpoint: there are 2'],
    },
  ])('reports one fault with its remedy when $name', async ({ endpoints, says }) => {
    stripe.endpoints.push(...endpoints())
    const found = await faults()
    expect(found).toHaveLength(1)
    for (const words of says) expect(found[0]).toContain(words)
  })

  test('lists every fault of the webhook endpoint with the fewest faults', async () => {
    const bad = { ...right(), status: 'disabled', api_version: '2024-06-20', enabled_events: handledEvents.slice(2) }
    const edit = 'https://dashboard.stripe.com/webhooks/we_1'
    stripe.endpoints.push(bad)
    expect(await faults()).toEqual([
      `endpoint is on: disabled: enable it at ${edit}`,
      `API version: 2024-06-20 instead of ${STRIPE_API_VERSION}: every event would be refused; a version cannot be ` +
        `changed, so delete the endpoint at ${edit} and make it with: npm run stripe:check -- --create`,
      `events: add checkout.session.completed, checkout.session.async_payment_succeeded at ${edit}`,
    ])
    stripe.endpoints.push({ ...right(), id: 'we_2', status: 'disabled' })
    expect(await faults()).toEqual([
      `endpoint: there are 2 at ${appUrl}/api/stripe/webhook: delete all but one, https://dashboard.stripe.com/webhooks`,
      'endpoint is on: disabled: enable it at https://dashboard.stripe.com/webhooks/we_2',
    ])
    // The first of two equally close endpoints is checked.
    stripe.endpoints.push({ ...right(), id: 'we_3', status: 'disabled' })
    expect((await faults())[1]).toBe(
      'endpoint is on: disabled: enable it at https://dashboard.stripe.com/webhooks/we_2',
    )
    stripe.endpoints.length = 0
    expect((await checkStripeAccount(config()))[1]).toEqual({
      what: 'endpoint',
      ok: false,
      creatable: true,
      say: `there is none at ${appUrl}/api/stripe/webhook: make it with: npm run stripe:check -- --create`,
    })
  })

  test('reports a test key on a public site', async () => {
    stripe.endpoints.push(right())
    expect(await faults({ secretKey: 'sk_test_x' })).toEqual([expect.stringContaining('key: a test key')])
  })

  test.each([
    [401, 'Stripe does not know it: take the one at Developers → API keys'],
    [
      403,
      'it may not read webhook endpoints and payment method configurations: allow that, or check with the full key',
    ],
  ])('reports a key that Stripe rejects with %i', async (status, says) => {
    stripe.failWith = status
    expect(await faults()).toEqual([`key: ${says}`])
  })

  test('reports a payment method that is not enabled, for each currency that offers it', async () => {
    stripe.endpoints.push(right())
    stripe.methods = ['card', 'alipay']
    const found = await faults()
    expect(found.map((line) => line.split(':')[0])).toEqual(['methods in CNY', 'methods in USD', 'methods in EUR'])
    for (const line of found) expect(line).toContain('wechat_pay not enabled')
  })

  test('reports a wallet that is offered only in euros and not enabled', async () => {
    stripe.endpoints.push(right())
    expect(await faults({ methods: ['card', 'bizum'] })).toEqual([
      expect.stringMatching(/^methods in EUR: bizum not enabled/),
    ])
  })

  test('reports a currency without any payment method', async () => {
    stripe.endpoints.push(right())
    stripe.methods = ['paypal']
    expect(await faults({ methods: ['paypal'] })).toEqual([expect.stringMatching(/^methods in CNY: there is none/)])
  })

  test('mentions a payment method that is enabled at Stripe but not offered, without reporting a fault', async () => {
    stripe.endpoints.push(right())
    stripe.methods = ['card', 'alipay', 'wechat_pay', 'paypal', 'link']
    expect(await faults()).toEqual([])
    expect(await checkStripeAccount({ secretKey: 'sk_live_x', appUrl, apiUrl: stripe.url })).toContainEqual({
      what: 'more methods',
      ok: true,
      say: expect.stringContaining('paypal, link'),
    })
  })
})

describe('the command stripe:check', () => {
  const run = async (args: string[] = [], methods = '') => {
    const settings = { APP_URL: appUrl, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_METHODS: methods }
    const env = { ...process.env, ...settings, STRIPE_API_URL: stripe.url }
    const ran = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/check/stripe-check.ts', ...args], {
      env,
    })
    return ran.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  }

  test('creates the missing webhook endpoint with --create and shows its secret once', async () => {
    const before = await run()
    expect(before.code).toBe(1)
    expect(before.stdout).toContain('✗ endpoint: there is none')
    const made = await run(['--create'])
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining(`STRIPE_WEBHOOK_SECRET=${WEBHOOK_SECRET}`) })
    const after = await run(['--create'])
    expect(after.code).toBe(0)
    expect(after.stdout).not.toContain('whsec')
    expect(after.stdout.trim().split('\n')).toHaveLength(8)
    expect(stripe.endpoints).toEqual([right()])
  })

  test('fails when an offered payment method is unknown or not enabled', async () => {
    stripe.endpoints.push(right())
    stripe.methods = ['card', 'alipay', 'paypal']
    const wanted = await run([], 'card, alipay, paypal')
    expect(wanted).toMatchObject({ code: 0, stdout: expect.stringContaining('✓ methods in USD: card, paypal, alipay') })
    const more = await run([], 'card, bizum')
    expect(more).toMatchObject({ code: 1, stdout: expect.stringContaining('✗ methods in EUR: bizum not enabled') })
    expect(await run([], 'card, applepay')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('✗ STRIPE_METHODS does not know applepay'),
    })
  })
})

describe('the Stripe check at server start', () => {
  /** Returns the warnings in the log; without a key, Stripe is not used. */
  async function warnings(key = 'sk_test_x'): Promise<unknown[]> {
    vi.stubEnv('STRIPE_SECRET_KEY', key)
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_x')
    vi.stubEnv('STRIPE_API_URL', stripe.url)
    const { warnAboutStripe } = await import('./stripe-warning')
    const warn = vi.spyOn((await import('../../observability/log')).log, 'warn')
    await warnAboutStripe()
    return warn.mock.calls
  }

  test('logs nothing when the account is correct', async () => expect(await warnings()).toEqual([]))

  test('logs a warning for each fault', async () => {
    stripe.methods = ['card', 'wechat_pay']
    expect(await warnings()).toEqual(
      ['CNY', 'USD', 'EUR'].map((currency) => [
        {
          check: `methods in ${currency}`,
          found: 'alipay not enabled: https://dashboard.stripe.com/settings/payment_methods',
        },
        'stripe: not as this site needs it; see npm run stripe:check',
      ]),
    )
  })

  test('logs a single warning when Stripe returns a server error', async () => {
    stripe.failWith = 500
    const away = 'stripe: the account could not be checked; see npm run stripe:check'
    expect(await warnings()).toEqual([[{ error: expect.stringContaining('api_error') }, away]])
  })

  test('sends no request and logs nothing when no Stripe key is set', async () => {
    expect(await warnings('')).toEqual([])
    expect(stripe.requests).toEqual([])
  })
})
