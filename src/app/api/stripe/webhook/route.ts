import { handleStripeWebhook } from '@/features/payment/settlement/webhook'
import { isDatabaseUnavailable } from '@/server/db/database-unavailability'
import { getDb } from '@/server/db/db'
import { paymentEvents, paymentProvider } from '@/server/payments/select-provider'

export const dynamic = 'force-dynamic'

/** Maximum body size in bytes; Stripe's events are far smaller. */
const MAX_BODY = 1_000_000

/**
 * Handles Stripe's webhook. The body is not parsed before verification, because the signature covers its bytes;
 * responses contain no details.
 */
export async function POST(req: Request): Promise<Response> {
  const events = paymentEvents()
  if (!events) return answer(404)
  if (Number(req.headers.get('content-length') ?? 0) > MAX_BODY) return answer(413)
  try {
    const body = await req.text()
    const db = await getDb()
    return answer(await handleStripeWebhook(db, paymentProvider(db), events, body, req.headers.get('stripe-signature')))
  } catch (error) {
    return answer(isDatabaseUnavailable(error) ? 503 : 500)
  }
}

/** Stripe uses its own retry schedule; the header is for proxies in between. */
const RETRY_SECONDS = '5'

const answer = (status: number): Response =>
  Response.json(
    { received: status === 200 },
    { status, headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': RETRY_SECONDS }) } },
  )
