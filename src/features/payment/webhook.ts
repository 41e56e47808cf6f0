import { DomainError } from '@/core/error'
import type { Db } from '@/server/db'
import { log } from '@/server/log'
import type { PaymentProvider } from '@/server/payments/provider'
import { ForgedEvent, type StripeEvents, type StripeNotice } from '@/server/payments/stripe-events'
import { metrics } from '@/server/watch/metrics'
import { webhookCame } from '@/server/watch/recent'
import { syncCheckout } from './sync'

/**
 * Handles one delivery of Stripe: 200 when it is done or was done before, 400 when it is not Stripe's, 5xx when it
 * should come again.
 */
export async function handleStripeWebhook(
  db: Db,
  provider: PaymentProvider,
  events: StripeEvents,
  body: string,
  signature: string | null,
): Promise<Answer> {
  const answer = await answerTo(db, provider, events, body, signature)
  metrics().webhooks.inc({ result: results[answer] })
  return answer
}

type Answer = 200 | 400 | 500 | 503
const results: Readonly<Record<Answer, string>> = { 200: 'done', 400: 'refused', 500: 'failed', 503: 'early' }

async function answerTo(
  db: Db,
  provider: PaymentProvider,
  events: StripeEvents,
  body: string,
  signature: string | null,
): Promise<Answer> {
  let notice: StripeNotice
  try {
    notice = await events.read(body, signature)
  } catch (error) {
    if (!(error instanceof ForgedEvent)) return again(error, null)
    // Anybody can send something unsigned; what carries our provider's signature and is refused is our mistake.
    const signed = error.message !== 'signature'
    webhookCame(signed ? 'refused' : 'unsigned')
    log.error({ alarm: signed, rings: 'webhook', reason: error.message }, 'payment: webhook refused')
    return 400
  }
  try {
    await handle(db, provider, notice)
    webhookCame('taken')
    return 200
  } catch (error) {
    return again(error, notice)
  }
}

async function handle(db: Db, provider: PaymentProvider, { id, type, checkout }: StripeNotice): Promise<void> {
  if (await db.providerEvent.findUnique({ where: { id }, select: { id: true } })) return
  if (checkout) await syncCheckout(db, provider, checkout.orderId, checkout.sessionId)
  if (type === 'refund.failed') {
    log.error({ alarm: true, order: checkout?.orderId }, 'payment: a refund did not reach the buyer')
  }
  // Noted only now: an event whose handling broke off is handled again.
  const data = { id, type, provider: provider.name, orderId: checkout?.orderId }
  await db.providerEvent.createMany({ data, skipDuplicates: true })
}

/** The order may not be visible yet, the database or Stripe may be away: in any case the event has to come again. */
function again(error: unknown, notice: StripeNotice | null): 500 | 503 {
  const early = error instanceof DomainError && error.code === 'NOT_FOUND'
  log.error({ event: notice?.id, type: notice?.type, early, error: String(error) }, 'payment: webhook not handled')
  return early ? 503 : 500
}
