import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Time in ms for which idle connections are left open. A proxy may be writing its next request at this moment, and a
 * request sent into a closing connection is lost: here it is still answered, and the connection closes afterwards.
 */
const LINGER_MS = 1_000

/**
 * Accepts no new connection, and waits for open requests and for `finishWork`, at most `patienceMs`.
 * @returns false when a request or the work was still running after `patienceMs`.
 */
export async function drain(
  servers: readonly Server[],
  finishWork: () => Promise<void>,
  patienceMs: number,
): Promise<boolean> {
  // Calls `close` of the listener alone: `close` of an HTTP server would also cut the idle connections.
  const closed = servers.map(
    (server) => new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve())),
  )
  const since = Date.now()
  const idle = setInterval(() => {
    if (Date.now() - since >= LINGER_MS) for (const server of servers) server.closeIdleConnections()
  }, 100)
  const work = finishWork().catch(() => {})
  const outcome = Promise.all([...closed, work]).then(() => true)
  const inTime = await Promise.race([outcome, sleep(patienceMs, false)])
  clearInterval(idle)
  return inTime
}
