import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StripeServer } from '@/testing/stripe/stripe-server'
import type { Db } from '../db/db'
import type { CheckoutRequest } from './provider'

let stripe: StripeServer
beforeAll(async () => {
  stripe = await StripeServer.start()
})
beforeEach(() => stripe.reset())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})
afterAll(() => stripe.stop())

/** Simulates a process with these settings. */
async function started(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ STRIPE_API_URL: stripe.url, ...settings })) vi.stubEnv(name, value)
  const { paymentEvents, paymentProvider } = await import('./select-provider')
  return { provider: paymentProvider({} as Db), events: paymentEvents() }
}
const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const request: CheckoutRequest = {
  orderId: 'order_1',
  sku: 'report',
  amountMinor: 499,
  currency: 'EUR',
  method: 'card',
  locale: 'es',
  email: 'ana@example.org',
  expiresAt: new Date('2026-11-20T12:00:00Z'),
}

test('Stripe handles payments and webhook events when a Stripe key is set', async () => {
  const { provider, events } = await started({ ...keys, STRIPE_METHODS: 'card paypal' })
  expect(provider).toMatchObject({ name: 'stripe', livemode: false, methods: ['card', 'paypal'] })
  await expect(events?.read('{}', null)).rejects.toThrow('signature')
})

test('the sandbox handles payments and no events are read when no Stripe key is set', async () => {
  const { provider, events } = await started({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
  expect(provider).toMatchObject({ name: 'sandbox', livemode: false })
  expect(events).toBeNull()
})

test.each([
  ['yes', 'true'],
  ['no', null],
  ['', null],
])('a checkout with STRIPE_TAX “%s” has automatic tax enabled: %s', async (STRIPE_TAX, enabled) => {
  const { provider } = await started({ ...keys, STRIPE_TAX })
  await provider.createCheckout(request)
  const { params } = stripe.sessionOf('order_1')
  expect(params.get('automatic_tax[enabled]')).toBe(enabled)
  expect(params.get('success_url')).toBe('http://localhost:3000/payment/check?order=order_1')
})
