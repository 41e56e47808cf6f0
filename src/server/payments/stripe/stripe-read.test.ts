import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckoutRefused, type CheckoutRequest, RefundRefused } from '../provider'
import { isLiveKey, isStripeBusy, STRIPE_API_VERSION, stripeProvider } from './stripe'
import { createWebhookEndpoint } from './stripe-account'
import { createStripeEventReader } from './stripe-events'

/** Responses of the simulated Stripe by path; it also records the requests. */
let answers: Record<string, unknown>
let requests: string[]
let headers: IncomingHttpHeaders[]
let status: number
let server: Server
let apiUrl: string

beforeAll(async () => {
  server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    requests.push(decodeURIComponent(`${req.method} ${req.url} ${body}`.trim()))
    headers.push(req.headers)
    const [path = ''] = (req.url ?? '').split('?')
    const always = { 'content-type': 'application/json', 'stripe-should-retry': 'false', 'request-id': 'req_1' }
    res.writeHead(status, always)
    res.end(JSON.stringify(answers[path] ?? { error: { type: 'invalid_request_error', code: 'refused_so' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  answers = {}
  requests = []
  headers = []
  status = 200
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const config = () => ({ secretKey: 'sk_test_x', apiUrl, appUrl: 'https://mindglass.example' })
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  livemode: false,
  amount_total: 499,
  currency: 'eur',
  client_reference_id: 'order_1',
  payment_intent: null,
}

describe('a Stripe checkout', () => {
  async function read(change: object, disputes: object[] = []) {
    answers['/v1/checkout/sessions/cs_1'] = { ...session, ...change }
    answers['/v1/disputes'] = { object: 'list', data: disputes }
    return stripeProvider(config()).readCheckout('cs_1')
  }

  test('has empty payment, refund and dispute fields when its session has no payment intent', async () => {
    expect(await read({ amount_total: null, currency: null, client_reference_id: null })).toEqual({
      sessionId: 'cs_1',
      orderId: null,
      state: 'complete',
      payment: 'paid',
      failureCode: null,
      livemode: false,
      amountMinor: 0,
      currency: '',
      paymentIntentId: null,
      refundedMinor: 0,
      refunds: [],
      tax: null,
      dispute: 'none',
      disputes: [],
    })
    expect(requests).toEqual(['GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge.refunds'])
  })

  test('includes the refunds, decline code and dispute of its payment', async () => {
    const back = { id: 're_1', amount: 200, status: 'succeeded', created: 1 }
    const latest_charge = { amount_refunded: 200, disputed: true, refunds: { data: [back] } }
    const last_payment_error = { code: 'card_declined' }
    const payment_intent = { id: 'pi_1', status: 'succeeded', latest_charge, last_payment_error }
    const dispute = { id: 'dp_1', status: 'needs_response', created: 1, amount: 499, currency: 'eur' }
    expect(await read({ payment_intent, livemode: true }, [dispute])).toMatchObject({
      paymentIntentId: 'pi_1',
      refundedMinor: 200,
      failureCode: 'card_declined',
      livemode: true,
      amountMinor: 499,
      currency: 'EUR',
      orderId: 'order_1',
      dispute: 'open',
      disputes: [{ id: 'dp_1' }],
    })
    expect(requests[1]).toBe('GET /v1/disputes?payment_intent=pi_1&limit=10')
  })

  test('is read without requesting disputes when its payment is undisputed or not expanded', async () => {
    const payment_intent = { id: 'pi_1', status: 'succeeded', latest_charge: { amount_refunded: 0, disputed: false } }
    expect(await read({ payment_intent })).toMatchObject({ dispute: 'none', disputes: [], failureCode: null })
    expect(await read({ payment_intent: { ...payment_intent, latest_charge: 'ch_1' } })).toMatchObject({ refunds: [] })
    expect(await read({ payment_intent: 'pi_2' })).toMatchObject({ paymentIntentId: 'pi_2', refundedMinor: 0 })
    expect(requests.filter((line) => line.includes('disputes'))).toEqual([])
  })

  test.each([
    ['open', 'unpaid', 'requires_payment_method', 'open', 'unpaid'],
    ['open', 'unpaid', 'canceled', 'open', 'unpaid'],
    ['expired', 'unpaid', 'canceled', 'expired', 'unpaid'],
    ['complete', 'unpaid', 'processing', 'complete', 'unpaid'],
    ['complete', 'unpaid', 'requires_payment_method', 'complete', 'failed'],
    ['complete', 'unpaid', 'canceled', 'complete', 'failed'],
    ['complete', 'paid', 'canceled', 'complete', 'paid'],
    ['complete', 'no_payment_required', 'succeeded', 'complete', 'paid'],
    [null, 'unpaid', 'processing', 'open', 'unpaid'],
  ])(
    'with session status %s, payment status %s and intent status %s is read as %s and %s',
    async (of, payment_status, intent, state, payment) => {
      const payment_intent = { id: 'pi_1', status: intent, latest_charge: null }
      expect(await read({ status: of, payment_status, payment_intent })).toMatchObject({ state, payment })
      expect(await read({ status: of, payment_status })).toMatchObject({
        payment: payment === 'paid' ? 'paid' : 'unpaid',
      })
    },
  )
})

describe('the creation of a Stripe checkout', () => {
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
  test.each([
    [400, { error: { type: 'card_error', code: 'amount_too_small' } }, 'amount_too_small'],
    [400, { error: { type: 'invalid_request_error' } }, 'StripeInvalidRequestError'],
    [200, { ...session, url: null }, 'the session has no address'],
  ])('throws CheckoutRefused for the response %i %j with the reason “%s”', async (answer, body, word) => {
    status = answer
    answers['/v1/checkout/sessions'] = body
    const error: unknown = await stripeProvider(config())
      .createCheckout(request)
      .catch((thrown: unknown) => thrown)
    expect(error).toEqual(new CheckoutRefused(word))
  })
})

test.each([
  [400, false],
  [404, false],
  [409, true],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('isStripeBusy for an error with the Stripe status %i returns %s', async (answer, busy) => {
  status = answer
  const error: unknown = await stripeProvider(config())
    .readCheckout('cs_1')
    .catch((thrown: unknown) => thrown)
  expect(isStripeBusy(error)).toBe(busy)
})

test('isStripeBusy returns true for a connection error of Stripe and false for other errors', () => {
  expect(isStripeBusy(new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' }))).toBe(true)
  expect(isStripeBusy(Object.assign(new Error('ours'), { statusCode: 500 }))).toBe(false)
})

describe('a Stripe refund', () => {
  const request = {
    refundId: 'r1',
    orderId: 'order_1',
    sessionId: 'cs_1',
    paymentIntentId: 'pi_1',
    amountMinor: 200,
    duplicate: false,
  }
  const refund = (change: object = {}) => stripeProvider(config()).refund({ ...request, ...change })

  test('is requested with its reason and our order and refund ids', async () => {
    answers['/v1/refunds'] = { id: 're_1' }
    await refund()
    await refund({ duplicate: true })
    const marks = 'metadata[mindglass_order]=order_1&metadata[mindglass_refund]=r1'
    expect(requests).toEqual([
      `POST /v1/refunds payment_intent=pi_1&amount=200&reason=requested_by_customer&${marks}`,
      `POST /v1/refunds payment_intent=pi_1&amount=200&reason=duplicate&${marks}`,
    ])
  })

  test.each([
    [400, true],
    [404, true],
    [401, false],
    [403, false],
    [409, false],
    [500, false],
  ])('fails permanently when Stripe returns %i: %s', async (answer, is) => {
    status = answer
    const error: unknown = await refund().catch((thrown: unknown) => thrown)
    expect(error instanceof RefundRefused).toBe(is)
    if (error instanceof RefundRefused) expect(error.code).toBe('refused_so')
  })

  test('fails without a request when there is no payment intent', async () => {
    await expect(refund({ paymentIntentId: null })).rejects.toMatchObject({ code: 'nothing_paid' })
    expect(requests).toEqual([])
  })
})

test('the Stripe provider takes its live mode, methods and hosts from the configuration', () => {
  expect(['sk_live_x', 'rk_live_x', 'sk_test_x', 'xsk_live_x', 'sk_live'].map(isLiveKey)).toEqual([
    ...[true, true, false, false, false],
  ])
  const { apiUrl: _, ...real } = { ...config(), secretKey: 'sk_live_x' }
  expect(stripeProvider(real)).toMatchObject({ name: 'stripe', livemode: true, hosts: ['checkout.stripe.com'] })
  expect(stripeProvider({ ...config(), methods: ['card'] })).toMatchObject({
    livemode: false,
    methods: ['card'],
    hosts: ['checkout.stripe.com', new URL(apiUrl).host],
  })
})

test('Stripe requests include neither the platform of this machine nor telemetry', async () => {
  answers['/v1/checkout/sessions/cs_1/expire'] = session
  const stripe = stripeProvider(config())
  for (const _ of ['first', 'second']) await stripe.closeCheckout('cs_1')
  const machines = headers.map((one) => JSON.parse(String(one['x-stripe-client-user-agent'])).platform)
  expect(machines).toEqual([undefined, undefined])
  expect(headers.map((one) => one['x-stripe-client-telemetry'])).toEqual([undefined, undefined])
})

test('requests to a Stripe address with https use TLS', async () => {
  const first: number[] = []
  const server = createTcpServer((socket) =>
    socket.once('data', (chunk) => {
      first.push(chunk.readUInt8())
      socket.destroy()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stripe = stripeProvider({ ...config(), apiUrl: `https://127.0.0.1:${port}` })
  await expect(stripe.closeCheckout('cs_1')).rejects.toThrow()
  await new Promise((resolve) => server.close(resolve))
  // 0x16 begins a TLS handshake.
  expect(new Set(first)).toEqual(new Set([0x16]))
})

test('the creation of a webhook endpoint throws when Stripe returns no secret', async () => {
  answers['/v1/webhook_endpoints'] = { id: 'we_1', object: 'webhook_endpoint' }
  await expect(createWebhookEndpoint(config())).rejects.toThrow(
    'Stripe made the endpoint and did not tell its secret: delete it in the Dashboard',
  )
})

describe('a Stripe event', () => {
  const secret = 'whsec_x'
  const created = 1_790_000_000
  const signed = (type: string, object: object, change: object = {}, at = Date.now()) => {
    const event = { id: 'evt_1', object: 'event', type, created, livemode: false, api_version: STRIPE_API_VERSION }
    const body = JSON.stringify({ ...event, data: { object }, ...change })
    const timestamp = Math.floor(at / 1000)
    const header = { payload: body, secret, timestamp }
    return { body, signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString(header) }
  }
  const read = ({ body, signature }: { body: string; signature: string | null }) =>
    createStripeEventReader({ ...config(), webhookSecret: secret }).read(body, signature)
  const ours = { orderId: 'order_1', sessionId: 'cs_1' }
  const marked = { ...session, metadata: { mindglass_order: 'order_1' } }

  test('identifies its order and checkout only when the session carries our metadata', async () => {
    const type = 'checkout.session.completed'
    expect(await read(signed(type, marked))).toEqual({
      id: 'evt_1',
      type,
      createdAt: new Date(created * 1000),
      checkout: ours,
    })
    expect(await read(signed(type, { ...session, metadata: {} }))).toMatchObject({ checkout: null })
    expect(await read(signed(type, { ...session, metadata: null }))).toMatchObject({ checkout: null })
    expect(requests).toEqual([])
  })

  test.each(['pi_1', { id: 'pi_1' }])(
    'identifies the checkout when its charge has the payment intent %j',
    async (payment_intent) => {
      answers['/v1/checkout/sessions'] = { object: 'list', data: [marked] }
      const charge = { id: 'ch_1', object: 'charge', payment_intent, metadata: { order_id: 'another' } }
      expect(await read(signed('charge.refunded', charge))).toMatchObject({ checkout: ours })
      expect(requests).toEqual(['GET /v1/checkout/sessions?payment_intent=pi_1&limit=1'])
      answers['/v1/checkout/sessions'] = { object: 'list', data: [] }
      expect(await read(signed('charge.refunded', charge))).toMatchObject({ checkout: null })
    },
  )

  test.each([null, undefined, ''])(
    'has no checkout when its charge has no payment intent (%j)',
    async (payment_intent) => {
      expect(await read(signed('charge.refunded', { object: 'charge', payment_intent }))).toMatchObject({
        checkout: null,
      })
      expect(requests).toEqual([])
    },
  )

  test('has no checkout when its type is not handled', async () => {
    expect(await read(signed('customer.created', marked))).toMatchObject({ type: 'customer.created', checkout: null })
  })

  test.each([
    ['livemode', { livemode: true }],
    ['api_version 2020-08-27', { api_version: '2020-08-27' }],
  ])('is rejected when its %s does not match', async (reason, change) => {
    await expect(read(signed('charge.refunded', {}, change))).rejects.toThrow(reason)
  })

  test('is accepted only with a valid signature and within five minutes of its timestamp', async () => {
    vi.setSystemTime('2026-11-20T12:00:00Z')
    const at = (seconds: number) => signed('customer.created', {}, {}, Date.now() + seconds * 1000)
    for (const seconds of [-300, 300]) expect(await read(at(seconds))).toMatchObject({ id: 'evt_1' })
    await expect(read(at(-301))).rejects.toThrow('signature')
    await expect(read(at(301))).rejects.toThrow('timestamp')
    const { body, signature } = at(0)
    await expect(read({ body, signature: null })).rejects.toThrow('signature')
    await expect(read({ body: `${body} `, signature })).rejects.toThrow('signature')
  })
})
