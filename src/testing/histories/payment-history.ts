import { seededRandom } from '@mindglass/psychometrics/random'
import type { SoldSku } from '@/core/commerce/products'
import { MINUTE_MS } from '@/core/time'
import { deleteAccountOf } from '@/features/me/deletion/delete-account'
import { paymentJobs } from '@/features/payment/jobs'
import { reconcileOrders } from '@/features/payment/settlement/sync-checkout'
import type { OpenDb } from '@/server/db/db'
import { drainOutbox, type Handlers } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { deliverWebhook } from '../data/purchase'
import type { StripeServer } from '../stripe/stripe-server'
import { checkOrderStatus, createHistoryBuyer, type HistoryBuyer, pressPay } from './buyer'
import { findBrokenRulesAtEnd, findBrokenRulesNow, readOrderStates } from './rules'

const COMPLETED = 'checkout.session.completed'
/** Number of messages that a busy machine may refuse after too long a wait for a connection. */
const REFUSALS = 5
const REPORTS: readonly SoldSku[] = ['report']
const SHOP: readonly SoldSku[] = ['report', 'report', 'pack-3', 'pack-7', 'vip', 'gift-pack-3']

/** Error for a history that broke a rule, with the steps before it; the seed reproduces it. */
export class BrokenPaymentHistory extends Error {}

/**
 * One random history of payments: a buyer orders, pays, is refunded, disputes, returns or not, while messages are lost,
 * doubled and late. Some rules are checked after every step, and all of them once everything has arrived.
 * @throws BrokenPaymentHistory
 */
export class PaymentHistory {
  readonly #random: () => number
  readonly #steps: string[] = []
  readonly #sent = new Map<string, number>()
  /** Signed messages of the provider that have not arrived yet. */
  readonly #underway: { body: string; signature: string }[] = []
  readonly #handlers: Handlers
  /** Lead of the reconciler's clock, in ms. */
  #ahead = 0
  #mailIsAway = false
  #refused = 0

