import { getDatabase } from '../db/db'
import { notFoundResponse } from '../http/html'
import { buildId } from './build-id'
import { metrics } from './metrics'
import { mayReadMetrics } from './metrics-access'
import { observeDatabase } from './observe'

/**
 * Returns `{ status: 'ok', buildId }`: the process is alive, regardless of its database. See /api/ready for readiness.
 */
export const healthResponse = (): Response =>
  Response.json({ status: 'ok', buildId: buildId() }, { headers: { 'cache-control': 'no-store' } })

/** Returns Prometheus metrics to loopback or with METRICS_TOKEN; 404 to all others. */
export async function metricsResponse(headers: Headers): Promise<Response> {
  if (!mayReadMetrics(headers)) return notFoundResponse()
  await getDatabase()
    .then(observeDatabase)
    // The metrics of this process are reported even while the database is unavailable.
    .catch(() => {})
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}
