import { getDatabase } from '@/server/db/db'
import { nothingHere } from '@/server/http/html'
import { mayReadMetrics } from '@/server/observability/door'
import { metrics } from '@/server/observability/metrics'
import { observeDatabase } from '@/server/observability/observe'

export const dynamic = 'force-dynamic'

/** Returns Prometheus metrics to loopback or with METRICS_TOKEN; 404 to all others. */
export async function GET(req: Request): Promise<Response> {
  if (!mayReadMetrics(req.headers)) return nothingHere()
  await getDatabase()
    .then(observeDatabase)
    // The metrics of this process are reported even while the database is unavailable.
    .catch(() => {})
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}
