import { getDatabase } from '@/server/db/db'
import { getBuildId } from '@/server/observability/build-id'
import { canReadMetrics } from '@/server/observability/monitoring'
import {
  checkReadiness,
  DATABASE_TIMEOUT_MS,
  folderFindings,
  type Readiness,
  type ReadinessFinding,
  shortageFindings,
} from '@/server/observability/ready'
import { withTimeout } from '@/server/observability/with-timeout'
import { paymentProviderName } from '@/server/payments/payment-mode'

export const dynamic = 'force-dynamic'

/** Cache duration in ms: the database is queried at most once a second, regardless of the number of requests. */
const KEPT_MS = 1_000
let last: { at: number; answer: Promise<Readiness> } | undefined

/** Returns 200 `ready` or 503 `not ready`; a client that may read metrics gets JSON with the reasons. */
export async function GET(req: Request): Promise<Response> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), answer: look() }
  const answer = await last.answer
  const status = answer.ready ? 200 : 503
  const headers = { 'cache-control': 'no-store' }
  if (canReadMetrics(req.headers)) return Response.json({ ...answer, buildId: getBuildId() }, { status, headers })
  return new Response(answer.ready ? 'ready' : 'not ready', { status, headers })
}

async function look(): Promise<Readiness> {
  try {
    const { pool } = await withTimeout(DATABASE_TIMEOUT_MS, getDatabase())
    return await checkReadiness({ pool, webhooks: paymentProviderName() === 'stripe' })
  } catch {
    // A full disk may be the cause.
    const findings: ReadinessFinding[] = [
      { part: 'database', weight: 'reason', says: 'could not be opened' },
      ...(await folderFindings()),
      ...shortageFindings(),
    ]
    return { ready: false, findings, clockSkewSeconds: null, lastWebhookAt: null }
  }
}
