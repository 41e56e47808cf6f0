import { env } from '@/env'
import { isLocalRequest } from '../auth/local-request'
import { equalInConstantTime } from '../crypto/secrets'
import { getDatabase, type OpenDb } from '../db/db'
import { notFoundResponse } from '../http/response-headers'
import { getBuildId } from './build-id'
import { metrics } from './metrics'
import { readCachedSiteMetrics } from './site-metrics'
import { withTimeout } from './with-timeout'

/**
 * Returns `{ status: 'ok', buildId }`: the process is alive, regardless of its database. See /api/ready for readiness.
 */
export const healthResponse = (): Response =>
  Response.json({ status: 'ok', buildId: getBuildId() }, { headers: { 'cache-control': 'no-store' } })

/** Returns Prometheus metrics to loopback or with METRICS_TOKEN; 404 to all others. */
export async function metricsResponse(headers: Headers): Promise<Response> {
  if (!canReadMetrics(headers)) return notFoundResponse()
  await getDatabase()
    .then(observeDatabase)
    // The metrics of this process are reported even while the database is unavailable.
    .catch(() => {})
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Longest wait of a scrape for the database, in ms. */
const PATIENCE_MS = 2_000

/** Sets the gauges that have to be queried: the pool, and figures from the database. */
async function observeDatabase({ pool }: OpenDb): Promise<void> {
  const set = metrics()
  set.pool.set({ state: 'open' }, pool.totalCount)
  set.pool.set({ state: 'idle' }, pool.idleCount)
  set.pool.set({ state: 'asked_for' }, pool.waitingCount)
  const { outbox, orders, lastWebhookAt } = await withTimeout(PATIENCE_MS, readCachedSiteMetrics(pool))
  set.outboxWaiting.set(outbox.waiting)
  set.outboxStuck.set(outbox.stuck)
  set.outboxFailed.set(outbox.failed)
  set.outboxOldestSeconds.set(outbox.oldestSeconds)
  set.orders.reset()
  for (const [status, count] of Object.entries(orders)) set.orders.set({ status }, count)
  set.webhookLast.set((lastWebhookAt?.getTime() ?? 0) / 1000)
}

/** Returns whether a request may read the metrics and the reasons of /api/ready: it comes from this machine, or has METRICS_TOKEN. */
export function canReadMetrics(headers: Headers): boolean {
  if (isLocalRequest(headers)) return true
  const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(headers.get('authorization') ?? '') ?? []
  return env.METRICS_TOKEN !== undefined && token !== undefined && equalInConstantTime(token, env.METRICS_TOKEN)
}
