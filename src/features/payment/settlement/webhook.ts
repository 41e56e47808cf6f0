import { DomainError } from '@/core/error/error'
import { HOUR_MS, MINUTE_MS } from '@/core/time'
import { isDatabaseUnavailable } from '@/server/db/database-unavailability'
import type { Db } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { metrics } from '@/server/observability/metrics'
import { countWebhook } from '@/server/observability/recent-counts'
import type { PaymentProvider } from '@/server/payments/provider'
import { isStripeBusy } from '@/server/payments/stripe/stripe'
import { RejectedEvent, type StripeEvent, type StripeEventReader } from '@/server/payments/stripe/stripe-events'
import { syncCheckout } from './sync-checkout'

/**
 * Handles one webhook request and returns the HTTP status: 200 when it is handled now or was handled before, 400 when
 * it is not from Stripe, 503 when it cannot be handled now, 500 for a fault here. Stripe retries after 503 and 500.
 */
export async function handleStripeWebhook(
  db: Db,
  provider: PaymentProvider,
  events: StripeEventReader,
  body: string,
  signature: string | null,
): Promise<Answer> {
  const answer = await answerTo(db, provider, events, body, signature)
  metrics().webhooks.inc({ result: results[answer] })
  return answer
}

type Answer = 200 | 400 | 500 | 503
const results: Readonly<Record<Answer, string>> = { 200: 'done', 400: 'refused', 500: 'failed', 503: 'later' }

async function answerTo(
  db: Db,
  provider: PaymentProvider,
  events: StripeEventReader,
  body: string,
  signature: string | null,
): Promise<Answer> {
  let notice: StripeEvent
  try {
    notice = await events.read(body, signature)
  } catch (error) {
    if (!(error instanceof RejectedEvent)) return again(error, null)
    // Unsigned requests can come from anywhere; refusing a correctly signed one is our mistake.
    const signed = error.message !== 'signature'
    countWebhook(signed ? 'refused' : 'unsigned')
    if (signed) log.error({ alarm: true, rings: 'webhook', reason: error.message }, 'payment: webhook refused')
    else noteUnsigned()
    return 400
  }
  try {
    await together(notice.id, () => handle(db, provider, notice))
    countWebhook('taken')
    return 200
  } catch (error) {
    return again(error, notice)
  }
}

let unsigned = { times: 0, loggedAt: Number.NEGATIVE_INFINITY }

/** Logs unsigned requests at most once a minute, since anyone can send them. */
function noteUnsigned(now = Date.now()): void {
  unsigned.times += 1
  if (now - unsigned.loggedAt < MINUTE_MS) return
  log.warn({ times: unsigned.times }, 'payment: webhooks without our signature refused')
  unsigned = { times: 0, loggedAt: now }
}

/** Promises of the events being handled in this process, by event id. */
const underWay = new Map<string, Promise<void>>()

/**
 * Handles an event once at a time: repeated deliveries of an event being handled share its result. Otherwise a hundred
 * deliveries would each hold a database connection waiting for the same order, and pages would have none. Other
 * processes wait for the lock.
 */
function together(id: string, work: () => Promise<void>): Promise<void> {
  const known = underWay.get(id)
  if (known) return known
  const done = work().finally(() => underWay.delete(id))
  underWay.set(id, done)
  return done
}

async function handle(db: Db, provider: PaymentProvider, notice: StripeEvent): Promise<void> {
  const { id, type } = notice
  if (await db.providerEvent.findUnique({ where: { id }, select: { id: true } })) return
  const orderId = await handleCheckout(db, provider, notice)
  // The event is stored only now, so that an event whose handling failed is handled again.
  await db.providerEvent.createMany({ data: { id, type, provider: provider.name, orderId }, skipDuplicates: true })
}

/**
 * Age in ms after which an event without an order is not retried. An order is stored before its checkout is created.
 */
const LATE_MS = HOUR_MS

/** Syncs the order of an event and returns its id; null when the event has no order and can get none any more. */
async function handleCheckout(
  db: Db,
  provider: PaymentProvider,
  { id, type, createdAt, checkout }: StripeEvent,
): Promise<string | null> {
  if (!checkout) return null
  try {
    await syncCheckout(db, provider, checkout.orderId, checkout.sessionId)
    return checkout.orderId
  } catch (error) {
    const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND'
    if (!isUnknown || Date.now() - createdAt.getTime() < LATE_MS) throw error
    // The order belongs to another shop on the same account, or to a database that no longer exists. Stripe gives up on
    // an endpoint that fails for days.
    log.warn({ event: id, type }, 'payment: webhook about an order that is not here, taken as not ours')
    return null
  }
}

/** Returns 503 if the order is not visible yet or the database or Stripe is down or busy; 500 for any other error. */
function again(error: unknown, notice: StripeEvent | null): 500 | 503 {
  const early = error instanceof DomainError && error.code === 'NOT_FOUND'
  const later = early || isDatabaseUnavailable(error) || isStripeBusy(error)
  const fields = { event: notice?.id, type: notice?.type, error: String(error) }
  if (later) log.warn({ ...fields, early }, 'payment: webhook put off')
  else log.error(fields, 'payment: webhook not handled')
  return later ? 503 : 500
}
