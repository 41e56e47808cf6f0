import { getDatabase } from '@/server/db/db'
import { nothingHere } from '@/server/http/html'
import { mayReadMetrics } from '@/server/observability/door'
import { metrics } from '@/server/observability/metrics'
import { observeDatabase } from '@/server/observability/observe'

export const dynamic = 'force-dynamic'

/** Figures for Prometheus, for loopback or METRICS_TOKEN; for everybody else there is nothing here. */
export async function GET(req: Request): Promise<Response> {
  if (!mayReadMetrics(req.headers)) return nothingHere()
  await getDatabase()
    .then(observeDatabase)
    // The counts of this process itself are reported even while the database is away.
    .catch(() => {})
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}
