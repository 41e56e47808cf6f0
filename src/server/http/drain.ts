import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Takes no new request, and waits for those in flight and for `finishWork`, at most `patienceMs`.
 * @returns false when something was still going on then.
 */
export async function drain(
  servers: readonly Server[],
  finishWork: () => Promise<void>,
  patienceMs: number,
): Promise<boolean> {
  const closed = servers.map((server) => new Promise<void>((resolve) => void server.close(() => resolve())))
  // Browsers keep connections open for a next request, which is not coming here.
  const idle = setInterval(() => servers.map((server) => server.closeIdleConnections()), 100)
  const work = finishWork().catch(() => {})
  const outcome = Promise.all([...closed, work]).then(() => true)
  const inTime = await Promise.race([outcome, sleep(patienceMs, false)])
  clearInterval(idle)
  return inTime
}
