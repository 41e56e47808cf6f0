import type { OpenDb } from '../db/db'
import { recentFigures } from './figures'
import { metrics } from './metrics'
import { withTimeout } from './with-timeout'

/** Longest wait of a scrape for the database, in ms. */
const PATIENCE_MS = 2_000

/** Sets the gauges that have to be queried: the pool, and figures from the database. */
export async function observeDatabase({ pool }: OpenDb): Promise<void> {
  const set = metrics()
  set.pool.set({ state: 'open' }, pool.totalCount)
  set.pool.set({ state: 'idle' }, pool.idleCount)
  set.pool.set({ state: 'asked_for' }, pool.waitingCount)
  const { outbox, orders, lastWebhookAt } = await withTimeout(PATIENCE_MS, recentFigures(pool))
  set.outboxWaiting.set(outbox.waiting)
  set.outboxStuck.set(outbox.stuck)
  set.outboxFailed.set(outbox.failed)
  set.outboxOldestSeconds.set(outbox.oldestSeconds)
  set.orders.reset()
  for (const [status, count] of Object.entries(orders)) set.orders.set({ status }, count)
  set.webhookLast.set((lastWebhookAt?.getTime() ?? 0) / 1000)
}