  private constructor(
    private readonly database: OpenDb,
    private readonly stripe: StripeServer,
    private readonly buyer: HistoryBuyer,
    private readonly seed: number,
  ) {
    this.#random = seededRandom(seed)
    const mail: Handlers[string] = async ({ payload }) => {
      if (this.#mailIsAway) throw new Error('450 try later')
      const { orderId } = payload as { orderId: string }
      this.#sent.set(orderId, (this.#sent.get(orderId) ?? 0) + 1)
    }
    this.#handlers = { ...paymentJobs(database.db), 'mail.report': mail, 'mail.purchase': mail }
  }

  static async run(database: OpenDb, stripe: StripeServer, seed: number): Promise<{ steps: number; paid: number }> {
    stripe.sessions.clear()
    const random = seededRandom(seed ^ 0x5eed)
    const history = new PaymentHistory(
      database,
      stripe,
      await createHistoryBuyer(database, seed & 0xffff, random() < 0.4),
      seed,
    )
    const steps = 6 + Math.floor(random() * 14)
    await history.#step('orders', () => pressPay(history.buyer, 'report', history.#random))
    for (let step = 1; step < steps; step++) await history.#next()
    await history.#settle()
    const paid = [...stripe.sessions.values()].filter((session) => session.payment_status === 'paid')
    return { steps: history.#steps.length, paid: paid.length }
  }

  async #next(): Promise<void> {
    const actions: readonly [string, number, () => Promise<unknown> | unknown][] = [
      [
        'orders',
        5,
        () => pressPay(this.buyer, this.#pick(this.buyer.userId ? SHOP : REPORTS) ?? 'report', this.#random),
      ],
      ['orders, the answer is lost', 1, () => this.#orderInTheDark()],
      ['pays', 7, () => this.#pay({})],
      ['pays another amount', 0.5, () => this.#pay({ amount_total: 1 })],
      ['is on its way', 1, () => this.#pay({ payment_status: 'unpaid', intentStatus: 'processing' })],
      ['declined', 1, () => this.#pay({ payment_status: 'unpaid', intentStatus: 'requires_payment_method' })],
      ['expires', 1, () => this.#expire()],
      ['message', 5, () => this.#deliver(1)],
      ['message, three times at once', 2, () => this.#deliver(3)],
      ['comes back', 4, () => this.#land()],
      ['comes back at the moment of the message', 2, () => Promise.all([this.#deliver(2), this.#land()])],
      ['whole refund', 2, () => this.#refund(1)],
      ['part refund', 1.5, () => this.#refund(0.4)],
      ['refund fails at the bank', 1, () => this.#failRefund()],
      ['dispute', 1.5, () => this.#dispute('needs_response')],
      ['dispute won', 1.5, () => this.#dispute('won')],
      ['dispute lost', 1, () => this.#dispute('lost')],
      ['work', 4, () => drainOutbox(this.database.db, this.#handlers)],
      ['mail server', 1, () => (this.#mailIsAway = !this.#mailIsAway)],
      ['half an hour', 2, () => this.#reconcile(30)],
      ['deletes the account', 0.7, () => this.#deleteAccount()],
    ]
    const chosen = this.#random() * actions.reduce((sum, [, weight]) => sum + weight, 0)
    let upTo = 0
    for (const [name, weight, action] of actions) {
      upTo += weight
      if (chosen < upTo) return this.#step(name, action)
    }
  }

  async #step(name: string, action: () => Promise<unknown> | unknown): Promise<void> {
    this.#steps.push(name)
    try {
      const result = await action()
      if (typeof result === 'string') this.#steps.push(`  ${result}`)
    } catch (error) {
      throw this.#broken([String(error)])
    }
    const broken = findBrokenRulesNow(await this.#standings(), this.buyer)
    if (broken.length > 0) throw this.#broken(broken)
  }

  /** Lets all open messages arrive and all jobs run, so that nothing stays open. */
  async #settle(): Promise<void> {
    this.#mailIsAway = false
    for (const session of this.stripe.sessions.values()) {
      if (session.status === 'open') session.status = 'expired'
      if (session.intentStatus === 'processing') {
        Object.assign(session, { payment_status: 'paid', intentStatus: 'succeeded' })
        this.#say('checkout.session.async_payment_succeeded', session.client_reference_id)
      }
    }
    const { db } = this.database
    for (let turn = 0; turn < 2; turn++) {
      while (this.#underway.length > 0) await this.#step('message', () => this.#deliver(1))
      await this.#step('hours', () => this.#reconcile(180))
      await db.outbox.updateMany({ where: { doneAt: null, failedAt: null }, data: { runAt: new Date(0) } })
      while ((await drainOutbox(db, this.#handlers)) > 0);
    }
    const broken = findBrokenRulesAtEnd(await this.#standings(), this.buyer)
    if (broken.length > 0) throw this.#broken(broken)
  }

  #standings = () => readOrderStates(this.database.db, this.stripe, this.buyer, this.#sent)

  #broken(what: readonly string[]): BrokenPaymentHistory {
    return new BrokenPaymentHistory([`seed ${this.seed}`, ...what, 'after:', ...this.#steps].join('\n  '))
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)]
  }

  /** Orders at a provider that creates the checkout while its response is lost. */
  async #orderInTheDark(): Promise<string> {
    this.stripe.drops = 1
    const result = await pressPay(this.buyer, 'report', this.#random)
    this.stripe.drops = 0
    // The page never received the order id.
    const rows = await this.database.db.order.findMany({ where: { sittingId: this.buyer.sittingId } })
    this.buyer.orders.push(...rows.map(({ id }) => id).filter((id) => !this.buyer.orders.includes(id)))
    return result
  }

  /**
   * Adds a message of the provider. One about a payment may be lost for good, because the reconciler finds the same
   * facts; the provider repeats one about a refund or dispute for days.
   */
  #say(type: string, orderId: string | null): void {
    const canBeLost = type.startsWith('checkout.session.')
    if (orderId !== null && !(canBeLost && this.#random() < 0.2))
      this.#underway.push(this.stripe.delivery(type, orderId))
  }

  #pay(change: Partial<ReturnType<StripeServer['sessionOf']>>): void {
    const waiting = [...this.stripe.sessions.values()].filter(
      (session) => session.status === 'open' || session.intentStatus === 'processing',
    )
    const session = this.#pick(waiting)
    if (!session?.client_reference_id) return
    const paid = { status: 'complete', payment_status: 'paid', intentStatus: 'succeeded' } as const
    Object.assign(session, paid, change)
    this.#say(COMPLETED, session.client_reference_id)
  }

  #expire(): void {
    const session = this.#pick([...this.stripe.sessions.values()].filter(({ status }) => status === 'open'))
    if (!session) return
    session.status = 'expired'
    this.#say('checkout.session.expired', session.client_reference_id)
  }

  #paidSession() {
    return this.#pick([...this.stripe.sessions.values()].filter((session) => session.payment_status === 'paid'))
  }

  #refund(share: number): void {
    const session = this.#paidSession()
    if (!session || session.disputes.length > 0) return
    session.amount_refunded = Math.max(session.amount_refunded, Math.ceil(session.amount_total * share))
    this.#say('charge.refunded', session.client_reference_id)
  }

  /** Makes a refund fail after it was made; the charge shows it at once, and the message is still to arrive. */
  #failRefund(): void {
    const session = this.#paidSession()
    // The test server lists the refunds of a charge only after a request for it.
    const refund = session?.refunds.find(({ status }) => status === 'succeeded')
    if (!session || !refund || session.disputes.length > 0) return
    refund.status = 'failed'
    session.amount_refunded -= refund.amount
    this.#say('refund.failed', session.client_reference_id)
  }

  #dispute(state: string): void {
    const session = this.#paidSession()
    if (!session || session.amount_refunded > 0 || session.disputes.includes('lost')) return
    // Only an open dispute can end, and only once.
    if ((state === 'needs_response') === session.disputes.includes('needs_response')) return
    session.disputes = [state]
    this.#say(`charge.dispute.${state === 'needs_response' ? 'created' : 'closed'}`, session.client_reference_id)
  }

  /** Delivers one of the open messages, not always the oldest, `times` times at once. */
  async #deliver(times: number): Promise<void> {
    const [message] = this.#underway.splice(Math.floor(this.#random() * this.#underway.length), 1)
    if (!message) return
    const statuses = await Promise.all(Array.from({ length: times }, () => deliverWebhook(message)))
    if (statuses.every((status) => status === 200)) return
    // A message that could not be processed is sent again, but not forever.
    this.#refused += 1
    if (statuses.includes(400) || this.#refused > REFUSALS) throw new Error(`the webhook answered ${statuses}`)
    this.#underway.push(message)
  }

  async #land(): Promise<string | undefined> {
    const orderId = this.#pick(this.buyer.orders)
    return orderId && (await checkOrderStatus(this.buyer, orderId))
  }

  async #reconcile(minutes: number): Promise<void> {
    this.#ahead += minutes * MINUTE_MS
    const { db } = this.database
    while (await reconcileOrders(db, paymentProvider(db), new Date(Date.now() + this.#ahead)));
  }

  async #deleteAccount(): Promise<void> {
    const { userId, email } = this.buyer
    if (userId === null) return
    const { db } = this.database
    const settled = ['paid', 'refunded', 'held'] as const
    const orders = await db.order.findMany({ where: { userId, status: { in: [...settled] } }, select: { id: true } })
    await deleteAccountOf(db, userId, email)
    for (const { id } of orders) this.buyer.gone.add(id)
    this.buyer.userId = null
  }
}
