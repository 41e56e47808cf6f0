import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { STRIPE_API_VERSION } from '@/server/payments/stripe/stripe'
import { blockingDisputeStatuses, disputesOf, type MadeRefund, refundsOf } from './stripe-refunds-disputes'
import { type Endpoint, methodConfigurations, WEBHOOK_SECRET, webhookEndpoints } from './stripe-settings'
import { listTransactions, type StripeTransaction } from './stripe-transactions'

interface Session {
  id: string
  params: URLSearchParams
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  livemode: boolean
  client_reference_id: string | null
  intentStatus: 'requires_payment_method' | 'processing' | 'succeeded'
  amount_refunded: number
  /** Refunds made through the API; any excess in `amount_refunded` was made in the dashboard. */
  refunds: MadeRefund[]
  disputes: string[]
}

interface SavedAnswer {
  body: string
  status: number
  json: unknown
}

/** Simulates Stripe's API on this machine: the part that our adapter uses, with idempotency and faults. */
export class StripeServer {
  readonly sessions = new Map<string, Session>()
  readonly endpoints: Endpoint[] = []
  /** Payment methods that are on in the account's default configuration. */
  methods = ['card', 'alipay', 'wechat_pay']
  readonly refunds: { intent: string; key: string; amount: number }[] = []
  /** Entries of `balance_transactions`, newest last. */
  readonly transactions: StripeTransaction[] = []
  /** Requests in order of arrival, such as `POST /v1/checkout/sessions`. */
  readonly requests: string[] = []
  /** Number of the next responses to lose: the request is carried out, then the connection breaks. */
  drops = 0
  /** Number of the next requests to lose before they arrive. */
  outages = 0
  delayMs = 0
  /** Status of every response, if set. */
  failWith: number | null = null
  /** Host that buyers are sent to. */
  checkoutHost = 'checkout.stripe.com'
  private readonly answers = new Map<string, SavedAnswer>()
  private count = 0
  /** Number of sessions created, including those removed from the map. */
  private made = 0
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<StripeServer> {
    const server = createServer((req, res) => void stripe.handle(req, res))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const stripe = new StripeServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return stripe
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  reset(): void {
    this.sessions.clear()
    this.answers.clear()
    this.refunds.length = 0
    this.transactions.length = 0
    this.endpoints.length = 0
    this.requests.length = 0
    this.made = 0
    Object.assign(this, {
      methods: ['card', 'alipay', 'wechat_pay'],
      drops: 0,
      outages: 0,
      delayMs: 0,
      failWith: null,
      checkoutHost: 'checkout.stripe.com',
    })
  }

  /** Returns the session made for this order. */
  sessionOf(orderId: string): Session {
    const found = [...this.sessions.values()].find(({ params }) => params.get('client_reference_id') === orderId)
    if (!found) throw new Error(`no session for order ${orderId}`)
    return found
  }

  /** Pays the order. */
  pay(orderId: string, change: Partial<Session> = {}): Session {
    const paid = { status: 'complete', payment_status: 'paid', intentStatus: 'succeeded' } as const
    return Object.assign(this.sessionOf(orderId), paid, change)
  }

  /** Returns a signed event about this order's payment, in the form that the webhook receives. */
  delivery(type: string, orderId: string, change: DeliveryOptions = {}): { body: string; signature: string } {
    const session = this.sessionOf(orderId)
    const about = { id: `x_${session.id}`, object: type.split('.')[0], payment_intent: `pi_${session.id}` }
    const object = type.startsWith('checkout.session.') ? this.json(session, false) : about
    const { id, livemode = false, apiVersion = STRIPE_API_VERSION, secret = WEBHOOK_SECRET, at = Date.now() } = change
    const { createdAt = at, metadata } = change
    this.count += 1
    const body = JSON.stringify({
      id: id ?? `evt_${this.count}`,
      object: 'event',
      api_version: apiVersion,
      livemode,
      type,
      created: Math.floor(createdAt / 1000),
      data: { object: { ...object, ...(metadata && { metadata }) } },
    })
    const timestamp = Math.floor(at / 1000)
    return {
      body,
      signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
    }
  }

  private async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req)
    const { pathname, searchParams } = new URL(req.url ?? '/', this.url)
    this.requests.push(`${req.method} ${pathname}`)
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs))
    if (this.outages > 0) {
      this.outages -= 1
      return void req.socket.destroy()
    }
    const key = String(req.headers['idempotency-key'] ?? '')
    const { status, json } = this.failWith
      ? apiError(this.failWith, 'api_error')
      : this.answerOnce(req, pathname, searchParams, body, key)
    if (this.drops > 0) {
      this.drops -= 1
      return void req.socket.destroy()
    }
    res
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(json))
  }

  /** Returns the saved answer for the same key and body; the same key with another body is an error. */
  private answerOnce(req: IncomingMessage, path: string, query: URLSearchParams, body: string, key: string): Answer {
    if (req.method !== 'POST' || key === '') return this.answer(req.method, path, query, body, key)
    const saved = this.answers.get(key)
    if (saved && saved.body !== body) return apiError(400, 'idempotency_error')
    if (saved) return saved
    const answer = this.answer(req.method, path, query, body, key)
    this.answers.set(key, { body, ...answer })
    return answer
  }

  private answer(method: string | undefined, path: string, query: URLSearchParams, body: string, key: string): Answer {
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return ok(this.json(this.create(new URLSearchParams(body))))
    if (method === 'POST' && path === '/v1/refunds') return this.refund(new URLSearchParams(body), key)
    if (path === '/v1/checkout/sessions') return this.list(query.get('payment_intent'))
    if (path === '/v1/webhook_endpoints') return ok(webhookEndpoints(this.endpoints, method, new URLSearchParams(body)))
    if (path === '/v1/payment_method_configurations') return ok(methodConfigurations(this.methods))
    if (path === '/v1/balance_transactions') return listTransactions(this.transactions, query)
    if (path === '/v1/disputes') return this.listDisputes(query.get('payment_intent'))
    const [, id, action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    const session = this.sessions.get(id ?? '')
    if (!session) return apiError(404, 'invalid_request_error')
    if (action === 'expire' && session.status !== 'open') return apiError(400, 'invalid_request_error')
    if (action === 'expire') session.status = 'expired'
    return ok(this.json(session))
  }

  private create(params: URLSearchParams): Session {
    this.made += 1
    const id = `cs_test_${this.made}`
    const session: Session = {
      id,
      params,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      livemode: false,
      client_reference_id: params.get('client_reference_id'),
      intentStatus: 'requires_payment_method',
      amount_refunded: 0,
      refunds: [],
      disputes: [],
    }
    this.sessions.set(id, session)
    return session
  }

  private refund(params: URLSearchParams, key: string): Answer {
    const intent = params.get('payment_intent') ?? ''
    const session = this.sessions.get(intent.slice(3))
    if (session?.payment_status !== 'paid') return apiError(400, 'invalid_request_error')
    const left = session.amount_total - session.amount_refunded
    const amount = Number(params.get('amount') ?? left)
    if (session.disputes.some((status) => blockingDisputeStatuses.includes(status))) return refusal('charge_disputed')
    if (left === 0) return refusal('charge_already_refunded')
    if (amount > left) return refusal('amount_too_large')
    const id = `re_${session.id}_${session.refunds.length + 1}`
    session.amount_refunded += amount
    session.refunds.push({ id, amount, refundId: params.get('metadata[mindglass_refund]'), status: 'succeeded' })
    this.refunds.push({ intent, key, amount })
    return ok({ id, object: 'refund', status: 'succeeded' })
  }

  private list(intent: string | null): Answer {
    const session = this.sessions.get(intent?.slice(3) ?? '')
    return ok({ object: 'list', has_more: false, data: session ? [this.json(session, false)] : [] })
  }

  private listDisputes(intent: string | null): Answer {
    const statuses = this.sessions.get(intent?.slice(3) ?? '')?.disputes ?? []
    const data = disputesOf(intent ?? '', statuses)
    return ok({ object: 'list', has_more: false, data })
  }

  private json(session: Session, expand = true) {
    const { id, params, status, payment_status, amount_total, currency, livemode, client_reference_id } = session
    const intent = status === 'complete' ? `pi_${id}` : null
    const latest_charge = {
      id: `ch_${id}`,
      amount_refunded: session.amount_refunded,
      disputed: session.disputes.length > 0,
      refunds: refundsOf(session),
    }
    const expanded = { id: intent, status: session.intentStatus, last_payment_error: null, latest_charge }
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status,
      amount_total,
      currency,
      livemode,
      client_reference_id,
      metadata: { mindglass_order: params.get('metadata[mindglass_order]') },
      expires_at: Number(params.get('expires_at')),
      url: status === 'open' ? `https://${this.checkoutHost}/c/pay/${id}` : null,
      payment_intent: intent && expand ? expanded : intent,
    }
  }
}

interface Answer {
  status: number
  json: unknown
}

interface DeliveryOptions {
  id?: string
  livemode?: boolean
  apiVersion?: string
  secret?: string
  /** Time of the signature, in epoch milliseconds. */
  at?: number
  /** Time of creation, in epoch milliseconds; by default that of the signature. */
  createdAt?: number
  /** Metadata of the event's object in place of our mark. */
  metadata?: object
}

const ok = (json: unknown): Answer => ({ status: 200, json })
const apiError = (status: number, type: string, code?: string): Answer => {
  return { status, json: { error: { type, message: type, code } } }
}
/** Returns the refusal of a valid request that cannot be carried out. */
const refusal = (code: string): Answer => apiError(400, 'invalid_request_error', code)

async function text(req: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of req) body += chunk
  return body
}
