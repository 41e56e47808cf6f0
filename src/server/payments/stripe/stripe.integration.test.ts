import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StripeServer } from '@/testing/stripe/stripe-server'
import { CheckoutRefused, type CheckoutRequest, type PaymentProvider } from '../provider'
import { stripeProvider } from './stripe'

let stripe: StripeServer
let provider: PaymentProvider

beforeAll(async () => {
  stripe = await StripeServer.start()
  provider = stripeProvider({ secretKey: 'sk_test_x', apiUrl: stripe.url, appUrl: 'https://mindglass.example' })
})
beforeEach(() => stripe.reset())
afterAll(() => stripe.stop())

const request: CheckoutRequest = {
  sku: 'report',
  orderId: 'order_1',
  amountMinor: 1990,
  currency: 'CNY',
  method: 'wechat_pay',
  email: 'reader@example.org',
  locale: 'cn',
  expiresAt: new Date('2026-11-20T12:00:00Z'),
}

describe('a Stripe checkout request', () => {
  test('contains one payment method, the price and the order id, but does not name the psychological test', async () => {
    const { url, expiresAt } = await provider.createCheckout(request)
    expect(url).toBe('https://checkout.stripe.com/c/pay/cs_test_1')
    expect(expiresAt).toEqual(request.expiresAt)
    expect(Object.fromEntries(stripe.sessionOf('order_1').params)).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'wechat_pay',
      'payment_method_options[wechat_pay][client]': 'web',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][unit_amount]': '1990',
      'line_items[0][price_data][product_data][name]': '心镜报告',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'order_1',
      'metadata[mindglass_order]': 'order_1',
      'payment_intent_data[metadata][mindglass_order]': 'order_1',
      'payment_intent_data[description]': '心镜报告',
      customer_email: 'reader@example.org',
      locale: 'zh',
      expires_at: '1795176000',
      success_url: 'https://mindglass.example/payment/check?order=order_1',
      cancel_url: 'https://mindglass.example/payment/failed?order=order_1',
    })
  })

  test.each([
    { method: 'card', allowed: ['card'] },
    { method: 'paypal', allowed: ['paypal'] },
    { method: 'bizum', allowed: ['bizum'] },
    // Buyers without a Link account pay with the card that Link would store.
    { method: 'link', allowed: ['link', 'card'] },
  ] as const)('allows the payment types $allowed for the method $method', async ({ method, allowed }) => {
    await provider.createCheckout({ ...request, method, currency: 'EUR', locale: 'es' })
    const params = [...stripe.sessionOf('order_1').params]
    const methods = params.filter(([name]) => name.startsWith('allowed_payment_method_types'))
    expect(methods.map(([, value]) => value)).toEqual(allowed)
    expect(params.some(([name]) => name.startsWith('payment_method_options'))).toBe(false)
  })

  test('offers Link beside cards when the account accepts Link', async () => {
    const account = { secretKey: 'sk_test_x', apiUrl: stripe.url, appUrl: 'https://mindglass.example' }
    const withLink = stripeProvider({ ...account, methods: ['card', 'link'] })
    await withLink.createCheckout({ ...request, method: 'card', currency: 'EUR', locale: 'es' })
    const params = [...stripe.sessionOf('order_1').params]
    const types = params.filter(([name]) => name.startsWith('allowed_payment_method_types')).map(([, value]) => value)
    expect(types).toEqual(['card', 'link'])
  })

  test('returns the same checkout when it is retried after a lost response', async () => {
    stripe.drops = 1
    const first = await provider.createCheckout(request)
    expect(await provider.createCheckout(request)).toEqual(first)
    expect(stripe.sessions.size).toBe(1)
  })

  test('is rejected when it repeats an order with another amount', async () => {
    await provider.createCheckout(request)
    await expect(provider.createCheckout({ ...request, amountMinor: 1 })).rejects.toThrow(CheckoutRefused)
  })

  test('throws an error other than CheckoutRefused while Stripe is unreachable', async () => {
    stripe.outages = 9
    const failure = await provider.createCheckout(request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(CheckoutRefused)
  })

  test.each([
    { status: 400, refused: true },
    { status: 402, refused: true },
    { status: 409, refused: false },
    { status: 429, refused: false },
  ])('throws CheckoutRefused when Stripe returns $status: $refused', async ({ status, refused }) => {
    stripe.failWith = status
    const failure = await provider.createCheckout(request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof CheckoutRefused).toBe(refused)
    stripe.failWith = null
    await expect(provider.createCheckout(request)).resolves.toMatchObject({ sessionId: 'cs_test_1' })
  })

  test('waits for a slow response', async () => {
    stripe.delayMs = 300
    await expect(provider.createCheckout(request)).resolves.toMatchObject({ sessionId: 'cs_test_1' })
  })
})

describe('a Stripe checkout', () => {
  test.each([
    { change: {}, expected: { state: 'open', payment: 'unpaid', paymentIntentId: null } },
    {
      change: { status: 'complete', payment_status: 'paid', intentStatus: 'succeeded' },
      expected: { state: 'complete', payment: 'paid', paymentIntentId: 'pi_cs_test_1' },
    },
    {
      change: { status: 'complete', intentStatus: 'processing' },
      expected: { state: 'complete', payment: 'unpaid' },
    },
    { change: { status: 'complete' }, expected: { state: 'complete', payment: 'failed' } },
    { change: { status: 'expired' }, expected: { state: 'expired', payment: 'unpaid' } },
  ] as const)('with the change $change is read as $expected', async ({ change, expected }) => {
    const { sessionId } = await provider.createCheckout(request)
    Object.assign(stripe.sessionOf('order_1'), change)
    const common = {
      sessionId,
      orderId: 'order_1',
      amountMinor: 1990,
      currency: 'CNY',
      livemode: false,
      refundedMinor: 0,
    }
    expect(await provider.readCheckout(sessionId)).toMatchObject({ ...common, ...expected, dispute: 'none' })
  })

  test('can be closed twice without an error', async () => {
    const { sessionId } = await provider.createCheckout(request)
    await provider.closeCheckout(sessionId)
    await provider.closeCheckout(sessionId)
    expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'expired' })
  })

  test('is refunded once, even when the refund request is retried', async () => {
    const { sessionId } = await provider.createCheckout(request)
    stripe.pay('order_1')
    const refund = {
      refundId: 'refund_1',
      orderId: 'order_1',
      sessionId,
      paymentIntentId: `pi_${sessionId}`,
      amountMinor: 1990,
      duplicate: true,
    }
    stripe.drops = 1
    await provider.refund(refund)
    await provider.refund(refund)
    expect(stripe.refunds).toHaveLength(1)
    expect(await provider.readCheckout(sessionId)).toMatchObject({ refundedMinor: 1990, payment: 'paid' })
  })
})
